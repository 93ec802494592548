import { rmSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserError } from '../../domain/user-error.ts'
import { missingBlobVariables, originalVariables, privateVariables } from './environment.ts'
import { type ConfigEntry, lastValue, parseConfig } from './git-config.ts'
import type { Checkout } from './locate.ts'
import { type Environment, expectSuccess, type GitRun, runGit } from './run-git.ts'

export interface StoreOptions {
  readonly input?: string
  readonly timeoutMs?: number
  /** More variables; they win. */
  readonly variables?: Environment
}

/**
 * A git directory of our own, bare and empty, that borrows the objects of the user's checkout.
 *
 * Git run in it reads neither the checkout's configuration (which may name programs) nor its attributes (which may hide
 * changes), does not mind who owns the checkout, and writes what it fetches here, never there. So a read-only checkout
 * works too, and a fetch of one commit does not make the user's clone shallow.
 */
export interface PrivateStore {
  readonly folder: string
  readonly checkout: Checkout
  /** The variables that the root handed in. */
  readonly environment: Environment
  /** The checkout's configuration, as a list to choose from. */
  readonly config: readonly ConfigEntry[]
  /** The id of the tree without files. */
  readonly emptyTree: string
  git(args: readonly string[], options?: StoreOptions): Promise<GitRun>
  /** Like `git`, for reading blobs: fetches those that a partial clone left out. */
  gitWithBlobs(args: readonly string[], options?: StoreOptions): Promise<GitRun>
  /** Runs git on the checkout's own git directory; only for commands that execute nothing. */
  gitOnOriginal(args: readonly string[]): Promise<GitRun>
  /** Makes the objects of one more folder readable. */
  borrow(objectFolder: string): void
  /** The commits at which the known history is cut off. */
  shallowCommits(): Promise<readonly string[]>
  dispose(): Promise<void>
}

const emptyTrees = {
  sha1: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
  sha256: '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
} as const

export async function openStore(checkout: Checkout, environment: Environment): Promise<PrivateStore> {
  const folder = await makeFolder()
  const gitOnOriginal = (args: readonly string[]): Promise<GitRun> =>
    runGit(['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', ...args], {
      cwd: checkout.folder,
      environment: originalVariables(environment, checkout, folder),
    })
  try {
    const listing = await gitOnOriginal(['config', '--list', '--show-scope', '-z'])
    const config = parseConfig(expectSuccess(listing, 'read its configuration').toString('utf8'))
    const hash = lastValue(config, 'extensions.objectformat') === 'sha256' ? 'sha256' : 'sha1'
    await furnish(folder, checkout, hash)
    return storeIn(folder, { checkout, environment, config, gitOnOriginal, emptyTree: emptyTrees[hash] })
  } catch (error) {
    await discard(folder)
    throw error
  }
}

type Given = Pick<PrivateStore, 'checkout' | 'environment' | 'config' | 'gitOnOriginal' | 'emptyTree'>

function storeIn(folder: string, given: Given): PrivateStore {
  const objectFolders = new Set([join(given.checkout.commonDirectory, 'objects')])
  const git = (args: readonly string[], { variables, ...options }: StoreOptions = {}): Promise<GitRun> =>
    runGit(args, {
      ...options,
      cwd: given.checkout.folder,
      environment: { ...privateVariables(given.environment, folder, objectFolders), ...variables },
    })
  const missingBlobs = missingBlobVariables(given.config)
  return {
    ...given,
    folder,
    git,
    gitWithBlobs: (args, options = {}) =>
      git(args, { ...options, variables: { ...missingBlobs, ...options.variables } }),
    borrow: (objectFolder) => void objectFolders.add(objectFolder),
    shallowCommits: async () =>
      (await readFile(join(folder, 'shallow'), 'utf8').catch(() => ''))
        .split('\n')
        .filter((line) => line !== ''),
    dispose: () => discard(folder),
  }
}

/** What git needs to see to take a folder for a git directory. */
async function furnish(folder: string, checkout: Checkout, hash: 'sha1' | 'sha256'): Promise<void> {
  const format = hash === 'sha1' ? 'repositoryformatversion = 0' : 'repositoryformatversion = 1'
  const extension = hash === 'sha1' ? '' : '[extensions]\n\tobjectformat = sha256\n'
  await mkdir(join(folder, 'objects', 'info'), { recursive: true })
  await mkdir(join(folder, 'refs'))
  await writeFile(join(folder, 'config'), `[core]\n\t${format}\n\tbare = true\n${extension}`)
  await writeFile(join(folder, 'HEAD'), 'ref: refs/heads/none\n')
  // A clone with its whole history has no such file.
  await copyFile(join(checkout.commonDirectory, 'shallow'), join(folder, 'shallow')).catch(() => undefined)
}

const open = new Set<string>()

/** For a run that ends without `dispose`; registered once, however many stores there are. */
function discardAll(): void {
  for (const folder of open) rmSync(folder, { recursive: true, force: true })
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sevengates-git-')).catch((cause: Error) => {
    throw new UserError('GIT_FAILED', `no folder for temporary files could be made: ${cause.message}`, {
      hint: 'Free some space, or let TMPDIR name a folder that can be written.',
      cause,
    })
  })
  if (open.size === 0) process.once('exit', discardAll)
  open.add(folder)
  return folder
}

async function discard(folder: string): Promise<void> {
  open.delete(folder)
  if (open.size === 0) process.removeListener('exit', discardAll)
  await rm(folder, { recursive: true, force: true })
}
