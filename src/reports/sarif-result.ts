import type { Location, Result, Suppression } from 'sarif'
import type { Place } from '../domain/place.ts'
import type { Weakness, WeaknessLocation } from '../domain/weakness.ts'
import { asUri } from './escape.ts'
import { levelOf } from './sarif-rule.ts'
import { clip, visibleLine } from './visible.ts'
import { placeInWords } from './wording.ts'

/** Code scanning keeps 100 locations of a result. */
const mostRelated = 99
/** Related places that the message links to; code scanning shows no others. */
const mostLinked = 5
const longestMessage = 1_000

/** Hashes of the lines of a file, by path; `undefined` when its source is not at hand. */
export type LineHashes = (path: string) => readonly string[] | undefined

/** One weakness as one result, however many analyzers saw it. */
export function resultOf(weakness: Weakness, ruleIndex: number, lineHashes: LineHashes): Result {
  const [primary, ...others] = weakness.locations
  const related = others.slice(0, mostRelated)
  const lineHash = lineHashes(primary.path)?.[primary.startLine - 1]
  return {
    ruleId: weakness.class,
    ruleIndex,
    level: levelOf(weakness.severity),
    message: { text: messageOf(weakness, related) },
    locations: [{ physicalLocation: physicalLocationOf(primary) }],
    relatedLocations: related.map(relatedLocationOf),
    partialFingerprints: {
      ...(lineHash === undefined ? {} : { primaryLocationLineHash: lineHash }),
      'sevengates/v1': weakness.fingerprint,
    },
    suppressions: suppressionsOf(weakness),
    properties: {
      state: weakness.state,
      blocking: weakness.blocking,
      severity: weakness.severity,
      confidence: weakness.confidence,
      evidence: weakness.evidence,
      analyzers: weakness.claims.map(({ analyzer, rule }) => `${analyzer}/${rule}`),
    },
  }
}

/**
 * Hostile text as a SARIF plain text message: braces are doubled, being placeholders otherwise, and `](`, which makes
 * a link, is parted.
 */
export function forSarif(text: string): string {
  return clip(visibleLine(text), longestMessage).replace(/[{}]/g, '$&$&').replaceAll('](', '] (')
}

function messageOf({ message, claims }: Weakness, related: readonly WeaknessLocation[]): string {
  const speakers = [...new Set(claims.map(({ analyzer }) => analyzer))].join(', ')
  const links = related.slice(0, mostLinked).map((location, index) => linkTo(location, index + 1))
  const seeAlso = links.length === 0 ? '' : ` See also ${links.join(', ')}.`
  return `${forSarif(message)} (${forSarif(speakers)})${seeAlso}`
}

function linkTo(location: WeaknessLocation, id: number): string {
  const label = forSarif(placeInWords(location)).replace(/[\\[\]]/g, '\\$&')
  const message = location.message === undefined ? '' : `: ${forSarif(location.message)}`
  return `[${label}](${id})${message}`
}

function relatedLocationOf(location: WeaknessLocation, index: number): Location {
  const message = location.message === undefined ? {} : { message: { text: forSarif(location.message) } }
  return { id: index + 1, physicalLocation: physicalLocationOf(location), ...message }
}

function physicalLocationOf({
  path,
  startLine,
  startColumn,
  endLine,
  endColumn,
}: Place): Location['physicalLocation'] {
  return { artifactLocation: { uri: asUri(path) }, region: { startLine, startColumn, endLine, endColumn } }
}

function suppressionsOf({ suppression }: Weakness): Suppression[] {
  if (suppression === undefined) return []
  const kind = suppression.kind === 'inline' ? 'inSource' : 'external'
  return [{ kind, status: 'accepted', justification: visibleLine(suppression.justification) }]
}
