import { randomInt } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type SupervisionOptions,
  superviseProcesses,
} from '../../src/adapters/processes/supervised-processes.ts'
import type { Execution, Limits } from '../../src/ports/processes.ts'
import { compiledEntry } from './compile.ts'

/** Real supervision, with a short grace. */
export function supervised(options: Partial<SupervisionOptions> = {}) {
  return superviseProcesses({
    node: process.execPath,
    supervisor: compiledEntry('supervise.ts'),
    path: process.env.PATH ?? '',
    graceMs: 200,
    ...options,
  })
}

export function limitsOf(limits: Partial<Limits> = {}): Limits {
  return { timeoutMs: 15_000, memoryMb: 1024, outputBytes: 1024 * 1024, ...limits }
}

/** Runs a shell script under supervision, in the top folder. */
export function runScript(
  script: string,
  limits: Partial<Limits> = {},
  signal?: AbortSignal,
): Promise<Execution> {
  return supervised().run({ program: 'sh', args: ['-c', script], cwd: '/' }, limitsOf(limits), signal)
}

/** A duration of many hours that no other process sleeps, by which its sleepers are found again. */
export function uniqueDuration(): string {
  return `${randomInt(100_000, 1_000_000)}.${randomInt(100_000, 1_000_000)}`
}

/** Command lines of the live processes that hold a text. */
export function aliveWith(text: string): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => commandLine(name))
    .filter((line) => line.includes(text))
}

/** Settles when a live process holds the text, or, for `isAlive` false, when none does. */
export async function waitUntil(text: string, isAlive: boolean): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    if (aliveWith(text).length > 0 === isAlive) return
    await wait(20)
  }
  throw new Error(`after 10 s: ${aliveWith(text).length} processes alive with ${text}`)
}

/** Empty for a zombie, and for a process that is gone. */
function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
