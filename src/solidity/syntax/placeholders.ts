import { tokenize, wordOf } from '../tokens.ts'

/** A text with some characters inserted; `place` leads from an offset in it to the one in the original. */
export interface Closed {
  readonly text: string
  readonly isChanged: boolean
  place(at: number): number
}

/** Solidity before 0.4 wrote the `_` of a modifier without a semicolon, which no parser of today reads. */
export function closePlaceholders(text: string): Closed {
  const tokens = tokenize(text)
  const words = tokens.map((token) => wordOf(text, token))
  const gaps = tokens
    .filter((_token, at) => words[at] === '_' && isOpen(String(words[at - 1]), String(words[at + 1])))
    .map(({ end }) => end)
  const parts = [0, ...gaps].map((start, at) => text.slice(start, gaps[at]))
  return { text: parts.join(';'), isChanged: gaps.length > 0, place: (at) => at - insertedBefore(gaps, at) }
}

/** A statement of its own: after another's end, and before another's start. */
function isOpen(before: string, after: string): boolean {
  return /^[;{}]/.test(before) && /^[A-Za-z}]/.test(after)
}

/** How many of the inserted characters lie before an offset of the new text; the n-th stands at `gaps[n] + n`. */
function insertedBefore(gaps: readonly number[], at: number): number {
  let low = 0
  let high = gaps.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (Number(gaps[middle]) + middle < at) low = middle + 1
    else high = middle
  }
  return low
}
