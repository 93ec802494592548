/**
 * Prints `PASSED FAILED` for a vitest JSON report and vitest's exit code. Nothing is green by absence: no report, no
 * test, a file that did not load, and an exit code that the tests do not explain each count as a failure; with NO_SKIPS
 * so does a skipped test.
 */
import { readFileSync } from 'node:fs'

const [reportPath, exitCode] = process.argv.slice(2)
console.log(count().join(' '))

function count() {
  let report
  try {
    report = JSON.parse(readFileSync(reportPath, 'utf8'))
  } catch {
    return [0, 1]
  }
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  const of = (...states) => tests.filter(({ status }) => states.includes(status)).length
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  ).length
  const skipped = process.env.NO_SKIPS ? of('pending', 'skipped', 'todo', 'disabled') : 0
  const failed = of('failed') + unloaded + skipped
  const isUnexplained = failed === 0 && (exitCode !== '0' || of('passed') === 0)
  return [of('passed'), isUnexplained ? 1 : failed]
}
