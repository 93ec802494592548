import type { Confidence, Severity } from '../../domain/severity.ts'
import type { RuleId } from './rules.ts'
import type { Spot } from './wording.ts'

/** Something that the change did. */
export interface Claim {
  readonly rule: RuleId
  readonly severity: Severity
  readonly confidence: Confidence
  /** One sentence with the names of this code; it quotes the base, which no place can show. */
  readonly message: string
  /** What is alike in claims that say the same of several contracts; the message when it is absent. */
  readonly repeats?: string
  /** In the head. */
  readonly at: Spot
  /** What else has to do with it, in the head. */
  readonly related?: readonly { readonly at: Spot; readonly message: string }[]
}
