import type { ChangedFile } from '../domain/change.ts'
import type { RepoPath } from '../domain/repo-path.ts'
import type { SourceTree } from './source-tree.ts'

/** A git repository, read only: nothing in the user's checkout, index or refs is touched. */
export interface Repository {
  /** Full commit id of a ref, or `undefined` when it names no commit that is here. */
  resolve(ref: string): Promise<string | undefined>
  /** Parents of a commit, in order; empty for a first commit. Reads grafted parents of a shallow clone as stored in the commit. */
  parents(commit: string): Promise<readonly string[]>
  /** The best common ancestor; `undefined` when there is none here. */
  mergeBase(one: string, other: string): Promise<string | undefined>
  isShallow(): Promise<boolean>
  /** Fetches one commit (depth 1) from the remote. False when that fails. */
  fetchCommit(commit: string): Promise<boolean>
  /** Deepens by `commits`; false when that fails. */
  deepen(commits: number): Promise<boolean>
  /** What differs between two commits: renames and copies found, submodules as one entry, no filters, never through a shell. */
  diff(base: string, head: string): Promise<readonly ChangedFile[]>
  tree(commit: string): SourceTree
  /** Whether the checkout has changes that no commit holds. */
  hasUncommittedChanges(): Promise<boolean>
  /** Absolute path of the top folder of the checkout. */
  readonly folder: string
  /** The text of one file at a commit; `undefined` when it is not there. */
  readText(commit: string, path: RepoPath): Promise<string | undefined>
}
