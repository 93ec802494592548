import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { ExecutionEnd } from '../../ports/processes.ts'
import { endTree } from './end-tree.ts'
import { type KeptOutput, keepOutput } from './kept-output.ts'
import type { Order, Report, RunFiles } from './order.ts'
import type { ProcessTree } from './process-tree.ts'

/** A program that runs, with its two outputs. */
type Tool = ChildProcess & { readonly stdout: Readable; readonly stderr: Readable }

const pollMs = 100
/** Longest delay that a timer can take. */
const longestMs = 2 ** 31 - 1

/** Runs a program until it ends or is ended, and answers when its whole tree is dead. Never throws for what the program does. */
export async function supervise(
  order: Order,
  files: RunFiles,
  treeOf: (root: number) => ProcessTree,
  cancelled: AbortSignal,
): Promise<Report> {
  const tool = await start(order, files)
  if ('reason' in tool) return { end: { kind: 'failed-to-start', reason: tool.reason }, peakMemoryMb: 0 }

  const tree = treeOf(tool.pid ?? 0)
  let peakKb = 0
  const measure = () => {
    const { memoryKb } = tree.look()
    peakKb = Math.max(peakKb, memoryKb)
    return memoryKb
  }
  const outputs: KeptOutput[] = []
  const end = await new Promise<ExecutionEnd>((resolve) => {
    const stopOutput = (trouble: 'too-much' | Error) => resolve(endOfTrouble(trouble))
    outputs.push(keepOutput(tool.stdout, files.stdout, order.outputBytes, stopOutput))
    outputs.push(keepOutput(tool.stderr, files.stderr, order.outputBytes, stopOutput))
    tool.once('exit', (code, signal) => resolve(endOfExit(code, signal)))
    setTimeout(() => resolve({ kind: 'timed-out' }), Math.min(order.timeoutMs, longestMs))
    setInterval(() => measure() > order.memoryMb * 1024 && resolve({ kind: 'out-of-memory' }), pollMs)
    cancelled.addEventListener('abort', () => resolve({ kind: 'cancelled' }))
    if (cancelled.aborted) resolve({ kind: 'cancelled' })
    measure()
  })

  const survivors = await endTree(tree, order.graceMs)
  // What is still in the pipes; bounded, because a process that we do not know of may hold them.
  await Promise.race([Promise.all(outputs.map(({ closed }) => closed)), wait(1000)])
  return { end: finalEnd(end, outputs, survivors), peakMemoryMb: Math.ceil(peakKb / 1024) }
}

async function start(order: Order, files: RunFiles): Promise<Tool | { readonly reason: string }> {
  try {
    const input = existsSync(files.input) ? openSync(files.input, 'r') : 'ignore'
    const tool = spawn(order.program, order.args, {
      cwd: order.cwd,
      env: order.env,
      stdio: [input, 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    })
    await once(tool, 'spawn')
    if (!hasPipes(tool)) throw new Error('it has no standard output')
    return tool
  } catch (error) {
    // The system says ENOENT for a missing folder just as for a missing interpreter.
    const reason = existsSync(order.cwd) ? String(error) : `the folder ${order.cwd} does not exist`
    return { reason }
  }
}

function hasPipes(tool: ChildProcess): tool is Tool {
  return tool.stdout !== null && tool.stderr !== null
}

function endOfExit(code: number | null, signal: NodeJS.Signals | null): ExecutionEnd {
  return code === null ? { kind: 'signalled', signal: String(signal) } : { kind: 'exited', exitCode: code }
}

function endOfTrouble(trouble: 'too-much' | Error): ExecutionEnd {
  if (trouble === 'too-much') return { kind: 'too-much-output' }
  return { kind: 'failed-to-start', reason: `its output could not be kept: ${trouble.message}` }
}

/** A program may end before all that it printed is read; and an end is only one when nobody is left. */
function finalEnd(end: ExecutionEnd, outputs: readonly KeptOutput[], survivors: number): ExecutionEnd {
  if (end.kind !== 'exited' && end.kind !== 'signalled') return end
  if (outputs.some((output) => output.isCut())) return { kind: 'too-much-output' }
  if (survivors === 0) return end
  return { kind: 'failed-to-start', reason: `${survivors} of its processes could not be ended` }
}
