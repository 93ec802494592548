import { resolve } from 'node:path'
import { systemClock } from '../adapters/clock.ts'
import { localFiles } from '../adapters/files.ts'
import { type Terminal, type TerminalJournal, terminalJournal } from '../adapters/journal.ts'
import type { Settings } from '../domain/settings.ts'
import { exitCodeOf } from '../domain/verdict.ts'
import type { Environment } from './compose.ts'
import type { Gated } from './gate-commits.ts'
import { type Format, render, type Screen } from './render.ts'

/** Where the command line runs. */
export interface Console {
  readonly environment: Environment
  readonly folder: string
  readonly bundles: string
  readonly stdout: Terminal
  readonly stderr: Terminal
  readonly signal: AbortSignal
}

/** Tells the root which exit code a command ends with. */
export type End = (exitCode: number) => void

/** Progress goes to standard error while `use` runs. */
export async function withJournal<T>(
  console: Console,
  use: (journal: TerminalJournal) => Promise<T>,
): Promise<T> {
  const journal = terminalJournal(console.stderr, systemClock)
  try {
    return await use(journal)
  } finally {
    journal.close()
  }
}

/** Lets a terminal show how much of the budget is left. */
export function promiseBudget(journal: TerminalJournal): (settings: Settings) => void {
  return ({ budgetSeconds }) => journal.promise(budgetSeconds * 1000)
}

/** What standard output can show. */
export function screenOf({ stdout, environment }: Console): Screen {
  return {
    colour: stdout.isTTY === true && environment.NO_COLOR === undefined,
    width: stdout.columns ?? 100,
  }
}

/** Writes the report to standard output or a file; answers the exit code. Throws `OUTPUT_NOT_WRITTEN`. */
export async function report(
  { audit }: Gated,
  { format, output }: { readonly format: Format; readonly output?: string },
  console: Console,
): Promise<number> {
  const screen = screenOf(console)
  if (output === undefined) console.stdout.write(render(audit, format, screen))
  else {
    const text = render(audit, format, { ...screen, colour: false })
    await localFiles().writeReport(resolve(console.folder, output), text)
  }
  return exitCodeOf(audit.verdict)
}
