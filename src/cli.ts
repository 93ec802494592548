#!/usr/bin/env node
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runCommandLine } from './fronts/command-line.ts'

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ending.abort())
let isReportLost = false
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever reads the report may stop reading, as `head` does.
  if (error.code === 'EPIPE') return
  process.stderr.write(`sevengates: the report could not be written: ${error.code ?? error.message}\n`)
  isReportLost = true
  process.exitCode = 2
})

const exitCode = await runCommandLine(process.argv.slice(2), {
  environment: process.env,
  folder: process.cwd(),
  bundles: dirname(fileURLToPath(import.meta.url)),
  stdout: process.stdout,
  stderr: process.stderr,
  signal: ending.signal,
})
process.exitCode = isReportLost ? 2 : exitCode
