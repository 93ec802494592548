import { z } from 'zod'
import { confidences, severities } from '../../domain/severity.ts'
import type { Invocation, Output, Parsed, RawFinding, Span } from '../analyzer.ts'
import { complaintIn, parseJson, shorten } from '../foreign-text.ts'
import { meaningOf } from '../rule-table.ts'
import type { Gap, Report, ReportedClaim, Stretch } from './report.ts'
import { rules } from './rules.ts'

const offset = z.int().nonnegative()
const stretch = { path: z.string(), start: offset, end: offset }

const ClaimText = z.strictObject({
  ...stretch,
  rule: z.string().refine((rule) => Object.hasOwn(rules, rule)),
  severity: z.enum(severities),
  confidence: z.enum(confidences),
  message: z.string(),
  related: z.array(z.strictObject({ ...stretch, message: z.string() })),
})

const GapText = z.strictObject({ path: z.string(), line: z.int().positive().optional(), reason: z.string() })

/** What our own process prints, and nothing else. */
const ReportText = z.strictObject({
  version: z.string(),
  files: z.array(z.string()),
  gaps: z.array(GapText),
  claims: z.array(ClaimText),
})

export function parseOutput(output: Output, { targets }: Pick<Invocation, 'targets'>): Parsed {
  const report = ReportText.safeParse(parseJson(output.stdout))
  if (!report.success) {
    return {
      kind: 'unreadable',
      reason: complaintIn(output.stderr, 'the built-in detectors printed no report'),
    }
  }
  const { files, gaps, claims } = report.data
  const findings = claims.map(toFinding)
  const reasons = [...gaps.map(toReason), ...missingFrom(files, gaps, targets)]
  const [first] = reasons
  if (first === undefined) return { kind: 'read', findings }
  const reason = shorten(reasons.length === 1 ? first : `${first} (and ${reasons.length - 1} more)`)
  return files.length === 0 ? { kind: 'unreadable', reason } : { kind: 'partial', findings, reason }
}

function toReason({ path, line, reason }: z.infer<typeof GapText>): string {
  return `${path}${line === undefined ? '' : `:${line}`}: ${reason}`
}

function missingFrom(
  files: Report['files'],
  gaps: readonly Pick<Gap, 'path'>[],
  targets: readonly string[],
): readonly string[] {
  const told = new Set([...files, ...gaps.map(({ path }) => path)])
  return targets.filter((target) => !told.has(target)).map((target) => `${target} was not looked at`)
}

function toFinding(claim: ReportedClaim): RawFinding {
  const { rule, severity, confidence, message, related } = claim
  return {
    rule,
    class: meaningOf(rules, rule).class,
    severity,
    confidence,
    message,
    span: spanOf(claim),
    related: related.map((place) => ({ span: spanOf(place), message: place.message })),
  }
}

function spanOf({ path, start, end }: Stretch): Span {
  return { path, utf16: { start, end: Math.max(start, end) } }
}
