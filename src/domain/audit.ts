import type { Change } from './change.ts'
import type { Outcome } from './outcome.ts'
import type { Policy } from './policy.ts'
import type { Verdict } from './verdict.ts'
import type { Weakness } from './weakness.ts'

/** What the run was made with, so that it can be repeated. */
export interface Provenance {
  readonly sevengates: string
  readonly node: string
  readonly platform: string
  /** SHA-256 of the settings in force, as canonical JSON. */
  readonly settingsHash: string
  /** Where the settings came from: `defaults`, or the file and commit. */
  readonly settingsSource: string
}

/** The head version's text of files that reports quote, by path. */
export type Sources = ReadonlyMap<string, string>

/** The whole answer; every report is a pure function of it. */
export interface Audit {
  readonly verdict: Verdict
  readonly policy: Policy
  readonly change: Change
  readonly outcomes: readonly Outcome[]
  /** Sorted: blocking first, then by severity, then by place. */
  readonly weaknesses: readonly Weakness[]
  /** Project roots that were analysed; `''` is the top of the repository. */
  readonly roots: readonly string[]
  /** What the pull request changes in its own gate: settings, suppressions, build files. One sentence each. */
  readonly tampering: readonly string[]
  readonly provenance: Provenance
  /** Texts of the head (of the base for files that only exist there), for excerpts and line hashes. */
  readonly sources: Sources
}
