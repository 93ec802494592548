import { z } from 'zod'
import { confidences, severities } from '../../domain/severity.ts'
import type { Invocation, Output, Parsed, RawFinding } from '../analyzer.ts'
import { complaintIn, parseJson, shorten } from '../foreign-text.ts'
import { meaningOf } from '../rule-table.ts'
import type { Report, ReportedClaim } from './report.ts'
import { rules } from './rules.ts'

const offset = z.int().nonnegative()
const stretch = { path: z.string(), start: offset, end: offset }

/** What our own process prints, and nothing else. */
const ReportText = z.strictObject({
  version: z.string(),
  files: z.array(z.string()),
  gaps: z.array(z.strictObject({ path: z.string(), reason: z.string() })),
  claims: z.array(
    z.strictObject({
      ...stretch,
      rule: z.string().refine((rule) => Object.hasOwn(rules, rule)),
      severity: z.enum(severities),
      confidence: z.enum(confidences),
      message: z.string(),
      related: z.array(z.strictObject({ ...stretch, message: z.string() })),
    }),
  ),
})

export function parseOutput(output: Output, { targets }: Pick<Invocation, 'targets'>): Parsed {
  const read = ReportText.safeParse(parseJson(output.stdout))
  if (!read.success) {
    return {
      kind: 'unreadable',
      reason: complaintIn(output.stderr, 'the comparison of both sides printed no report'),
    }
  }
  const findings = read.data.claims.map(toFinding)
  const [first, ...others] = missingIn(read.data, targets)
  if (first === undefined) return { kind: 'read', findings }
  const reason = shorten(others.length === 0 ? first : `${first} (and ${others.length} more)`)
  return read.data.files.length === 0 ? { kind: 'unreadable', reason } : { kind: 'partial', findings, reason }
}

function missingIn({ files, gaps }: Report, targets: readonly string[]): readonly string[] {
  const told = new Set([...files, ...gaps.map(({ path }) => path)])
  return [
    ...gaps.map(({ path, reason }) => `${path}: ${reason}`),
    ...targets.filter((target) => !told.has(target)).map((target) => `${target} was not compared`),
  ]
}

function toFinding({
  rule,
  severity,
  confidence,
  message,
  path,
  start,
  end,
  related,
}: ReportedClaim): RawFinding {
  return {
    rule,
    class: meaningOf(rules, rule).class,
    severity,
    confidence,
    message,
    span: { path, utf16: { start, end } },
    related: related.map((place) => ({
      span: { path: place.path, utf16: { start: place.start, end: place.end } },
      message: place.message,
    })),
  }
}
