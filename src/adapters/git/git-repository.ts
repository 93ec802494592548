import type { Repository } from '../../ports/repository.ts'
import { diffCommits } from './diff.ts'
import { deepen, fetchCommit } from './fetch.ts'
import { type GitTree, openTree } from './git-tree.ts'
import { locateCheckout } from './locate.ts'
import { isFullId, parentsOf } from './objects.ts'
import { openStore, type PrivateStore } from './private-store.ts'
import type { Environment } from './run-git.ts'
import { hasUncommittedChanges } from './uncommitted.ts'

/** A repository on disk. */
export interface GitRepository extends Repository {
  tree(commit: string): GitTree
  /** Removes what was fetched; nothing of it ever was in the checkout. */
  dispose(): Promise<void>
}

/**
 * Opens the checkout that `folder` lies in.
 *
 * `environment` gives PATH, HOME, proxies and the like; without it git is looked for in the system's default places.
 * Throws `NOT_A_REPOSITORY` and `GIT_FAILED`.
 */
export async function openRepository(folder: string, environment: Environment = {}): Promise<GitRepository> {
  const store = await openStore(await locateCheckout(folder), environment)
  const trees = new Map<string, GitTree>()
  const tree = (commit: string): GitTree => {
    const opened = trees.get(commit) ?? openTree(store, commit)
    trees.set(commit, opened)
    return opened
  }
  return {
    folder: store.checkout.folder,
    resolve: (ref) => resolveRef(store, ref),
    parents: (commit) => parentsOf(store, commit),
    mergeBase: (one, other) => mergeBase(store, one, other),
    isShallow: async () => (await store.shallowCommits()).length > 0,
    fetchCommit: (commit) => fetchCommit(store, commit),
    deepen: (commits) => deepen(store, commits),
    diff: (base, head) => diffCommits(store, base, head),
    tree,
    hasUncommittedChanges: async () => hasUncommittedChanges(store, await resolveRef(store, 'HEAD')),
    readText: async (commit, path) => {
      const content = (await tree(commit).read([path])).get(path)
      return content === undefined ? undefined : new TextDecoder().decode(content)
    },
    dispose: () => store.dispose(),
  }
}

async function resolveRef(store: PrivateStore, ref: string): Promise<string | undefined> {
  if (ref === '' || ref.startsWith('-') || ref.includes('\0')) return undefined
  const run = await store.gitOnOriginal([
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  ])
  const id = run.stdout.toString('latin1').trim()
  return run.exitCode === 0 && isFullId(id) ? id : undefined
}

async function mergeBase(store: PrivateStore, one: string, other: string): Promise<string | undefined> {
  if (!isFullId(one) || !isFullId(other)) return undefined
  const run = await store.git(['merge-base', one, other])
  const id = run.stdout.toString('latin1').trim()
  return run.exitCode === 0 && isFullId(id) ? id : undefined
}
