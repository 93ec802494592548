import { spawn } from 'node:child_process'

/** A program that has ended. */
export interface Ended {
  /** `null` when a signal ended it. */
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
  readonly seconds: number
}

export interface Start {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  /** Hears of each piece of standard output, and may end the program by its id. */
  readonly onOutput?: (soFar: string, pid: number) => void
  /** A file descriptor in place of a pipe for standard output. */
  readonly stdout?: number
  /** In a process group of its own, so that a signal reaches all of it. */
  readonly isGroup?: boolean
}

/** Runs a program to its end, without blocking the servers of the test. */
export function run(program: string, args: readonly string[], start: Start): Promise<Ended> {
  const began = performance.now()
  const child = spawn(program, args, {
    cwd: start.cwd,
    env: { ...start.env },
    detached: start.isGroup === true,
    stdio: ['ignore', start.stdout ?? 'pipe', 'pipe'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
    start.onOutput?.(stdout, child.pid ?? 0)
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text
  })
  return new Promise((ended, failed) => {
    child.on('error', failed)
    child.on('close', (exitCode) => {
      ended({ exitCode, stdout, stderr, seconds: (performance.now() - began) / 1000 })
    })
  })
}
