import type { Place } from './place.ts'
import type { Confidence, Severity } from './severity.ts'
import type { ClassId } from './taxonomy.ts'

/** A further place that a claim names, and what it has to do with it. */
export interface RelatedPlace {
  readonly place: Place
  readonly message?: string
}

/** One claim of one analyzer about one place. */
export interface Finding {
  readonly analyzer: string
  /** The rule in the analyzer's own words, e.g. Slither's `reentrancy-eth`. */
  readonly rule: string
  readonly class: ClassId
  readonly severity: Severity
  readonly confidence: Confidence
  /** The analyzer's own text; written by an attacker until shown otherwise. */
  readonly message: string
  /** The statement that is the weakness, not the function that holds it. */
  readonly place: Place
  readonly related: readonly RelatedPlace[]
  /** Set when the claim comes with an input or transaction sequence that shows it. */
  readonly counterExample?: string
}
