import type { Order } from './order.ts'
import { type ProcessTree, trackTree } from './process-tree.ts'
import { linuxProcesses } from './process-tree-linux.ts'
import { posixProcesses } from './process-tree-posix.ts'
import { windowsTree } from './process-tree-windows.ts'

/** The tree of a run, by the means of this system. `spared` is the process that asks. */
export function systemTree(
  { mark, env }: Pick<Order, 'mark' | 'env'>,
  spared: number,
  root: number,
): ProcessTree {
  switch (process.platform) {
    case 'linux':
      return trackTree(linuxProcesses(mark), spared, root)
    case 'win32':
      return windowsTree(root, env.SystemRoot ?? 'C:\\Windows')
    default:
      return trackTree(posixProcesses(), spared, root)
  }
}
