import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Workspace } from '../../ports/files.ts'
import { writeWhole } from '../write-whole.ts'
import type { CompilerLock } from './compiler-lock.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Compilers that were fetched before. */
export interface Store {
  /** Versions that seem to be here, by name. */
  versions(): Promise<readonly string[]>
  /** Absolute path of a compiler that is here, whole and unchanged. */
  pathOf(version: string): Promise<string | undefined>
  /** Keeps a compiler for later runs, or at least for this one; answers its path. */
  keep(version: string, soljson: Uint8Array): Promise<string>
}

/** Where compilers are kept between runs; `undefined` where there is no such place. */
export function storeFolder(environment: Environment): string | undefined {
  const { RUNNER_TOOL_CACHE, XDG_CACHE_HOME, HOME, USERPROFILE } = environment
  if (isSet(RUNNER_TOOL_CACHE)) return join(RUNNER_TOOL_CACHE, 'sevengates', 'compilers')
  if (isSet(XDG_CACHE_HOME)) return join(XDG_CACHE_HOME, 'sevengates', 'compilers')
  const home = HOME ?? USERPROFILE
  return isSet(home) ? join(home, '.cache', 'sevengates', 'compilers') : undefined
}

/** Opens the store. Whoever may write to the folder cannot change what runs: each file is measured against the lock. */
export function openStore(
  folder: string | undefined,
  lock: Readonly<Record<string, CompilerLock>>,
  workspace: Workspace,
): Store {
  return {
    async versions() {
      const names = folder === undefined ? [] : await readdir(folder).catch(() => [])
      return names.flatMap((name) => /^soljson-(\d+\.\d+\.\d+)\.cjs$/.exec(name)?.[1] ?? [])
    },
    async pathOf(version) {
      const path = folder && join(folder, nameOf(version))
      const digest = path && (await digestOf(path))
      return digest !== undefined && digest === lock[version]?.sha256 ? path : undefined
    },
    async keep(version, soljson) {
      const name = nameOf(version)
      const inWorkspace = () => workspace.write(`compilers/${name}`, soljson)
      if (folder === undefined) return inWorkspace()
      try {
        await writeWhole(join(folder, name), soljson)
        return join(folder, name)
      } catch {
        // A full disk, or a home that cannot be written: the compiler is good all the same.
        return inWorkspace()
      }
    },
  }
}

/** Whatever a `package.json` above it says, Node takes `.cjs` for what it is. */
function nameOf(version: string): string {
  return `soljson-${version}.cjs`
}

const mostBytes = 64 * 1024 * 1024

async function digestOf(path: string): Promise<string | undefined> {
  try {
    const found = await stat(path)
    if (!found.isFile() || found.size > mostBytes) return undefined
    return createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
  } catch {
    return undefined
  }
}

function isSet(text: string | undefined): text is string {
  return text !== undefined && text !== ''
}
