import type { Region } from '../domain/place.ts'
import { unitsByByte } from './byte-offsets.ts'
import { lastAtOrBefore } from './spans.ts'

/** A character's place; both count from 1, the column in UTF-16 code units. */
export interface Position {
  readonly line: number
  readonly column: number
}

/**
 * Translates between the ways in which tools name a place in one text.
 *
 * Lines end with LF, CRLF or CR, as editors and GitHub count them; U+2028 ends none. Whatever lies outside the text is
 * moved to its nearest end, because a tool's numbers are not ours.
 */
export interface LineTable {
  readonly lineCount: number
  /** Where a UTF-16 offset lies. An offset inside a line end belongs to the line that it ends. */
  positionAt(offset: number): Position
  /** The UTF-16 offset of a position; a column beyond the line is its end, without the line end. */
  offsetAt(line: number, column: number): number
  /** The UTF-16 offset of a byte of the original file; that of the whole character for a byte inside one. */
  offsetOfByte(byteOffset: number): number
  /** The region between two UTF-16 offsets. */
  regionOf(start: number, end: number): Region
}

/**
 * Reads a text once; later questions cost a binary search.
 *
 * `bytes` are those of the file from which the text was decoded. Without them the text's own UTF-8 form is taken, which
 * differs only where the file is not UTF-8 or begins with a byte-order mark that decoding dropped.
 */
export function lineTableOf(text: string, bytes?: Uint8Array): LineTable {
  const starts = startsOf(text)
  const offsetOfByte = unitsByByte(text, bytes)
  const clamp = (offset: number) => Math.min(Math.max(0, Math.trunc(offset) || 0), text.length)
  const startOf = (line: number) => starts[line - 1] ?? text.length
  const positionAt = (offset: number): Position => {
    const line = lastAtOrBefore(starts, clamp(offset)) + 1
    return { line, column: clamp(offset) - startOf(line) + 1 }
  }
  return {
    lineCount: starts.length,
    positionAt,
    offsetAt(line, column) {
      if (line < 1) return 0
      const endOfLine = endOf(text, startOf(line), startOf(line + 1))
      return Math.min(startOf(line) + Math.max(0, column - 1), endOfLine)
    },
    offsetOfByte: (byteOffset) => clamp(offsetOfByte(byteOffset)),
    regionOf(start, end) {
      const first = positionAt(start)
      const last = positionAt(Math.max(start, end))
      return { startLine: first.line, startColumn: first.column, endLine: last.line, endColumn: last.column }
    },
  }
}

function startsOf(text: string): readonly number[] {
  const starts = [0]
  for (let offset = 0; offset < text.length; offset += 1) {
    const code = text.charCodeAt(offset)
    const isBare = code === carriageReturn && text.charCodeAt(offset + 1) !== lineFeed
    if (code === lineFeed || isBare) starts.push(offset + 1)
  }
  return starts
}

const lineFeed = 0x0a
const carriageReturn = 0x0d

/** The end of a line without the one or two characters that end it. */
function endOf(text: string, start: number, next: number): number {
  const lineEnd = /(?:\r\n|\r|\n)$/.exec(text.slice(Math.max(start, next - 2), next))
  return next - (lineEnd?.[0].length ?? 0)
}
