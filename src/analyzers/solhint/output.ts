import { z } from 'zod'
import type { Invocation, Output, Parsed, RawFinding } from '../analyzer.ts'
import { complaintIn, parseJson, shorten } from '../foreign-text.ts'
import { meaningOf } from '../rule-table.ts'
import { rules } from './rules.ts'

const Report = z.object({
  rule: z.string(),
  message: z.string(),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
})

/** What our own process prints. */
const Answer = z.object({
  version: z.string(),
  files: z.array(
    z.object({
      path: z.string(),
      reports: z.array(Report),
      gap: z.object({ line: z.number().int().positive(), reason: z.string() }).optional(),
    }),
  ),
})

export function parseOutput(output: Output, { targets }: Pick<Invocation, 'targets'>): Parsed {
  const answer = Answer.safeParse(parseJson(output.stdout))
  if (!answer.success)
    return { kind: 'unreadable', reason: complaintIn(output.stderr, 'Solhint printed no report') }
  const { files } = answer.data
  const findings = files.flatMap(({ path, reports }) => reports.map((report) => toFinding(path, report)))
  const gaps = [...gapsIn(files), ...missingFrom(files, targets)]
  const [first] = gaps
  if (first === undefined) return { kind: 'read', findings }
  const reason = shorten(gaps.length === 1 ? first : `${first} (and ${gaps.length - 1} more)`)
  const isBlind = gaps.length >= files.length && findings.length === 0
  return isBlind ? { kind: 'unreadable', reason } : { kind: 'partial', findings, reason }
}

type Files = z.infer<typeof Answer>['files']

function gapsIn(files: Files): readonly string[] {
  return files.flatMap(({ path, gap }) => (gap === undefined ? [] : [`${path}:${gap.line}: ${gap.reason}`]))
}

function missingFrom(files: Files, targets: readonly string[]): readonly string[] {
  const seen = new Set(files.map(({ path }) => path))
  return targets.filter((target) => !seen.has(target)).map((target) => `${target} was not looked at`)
}

function toFinding(path: string, { rule, message, start, end }: z.infer<typeof Report>): RawFinding {
  return {
    rule,
    ...meaningOf(rules, rule),
    message,
    span: { path, utf16: { start, end: Math.max(start, end) } },
    related: [],
  }
}
