import type { Audit } from '../domain/audit.ts'
import { guidanceOf } from '../domain/guidance.ts'
import type { Severity } from '../domain/severity.ts'
import type { Weakness } from '../domain/weakness.ts'
import { forTerminal } from './escape.ts'
import { excerptOf, withLineNumbers } from './excerpt.ts'
import { standingsOf } from './standings.ts'
import { type Style, styleOf } from './style.ts'
import { clip } from './visible.ts'
import {
  analyzersThatCompleted,
  confidenceInWords,
  describeCounts,
  describeScope,
  describeUnfinished,
  describeVerdict,
  evidenceInWords,
  isUntouched,
  nameOf,
  placeInWords,
  reproductionOf,
  stateInWords,
  titleOf,
} from './wording.ts'
import { indented, wrapped } from './wrap.ts'

export interface TextOptions {
  /** Whether to use the terminal's colours. */
  readonly colour: boolean
  /** Columns of the terminal. */
  readonly width: number
}

const verdictColours = { pass: 'green', fail: 'red', incomplete: 'yellow' } as const
const severityColours = {
  critical: 'red',
  high: 'red',
  medium: 'yellow',
  low: 'cyan',
  info: 'cyan',
} as const satisfies Record<Severity, keyof Style>

/** The audit for a person at a terminal: the verdict first, then what is new, then what ran. */
export function renderText(audit: Audit, { colour, width }: TextOptions): string {
  const style = styleOf(colour)
  if (isUntouched(audit)) return `${style.green(describeVerdict(audit))}\n`
  const { introduced, fixed } = standingsOf(audit)
  const blocks = [
    [
      style.bold(style[verdictColours[audit.verdict.kind]](describeVerdict(audit))),
      ...audit.verdict.reasons.map((reason) => item(reason, width)),
    ].join('\n'),
    listOf(
      'This change touches its own gate; it was judged by the rules of the base',
      audit.tampering,
      style,
      width,
    ),
    ...introduced.map((weakness, index) => weaknessInFull(audit, weakness, index + 1, style, width)),
    listOf('Fixed', fixed.map(inBrief), style, width),
    factsOf(audit, style, width),
    listOf('Not looked at', describeUnfinished(audit), style, width),
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

function weaknessInFull(
  audit: Audit,
  weakness: Weakness,
  number: number,
  style: Style,
  width: number,
): string {
  const { impact, remediation } = guidanceOf(weakness.class)
  const [primary] = weakness.locations
  const severity = style[severityColours[weakness.severity]](weakness.severity.toUpperCase())
  const standing = [
    stateInWords[weakness.state],
    confidenceInWords[weakness.confidence],
    evidenceInWords[weakness.evidence],
    ...(weakness.blocking ? ['blocks'] : []),
  ].join(', ')
  const speakers = weakness.claims.map(({ analyzer, rule }) => `${analyzer} (${rule})`).join(', ')
  const excerpt = withLineNumbers(excerptOf(audit.sources, primary))
  return [
    `${number}. ${severity}  ${style.bold(`${titleOf(weakness)}${inName(weakness)}`)}`,
    `   ${style.dim(forTerminal(placeInWords(primary)))}`,
    `   ${wrapped(standing, width, 3)}`,
    ...(excerpt === '' ? [] : ['', indented(excerpt, 3), '']),
    labelled('', weakness.message, width),
    labelled('Why', impact, width),
    labelled('Fix', remediation, width),
    labelled('Says', speakers, width),
    ...(weakness.counterExample === undefined ? [] : [labelled('Shown by', weakness.counterExample, width)]),
    // A command is copied, so it stays on one line.
    labelled('Repeat', reproductionOf(audit, weakness), Number.POSITIVE_INFINITY),
  ].join('\n')
}

function factsOf(audit: Audit, style: Style, width: number): string {
  const ran = analyzersThatCompleted(audit).join(', ')
  return [
    labelled('Found', describeCounts(audit), width, style.bold),
    labelled('Scope', describeScope(audit), width, style.bold),
    labelled('Ran', ran === '' ? 'nothing to the end' : ran, width, style.bold),
    ...audit.change.notes.map((note) => labelled('Note', note, width, style.bold)),
  ].join('\n')
}

function listOf(title: string, items: readonly string[], style: Style, width: number): string {
  if (items.length === 0) return ''
  return [style.bold(`${title}:`), ...items.map((text) => item(text, width))].join('\n')
}

function item(text: string, width: number): string {
  return `  - ${wrapped(forTerminal(clip(text, 2_000)), width, 4)}`
}

/** A paragraph whose first line begins with a label of nine columns. */
function labelled(label: string, text: string, width: number, dress = (plain: string) => plain): string {
  return `   ${dress(label.padEnd(9))}${wrapped(forTerminal(clip(text, 2_000)), width, 12)}`
}

function inBrief(weakness: Weakness): string {
  return `${titleOf(weakness)}${inName(weakness)}, ${placeInWords(weakness.locations[0])}`
}

function inName(weakness: Weakness): string {
  const name = nameOf(weakness)
  return name === null ? '' : ` in ${forTerminal(clip(name, 200))}`
}
