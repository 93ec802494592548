import type { Place } from './place.ts'
import type { Confidence, Evidence, Severity } from './severity.ts'
import type { ClassId } from './taxonomy.ts'

declare const brand: unique symbol

/** Names a weakness across commits: it survives moved lines, reformatting and renamed files. 64 hexadecimal digits. */
export type Fingerprint = string & { readonly [brand]: 'Fingerprint' }

/** Where a weakness stands between base and head. */
export type State = 'new' | 'worsened' | 'unchanged' | 'fixed'

/** What one analyzer says about a weakness. */
export interface Claim {
  readonly analyzer: string
  readonly rule: string
  readonly message: string
}

export interface WeaknessLocation extends Place {
  readonly role: 'primary' | 'related'
  readonly message?: string
}

/** The findings of all analyzers about one defect. Places are in the head, or in the base when `state` is `fixed`. */
export interface Weakness {
  readonly fingerprint: Fingerprint
  readonly class: ClassId
  readonly severity: Severity
  readonly confidence: Confidence
  readonly evidence: Evidence
  readonly state: State
  /** Whether the policy fails the gate because of it. */
  readonly blocking: boolean
  /** Why it blocks or does not, in a sentence. */
  readonly ruling: string
  readonly contract: string | null
  /** Signature as written in the source, e.g. `withdraw(uint256)`. */
  readonly function: string | null
  readonly message: string
  /** At least one; surest first. */
  readonly claims: readonly Claim[]
  /** The primary place first. */
  readonly locations: readonly [WeaknessLocation, ...WeaknessLocation[]]
  /** Set when somebody asked for silence and the policy grants it; it does not block then. */
  readonly suppression?: { readonly kind: 'inline' | 'file'; readonly justification: string }
  readonly counterExample?: string
}
