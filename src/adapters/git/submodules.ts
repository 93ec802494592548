import { readdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import type { RepoPath } from '../../domain/repo-path.ts'
import { borrowModuleAt, borrowModules } from './module-stores.ts'
import { listTree, type TreeEntry } from './objects.ts'
import type { PrivateStore } from './private-store.ts'

/** Where the content of a submodule is to be read; `path` is its place in the checkout. */
export type Submodule = { readonly path: string } & (
  | { readonly kind: 'at-commit'; readonly listing: ReadonlyMap<RepoPath, TreeEntry> }
  | { readonly kind: 'on-disk'; readonly folder: string; readonly note: string }
  | { readonly kind: 'absent'; readonly note: string }
)

/** Finds the commit that a submodule is pinned to; failing that, the files that happen to be checked out. */
export async function findSubmodule(store: PrivateStore, path: string, commit: string): Promise<Submodule> {
  await borrowModules(store)
  let listing = await listTree(store, commit)
  if (listing === undefined && (await borrowModuleAt(store, path))) listing = await listTree(store, commit)
  if (listing !== undefined) return { kind: 'at-commit', path, listing }
  const pinned = `submodule ${path} is pinned to commit ${commit}, which is not here`
  const folder = await filledFolderAt(store.checkout.folder, path)
  return folder !== undefined
    ? { kind: 'on-disk', path, folder, note: `${pinned}; its files were read from the checkout instead` }
    : { kind: 'absent', path, note: `${pinned}, and it is not checked out; its files could not be read` }
}

/** The folder at a path of the checkout, if it has files and no link leads there. */
async function filledFolderAt(top: string, path: string): Promise<string | undefined> {
  try {
    const folder = join(await realpath(top), path)
    const isItself = (await realpath(folder)) === folder
    return isItself && (await readdir(folder)).length > 0 ? folder : undefined
  } catch {
    return undefined
  }
}
