import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runAction } from './fronts/action.ts'

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ending.abort())

await runAction({
  environment: process.env,
  bundles: dirname(fileURLToPath(import.meta.url)),
  signal: ending.signal,
})
