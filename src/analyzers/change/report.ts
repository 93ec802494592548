import { version } from '../../domain/version.ts'
import type { Project } from '../../solidity/model/types.ts'
import { byPlace, type Gap, type OwnReport, type ReportedClaim, stretchOf } from '../own-report.ts'
import type { Claim } from './claim.ts'
import { compareSides } from './compare-sides.ts'
import type { Sides } from './side.ts'

/** Compares both sides; `gaps` are files that could not be read. */
export function reportOn(sides: Sides, gaps: readonly Gap[]): OwnReport {
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
