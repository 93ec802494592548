import { z } from 'zod'
import { type Confidence, confidences, type Severity, severities } from '../domain/severity.ts'
import type { Invocation, Output, Parsed, RawFinding, RuleTable, Span } from './analyzer.ts'
import { complaintIn, parseJson, shorten } from './foreign-text.ts'
import { meaningOf } from './rule-table.ts'

// What the processes of our own detectors print, and how it is read. Each analyzer adds only its rules and words.

/** A stretch of a file; offsets in UTF-16 code units, end excluded. */
export interface Stretch {
  readonly path: string
  readonly start: number
  readonly end: number
}

/** A claim as the process prints it. */
export interface ReportedClaim extends Stretch {
  readonly rule: string
  readonly severity: Severity
  readonly confidence: Confidence
  readonly message: string
  readonly related: readonly (Stretch & { readonly message: string })[]
}

/** What was not looked at. */
export interface Gap {
  readonly path: string
  /** Counted from 1; absent when it is about the whole file. */
  readonly line?: number
  readonly reason: string
}

/** What the process prints, as one JSON object. */
export interface OwnReport {
  readonly version: string
  /** The files that were asked about and looked at, at least in part. */
  readonly files: readonly string[]
  readonly gaps: readonly Gap[]
  readonly claims: readonly ReportedClaim[]
}

/** A stretch of a file of the model, which claims are about. */
interface Spot {
  readonly file: { readonly path: string }
  readonly range: readonly [start: number, end: number]
}

export function stretchOf({ file, range: [start, end] }: Spot): Stretch {
  return { path: file.path, start, end }
}

/** The order of a reader: by file, then from top to bottom. */
export function byPlace(one: Stretch, other: Stretch): number {
  if (one.path !== other.path) return one.path < other.path ? -1 : 1
  return one.start - other.start || one.end - other.end
}

/** How an analyzer says what did not happen. */
export interface Words {
  /** When the process printed no report. */
  readonly silence: string
  /** What was not done with a target that the report does not mention: "looked at". */
  readonly deed: string
}

const offset = z.int().nonnegative()
const stretch = { path: z.string(), start: offset, end: offset }
const GapText = z.strictObject({ path: z.string(), line: z.int().positive().optional(), reason: z.string() })
type GapText = z.infer<typeof GapText>

/** Reads what our own process prints, and nothing else; a rule that is not in the table makes it unreadable. */
export function ownReportReader(
  rules: RuleTable,
  { silence, deed }: Words,
): (output: Output, invocation: Pick<Invocation, 'targets'>) => Parsed {
  const ReportText = reportTextOf(rules)
  return ({ stdout, stderr }, { targets }) => {
    const report = ReportText.safeParse(parseJson(stdout))
    if (!report.success) return { kind: 'unreadable', reason: complaintIn(stderr, silence) }
    const { files, gaps, claims } = report.data
    const findings = claims.map((claim) => toFinding(claim, rules))
    const missed = missedAmong(targets, files, gaps).map((target) => `${target} was not ${deed}`)
    const [first, ...others] = [...gaps.map(toReason), ...missed]
    if (first === undefined) return { kind: 'read', findings }
    const reason = shorten(others.length === 0 ? first : `${first} (and ${others.length} more)`)
    return files.length === 0 ? { kind: 'unreadable', reason } : { kind: 'partial', findings, reason }
  }
}

function reportTextOf(rules: RuleTable) {
  const ClaimText = z.strictObject({
    ...stretch,
    rule: z.string().refine((rule) => Object.hasOwn(rules, rule)),
    severity: z.enum(severities),
    confidence: z.enum(confidences),
    message: z.string(),
    related: z.array(z.strictObject({ ...stretch, message: z.string() })),
  })
  return z.strictObject({
    version: z.string(),
    files: z.array(z.string()),
    gaps: z.array(GapText),
    claims: z.array(ClaimText),
  })
}

function toReason({ path, line, reason }: GapText): string {
  return `${path}${line === undefined ? '' : `:${line}`}: ${reason}`
}

function missedAmong(
  targets: readonly string[],
  files: readonly string[],
  gaps: readonly GapText[],
): readonly string[] {
  const told = new Set([...files, ...gaps.map(({ path }) => path)])
  return targets.filter((target) => !told.has(target))
}

function toFinding(claim: ReportedClaim, rules: RuleTable): RawFinding {
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
