import { writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { Execution } from '../../ports/processes.ts'
import { endTree } from './end-tree.ts'
import { launchSupervisor, type Supervisor } from './launch.ts'
import type { Mark, Order, Report, RunFiles } from './order.ts'
import { trackTree } from './process-tree.ts'
import { linuxProcesses } from './process-tree-linux.ts'
import { readOutput, readReport } from './run-folder.ts'

/** How long a supervisor may be late before it is taken for dead. */
const lateMs = 20_000

/** Has an order carried out by a supervisor. If that one dies or hangs, we end the tree ourselves. */
export async function carryOut(
  supervisor: Supervisor,
  order: Order,
  env: Readonly<Record<string, string>>,
  files: RunFiles,
  signal?: AbortSignal,
): Promise<Omit<Execution, 'seconds'>> {
  await writeFile(files.order, JSON.stringify(order), { mode: 0o600 })
  const cancel = () => writeFileSync(files.cancel, '')
  const late = setTimeout(
    () => sweep(order.mark),
    Math.min(order.timeoutMs + order.graceMs + lateMs, 2 ** 31 - 1),
  )
  signal?.addEventListener('abort', cancel, { once: true })
  if (signal?.aborted) cancel()
  const complaint = await launchSupervisor(supervisor, files, order.mark, env).finally(() => {
    clearTimeout(late)
    signal?.removeEventListener('abort', cancel)
  })
  const report = (await readReport(files)) ?? (await reportForSupervisor(order.mark, complaint))
  return { ...report, stdout: await readOutput(files.stdout), stderr: await readOutput(files.stderr) }
}

async function reportForSupervisor(mark: Mark, complaint: string): Promise<Report> {
  await sweep(mark)
  const reason = `its supervisor ended without a report. ${complaint}`.trim()
  return { end: { kind: 'failed-to-start', reason }, peakMemoryMb: 0 }
}

/** Ends everyone who carries the mark, the supervisor included; only Linux can tell. */
async function sweep(mark: Mark): Promise<void> {
  if (process.platform === 'linux') await endTree(trackTree(linuxProcesses(mark), process.pid), 0)
}
