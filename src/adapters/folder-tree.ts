import type { Dirent } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import type { RepoPath } from '../domain/repo-path.ts'
import { toRepoPath } from '../domain/repo-path.ts'
import { UserError } from '../domain/user-error.ts'
import type { Entry, SourceTree } from '../ports/source-tree.ts'
import { readManyContained } from './contained-file.ts'
import { nameOfBytes } from './git/path-names.ts'

/**
 * A plain folder as a source tree.
 *
 * `entries` leaves out `.git` and `node_modules` at any depth and what is neither a file nor a link, and throws
 * `FILE_NOT_FOUND` when the folder cannot be listed; `read` also finds what lies in `node_modules`.
 */
export function openFolder(folder: string): SourceTree {
  return {
    entries: () => listFolder(folder),
    // A submodule's files are among the entries.
    insideSubmodules: async () => [],
    read: async (paths, maxBytes = Infinity) => {
      const inside = paths.filter((path) => toRepoPath(path) !== undefined)
      return readManyContained(folder, inside, maxBytes)
    },
  }
}

const skipped = new Set(['.git', 'node_modules'])
const slash = Buffer.from('/')

async function listFolder(folder: string): Promise<ReadonlyMap<RepoPath, Entry>> {
  const entries: [RepoPath, Entry][] = []
  await listBelow(Buffer.from(folder), undefined, entries)
  return new Map(entries.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Adds what lies below a folder of the root; paths are bytes, as names need not be UTF-8. */
async function listBelow(
  root: Buffer,
  below: Buffer | undefined,
  entries: [RepoPath, Entry][],
): Promise<void> {
  const folder = below === undefined ? root : Buffer.concat([root, slash, below])
  for (const child of await childrenOf(folder, below === undefined)) {
    if (skipped.has(child.name.toString('latin1'))) continue
    const path = below === undefined ? child.name : Buffer.concat([below, slash, child.name])
    if (child.isDirectory()) await listBelow(root, path, entries)
    else {
      const entry = await entryAt(Buffer.concat([root, slash, path]))
      if (entry !== undefined) entries.push([nameOfBytes(path), entry])
    }
  }
}

/** `undefined` for devices, pipes and sockets, and for what has just gone. */
async function entryAt(path: Buffer): Promise<Entry | undefined> {
  const found = await lstat(path).catch(() => undefined)
  if (found?.isSymbolicLink() === true) return { kind: 'symlink', bytes: found.size }
  return found?.isFile() === true ? { kind: 'file', bytes: found.size } : undefined
}

/** A folder inside that may not be read is left out; the folder that was named must be readable. */
async function childrenOf(folder: Buffer, isNamed: boolean): Promise<readonly Dirent<Buffer>[]> {
  try {
    return await readdir(folder, { withFileTypes: true, encoding: 'buffer' })
  } catch (cause) {
    if (!isNamed) return []
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new UserError('FILE_NOT_FOUND', `the folder cannot be read: ${reason}`, {
      hint: 'Name a folder that exists and may be read.',
      cause,
    })
  }
}
