import { comparePlaces } from '../domain/place.ts'
import {
  type Confidence,
  type Evidence,
  isAtLeastConfidence,
  isAtLeastSeverity,
  type Severity,
  surerOf,
} from '../domain/severity.ts'
import { type ClassId, classOf } from '../domain/taxonomy.ts'
import type { Claim, WeaknessLocation } from '../domain/weakness.ts'
import type { Anchor, AnchoredFinding } from './locate.ts'
import { remember } from './remember.ts'

/** One view of a defect: what it is, how bad, and how sure those are who find it at least as bad. */
export type Grading = Pick<Defect, 'class' | 'severity' | 'confidence'>

/** What all analyzers say about one defect of one side, before it is compared with the other side. */
export interface Defect {
  readonly class: ClassId
  readonly group: string
  readonly severity: Severity
  readonly confidence: Confidence
  readonly evidence: Evidence
  readonly anchor: Anchor
  readonly message: string
  /** How bad each finding takes it to be, the leading one first. */
  readonly gradings: readonly [Grading, ...Grading[]]
  readonly claims: readonly Claim[]
  readonly locations: readonly [WeaknessLocation, ...WeaknessLocation[]]
  readonly counterExample?: string
}

/** How many places of one defect are kept; code scanning stores no more. */
const maxLocations = 50

/**
 * Joins findings about one defect: the same class group in the same contract and function, at the same statement, or
 * at a statement that another of them names as part of it (the call and the write of a reentrancy). Two defects in one
 * function stay two. Deterministic: the order of the input does not matter.
 */
export function mergeFindings(findings: readonly AnchoredFinding[]): readonly Defect[] {
  const byFunction = new Map<string, AnchoredFinding[]>()
  for (const finding of findings.toSorted(compareFindings)) {
    const { contract, function: signature } = finding.anchor
    const key = JSON.stringify([finding.place.path, contract, signature, classOf(finding.class).group])
    remember(byFunction, key, (): AnchoredFinding[] => []).push(finding)
  }
  return [...byFunction.values()].flatMap(clusters).map(toDefect).toSorted(compareDefects)
}

/** Surest and worst first, then in the order of a reader. */
function compareFindings(one: AnchoredFinding, other: AnchoredFinding): number {
  return (
    compareWeight(one, other) ||
    comparePlaces(one.place, other.place) ||
    compareText(one.analyzer, other.analyzer) ||
    compareText(one.rule, other.rule) ||
    compareText(one.message, other.message)
  )
}

/** A claim that is at least fairly sure beats any that is not; among equals the worse one leads. */
function compareWeight(one: AnchoredFinding, other: AnchoredFinding): number {
  return weightOf(other) - weightOf(one)
}

function weightOf({ severity, confidence, counterExample }: AnchoredFinding): number {
  const sure = isAtLeastConfidence(confidence, 'medium') || counterExample !== undefined ? 100 : 0
  return sure + 10 * severityRank[severity] + confidenceRank[confidence]
}

const severityRank = { critical: 4, high: 3, medium: 2, low: 1, info: 0 } as const satisfies Record<
  Severity,
  number
>
const confidenceRank = { high: 2, medium: 1, low: 0 } as const satisfies Record<Confidence, number>

/** Findings of one function and group, split into defects. The first of each cluster leads it. */
function clusters(findings: readonly AnchoredFinding[]): readonly [AnchoredFinding, ...AnchoredFinding[]][] {
  const found: [AnchoredFinding, ...AnchoredFinding[]][] = []
  const homes = new Map<number, [AnchoredFinding, ...AnchoredFinding[]]>()
  const related = new Map<number, [AnchoredFinding, ...AnchoredFinding[]]>()
  for (const finding of findings) {
    let home = homes.get(finding.anchor.offset)
    // A second tool may put the defect at the write where the first put it at the call.
    home ??= related.get(finding.anchor.offset)
    home ??= finding.relatedOffsets
      .map((offset) => homes.get(offset))
      .find((one) => one !== undefined && isOtherTool(one, finding))
    if (home === undefined) {
      home = [finding]
      found.push(home)
    } else {
      home.push(finding)
    }
    if (!homes.has(finding.anchor.offset)) homes.set(finding.anchor.offset, home)
    for (const offset of finding.relatedOffsets) if (!related.has(offset)) related.set(offset, home)
  }
  return found
}

function isOtherTool(cluster: readonly AnchoredFinding[], finding: AnchoredFinding): boolean {
  return cluster.every(({ analyzer }) => analyzer !== finding.analyzer)
}

function toDefect(findings: readonly [AnchoredFinding, ...AnchoredFinding[]]): Defect {
  const [lead] = findings
  const grade = (one: AnchoredFinding) => gradingOf(one, findings)
  const counterExample = findings.find((finding) => finding.counterExample !== undefined)?.counterExample
  return {
    ...grade(lead),
    group: classOf(lead.class).group,
    gradings: [grade(lead), ...findings.slice(1).map(grade)],
    evidence: evidenceOf(findings, counterExample),
    anchor: lead.anchor,
    message: lead.message,
    claims: claimsOf(findings),
    locations: locationsOf(findings),
    ...(counterExample === undefined ? {} : { counterExample }),
  }
}

function gradingOf(one: AnchoredFinding, findings: readonly AnchoredFinding[]): Grading {
  const agreeing = findings.filter(({ severity }) => isAtLeastSeverity(severity, one.severity))
  const confidence = agreeing.reduce<Confidence>((best, other) => surerOf(best, other.confidence), 'low')
  return { class: one.class, severity: one.severity, confidence }
}

function evidenceOf(findings: readonly AnchoredFinding[], counterExample: string | undefined): Evidence {
  if (counterExample !== undefined) return 'counter-example'
  return new Set(findings.map(({ analyzer }) => analyzer)).size > 1 ? 'several-tools' : 'pattern'
}

function claimsOf(findings: readonly AnchoredFinding[]): readonly Claim[] {
  const claims = new Map<string, Claim>()
  for (const { analyzer, rule, message } of findings) {
    const key = JSON.stringify([analyzer, rule, message])
    if (!claims.has(key)) claims.set(key, { analyzer, rule, message })
  }
  return [...claims.values()]
}

function locationsOf(
  findings: readonly [AnchoredFinding, ...AnchoredFinding[]],
): readonly [WeaknessLocation, ...WeaknessLocation[]] {
  const [lead] = findings
  const primary: WeaknessLocation = { role: 'primary', ...lead.place }
  const seen = new Set([placeKey(primary)])
  const related: WeaknessLocation[] = []
  for (const finding of findings) {
    for (const { place, message } of [{ place: finding.place, message: undefined }, ...finding.related]) {
      if (seen.has(placeKey(place))) continue
      seen.add(placeKey(place))
      related.push({ role: 'related', ...place, ...(message === undefined ? {} : { message }) })
    }
  }
  return [primary, ...related.toSorted(comparePlaces).slice(0, maxLocations)]
}

function placeKey(place: Omit<WeaknessLocation, 'role' | 'message'>): string {
  return JSON.stringify([place.path, place.startLine, place.startColumn, place.endLine, place.endColumn])
}

function compareDefects(one: Defect, other: Defect): number {
  return comparePlaces(one.locations[0], other.locations[0]) || compareText(one.class, other.class)
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
