import type { Analyzer, Invocation, Output, Parsed, RawFinding } from '../analyzers/analyzer.ts'
import type { Ending } from '../domain/outcome.ts'
import type { Execution } from '../ports/processes.ts'

/** What a finished run says. An exit code that is not in the analyzer's table means that nobody looked. */
export function readExecution(
  analyzer: Analyzer,
  execution: Execution,
  invocation: Invocation,
): { readonly ending: Ending; readonly raw: readonly RawFinding[] } {
  const output = outputOf(execution)
  const parsed = analyzer.parse(output, invocation)
  const { end } = execution
  switch (end.kind) {
    case 'exited':
      if (parsed.kind === 'unreadable') return { ending: { kind: 'crashed', reason: parsed.reason }, raw: [] }
      if (!analyzer.completedExitCodes.includes(end.exitCode)) {
        return { ending: { kind: 'crashed', reason: `exit code ${end.exitCode}` }, raw: findingsOf(parsed) }
      }
      return parsed.kind === 'partial'
        ? { ending: { kind: 'partial', reason: parsed.reason }, raw: parsed.findings }
        : { ending: { kind: 'completed' }, raw: parsed.findings }
    case 'timed-out':
      return { ending: { kind: 'timed-out', reason: 'the budget was spent' }, raw: findingsOf(parsed) }
    case 'out-of-memory':
      return {
        ending: { kind: 'crashed', reason: `it used ${execution.peakMemoryMb} MB of memory` },
        raw: findingsOf(parsed),
      }
    case 'too-much-output':
      return { ending: { kind: 'crashed', reason: 'it printed more than an answer can hold' }, raw: [] }
    case 'signalled':
      return { ending: { kind: 'crashed', reason: `it was ended by ${end.signal}` }, raw: findingsOf(parsed) }
    case 'cancelled':
      return { ending: { kind: 'crashed', reason: 'the run was cancelled' }, raw: findingsOf(parsed) }
    case 'not-found':
      return {
        ending: { kind: 'unavailable', reason: `${analyzer.title} could not be found any more` },
        raw: [],
      }
    case 'failed-to-start':
      return { ending: { kind: 'crashed', reason: end.reason }, raw: [] }
  }
}

function findingsOf(parsed: Parsed): readonly RawFinding[] {
  return parsed.kind === 'unreadable' ? [] : parsed.findings
}

/** What embedded analyzers read their version from: they know it without being asked. */
export const silence: Output = { exitCode: 0, stdout: '', stderr: '' }

/** Of standard error, adapters read complaints; the last ones tell. In UTF-16 code units. */
const longestComplaints = 1024 * 1024

/** What an analyzer is given to read. */
export function outputOf(execution: Execution): Output {
  const exitCode = execution.end.kind === 'exited' ? execution.end.exitCode : -1
  return { exitCode, stdout: execution.stdout, stderr: execution.stderr.slice(-longestComplaints) }
}
