import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { bytesOfName } from './git/path-names.ts'

/**
 * The content of a regular file that really lies in `folder`, in bytes.
 *
 * `undefined` when there is none, when links lead out of the folder or into a `.git`, or when it is larger than
 * `maxBytes`. Devices, pipes and sockets are never opened.
 */
export async function readContained(
  folder: string,
  path: string,
  maxBytes: number,
): Promise<Uint8Array | undefined> {
  try {
    const real = await realpath(bytesOfName(join(folder, path)), { encoding: 'buffer' })
    // Latin-1 maps bytes one to one, so names that are not UTF-8 compare well.
    const root = (await realpath(folder, { encoding: 'buffer' })).toString('latin1')
    if (!isBelow(real.toString('latin1'), root)) return undefined
    const found = await stat(real)
    return found.isFile() && found.size <= maxBytes ? await readFile(real) : undefined
  } catch {
    return undefined
  }
}

function isBelow(path: string, root: string): boolean {
  const rest = root === '/' ? path : path.slice(root.length)
  return path.startsWith(root) && /^[/\\]/.test(rest) && !/[/\\]\.git([/\\]|$)/i.test(rest)
}

const readers = 16

/** Reads many contained files, some at a time; what cannot be read is left out. */
export async function readManyContained(
  folder: string,
  paths: readonly string[],
  maxBytes: number,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const pending = [...new Set(paths)]
  const contents = new Map<string, Uint8Array>()
  const readOn = async (): Promise<void> => {
    for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
      const content = await readContained(folder, path, maxBytes)
      if (content !== undefined) contents.set(path, content)
    }
  }
  await Promise.all(Array.from({ length: readers }, readOn))
  return contents
}
