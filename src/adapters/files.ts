import { constants } from 'node:fs'
import { mkdtemp, open, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserError } from '../domain/user-error.ts'
import type { Files, Workspace } from '../ports/files.ts'
import { visibleText } from './visible-text.ts'
import { writeInside } from './write-inside.ts'
import { writeWhole } from './write-whole.ts'

const longestTextBytes = 16 * 1024 * 1024

/** The disk of this machine; workspaces are made in `temporary`. */
export function localFiles(temporary: string = tmpdir()): Files {
  return {
    makeWorkspace: () => makeWorkspace(temporary),
    async writeReport(path, content) {
      try {
        await writeWhole(path, content)
      } catch (error) {
        throw new UserError(
          'OUTPUT_NOT_WRITTEN',
          `${visibleText(path)} could not be written: ${causeOf(error)}`,
          {
            hint: 'Name a file in a folder that can be written and has room.',
            cause: error,
          },
        )
      }
    },
    readText,
  }
}

async function makeWorkspace(temporary: string): Promise<Workspace> {
  // Made with mode 0700. Its real path, so that a link in the way to it is not taken for one inside it.
  const folder = await realpath(await mkdtemp(join(temporary, 'sevengates-')))
  return {
    folder,
    write: (path, content) => writeInside(folder, path, content),
    dispose: () => rm(folder, { recursive: true, force: true, maxRetries: 2 }),
  }
}

async function readText(path: string): Promise<string | undefined> {
  const bytes = await readBytes(path).catch((error: unknown) => {
    if (isMissing(error)) return undefined
    if (error instanceof UserError) throw error
    throw refusal(path, `cannot be read: ${causeOf(error)}`)
  })
  if (bytes === undefined) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw refusal(path, 'is not UTF-8 text')
  }
}

async function readBytes(path: string): Promise<Uint8Array> {
  // Without O_NONBLOCK, opening a named pipe waits for a writer.
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    const stat = await file.stat()
    if (!stat.isFile()) throw refusal(path, 'is not a file')
    if (stat.size > longestTextBytes)
      throw refusal(path, `is larger than ${longestTextBytes / 1024 / 1024} MiB`)
    return await file.readFile()
  } finally {
    await file.close()
  }
}

function refusal(path: string, problem: string): UserError {
  return new UserError('INPUT_INVALID', `${visibleText(path)} ${problem}`)
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

const causes: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  EEXIST: 'a part of its path is not a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENAMETOOLONG: 'its name is too long',
}

/** What the system says, in words; its own messages repeat the path unescaped. */
function causeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  return code === undefined ? visibleText(String(error)) : (causes[code] ?? code)
}
