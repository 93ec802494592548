import { networkVariables } from './environment.ts'
import { remoteUrl } from './git-config.ts'
import { firstMissing, isFullId } from './objects.ts'
import type { PrivateStore } from './private-store.ts'

const timeoutMs = 60_000

const args = [
  ...['-c', 'gc.auto=0', '-c', 'maintenance.auto=false', '-c', 'fetch.writeCommitGraph=false', 'fetch'],
  ...['--quiet', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', '--refmap='],
  ...['--upload-pack=git-upload-pack', '--stdin'],
]

/** Brings one commit, without its history, from the remote into the private store. */
export async function fetchCommit(store: PrivateStore, commit: string): Promise<boolean> {
  if (!isFullId(commit)) return false
  // Asking for depth 1 of a commit that is here would cut the history that is known.
  if ((await firstMissing(store, [commit])) === undefined) return true
  await fetch(store, ['--depth=1'], [commit])
  return (await firstMissing(store, [commit])) === undefined
}

/** Brings `commits` more generations of history behind each commit where it is cut; false when it is cut nowhere. */
export async function deepen(store: PrivateStore, commits: number): Promise<boolean> {
  const boundary = await store.shallowCommits()
  return boundary.length > 0 && fetch(store, [`--deepen=${commits}`], boundary)
}

async function fetch(
  store: PrivateStore,
  depth: readonly string[],
  commits: readonly string[],
): Promise<boolean> {
  const url = remoteUrl(store.config)
  if (url === undefined) return false
  const run = await store.git([...args, ...depth, '--end-of-options', url], {
    input: `${commits.join('\n')}\n`,
    timeoutMs,
    variables: networkVariables(store.config),
  })
  return run.exitCode === 0
}
