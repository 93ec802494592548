import type { RawFinding } from '../analyzer.ts'
import { meaningOf } from '../rule-table.ts'
import { rules } from './rules.ts'

const complaint =
  /(?<message>Consecutive slither-disable-starts without slither-disable-end|slither-disable-end without slither-disable-start) in (?<path>[^\n]+)#(?<line>\d+)/g

/**
 * Comments to suppress findings that Slither cannot pair. Versions before 0.11.6 tell of them in the log only and go
 * on; 0.11.6 refuses the whole compilation, which is a failure and not a finding.
 */
export function malformedSuppressions(log: string, folder: string): readonly RawFinding[] {
  return [...log.matchAll(complaint)].map(([, message = '', path = '', line]) => ({
    rule: 'malformed-suppression',
    ...meaningOf(rules, 'malformed-suppression'),
    message,
    span: {
      path: path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path,
      lines: { first: Number(line), last: Number(line) },
    },
    related: [],
  }))
}
