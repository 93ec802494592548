/**
 * The double of GitHub as a process of its own, for tests that run the Action as GitHub would:
 *
 *   node tests/support/run-typescript.mjs tests/support/github-double-main.ts '<DoubleOptions as JSON>'
 *
 * Prints its port on a line, then serves until it is killed or its parent is gone. `GET /__state` gives its state as
 * JSON, `POST /__faults` adds a fault.
 */
import { startGitHubDouble } from './github-double.ts'

const double = await startGitHubDouble(JSON.parse(process.argv[2] ?? '{}'))
console.log(new URL(double.url).port)
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.exit(0)
}, 500)
