import type { Sources } from '../domain/audit.ts'
import type { Place } from '../domain/place.ts'
import { clip, visible } from './visible.ts'

export interface ExcerptLine {
  /** Counted from 1. */
  readonly number: number
  /** Visible characters only, tabs as four spaces, without the indentation that all lines share. */
  readonly text: string
  /** Whether the place covers it; the others are there for context. */
  readonly isMarked: boolean
}

const contextLines = 2
const mostLines = 12
const longestLine = 160

/** The lines of a place with a little context, at most 12; empty when the source is not at hand. */
export function excerptOf(sources: Sources, place: Place): readonly ExcerptLine[] {
  const source = sources.get(place.path)
  if (source === undefined) return []
  const first = Math.max(1, place.startLine - contextLines)
  const last = Math.min(place.endLine + contextLines, first + mostLines - 1)
  const lines = source.split(/\r\n|\r|\n/).slice(first - 1, last)
  const shown = lines.map((line, index) => ({
    number: first + index,
    text: visible(line).replaceAll('\t', '    ').trimEnd(),
    isMarked: first + index >= place.startLine && first + index <= place.endLine,
  }))
  return withoutIndentation(withoutEmptyEdges(shown))
}

function withoutEmptyEdges(lines: readonly ExcerptLine[]): readonly ExcerptLine[] {
  const says = ({ text, isMarked }: ExcerptLine) => isMarked || text !== ''
  return lines.slice(lines.findIndex(says), lines.findLastIndex(says) + 1)
}

function withoutIndentation(lines: readonly ExcerptLine[]): readonly ExcerptLine[] {
  const indents = lines.filter(({ text }) => text !== '').map(({ text }) => text.search(/\S/))
  const indent = Math.min(...indents)
  return lines.map((line) => ({ ...line, text: clip(line.text.slice(indent), longestLine) }))
}

/** The excerpt as text with line numbers and a mark at the lines that are meant. */
export function withLineNumbers(lines: readonly ExcerptLine[]): string {
  const width = String(lines.at(-1)?.number ?? '').length
  return lines
    .map(({ number, text, isMarked }) =>
      `${isMarked ? '>' : ' '} ${String(number).padStart(width)} | ${text}`.trimEnd(),
    )
    .join('\n')
}
