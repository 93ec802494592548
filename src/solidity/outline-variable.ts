import { outsideBrackets } from './brackets.ts'
import { type Piece, type Structure, spanOf } from './pieces.ts'
import type { Span } from './tokens.ts'

/** A state variable, from its type to its semicolon. */
export interface OutlineVariable extends Span {
  readonly name: string
  readonly contract: string | null
}

type Words = ReadonlySet<string | undefined>

const otherMembers: Words = new Set(['using', 'event', 'import', 'pragma', 'struct', 'enum'])
const specifiers: Words = new Set(
  'external public internal private view pure payable constant returns virtual override'.split(' '),
)

/** The state variable that the piece declares; `null` when it is something else. */
export function variableFrom(
  piece: Piece,
  contract: string | null,
  structure: Structure,
): OutlineVariable | null {
  const { words } = structure
  const { first, last } = piece
  if (otherMembers.has(words[first]) || words[last] !== ';') return null
  if (words[first] === 'error' && words[first + 2] === '(') return null
  if (words[first] === 'type' && words[first + 2] === 'is') return null
  const at = indexOfName(piece, structure)
  if (at === undefined || at === first || specifiers.has(words[at])) return null
  return { name: String(words[at]), contract, ...spanOf(first, last, structure) }
}

/** The last word outside brackets before `=` or the end. */
function indexOfName({ first, last }: Piece, { words, tokens }: Structure): number | undefined {
  const outside = outsideBrackets(first, last, words)
  const value = outside.findIndex((index) => words[index] === '=')
  const declared = value === -1 ? outside : outside.slice(0, value)
  return declared.findLast((index) => tokens[index]?.kind === 'identifier')
}
