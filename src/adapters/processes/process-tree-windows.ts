import { spawnSync } from 'node:child_process'
import { win32 } from 'node:path'
import type { ProcessTree } from './process-tree.ts'

/** Runs a program of the system to its end; whether it succeeded does not matter. */
export type RunSystemProgram = (program: string, args: readonly string[]) => void

/**
 * Ends a tree by `taskkill /T /F`. Memory is not measured, and a child whose parent ended by itself is not found.
 * Not tested on Windows; only the command is, on Linux.
 */
export function windowsTree(
  root: number,
  systemRoot: string,
  run: RunSystemProgram = (program, args) => spawnSync(program, args, { stdio: 'ignore', windowsHide: true }),
): ProcessTree {
  return {
    look: () => ({ count: isAlive(root) ? 1 : 0, memoryKb: 0 }),
    // Windows knows no signal that a program could heed, so the first one is already the last.
    signal: () => run(win32.join(systemRoot, 'System32', 'taskkill.exe'), ['/PID', String(root), '/T', '/F']),
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
