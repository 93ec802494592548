import { setTimeout as wait } from 'node:timers/promises'
import type { ProcessTree } from './process-tree.ts'

const stepMs = 10
/** How long SIGKILL is repeated; only processes of another user, or stuck in the kernel, last that long. */
const longestMs = 10_000

/**
 * Ends everyone in the tree: SIGTERM, up to `graceMs` to obey, then SIGKILL until nobody is left.
 * Answers how many could not be ended.
 */
export async function endTree(tree: ProcessTree, graceMs: number, insistMs = longestMs): Promise<number> {
  if (tree.look().count === 0) return 0
  tree.signal('SIGTERM')
  if (await isEmptyWithin(tree, graceMs)) return 0
  for (let waited = 0; waited < insistMs; waited += stepMs) {
    // Stopped first, so that nobody forks on while the others are being killed.
    tree.signal('SIGSTOP')
    tree.signal('SIGKILL')
    await wait(stepMs)
    if (tree.look().count === 0) return 0
  }
  return tree.look().count
}

async function isEmptyWithin(tree: ProcessTree, limitMs: number): Promise<boolean> {
  const until = performance.now() + limitMs
  while (performance.now() < until) {
    await wait(stepMs)
    if (tree.look().count === 0) return true
  }
  return false
}
