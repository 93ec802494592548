/** Process entry: runs the program that `order.json` in the folder named by the first argument tells, and writes `report.json`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { filesOfRun, parseOrder } from './adapters/processes/order.ts'
import { supervise } from './adapters/processes/supervision.ts'
import { systemTree } from './adapters/processes/system-tree.ts'

const cancelPollMs = 50
const cancelling = new AbortController()
const cancel = () => cancelling.abort()

const files = filesOfRun(process.argv[2] ?? '')
const order = parseOrder(readFileSync(files.order, 'utf8'))

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, cancel)
// Whoever started us holds the other end of standard input and writes nothing: its end is theirs, also by SIGKILL.
process.stdin.on('error', cancel).on('close', cancel).resume()
setInterval(() => {
  if (existsSync(files.cancel) || process.ppid !== order.parent) cancel()
}, cancelPollMs)

const treeOf = (root: number) => systemTree(order, process.pid, root)
const report = await supervise(order, files, treeOf, cancelling.signal)
writeFileSync(files.report, JSON.stringify(report), { mode: 0o600 })
process.exit(0)
