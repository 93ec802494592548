import type { RepoPath } from '../domain/repo-path.ts'

/** What lies at a path of a commit or folder. */
export type EntryKind = 'file' | 'symlink' | 'submodule'

export interface Entry {
  readonly kind: EntryKind
  /** Size of the content in bytes; 0 for a submodule. */
  readonly bytes: number
}

/** One version of the source: a commit, or a folder on disk. Reading it never runs filters or follows links out of the tree. */
export interface SourceTree {
  /** Every tracked path (for a folder: every file), submodules as one entry each, without what lies in them. */
  entries(): Promise<ReadonlyMap<RepoPath, Entry>>
  /** Paths of the files inside submodules, nested ones too, as far as their commits or work trees are here. */
  insideSubmodules(): Promise<readonly string[]>
  /**
   * The contents of many files at once, in bytes exactly as stored. Also finds files inside submodules (at the commit
   * that this version pins) and, for packages that are installed but not tracked, inside `node_modules` of the checkout.
   * A path that does not exist, is no regular file after following links inside the tree, or is larger than `maxBytes`
   * is missing from the answer.
   */
  read(paths: readonly string[], maxBytes?: number): Promise<ReadonlyMap<string, Uint8Array>>
}
