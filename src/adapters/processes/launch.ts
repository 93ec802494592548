import { existsSync } from 'node:fs'
import { exec } from '@actions/exec'
import type { Mark, RunFiles } from './order.ts'

export interface Supervisor {
  /** Absolute path of the Node that runs it. */
  readonly node: string
  /** Absolute path of its bundle. */
  readonly supervisor: string
}

const shell = '/bin/sh'
/** Sets the mark, then becomes the supervisor; where the limit cannot be set, the other marks must do. */
const script = 'ulimit -S -m "$1" 2>/dev/null; shift; exec "$@"'
const longestComplaint = 2000

/**
 * Runs the supervisor through `@actions/exec` until it ends; answers what it complained of, which is nothing unless it broke.
 *
 * The program's output does not come this way but by files: `exec` searches all text since the last line break again
 * with each chunk, which for a tool that prints 30 MB on one line takes many seconds.
 */
export async function launchSupervisor(
  { node, supervisor }: Supervisor,
  files: RunFiles,
  mark: Mark,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const command = [node, supervisor, files.folder]
  const [program = node, ...args] = existsSync(shell)
    ? [shell, '-c', script, 'supervise', String(mark.residentLimitKb), ...command]
    : command
  let complaint = ''
  await exec(quoted(program), args, {
    cwd: files.folder,
    env: { ...env },
    silent: true,
    ignoreReturnCode: true,
    delay: 1000,
    listeners: {
      stderr: (chunk) => {
        complaint = (complaint + chunk.toString()).slice(0, longestComplaint)
      },
    },
  })
  return complaint
}

/** `exec` splits its first argument at spaces outside of double quotes. */
function quoted(program: string): string {
  return `"${program.replaceAll('"', '\\"')}"`
}
