import { type RepoPath, toRepoPath } from '../../domain/repo-path.ts'
import type { SourceTree } from '../../ports/source-tree.ts'
import { readManyContained } from '../contained-file.ts'
import { follow } from './links.ts'
import { commitNotFound, listTree, readBlobs, type TreeEntry } from './objects.ts'
import { once } from './once.ts'
import { textOfBytes } from './path-names.ts'
import type { PrivateStore } from './private-store.ts'
import { findSubmodule, type Submodule } from './submodules.ts'

/** A commit as a source tree. */
export interface GitTree extends SourceTree {
  /** What the reader should know about where contents came from, one sentence each; grows while reading. */
  notes(): readonly string[]
}

type Contents = ReadonlyMap<string, Uint8Array>
type Listing = ReadonlyMap<RepoPath, TreeEntry>

/** A tree and where its files lie in the checkout: `''`, or the path of a submodule. */
interface Opened {
  readonly store: PrivateStore
  readonly prefix: string
  readonly listing: () => Promise<Listing>
  readonly links: () => Promise<Contents>
  readonly submodule: (path: string, commit: string) => Promise<SourceTree['read']>
}

/** Opens a commit; it is listed once, however often it is read. `entries` throws `COMMIT_NOT_FOUND`. */
export function openTree(store: PrivateStore, commit: string): GitTree {
  const notes = new Set<string>()
  const listing = once(async () => {
    const entries = await listTree(store, commit)
    if (entries === undefined) throw commitNotFound(commit)
    return entries
  })
  const opened = openAt(store, '', listing, (note) => notes.add(note))
  return {
    entries: listing,
    read: (paths, maxBytes) => read(opened, paths, maxBytes),
    notes: () => [...notes].sort(),
  }
}

function openAt(
  store: PrivateStore,
  prefix: string,
  listing: () => Promise<Listing>,
  tell: (note: string) => void,
): Opened {
  const submodules = new Map<string, Promise<SourceTree['read']>>()
  return {
    store,
    prefix,
    listing,
    links: once(async () => linkTargets(store, await listing())),
    submodule: (path, commit) => {
      const known = submodules.get(path) ?? findSubmodule(store, prefix + path, commit).then(readerOf)
      submodules.set(path, known)
      return known
    },
  }

  function readerOf(found: Submodule): SourceTree['read'] {
    if (found.note !== undefined) tell(found.note)
    const inside = `${found.path}/`
    if (found.kind === 'absent') return async () => new Map()
    if (found.kind === 'on-disk')
      return (paths, maxBytes) => readCheckout(store, inside, paths, maxBytes ?? Infinity)
    const opened = openAt(store, inside, async () => found.listing, tell)
    return (paths, maxBytes) => read(opened, paths, maxBytes)
  }
}

const maxLinkBytes = 4096

async function linkTargets(store: PrivateStore, entries: Listing): Promise<Contents> {
  const links = [...entries.values()].filter(({ kind, bytes }) => kind === 'symlink' && bytes <= maxLinkBytes)
  return readBlobs(
    store,
    links.map(({ id }) => id),
    maxLinkBytes,
  )
}

/** What has to be read from where, by the path that was asked for. */
interface Errands {
  /** Blob ids. */
  readonly blobs: Map<string, string>
  /** Paths in the checkout. */
  readonly onDisk: Map<string, string>
  /** Paths inside submodules, by the submodule's path. */
  readonly inSubmodules: Map<string, { readonly commit: string; readonly paths: Map<string, string> }>
}

async function read(opened: Opened, paths: readonly string[], maxBytes = Infinity): Promise<Contents> {
  const errands = sortOut(paths, await opened.listing(), await opened.links(), maxBytes)
  const blobs = await readBlobs(opened.store, errands.blobs.values(), maxBytes)
  const disk = await readCheckout(opened.store, opened.prefix, [...errands.onDisk.values()], maxBytes)
  const found = new Map([...pairUp(errands.blobs, blobs), ...pairUp(errands.onDisk, disk)])
  for (const [path, { commit, paths: inner }] of errands.inSubmodules) {
    const readInside = await opened.submodule(path, commit)
    const contents = await readInside([...new Set(inner.values())], maxBytes)
    for (const [asked, content] of pairUp(inner, contents)) found.set(asked, content)
  }
  return found
}

function sortOut(paths: readonly string[], entries: Listing, links: Contents, maxBytes: number): Errands {
  const errands: Errands = { blobs: new Map(), onDisk: new Map(), inSubmodules: new Map() }
  for (const asked of paths) {
    const path = toRepoPath(asked)
    if (path === undefined) continue
    const spot = follow(path, entries, (link) => targetOf(link, links))
    if (spot.kind === 'file' && spot.entry.bytes <= maxBytes) errands.blobs.set(asked, spot.entry.id)
    if (spot.kind === 'untracked' && isInstalled(spot.path)) errands.onDisk.set(asked, spot.path)
    if (spot.kind === 'submodule') {
      const inside = errands.inSubmodules.get(spot.path) ?? { commit: spot.entry.id, paths: new Map() }
      inside.paths.set(asked, spot.rest)
      errands.inSubmodules.set(spot.path, inside)
    }
  }
  return errands
}

function targetOf(link: TreeEntry, links: Contents): string | undefined {
  const target = links.get(link.id)
  return target === undefined ? undefined : textOfBytes(target)
}

function isInstalled(path: string): boolean {
  return /(^|\/)node_modules\//.test(path)
}

/** Reads from the checkout's disk, with names relative to `prefix`. */
async function readCheckout(
  store: PrivateStore,
  prefix: string,
  paths: readonly string[],
  maxBytes: number,
): Promise<Contents> {
  const contents = await readManyContained(
    store.checkout.folder,
    paths.map((path) => prefix + path),
    maxBytes,
  )
  return new Map([...contents].map(([path, content]) => [path.slice(prefix.length), content]))
}

function* pairUp(wanted: ReadonlyMap<string, string>, contents: Contents): Iterable<[string, Uint8Array]> {
  for (const [asked, key] of wanted) {
    const content = contents.get(key)
    if (content !== undefined) yield [asked, content]
  }
}
