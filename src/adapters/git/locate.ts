import { readFile, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { UserError } from '../../domain/user-error.ts'

/** Where the parts of a checkout lie; all paths absolute. */
export interface Checkout {
  /** The top folder of the files. */
  readonly folder: string
  /** The git directory of this checkout; for a linked worktree, the one below `.git/worktrees`. */
  readonly gitDirectory: string
  /** The git directory that worktrees share; holds objects, refs and `modules`. */
  readonly commonDirectory: string
}

/**
 * Finds the checkout that `folder` lies in, by looking at the disk and without asking git: git would refuse a checkout
 * of another user (as in containers), and would read its configuration.
 */
export async function locateCheckout(folder: string): Promise<Checkout> {
  const start = resolve(folder)
  if (!(await isFolder(start))) throw notARepository(folder, 'there is no such folder')
  for (let top = start; ; top = dirname(top)) {
    const gitDirectory = await gitDirectoryOf(top)
    if (gitDirectory !== undefined) return checkoutAt(top, gitDirectory)
    if (dirname(top) === top) throw notARepository(folder, 'neither it nor a folder above has a `.git`')
  }
}

/** What `<folder>/.git` is or points to; `undefined` when there is none. */
export async function gitDirectoryOf(folder: string): Promise<string | undefined> {
  const path = join(folder, '.git')
  if (await isFolder(path)) return (await isThere(join(path, 'HEAD'))) ? path : undefined
  const pointer = /^gitdir: (.+?)[\r\n]*$/s.exec((await textAt(path)) ?? '')?.[1]
  return pointer === undefined ? undefined : resolve(folder, pointer)
}

async function checkoutAt(folder: string, gitDirectory: string): Promise<Checkout> {
  const shared = (await textAt(join(gitDirectory, 'commondir')))?.trim()
  const commonDirectory = shared === undefined ? gitDirectory : resolve(gitDirectory, shared)
  if (!(await isFolder(join(commonDirectory, 'objects')))) {
    throw new UserError(
      'GIT_FAILED',
      `${folder} has a .git, but it leads to no objects: ${commonDirectory}`,
      {
        hint: 'The clone is broken or was moved; clone again, or run `git worktree repair` in the main checkout.',
      },
    )
  }
  return { folder, gitDirectory, commonDirectory }
}

function notARepository(folder: string, reason: string): UserError {
  return new UserError('NOT_A_REPOSITORY', `${folder} is not in a git checkout: ${reason}`, {
    hint: 'Name a folder inside a clone, or use `sevengates scan PATH` to look at files without git. In a workflow, add actions/checkout before this step.',
  })
}

/** Whether there is a folder at the path, links followed. */
export async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

export async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

async function textAt(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined)
}
