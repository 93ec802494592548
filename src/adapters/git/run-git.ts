import { type ChildProcess, spawn } from 'node:child_process'
import { UserError } from '../../domain/user-error.ts'

/** Variables of a process; the adapters get them from the roots, which alone read the real ones. */
export type Environment = Readonly<Record<string, string | undefined>>

export interface GitRun {
  readonly exitCode: number
  readonly stdout: Buffer
  readonly stderr: string
}

export interface GitOptions {
  readonly cwd: string
  /** The whole environment; nothing is inherited. */
  readonly environment: Environment
  readonly input?: string
  readonly timeoutMs?: number
}

const defaultTimeoutMs = 120_000
const timedOut = -1

/**
 * Runs git without a shell and collects what it prints, in bytes.
 *
 * Any exit code is an answer; `-1` says that the time was up and git with its children was killed. Throws `GIT_FAILED`
 * only when git cannot be started.
 */
export function runGit(args: readonly string[], options: GitOptions): Promise<GitRun> {
  return new Promise((settle, fail) => {
    const child = spawn('git', ['--no-pager', ...args], {
      cwd: options.cwd,
      env: { ...options.environment },
      // A group of its own, so that the helpers of a fetch die with it.
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const printed: Buffer[] = []
    const complaints: Buffer[] = []
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      killGroup(child)
    }, options.timeoutMs ?? defaultTimeoutMs)
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk))
    child.on('error', (cause) => {
      clearTimeout(timer)
      fail(notStarted(cause))
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      const exitCode = isLate ? timedOut : (code ?? 128)
      settle({ exitCode, stdout: Buffer.concat(printed), stderr: Buffer.concat(complaints).toString('utf8') })
    })
    // git may end before it has read everything; its exit code tells why.
    child.stdin.on('error', () => undefined)
    child.stdin.end(options.input ?? '')
  })
}

function killGroup(child: ChildProcess): void {
  try {
    if (process.platform !== 'win32' && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    // Already gone.
  }
}

function notStarted(cause: Error): UserError {
  return new UserError('GIT_FAILED', `git could not be started: ${cause.message}`, {
    hint: 'Install git 2.32 or newer and make sure that it is on PATH.',
    cause,
  })
}

/** Throws `GIT_FAILED` when a run did not end well; `deed` completes "git could not …". */
export function expectSuccess(run: GitRun, deed: string): Buffer {
  if (run.exitCode === 0) return run.stdout
  const reason = run.exitCode === timedOut ? 'it took too long' : run.stderr.trim().slice(0, 500)
  throw new UserError('GIT_FAILED', `git could not ${deed}: ${reason}`, {
    hint: 'Run `git fsck` in the checkout; in a workflow, check out again with actions/checkout.',
  })
}
