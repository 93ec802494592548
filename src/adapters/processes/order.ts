import { join } from 'node:path'
import type { ExecutionEnd } from '../../ports/processes.ts'

/** What the supervisor is told to run; it lies in the run's private folder, so nothing of it shows in a process list. */
export interface Order {
  readonly program: string
  readonly args: readonly string[]
  readonly cwd: string
  /** The whole environment of the tool. */
  readonly env: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly memoryMb: number
  readonly outputBytes: number
  /** Between SIGTERM and SIGKILL. */
  readonly graceMs: number
  /** The process that asked; when it is gone, so is the reason to go on. */
  readonly parent: number
  readonly mark: Mark
}

/**
 * What tells the processes of one run from all others, however they detach.
 *
 * The limit is the soft RLIMIT_RSS, which Linux ignores since 2.4.30 but hands on through fork, exec, setsid and an
 * emptied environment, and shows in /proc/PID/limits: a random number that nobody comes by in another way.
 */
export interface Mark {
  /** Value of the environment variable `SEVENGATES_RUN`. */
  readonly name: string
  /** In KiB, as `ulimit -m` takes it; far above any memory there is. */
  readonly residentLimitKb: number
}

/** What the supervisor says when nobody of the tree is left. */
export interface Report {
  readonly end: ExecutionEnd
  readonly peakMemoryMb: number
}

/** The files of a run's private folder. */
export function filesOfRun(folder: string) {
  return {
    folder,
    order: join(folder, 'order.json'),
    report: join(folder, 'report.json'),
    /** Exists as soon as the run is to be cancelled. */
    cancel: join(folder, 'cancel'),
    input: join(folder, 'input'),
    stdout: join(folder, 'stdout'),
    stderr: join(folder, 'stderr'),
    home: join(folder, 'home'),
    temporary: join(folder, 'tmp'),
  } as const
}
export type RunFiles = ReturnType<typeof filesOfRun>

/** Not checked: both ends are this program, in a folder that nobody else can write. Throws when the text is cut off. */
export function parseOrder(text: string): Order {
  const order: Order = JSON.parse(text)
  return order
}

/** Not checked, as the order. Throws when the text is cut off. */
export function parseReport(text: string): Report {
  const report: Report = JSON.parse(text)
  return report
}
