import { closingOf } from './brackets.ts'
import { type Piece, type Structure, spanOf } from './pieces.ts'
import { lastAtOrBefore } from './spans.ts'
import type { Span } from './tokens.ts'

/**
 * A function that finds the smallest statement around the start of a range: the first one that the range touches.
 *
 * Of a block that is its header (`if (x)`, `for (…)`, `function f() public`), so that what stands inside does not belong
 * to it; of `if (x) y = 1;` it is `if (x)` or `y = 1;`. A brace belongs to what stands before it. In a text without any
 * statement the answer is the range itself.
 */
export function statementFinder(structure: Structure): (range: Span) => Span {
  const { tokens, words, pieces } = structure
  const tokenStarts = tokens.map(({ start }) => start)
  const pieceStarts = pieces.map(({ first }) => first)
  return (range) => {
    const at = indexOfToken(tokens, lastAtOrBefore(tokenStarts, range.start), range)
    const piece = pieces[Math.max(0, lastAtOrBefore(pieceStarts, at))]
    if (piece === undefined) return range
    const [first, last] = narrow(piece, at, words)
    return spanOf(first, last, structure)
  }
}

/** The first token of the range; the one before it if the range holds none. */
function indexOfToken(tokens: readonly Span[], before: number, { start, end }: Span): number {
  const reachesIn = Number(tokens[before]?.end) > start
  const holdsNext = Number(tokens[before + 1]?.start) < end
  return !reachesIn && holdsNext ? before + 1 : before
}

/** Takes heads of statements without braces off, until one holds the token. */
function narrow(piece: Piece, at: number, words: readonly string[]): readonly [number, number] {
  let first = piece.first
  for (;;) {
    const head = endOfHead(first, piece.last, words)
    if (head < first || head >= piece.last || words[head + 1] === ';') return [first, piece.last]
    if (at <= head) return [first, head]
    first = head + 1
  }
}

const shortHeads: ReadonlySet<string | undefined> = new Set(['else', 'do'])
const heads: ReadonlySet<string | undefined> = new Set(['if', 'while', 'for'])

/** The last token of `else`, `do`, `if (…)`, `while (…)`, `for (…)`; one before `first` for other statements. */
function endOfHead(first: number, last: number, words: readonly string[]): number {
  if (shortHeads.has(words[first])) return first
  return heads.has(words[first]) && words[first + 1] === '(' ? closingOf(first + 1, last, words) : first - 1
}
