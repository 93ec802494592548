import { randomBytes } from 'node:crypto'
import type { Stats } from 'node:fs'
import { lstat, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/**
 * Writes a file so that there is at no time half of it: under another name beside it, which then takes its place.
 * Makes the folders on the way. Devices and pipes (`/dev/stdout`) are written as they are; a symbolic link to a file
 * is replaced, because a repository may have brought it.
 */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const target = resolve(path)
  if (await isSpecial(target)) return writeFile(target, content)
  const folder = dirname(target)
  await mkdir(folder, { recursive: true })
  const draft = join(folder, `.sevengates-${randomBytes(8).toString('hex')}`)
  try {
    await writeNew(draft, content)
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

async function writeNew(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o644)
  try {
    await file.writeFile(content)
    // Some disks tell only now that they are full.
    await file.sync()
  } finally {
    await file.close()
  }
}

async function isSpecial(target: string): Promise<boolean> {
  if (target.startsWith('/dev/')) return true
  const isSpecialFile = (stats: Stats) => !(stats.isFile() || stats.isDirectory() || stats.isSymbolicLink())
  return [await lstat(target).catch(() => undefined), await stat(target).catch(() => undefined)].some(
    (stats) => stats !== undefined && isSpecialFile(stats),
  )
}
