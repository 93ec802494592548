import { readdir, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { gitDirectoryOf, isFolder, isThere } from './locate.ts'
import type { PrivateStore } from './private-store.ts'

const maxDepth = 12

/**
 * Lets the store read the objects of every submodule that the checkout ever initialised, nested ones too.
 *
 * They are found by walking `.git/modules`, not by reading `.gitmodules`: that file belongs to the pull request, and its
 * names may climb. An object is what its id says, so it does not matter which submodule it came from.
 */
export async function borrowModules(store: PrivateStore): Promise<void> {
  const { gitDirectory, commonDirectory } = store.checkout
  for (const directory of new Set([gitDirectory, commonDirectory])) {
    for (const found of await objectFoldersBelow(join(directory, 'modules'), maxDepth)) store.borrow(found)
  }
}

/** The same for a submodule that keeps its git directory in its own folder; false when it does not. */
export async function borrowModuleAt(store: PrivateStore, path: string): Promise<boolean> {
  const top = await realpath(store.checkout.folder)
  const folder = await realpath(join(top, path)).catch(() => top)
  const directory = await gitDirectoryOf(folder)
  // A `.git` that is a file points somewhere else; what git made of it is in `.git/modules`.
  if (directory !== join(folder, '.git') || !folder.startsWith(top + sep)) return false
  const real = await realpath(directory)
  if (!real.startsWith(folder + sep)) return false
  for (const found of await objectFoldersBelow(real, maxDepth)) store.borrow(found)
  return true
}

async function objectFoldersBelow(folder: string, depth: number): Promise<readonly string[]> {
  if (depth === 0) return []
  const objects = join(folder, 'objects')
  // Without HEAD it is a submodule that is named `objects`.
  if ((await isFolder(objects)) && (await isThere(join(folder, 'HEAD')))) {
    return [objects, ...(await objectFoldersBelow(join(folder, 'modules'), depth - 1))]
  }
  // A name may have several parts: `lib/forge-std` is two folders deep.
  const children = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const found = await Promise.all(
    children
      .filter((child) => child.isDirectory())
      .map((child) => objectFoldersBelow(join(folder, child.name), depth - 1)),
  )
  return found.flat()
}
