import { constants } from 'node:fs'
import { access, readdir, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Processes } from '../../ports/processes.ts'
import { trustedFolders } from '../processes/search-path.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** A native compiler by the name of its file; nobody has asked it yet. */
export interface Candidate {
  readonly version: string
  readonly program: string
  readonly origin: string
}

/** A folder in which some tool keeps compilers: of each entry, the version that it is called by and the program in it. */
interface Place {
  readonly origin: string
  readonly folder: string
  readonly entry: RegExp
  /** Whether an entry is a folder with a program `solc-VERSION` in it. */
  readonly isFolder: boolean
}

/**
 * The native compilers that other tools have installed for the user: solc-select, svm (Foundry), Hardhat, py-solc-x.
 * Programs that lie in an untrusted folder, directly or by a link, are left out.
 */
export async function installedCompilers(
  environment: Environment,
  untrusted: readonly string[],
): Promise<readonly Candidate[]> {
  const found = await Promise.all(placesOf(environment).map((place) => candidatesIn(place, untrusted)))
  return found.flat()
}

/** The `solc` of solc-select, when it has none, first tries to fetch one. */
const limits = { timeoutMs: 10_000, memoryMb: 1024, outputBytes: 65_536 }

/** The version that a program says it is; `undefined` when it is no compiler, or does not run here. */
export async function askVersion(
  processes: Processes,
  program: string,
  cwd: string,
): Promise<string | undefined> {
  const { stdout } = await processes.run({ program, args: ['--version'], cwd }, limits)
  return /Version: (\d+\.\d+\.\d+)/.exec(stdout)?.[1]
}

function placesOf(environment: Environment): readonly Place[] {
  const { VIRTUAL_ENV, XDG_DATA_HOME, XDG_CACHE_HOME, LOCALAPPDATA } = environment
  const home = environment.HOME ?? environment.USERPROFILE
  if (home === undefined || home === '') return []
  const data = [XDG_DATA_HOME || join(home, '.local', 'share'), join(home, 'Library', 'Application Support')]
  const caches = [
    XDG_CACHE_HOME || join(home, '.cache'),
    join(home, 'Library', 'Caches'),
    LOCALAPPDATA || home,
  ]
  const hardhat = caches.flatMap((cache) =>
    ['compilers-v2', 'compilers-v3'].flatMap((store) =>
      ['linux-amd64', 'linux-arm64', 'macosx-amd64', 'windows-amd64'].map((platform) =>
        join(cache, 'hardhat-nodejs', store, platform),
      ),
    ),
  )
  return [
    ...[VIRTUAL_ENV, home].flatMap((top) =>
      top
        ? [inFolders('solc-select', join(top, '.solc-select', 'artifacts'), /^solc-v?(\d+\.\d+\.\d+)$/)]
        : [],
    ),
    ...[join(home, '.svm'), ...data.map((folder) => join(folder, 'svm'))].map((folder) =>
      inFolders('svm', folder, /^(\d+\.\d+\.\d+)$/),
    ),
    ...hardhat.map((folder) =>
      inFiles('Hardhat', folder, /^solc-[a-z]+-[a-z\d]+-v(\d+\.\d+\.\d+)\+commit\.[\da-f]+(?:\.exe)?$/),
    ),
    inFiles('py-solc-x', join(home, '.solcx'), /^solc-v(\d+\.\d+\.\d+)$/),
  ]
}

function inFolders(origin: string, folder: string, entry: RegExp): Place {
  return { origin, folder, entry, isFolder: true }
}

function inFiles(origin: string, folder: string, entry: RegExp): Place {
  return { origin, folder, entry, isFolder: false }
}

async function candidatesIn(place: Place, untrusted: readonly string[]): Promise<readonly Candidate[]> {
  const { origin, folder, entry, isFolder } = place
  const found: Candidate[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const version = entry.exec(name)?.[1]
    if (version === undefined) continue
    const program = isFolder ? join(folder, name, `solc-${version}`) : join(folder, name)
    if (await isTrusted(program, untrusted))
      found.push({ version, program, origin: `installed by ${origin}` })
  }
  return found
}

async function isTrusted(program: string, untrusted: readonly string[]): Promise<boolean> {
  try {
    await access(program, constants.X_OK)
    return trustedFolders(dirname(await realpath(program)), untrusted).length > 0
  } catch {
    return false
  }
}
