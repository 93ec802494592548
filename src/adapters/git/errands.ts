import { toRepoPath } from '../../domain/repo-path.ts'
import type { Entry } from '../../ports/source-tree.ts'
import { follow } from './links.ts'
import type { TreeEntry } from './objects.ts'
import { textOfBytes } from './path-names.ts'

/** What has to be read from where, by the path that was asked for. */
export interface Errands {
  /** Blob ids. */
  readonly blobs: Map<string, string>
  /** Paths in the checkout. */
  readonly onDisk: Map<string, string>
  /** Paths inside submodules, by the submodule's path. */
  readonly inSubmodules: Map<string, { readonly commit: string; readonly paths: Map<string, string> }>
}

export interface LinkedEntries {
  readonly entries: ReadonlyMap<string, TreeEntry>
  /** Where links point, by their blob. */
  readonly links: ReadonlyMap<string, Uint8Array>
}

/** Tells for each path where its content is; a path that is nowhere, or too large, gets no errand. */
export function sortOut(paths: readonly string[], tree: LinkedEntries, maxBytes: number): Errands {
  const errands: Errands = { blobs: new Map(), onDisk: new Map(), inSubmodules: new Map() }
  for (const asked of paths) {
    const path = toRepoPath(asked)
    if (path !== undefined) addErrand(errands, asked, path, tree, maxBytes)
  }
  return errands
}

function addErrand(
  errands: Errands,
  asked: string,
  path: string,
  { entries, links }: LinkedEntries,
  maxBytes: number,
): void {
  const spot = follow(path, entries, (link) => targetOf(link, links))
  switch (spot.kind) {
    case 'file':
      if (spot.entry.bytes <= maxBytes) errands.blobs.set(asked, spot.entry.id)
      return
    case 'untracked':
      if (isInstalled(spot.path)) errands.onDisk.set(asked, spot.path)
      return
    case 'submodule': {
      const inside = errands.inSubmodules.get(spot.path) ?? { commit: spot.entry.id, paths: new Map() }
      inside.paths.set(asked, spot.rest)
      errands.inSubmodules.set(spot.path, inside)
      return
    }
    case 'nowhere':
      return
  }
}

function targetOf(link: Entry & { readonly id: string }, links: LinkedEntries['links']): string | undefined {
  const target = links.get(link.id)
  return target === undefined ? undefined : textOfBytes(target)
}

function isInstalled(path: string): boolean {
  return /(^|\/)node_modules\//.test(path)
}
