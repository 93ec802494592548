import { randomInt, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StringDecoder } from 'node:string_decoder'
import { filesOfRun, type Mark, parseReport, type Report, type RunFiles } from './order.ts'

/** A private folder for one run, below `scratch`, with an empty home in it. Short, because sockets in it may have 107 bytes. */
export async function makeRunFolder(scratch: string): Promise<RunFiles> {
  const files = filesOfRun(await mkdtemp(join(scratch, 'run-')))
  await mkdir(files.home, { mode: 0o700 })
  await mkdir(files.temporary, { mode: 0o700 })
  return files
}

/** Best effort: a tool may leave folders that cannot be emptied, and that does not change what it found. */
export async function removeRunFolder({ folder }: RunFiles): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 2 }).catch(() => undefined)
}

export function makeMark(): Mark {
  return { name: randomUUID(), residentLimitKb: 2 ** 40 + randomInt(2 ** 40) }
}

/** `undefined` when the supervisor was ended before it could say anything. */
export async function readReport({ report }: RunFiles): Promise<Report | undefined> {
  try {
    return parseReport(await readFile(report, 'utf8'))
  } catch {
    return undefined
  }
}

/** What was printed; a character that the limit cut in two is left out. */
export async function readOutput(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => Buffer.alloc(0))
  return new StringDecoder('utf8').write(bytes)
}
