import type { Finding } from './finding.ts'
import type { Layer } from './layer.ts'
import type { RepoPath } from './repo-path.ts'

/** Which version of the code a step looked at. */
export type Side = 'base' | 'head'

/** What became of one step. Only `completed` says that all targets were looked at. */
export type Ending =
  | { readonly kind: 'completed' }
  | { readonly kind: 'partial'; readonly reason: string }
  | { readonly kind: 'timed-out'; readonly reason: string }
  | { readonly kind: 'crashed'; readonly reason: string }
  | { readonly kind: 'unavailable'; readonly reason: string }
  /** The analyzer has nothing to say about these targets, e.g. a compiler about another version of the language. */
  | { readonly kind: 'not-applicable'; readonly reason: string }

export type OutcomeKind = Ending['kind']

/** One step and what became of it. Findings of a step that did not complete are kept. */
export type Outcome = Ending & {
  readonly analyzer: string
  readonly layer: Layer
  /** Folder of the project root; `''` for the top of the repository. */
  readonly root: string
  readonly side: Side
  /** What the step was to look at. */
  readonly targets: readonly RepoPath[]
  /** `null` when the tool could not be asked. */
  readonly version: string | null
  /** Version of the Solidity compiler that the sources were compiled with; left out where nothing was. */
  readonly compiler?: string
  readonly seconds: number
  readonly findings: readonly Finding[]
}
