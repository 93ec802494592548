import { execFileSync } from 'node:child_process'

/** One entry of a listing of changed files, in GitHub's words. */
export interface ListedFile {
  readonly sha: string
  readonly filename: string
  readonly status: string
  readonly additions: number
  readonly deletions: number
  readonly changes: number
  readonly patch?: string
  readonly previous_filename?: string
}

/** The git repository behind the double; each question may throw when git has no answer. */
export interface History {
  commit(name: string): string
  mergeBase(one: string, other: string): string
  /** Commits that `to` has and `from` has not. */
  distance(from: string, to: string): number
  /** What `head` changed since it left `base`. */
  files(base: string, head: string): readonly ListedFile[]
  content(ref: string, path: string): { readonly bytes: Buffer; readonly sha: string }
}

export function historyOf(folder: string): History {
  const git = (...args: readonly string[]): string => gitBytes(folder, args).toString('utf8')
  const one = (...args: readonly string[]): string => git(...args).trim()
  const listed = new Map<string, readonly ListedFile[]>()

  return {
    commit: (name) => one('rev-parse', '--verify', '--end-of-options', `${name}^{commit}`),
    mergeBase: (base, head) => one('merge-base', '--end-of-options', base, head),
    distance: (from, to) => Number(one('rev-list', '--count', '--end-of-options', `${from}..${to}`)),
    files: (base, head) => {
      const range = `${one('rev-parse', base)}...${one('rev-parse', head)}`
      const files = listed.get(range) ?? filesOf(git, range)
      listed.set(range, files)
      return files
    },
    content: (ref, path) => ({
      bytes: gitBytes(folder, ['show', '--end-of-options', `${ref}:${path}`]),
      sha: one('rev-parse', `${ref}:${path}`),
    }),
  }
}

const statuses = new Map([
  ['A', 'added'],
  ['M', 'modified'],
  ['D', 'removed'],
  ['R', 'renamed'],
  ['C', 'copied'],
  ['T', 'changed'],
])

function filesOf(git: (...args: string[]) => string, range: string): readonly ListedFile[] {
  const counts = git('diff', '--numstat', '-M', '-z', range).split('\0')
  const patches = `\n${git('diff', '-M', '--full-index', range)}`.split('\ndiff --git ').slice(1)
  return entriesOf(git('diff', '--raw', '-M', '-z', '--no-abbrev', range)).map((entry, index) => {
    const [added, removed] = (counts.shift() ?? '').split('\t')
    if (entry.previous_filename !== undefined) counts.splice(0, 2)
    return { ...entry, ...changesOf(Number(added), Number(removed)), ...hunksOf(patches[index] ?? '') }
  })
}

type Entry = Pick<ListedFile, 'sha' | 'filename' | 'status' | 'previous_filename'>

function entriesOf(raw: string): readonly Entry[] {
  const fields = raw.split('\0')
  const entries: Entry[] = []
  for (let field = fields.shift(); field?.startsWith(':'); field = fields.shift()) {
    const [, , before = '', after = '', letters = ''] = field.split(' ')
    const previous = /^[RC]/.test(letters) ? { previous_filename: fields.shift() ?? '' } : {}
    entries.push({
      sha: letters === 'D' ? before : after,
      filename: fields.shift() ?? '',
      status: statuses.get(letters.charAt(0)) ?? 'unchanged',
      ...previous,
    })
  }
  return entries
}

/** Git counts nothing in binary files. */
function changesOf(added: number, removed: number) {
  const [additions, deletions] = [added || 0, removed || 0]
  return { additions, deletions, changes: additions + deletions }
}

function hunksOf(patch: string): { readonly patch?: string } {
  const start = patch.indexOf('\n@@ ')
  return start < 0 ? {} : { patch: patch.slice(start + 1).replace(/\n$/, '') }
}

function gitBytes(folder: string, args: readonly string[]): Buffer {
  return execFileSync('git', ['-C', folder, ...args], {
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
