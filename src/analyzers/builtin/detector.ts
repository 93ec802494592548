import type { Confidence, Severity } from '../../domain/severity.ts'
import type { ClassId } from '../../domain/taxonomy.ts'
import type { Contract, Project, SourceFile } from '../../solidity/model/types.ts'
import type { Spot } from './spot.ts'

/** Something that a detector says about one place. */
export interface Claim {
  /** The sentence that an auditor would write, with the names of this code. */
  readonly message: string
  /** The statement that is the weakness. */
  readonly at: Spot
  /** What else has to do with it, in the order in which it happens. */
  readonly path?: readonly { readonly at: Spot; readonly role: string }[]
  /** Where this claim is worse or better than the detector's own. */
  readonly severity?: Severity
  /** Where this claim is surer or less sure than the detector's own. */
  readonly confidence?: Confidence
}

/** What is written on a detector's index card; checked over the registry. */
interface Card {
  /** The rule's name in reports. */
  readonly id: string
  readonly class: ClassId
  /** Of the worst that it claims at its default confidence. */
  readonly severity: Severity
  /** Low where a safe pattern cannot be told from a weak one. */
  readonly confidence: Confidence
  /** Sentence case, at most 60 characters. */
  readonly title: string
  readonly looksAt: string
  /** What it deliberately stays silent about, or says at low confidence. */
  readonly ignores: string
  /** Pages beyond those of the class. */
  readonly references: readonly string[]
}

/**
 * A detector, as a value. Contracts are handed over one by one, without interfaces, and without abstract contracts
 * that some other contract of the project completes; what is claimed twice about one statement counts once.
 */
export type Detector = Card &
  (
    | {
        readonly scope: 'contract'
        readonly detect: (contract: Contract, project: Project) => readonly Claim[]
      }
    | {
        readonly scope: 'file'
        readonly detect: (file: SourceFile, project: Project) => readonly Claim[]
      }
  )
