import type { RepoPath } from '../../domain/repo-path.ts'
import type { SourceTree } from '../../ports/source-tree.ts'
import { readManyContained } from '../contained-file.ts'
import { openFolder } from '../folder-tree.ts'
import { sortOut } from './errands.ts'
import { commitNotFound, listTree, readBlobs, type TreeEntry } from './objects.ts'
import { once } from './once.ts'
import type { PrivateStore } from './private-store.ts'
import { findSubmodule, type Submodule } from './submodules.ts'

/** A commit as a source tree. */
export interface GitTree extends SourceTree {
  /** What the reader should know about where contents came from, one sentence each; grows while reading. */
  notes(): readonly string[]
}

type Contents = ReadonlyMap<string, Uint8Array>
type Listing = ReadonlyMap<RepoPath, TreeEntry>

/** What can be asked about a submodule; paths are relative to it. */
interface Inside {
  readonly read: (paths: readonly string[], maxBytes: number) => Promise<Contents>
  /** Of files and links, nested submodules included. */
  readonly paths: () => Promise<readonly string[]>
}

/** A tree and where its files lie in the checkout: `''`, or the path of a submodule and `/`. */
interface Opened {
  readonly store: PrivateStore
  readonly prefix: string
  readonly listing: () => Promise<Listing>
  readonly links: () => Promise<Contents>
  readonly submodule: (path: string, commit: string) => Promise<Inside>
}

/** Opens a commit; it is listed once, however often it is read. Reading throws `COMMIT_NOT_FOUND` when it is not here. */
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
    insideSubmodules: once(() => pathsInSubmodules(opened)),
    read: (paths, maxBytes = Infinity) => read(opened, paths, maxBytes),
    notes: () => [...notes].sort(),
  }
}

type Tell = (note: string) => void

function openAt(store: PrivateStore, prefix: string, listing: Opened['listing'], tell: Tell): Opened {
  const submodules = new Map<string, Promise<Inside>>()
  return {
    store,
    prefix,
    listing,
    links: once(async () => linkTargets(store, await listing())),
    submodule: (path, commit) => {
      const known =
        submodules.get(path) ??
        findSubmodule(store, prefix + path, commit).then((found) => enter(store, found, tell))
      submodules.set(path, known)
      return known
    },
  }
}

function enter(store: PrivateStore, found: Submodule, tell: Tell): Inside {
  const prefix = `${found.path}/`
  switch (found.kind) {
    case 'at-commit': {
      const opened = openAt(store, prefix, async () => found.listing, tell)
      return {
        read: (paths, maxBytes) => read(opened, paths, maxBytes),
        paths: async () => [...ownPaths(found.listing), ...(await pathsInSubmodules(opened))],
      }
    }
    case 'on-disk':
      tell(found.note)
      return {
        read: (paths, maxBytes) => readCheckout(store, prefix, paths, maxBytes),
        paths: async () => [...(await openFolder(found.folder).entries()).keys()],
      }
    case 'absent':
      tell(found.note)
      return { read: async () => new Map(), paths: async () => [] }
  }
}

function ownPaths(listing: Listing): readonly string[] {
  return [...listing].filter(([, { kind }]) => kind !== 'submodule').map(([path]) => path)
}

async function pathsInSubmodules(opened: Opened): Promise<readonly string[]> {
  const found: string[] = []
  for (const [path, { kind, id }] of await opened.listing()) {
    if (kind !== 'submodule') continue
    const inside = await opened.submodule(path, id)
    for (const inner of await inside.paths()) found.push(`${path}/${inner}`)
  }
  return found
}

const maxLinkBytes = 4096

async function linkTargets(store: PrivateStore, entries: Listing): Promise<Contents> {
  const links = [...entries.values()].filter(({ kind, bytes }) => kind === 'symlink' && bytes <= maxLinkBytes)
  const ids = links.map(({ id }) => id)
  return readBlobs(store, ids, maxLinkBytes)
}

async function read(opened: Opened, paths: readonly string[], maxBytes: number): Promise<Contents> {
  const tree = { entries: await opened.listing(), links: await opened.links() }
  const errands = sortOut(paths, tree, maxBytes)
  const blobs = await readBlobs(opened.store, errands.blobs.values(), maxBytes)
  const disk = await readCheckout(opened.store, opened.prefix, [...errands.onDisk.values()], maxBytes)
  const found = new Map([...pairUp(errands.blobs, blobs), ...pairUp(errands.onDisk, disk)])
  for (const [path, { commit, paths: inner }] of errands.inSubmodules) {
    const inside = await opened.submodule(path, commit)
    const contents = await inside.read([...new Set(inner.values())], maxBytes)
    for (const [asked, content] of pairUp(inner, contents)) found.set(asked, content)
  }
  return found
}

/** Reads from the checkout's disk, with names relative to `prefix`. */
async function readCheckout(
  store: PrivateStore,
  prefix: string,
  paths: readonly string[],
  maxBytes: number,
): Promise<Contents> {
  const places = paths.map((path) => prefix + path)
  const contents = await readManyContained(store.checkout.folder, places, maxBytes)
  return new Map([...contents].map(([path, content]) => [path.slice(prefix.length), content]))
}

function* pairUp(wanted: ReadonlyMap<string, string>, contents: Contents): Iterable<[string, Uint8Array]> {
  for (const [asked, key] of wanted) {
    const content = contents.get(key)
    if (content !== undefined) yield [asked, content]
  }
}
