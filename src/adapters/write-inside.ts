import { constants } from 'node:fs'
import { lstat, mkdir, open, realpath } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { toRepoPath } from '../domain/repo-path.ts'
import { visibleText } from './visible-text.ts'

/**
 * Writes a file below `folder` (a real path), making folders on the way, and answers its absolute path.
 * Throws for a path that leaves the folder, and for any symbolic link on it: whoever put it there is not us.
 */
export async function writeInside(
  folder: string,
  path: string,
  content: string | Uint8Array,
): Promise<string> {
  const inside = toRepoPath(path)
  const target = join(folder, inside ?? '..')
  // On Windows, `\\` parts folders too.
  if (!target.startsWith(`${folder}${sep}`)) throw leaving(path)
  await makeFolders(folder, dirname(target), path)
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0)
  const file = await open(target, flags, 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ELOOP' ? leaving(path) : error
  })
  try {
    await file.writeFile(content)
  } finally {
    await file.close()
  }
  return target
}

async function makeFolders(top: string, folder: string, path: string): Promise<void> {
  const real = await realpath(folder).catch(() => undefined)
  if (real === folder) return
  if (real !== undefined || folder === top) throw leaving(path)
  await makeFolders(top, dirname(folder), path)
  await mkdir(folder, { mode: 0o700 }).catch(() => undefined)
  // Also when another write made it in the meantime, or a dangling link is in its place.
  if (!(await lstat(folder)).isDirectory()) throw leaving(path)
}

function leaving(path: string): Error {
  return new Error(`${visibleText(path)} leaves the workspace`)
}
