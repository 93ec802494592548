import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { asVariables, comparisonConfig } from './git-config.ts'
import type { PrivateStore } from './private-store.ts'
import { expectSuccess } from './run-git.ts'

const compare = ['diff', '--quiet', '--no-ext-diff', '--no-textconv', '--ignore-submodules=dirty']
const untracked = [
  'ls-files',
  '--others',
  '--directory',
  '--no-empty-directory',
  '--exclude-standard',
  '-z',
  '--',
]

/**
 * Whether files, or the index, differ from `head` (`undefined`: there is no commit), or are neither tracked nor ignored.
 *
 * Submodules count by the commit they are at. Clean filters are not run, so a file of Git LFS that was touched may be
 * taken for changed.
 */
export async function hasUncommittedChanges(store: PrivateStore, head: string | undefined): Promise<boolean> {
  const { checkout, folder } = store
  await mkdir(join(folder, 'info'), { recursive: true })
  await copyFile(join(checkout.commonDirectory, 'info', 'exclude'), join(folder, 'info', 'exclude')).catch(
    () => undefined,
  )
  const options = {
    variables: {
      ...asVariables([...comparisonConfig(store.config), { key: 'core.bare', value: 'false' }]),
      // Where the user's own ignore file lies.
      XDG_CONFIG_HOME: store.environment.XDG_CONFIG_HOME,
      GIT_WORK_TREE: checkout.folder,
      GIT_INDEX_FILE: join(checkout.gitDirectory, 'index'),
    },
  }
  const against = head ?? store.emptyTree
  const [onDisk, staged, others] = await Promise.all([
    store.git([...compare, against, '--'], options),
    store.git([...compare, '--cached', against, '--'], options),
    store.git(untracked, options),
  ])
  if (onDisk.exitCode === 1 || staged.exitCode === 1) return true
  expectSuccess(onDisk, 'compare the checkout with its commit')
  expectSuccess(staged, 'compare the index with its commit')
  return expectSuccess(others, 'look for files that are not tracked').length > 0
}
