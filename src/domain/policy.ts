import type { Confidence, Severity } from './severity.ts'

/** What the verdict goes by. Always read from the base commit. */
export interface Policy {
  /** New weaknesses at least this bad fail the gate; `never` lets all through. */
  readonly failOn: Severity | 'never'
  /** … if at least this sure. */
  readonly minConfidence: Confidence
  /** What a required analyzer that did not complete does to the check. */
  readonly onIncomplete: 'fail' | 'warn'
  /** Analyzers that must complete on everything in scope, besides the embedded ones. */
  readonly required: readonly string[]
}
