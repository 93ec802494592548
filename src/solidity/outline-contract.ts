import { outsideBrackets } from './brackets.ts'
import { type Block, type Piece, type Structure, spanOf } from './pieces.ts'
import type { Span } from './tokens.ts'

/** A contract, library or interface, from its first word to its closing brace. */
export interface OutlineContract extends Span {
  /** Empty where the source has none. */
  readonly name: string
  readonly kind: 'contract' | 'abstract contract' | 'interface' | 'library'
  /** As written, without arguments: `Base`, `lib.Base`. */
  readonly bases: readonly string[]
  /** With its braces. */
  readonly body: Span
}

/** The contract whose header the piece is and whose body is `block`. */
export function contractFrom(piece: Piece, block: Block, structure: Structure): OutlineContract {
  const { words, tokens } = structure
  const isAbstract = words[piece.first] === 'abstract'
  const keyword = isAbstract ? piece.first + 1 : piece.first
  const name = tokens[keyword + 1]?.kind === 'identifier' ? String(words[keyword + 1]) : ''
  const body = spanOf(block.open, block.end - 1, structure)
  return {
    name,
    kind: kindOf(words[keyword], isAbstract),
    bases: basesOf(keyword + 2, piece.last, words),
    start: spanOf(piece.first, piece.last, structure).start,
    end: body.end,
    body,
  }
}

function kindOf(word: string | undefined, isAbstract: boolean): OutlineContract['kind'] {
  if (word === 'interface' || word === 'library') return word
  return isAbstract ? 'abstract contract' : 'contract'
}

function basesOf(first: number, last: number, words: readonly string[]): readonly string[] {
  if (words[first] !== 'is') return []
  const list = outsideBrackets(first + 1, last, words).map((index) => String(words[index]))
  const layout = list.indexOf('layout')
  const bases = layout === -1 ? list : list.slice(0, layout)
  return bases.join('').split(',')
}
