import type { Side } from '../domain/outcome.ts'
import type { RepoPath } from '../domain/repo-path.ts'
import type { Entry, SourceTree } from '../ports/source-tree.ts'
import { maxSourceBytes, openSource, type SourceFile } from './source-file.ts'

/** One version of the source; each file is read and opened at most once. */
export interface SideReader {
  readonly side: Side
  entries(): Promise<ReadonlyMap<RepoPath, Entry>>
  /** Reads what was not read before; afterwards `file` and `problem` know each path. */
  load(paths: Iterable<string>): Promise<void>
  /** A file that was loaded and can be read. */
  file(path: string): SourceFile | undefined
  /** Why a loaded path that is there cannot be read; `undefined` for one that is not there. */
  problem(path: string): string | undefined
}

export function openSide(side: Side, tree: SourceTree): SideReader {
  const files = new Map<string, SourceFile>()
  const problems = new Map<string, string>()
  const asked = new Set<string>()
  let entries: Promise<ReadonlyMap<RepoPath, Entry>> | undefined
  const list = () => {
    entries ??= tree.entries()
    return entries
  }
  const keep = (path: string, opened: SourceFile | Problem | undefined) => {
    if (opened === undefined) return
    if ('unreadable' in opened) problems.set(path, opened.unreadable)
    else files.set(path, opened)
  }
  return {
    side,
    entries: list,
    async load(paths) {
      const wanted = [...new Set(paths)].filter((path) => !asked.has(path))
      if (wanted.length === 0) return
      for (const path of wanted) asked.add(path)
      const [known, contents] = await Promise.all([list(), tree.read(wanted, maxSourceBytes)])
      const kinds = new Map<string, Entry>(known)
      for (const path of wanted) {
        const bytes = contents.get(path)
        keep(path, bytes === undefined ? missing(kinds.get(path)) : openSource(path, bytes))
      }
    },
    file: (path) => files.get(path),
    problem: (path) => problems.get(path),
  }
}

interface Problem {
  readonly unreadable: string
}

/** Why a path that is listed has no content. */
function missing(entry: Entry | undefined): Problem | undefined {
  if (entry === undefined) return undefined
  if (entry.kind === 'symlink') return { unreadable: 'it is a link that leads nowhere inside the repository' }
  if (entry.kind === 'submodule') return { unreadable: 'it is a submodule' }
  return entry.bytes > maxSourceBytes
    ? {
        unreadable: `it has ${megabytes(entry.bytes)} MB; at most ${megabytes(maxSourceBytes)} MB are analysed`,
      }
    : { unreadable: 'its content is not here' }
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1)
}
