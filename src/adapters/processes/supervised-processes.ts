import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter } from 'node:path'
import type { Command, Execution, ExecutionEnd, Limits, Processes } from '../../ports/processes.ts'
import { carryOut } from './carry-out.ts'
import type { Supervisor } from './launch.ts'
import type { RunFiles } from './order.ts'
import { makeMark, makeRunFolder, removeRunFolder } from './run-folder.ts'
import { findProgram, trustedFolders } from './search-path.ts'
import { toolEnvironment } from './tool-environment.ts'

export interface SupervisionOptions extends Supervisor {
  /** PATH, as we were given it. */
  readonly path: string
  /** Folders whose programs are never run, even when PATH names them: the repository that is judged. */
  readonly untrusted?: readonly string[]
  /** What every tool needs besides the allow-list, e.g. `SystemRoot` on Windows. */
  readonly env?: Readonly<Record<string, string>>
  /** Where the private folders of runs are made; the system's own by default. */
  readonly scratch?: string
  /** How long a tool has between SIGTERM and SIGKILL; 1 s by default. */
  readonly graceMs?: number
}

type Ended = Omit<Execution, 'seconds'>

/**
 * Runs each program under a supervisor, a process of its own between us and the program.
 *
 * A program gets an environment of an allow-list, and a home of its own that is empty and gone when it ends.
 */
export function superviseProcesses(options: SupervisionOptions): Processes {
  const folders = trustedFolders(options.path, options.untrusted ?? [])

  async function run(command: Command, limits: Limits, signal?: AbortSignal): Promise<Ended> {
    if (signal?.aborted) return without({ kind: 'cancelled' })
    const program = await findProgram(command.program, folders)
    if (program === undefined) return without({ kind: 'not-found' })
    let files: RunFiles | undefined
    try {
      files = await makeRunFolder(options.scratch ?? tmpdir())
      return await runIn(files, { ...command, program }, limits, signal)
    } catch (error) {
      return without({ kind: 'failed-to-start', reason: String(error) })
    } finally {
      if (files !== undefined) await removeRunFolder(files)
    }
  }

  async function runIn(
    files: RunFiles,
    command: Command,
    limits: Limits,
    signal?: AbortSignal,
  ): Promise<Ended> {
    const { program, args, cwd, input } = command
    if (input !== undefined) await writeFile(files.input, input, { mode: 0o600 })
    const mark = makeMark()
    const base = {
      ...toolEnvironment(folders.join(delimiter), files),
      ...options.env,
      SEVENGATES_RUN: mark.name,
    }
    const env = { ...base, ...command.env, SEVENGATES_RUN: mark.name }
    const graceMs = options.graceMs ?? 1000
    const order = { program, args, cwd, env, ...limits, graceMs, parent: process.pid, mark }
    // What the caller adds is for the program alone: NODE_OPTIONS, say, must not reach the supervisor.
    return carryOut(options, order, base, files, signal)
  }

  return {
    find: (program) => findProgram(program, folders),
    async run(command, limits, signal) {
      const began = performance.now()
      const ended = await run(command, limits, signal)
      return { ...ended, seconds: (performance.now() - began) / 1000 }
    },
  }
}

function without(end: ExecutionEnd): Ended {
  return { end, stdout: '', stderr: '', peakMemoryMb: 0 }
}
