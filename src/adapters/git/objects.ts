import type { RepoPath } from '../../domain/repo-path.ts'
import { UserError } from '../../domain/user-error.ts'
import type { Entry } from '../../ports/source-tree.ts'
import { nameOfBytes } from './path-names.ts'
import type { PrivateStore } from './private-store.ts'
import { expectSuccess } from './run-git.ts'

/** An entry of a commit's tree with the id of its blob; for a submodule, of the commit that is pinned. */
export interface TreeEntry extends Entry {
  readonly id: string
}

const kinds: Readonly<Record<string, Entry['kind']>> = { '120000': 'symlink', '160000': 'submodule' }

/** Whether a text is a full commit id, and so harmless as an argument. */
export function isFullId(text: string): boolean {
  return /^([0-9a-f]{40}|[0-9a-f]{64})$/.test(text)
}

/** The first of some commits that is not here; `undefined` when all are. */
export async function firstMissing(
  store: PrivateStore,
  commits: readonly string[],
): Promise<string | undefined> {
  const malformed = commits.find((commit) => !isFullId(commit))
  if (malformed !== undefined) return malformed
  const run = await store.git(['cat-file', '--batch-check=%(objecttype)'], {
    input: `${commits.join('\n')}\n`,
  })
  const types = expectSuccess(run, 'look for commits').toString('latin1').split('\n')
  return commits.find((_, index) => types[index] !== 'commit')
}

/** Every path of a commit, in git's order; `undefined` when the commit is not here. */
export async function listTree(
  store: PrivateStore,
  commit: string,
): Promise<ReadonlyMap<RepoPath, TreeEntry> | undefined> {
  if (!isFullId(commit)) return undefined
  const run = await store.git(['ls-tree', '-r', '-z', '-l', '--full-tree', commit])
  if (run.exitCode === 128 && /not a (valid object name|tree object)/i.test(run.stderr)) return undefined
  return parseListing(expectSuccess(run, `list the files of ${commit}`))
}

/** Reads records of `<mode> <type> <id> <size>TAB<path>NUL`. */
function parseListing(listing: Buffer): ReadonlyMap<RepoPath, TreeEntry> {
  const entries = new Map<RepoPath, TreeEntry>()
  for (let at = 0; at < listing.length; ) {
    const end = listing.indexOf(0, at)
    const tab = listing.indexOf(9, at)
    const [mode = '', , id = '', size = ''] = listing.toString('latin1', at, tab).split(/ +/)
    entries.set(nameOfBytes(listing.subarray(tab + 1, end)), {
      kind: kinds[mode] ?? 'file',
      // `-` for a submodule, `BAD` for a blob that a partial clone left out.
      bytes: /^\d+$/.test(size) ? Number(size) : 0,
      id,
    })
    at = end + 1
  }
  return entries
}

/** The contents of blobs by id, without those that are missing or larger than `maxBytes`. */
export async function readBlobs(
  store: PrivateStore,
  ids: Iterable<string>,
  maxBytes: number,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const run = await store.gitWithBlobs(['cat-file', '--batch', '--buffer'], {
    input: `${wanted.join('\n')}\n`,
  })
  return parseBatch(expectSuccess(run, 'read the contents of files'), maxBytes)
}

/** Reads records of `<id> <type> <size>LF<content>LF`, or `<id> missing`. */
function parseBatch(batch: Buffer, maxBytes: number): ReadonlyMap<string, Uint8Array> {
  const blobs = new Map<string, Uint8Array>()
  for (let at = 0; at < batch.length; ) {
    const end = batch.indexOf(10, at)
    const [id = '', type = '', size = ''] = batch.toString('latin1', at, end).split(' ')
    at = end + 1
    if (type === 'missing') continue
    const content = batch.subarray(at, at + Number(size))
    if (type === 'blob' && content.length <= maxBytes) blobs.set(id, content)
    at += content.length + 1
  }
  return blobs
}

/** The parents that a commit itself names, also where a shallow clone pretends that it has none. */
export async function parentsOf(store: PrivateStore, commit: string): Promise<readonly string[]> {
  const run = isFullId(commit) ? await store.git(['cat-file', 'commit', commit]) : undefined
  if (run?.exitCode !== 0) throw commitNotFound(commit)
  const [head = ''] = run.stdout.toString('latin1').split('\n\n', 1)
  return head.split('\n').flatMap((line) => /^parent ([0-9a-f]+)$/.exec(line)?.[1] ?? [])
}

export function commitNotFound(commit: string): UserError {
  return new UserError('COMMIT_NOT_FOUND', `there is no commit ${JSON.stringify(commit)} in this checkout`, {
    hint: 'In a workflow, let actions/checkout fetch more: `fetch-depth: 0`. On a terminal: `git fetch`.',
  })
}
