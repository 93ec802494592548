import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { RepoPath } from '../../domain/repo-path.ts'
import { borrowModuleAt, borrowModules } from './module-stores.ts'
import { listTree, type TreeEntry } from './objects.ts'
import type { PrivateStore } from './private-store.ts'

/** Where the content of a submodule is to be read; `path` is its place in the checkout. */
export type Submodule = { readonly path: string; readonly note?: string } & (
  | { readonly kind: 'at-commit'; readonly listing: ReadonlyMap<RepoPath, TreeEntry> }
  | { readonly kind: 'on-disk' }
  | { readonly kind: 'absent' }
)

/** Finds the commit that a submodule is pinned to; failing that, the files that happen to be checked out. */
export async function findSubmodule(store: PrivateStore, path: string, commit: string): Promise<Submodule> {
  await borrowModules(store)
  let listing = await listTree(store, commit)
  if (listing === undefined && (await borrowModuleAt(store, path))) listing = await listTree(store, commit)
  if (listing !== undefined) return { kind: 'at-commit', path, listing }
  const files = await readdir(join(store.checkout.folder, path)).catch(() => [])
  const pinned = `submodule ${path} is pinned to commit ${commit}, which is not here`
  return files.length > 0
    ? { kind: 'on-disk', path, note: `${pinned}; its files were read from the checkout instead` }
    : { kind: 'absent', path, note: `${pinned}, and it is not checked out; its files could not be read` }
}
