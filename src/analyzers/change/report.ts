import type { Confidence, Severity } from '../../domain/severity.ts'
import { version } from '../../domain/version.ts'
import type { Project } from '../../solidity/model/types.ts'
import type { Claim } from './claim.ts'
import { compareSides } from './compare-sides.ts'
import type { Sides } from './side.ts'
import type { Spot } from './wording.ts'

/** A stretch of a file of the head; offsets in UTF-16 code units, end excluded. */
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

/** What was not compared, in full. */
export interface Gap {
  readonly path: string
  readonly reason: string
}

/** What the process prints, as one JSON object. */
export interface Report {
  readonly version: string
  /** The head's files that were asked about and compared. */
  readonly files: readonly string[]
  readonly gaps: readonly Gap[]
  readonly claims: readonly ReportedClaim[]
}

/** Compares both sides; `gaps` are files that could not be read. */
export function reportOn(sides: Sides, gaps: readonly Gap[]): Report {
  const { claims, failures } = compareSides(sides)
  return {
    version,
    files: [...sides.targets].filter((path) => sides.head.files.has(path)),
    gaps: [...gaps, ...unreadIn(sides.head, ''), ...unreadIn(sides.base, ' (at the base)'), ...failures],
    claims: claims.map(toReported).toSorted(byPlace),
  }
}

/** Files with a stretch that no parser understands. */
function unreadIn({ files }: Project, side: string): readonly Gap[] {
  return [...files.values()].flatMap(({ path, tree: { unread } }) =>
    unread.slice(0, 1).map(({ reason }) => ({ path, reason: `${reason}${side}` })),
  )
}

function toReported({ rule, severity, confidence, message, at, related = [] }: Claim): ReportedClaim {
  return {
    rule,
    severity,
    confidence,
    message,
    ...stretchOf(at),
    related: related.map((place) => ({ ...stretchOf(place.at), message: place.message })),
  }
}

function stretchOf({ file, range: [start, end] }: Spot): Stretch {
  return { path: file.path, start, end }
}

function byPlace(one: ReportedClaim, other: ReportedClaim): number {
  if (one.path !== other.path) return one.path < other.path ? -1 : 1
  return one.start - other.start || one.end - other.end
}
