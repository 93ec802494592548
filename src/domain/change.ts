import type { LineRange } from './place.ts'
import type { RepoPath } from './repo-path.ts'

/** What git says happened to a file between base and head. */
export type FileStatus =
  | 'added'
  | 'modified'
  | 'renamed'
  | 'copied'
  | 'deleted'
  | 'type-changed'
  | 'mode-changed'
  | 'submodule-changed'

/** One file that differs between base and head. */
export interface ChangedFile {
  readonly path: RepoPath
  readonly status: FileStatus
  /** Where the content came from, for `renamed` and `copied`. */
  readonly oldPath?: RepoPath
  /** Lines of the head version that the change wrote; empty when it wrote none. */
  readonly changedLines: readonly LineRange[]
}

/** A file that this run looks at, or deliberately leaves out, and why. */
export interface FileInScope {
  readonly path: RepoPath
  readonly status: FileStatus | 'unchanged'
  readonly oldPath?: RepoPath
  /** A sentence for the reader: "changed", "imports src/A.sol, which changed", "left out by …". */
  readonly reason: string
  /** False for deleted files and for what the settings leave out: shown, but not analysed. */
  readonly isAnalysed: boolean
  /** Lines that the change wrote; empty for files that are in scope as dependents. */
  readonly changedLines: readonly LineRange[]
}

/** What is judged: the two sides and every Solidity file that is in scope. */
export interface Change {
  /** The full commit id of the base; `null` when there is nothing to compare with and all findings count as new. */
  readonly base: string | null
  /** The full commit id of the head; `null` for files on disk that belong to no commit. */
  readonly head: string | null
  /** Sorted by path. */
  readonly files: readonly FileInScope[]
  /** What the reader should know about how the change was found: fallbacks, full scans, notable files. */
  readonly notes: readonly string[]
}
