import type { ChangedFile } from '../../src/domain/change.ts'
import type { RepoPath } from '../../src/domain/repo-path.ts'
import type { Clock } from '../../src/ports/clock.ts'
import type { Answer, CodeHost } from '../../src/ports/code-host.ts'
import type { Files, Workspace } from '../../src/ports/files.ts'
import type { Journal } from '../../src/ports/journal.ts'
import type { Command, Execution, ExecutionEnd, Limits, Processes } from '../../src/ports/processes.ts'
import type { Repository } from '../../src/ports/repository.ts'
import type { Entry, SourceTree } from '../../src/ports/source-tree.ts'
import { aPath } from './builders.ts'

// Ports without a world behind them. What a test did not script is an error, never a quiet answer.

function unscripted(what: string): never {
  throw new Error(`not scripted: ${what}`)
}

/** Text or bytes of a file, or an entry that has no content. */
export type Content = string | Uint8Array | Entry

/** One version of the source. `installed` is what lies in submodules and packages: readable, but not listed. */
export function aTree(
  files: Readonly<Record<string, Content>>,
  installed: Readonly<Record<string, string>> = {},
): SourceTree {
  const bytes = new Map<string, Uint8Array>()
  const entries = new Map<RepoPath, Entry>()
  for (const [path, content] of Object.entries({ ...installed, ...files })) {
    const raw = typeof content === 'string' ? new TextEncoder().encode(content) : content
    if (raw instanceof Uint8Array) bytes.set(path, raw)
    if (path in files) {
      entries.set(aPath(path), raw instanceof Uint8Array ? { kind: 'file', bytes: raw.length } : raw)
    }
  }
  return {
    entries: async () => entries,
    insideSubmodules: async () => Object.keys(installed),
    read: async (paths, maxBytes = Number.POSITIVE_INFINITY) =>
      new Map(
        paths.flatMap((path) => {
          const content = bytes.get(path)
          return content === undefined || content.length > maxBytes ? [] : [[path, content] as const]
        }),
      ),
  }
}

/** A clock that stands still until it is told otherwise. */
export function aClock(startMs = 0): Clock & { advance(ms: number): void } {
  let now = startMs
  return {
    nowMs: () => now,
    advance: (ms) => {
      now += ms
    },
  }
}

/** Keeps what it was told. */
export function aJournal(): Journal & { readonly lines: string[] } {
  const lines: string[] = []
  return {
    lines,
    progress: (text) => void lines.push(text),
    notice: (text) => void lines.push(`notice: ${text}`),
  }
}

/** A folder in memory. */
export function aWorkspace(): Workspace & {
  readonly written: Map<string, string>
  readonly isDisposed: () => boolean
} {
  const written = new Map<string, string>()
  let disposed = false
  return {
    folder: '/scratch',
    written,
    isDisposed: () => disposed,
    write: async (path, content) => {
      written.set(path, typeof content === 'string' ? content : new TextDecoder().decode(content))
      return `/scratch/${path}`
    },
    dispose: async () => {
      disposed = true
    },
  }
}

/** Hands out one workspace; has no other files. */
export function someFiles(workspace: Workspace = aWorkspace()): Files {
  return {
    makeWorkspace: async () => workspace,
    writeReport: async (path) => unscripted(`writing ${path}`),
    readText: async () => undefined,
  }
}

/** A run that ended by itself with exit code 0, unless told otherwise. */
export function anExecution(
  end: ExecutionEnd = { kind: 'exited', exitCode: 0 },
  facts: Partial<Omit<Execution, 'end'>> = {},
): Execution {
  return { end, stdout: '', stderr: '', seconds: 1, peakMemoryMb: 10, ...facts }
}

type Play = (command: Command, limits: Limits) => Execution | Promise<Execution>

/** Programs by name or path, each with what running it gives; all others are not on PATH, and running one is an error. */
export function scriptedProcesses(
  script: Readonly<Record<string, Play>>,
): Processes & { readonly runs: { readonly command: Command; readonly limits: Limits }[] } {
  const runs: { readonly command: Command; readonly limits: Limits }[] = []
  return {
    runs,
    find: async (program) => (program in script ? program : undefined),
    run: async (command, limits) => {
      runs.push({ command, limits })
      const play = script[command.program] ?? unscripted(`running ${command.program}`)
      return play(command, limits)
    },
  }
}

/** A history in memory: parents of each commit that is known to git, and what is here of it. */
export interface History {
  readonly parents: Readonly<Record<string, readonly string[]>>
  readonly refs: Readonly<Record<string, string>>
  /** Commits that are here; all without it. */
  readonly here?: readonly string[]
  /** Commits that a fetch by id brings. */
  readonly fetchable?: readonly string[]
  /** What each deepening, one after the other, brings; more than that fails. Set for a shallow clone. */
  readonly deepenings?: readonly (readonly string[])[]
  readonly changed?: readonly ChangedFile[]
  readonly trees?: Readonly<Record<string, SourceTree>>
}

/** A repository over a history, with the calls that would go over the network. */
export function aHistory(history: History): Repository & { readonly fetched: string[] } {
  const here = new Set(history.here ?? Object.keys(history.parents))
  const waiting = [...(history.deepenings ?? [])]
  const fetched: string[] = []
  const ancestorsOf = (commit: string): readonly string[] => {
    const found = new Set([commit])
    for (const one of found) {
      for (const parent of history.parents[one] ?? [])
        if (here.has(one) && here.has(parent)) found.add(parent)
    }
    return [...found]
  }
  const resolve = async (ref: string) => {
    const commit = history.refs[ref] ?? ref
    return here.has(commit) ? commit : undefined
  }
  return {
    folder: '/repository',
    fetched,
    resolve,
    parents: async (commit) => history.parents[commit] ?? unscripted(`parents of ${commit}`),
    mergeBase: async (one, other) => {
      const others = ancestorsOf(other)
      return ancestorsOf(one).find((commit) => others.includes(commit))
    },
    isShallow: async () => history.deepenings !== undefined,
    fetchCommit: async (commit) => {
      fetched.push(commit)
      const works = history.fetchable?.includes(commit) === true
      if (works) here.add(commit)
      return works
    },
    deepen: async (commits) => {
      fetched.push(`deepen ${commits}`)
      const brought = waiting.shift()
      for (const commit of brought ?? []) here.add(commit)
      return brought !== undefined
    },
    diff: async () => history.changed ?? unscripted('a diff'),
    tree: (commit) => history.trees?.[commit] ?? unscripted(`the tree of ${commit}`),
    hasUncommittedChanges: async () => false,
    readText: async (commit, path) => {
      const tree = history.trees?.[commit] ?? unscripted(`the tree of ${commit}`)
      const content = (await tree.read([path])).get(path)
      return content === undefined ? undefined : new TextDecoder().decode(content)
    },
  }
}

/** A code host that is asked for merge bases only. */
export function aHostWithMergeBase(answer: Answer<string>): CodeHost {
  const no = (what: string) => async () => unscripted(what)
  return {
    author: no('author'),
    comments: no('comments'),
    createComment: no('createComment'),
    updateComment: no('updateComment'),
    uploadSarif: no('uploadSarif'),
    sarifStatus: no('sarifStatus'),
    visibility: no('visibility'),
    mergeBase: async () => answer,
  }
}
