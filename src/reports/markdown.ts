import type { Audit } from '../domain/audit.ts'
import { guidanceOf } from '../domain/guidance.ts'
import type { Severity } from '../domain/severity.ts'
import type { Claim, Weakness, WeaknessLocation } from '../domain/weakness.ts'
import { asCode, asFence, asUri, forMarkdown } from './escape.ts'
import { excerptOf, withLineNumbers } from './excerpt.ts'
import { clip, visible } from './visible.ts'
import {
  capitalised,
  confidenceInWords,
  evidenceInWords,
  nameOf,
  placeInWords,
  reproductionOf,
  stateInWords,
  titleOf,
} from './wording.ts'

/** Where links of a Markdown report lead. */
export interface MarkdownContext {
  /** Like `https://github.com/owner/name`, without a slash at the end; `''` where there is none, then nothing is linked. */
  readonly repositoryUrl: string
  /** The commit whose files the places of new and unchanged weaknesses are in. */
  readonly headSha: string
  /** The page of the workflow run, for what is too long to show. */
  readonly runUrl?: string
}

/** Longest text of a tool that is quoted, in UTF-16 units. */
const longestQuote = 1_000
/** An entry that grows beyond this is shown as one line, so that the next ones still fit. */
const longestEntry = 15_000
/** One unit of text becomes at most 12 characters of Markdown; twice the length is allowed. */
const worstGrowth = 6
const mostClaims = 8
const mostRelated = 5

const marks = {
  critical: '🔴',
  high: '🔴',
  medium: '🟠',
  low: '🟡',
  info: '⚪',
} as const satisfies Record<Severity, string>

/** A weakness with all that a reader needs to act on it. */
export function weaknessInFull(
  audit: Audit,
  weakness: Weakness,
  context: MarkdownContext,
  number: number,
): string {
  const { impact, remediation, references } = guidanceOf(weakness.class)
  const [primary, ...related] = weakness.locations
  const excerpt = excerptOf(audit.sources, primary)
  const paragraphs = [
    `#### ${number}. ${headingOf(weakness)}`,
    `${linkTo(primary, context.headSha, context)} · ${standingOf(weakness)}`,
    ...(excerpt.length === 0 ? [] : [asFence(withLineNumbers(excerpt), 'solidity')]),
    quoted(weakness.message),
    ...(related.length === 0 ? [] : [relatedOf(related, context)]),
    `**Why it matters.** ${impact}`,
    `**How to fix it.** ${remediation}${readMore(references)}`,
    `**Who says so.** ${saysSo(weakness)}`,
    ...counterExampleOf(weakness),
    `**How to reproduce it.** ${asCode(reproductionOf(audit, weakness))}`,
  ]
  const entry = `${paragraphs.join('\n\n')}\n\n`
  return entry.length <= longestEntry ? entry : `${weaknessInBrief(weakness, context, context.headSha)}\n`
}

/** A weakness as one item of a list; `sha` is the commit that its place is in. */
export function weaknessInBrief(weakness: Weakness, context: MarkdownContext, sha: string | null): string {
  const silence =
    weakness.suppression === undefined ? '' : ` — silenced: ${quoted(weakness.suppression.justification)}`
  return `- ${headingOf(weakness)} · ${linkTo(weakness.locations[0], sha, context)}${silence}\n`
}

/**
 * Hostile text as one line of Markdown, what stands between backticks as code, shortened so that no more than twice
 * `length` comes out, whatever is in it.
 */
export function quoted(text: string, length = longestQuote): string {
  const parts = clip(text, length).split(/`([^`]+)`/)
  const escaped = parts
    .map((part, index) => (index % 2 === 1 ? asCode(part) : betweenCode(part)))
    .join('')
    .trim()
  return escaped.length <= 2 * length ? escaped : quotedPlainly(text, length)
}

/** The same without code, for the cells of a table, where a `|` in code would end the cell. */
export function quotedPlainly(text: string, length = longestQuote): string {
  const escaped = forMarkdown(clip(text, length))
  return escaped.length <= 2 * length ? escaped : forMarkdown(clip(text, Math.floor(length / worstGrowth)))
}

/** Two stretches of code must not join, nor one and a backtick that is left over; escaping trims, blanks stay. */
function betweenCode(text: string): string {
  const escaped = forMarkdown(text).replaceAll('\\`', '&#96;')
  return escaped === '' ? ' ' : `${/^\s/.test(text) ? ' ' : ''}${escaped}${/\s$/.test(text) ? ' ' : ''}`
}

function headingOf(weakness: Weakness): string {
  const name = nameOf(weakness)
  const where = name === null ? '' : ` in ${asCode(clip(name, 200))}`
  return `${marks[weakness.severity]} ${capitalised(weakness.severity)}: ${titleOf(weakness)}${where}`
}

function standingOf({ state, blocking, confidence, evidence, ruling }: Weakness): string {
  const standing = `${stateInWords[state]}, ${confidenceInWords[confidence]}, ${evidenceInWords[evidence]}`
  return `${standing}  \n${blocking ? '**Blocks:**' : 'Does not block:'} ${quoted(ruling)}`
}

function linkTo(place: WeaknessLocation, sha: string | null, { repositoryUrl }: MarkdownContext): string {
  const label = asCode(placeInWords(place))
  if (sha === null || repositoryUrl === '') return label
  const end = place.endLine === place.startLine ? '' : `-L${place.endLine}`
  return `[${label}](${repositoryUrl}/blob/${sha}/${asUri(place.path)}#L${place.startLine}${end})`
}

function relatedOf(related: readonly WeaknessLocation[], context: MarkdownContext): string {
  const shown = related.slice(0, mostRelated).map((location) => {
    const message = location.message === undefined ? '' : ` (${quoted(location.message, 200)})`
    return `${linkTo(location, context.headSha, context)}${message}`
  })
  const more = related.length > mostRelated ? ` and ${related.length - mostRelated} more` : ''
  return `**See also** ${shown.join(', ')}${more}`
}

function readMore(references: readonly string[]): string {
  return references
    .slice(0, 1)
    .map((reference) => ` [Read more](${reference})`)
    .join('')
}

/** One tool's words are the message above; with several, each is quoted. */
function saysSo({ claims, message }: Weakness): string {
  const shown = claims.slice(0, mostClaims).map((claim) => sayingOf(claim, message))
  const more = claims.length > mostClaims ? ` and ${claims.length - mostClaims} more claims` : ''
  return `${shown.join('; ')}${more}`
}

function sayingOf(claim: Claim, message: string): string {
  const words = claim.message === message ? '' : `: “${quoted(claim.message, 300)}”`
  return `${asCode(claim.analyzer)} (${asCode(clip(claim.rule, 200))})${words}`
}

function counterExampleOf({ counterExample }: Weakness): readonly string[] {
  if (counterExample === undefined) return []
  return ['**Counter-example.**', asFence(clip(visible(counterExample), 2 * longestQuote), 'text')]
}
