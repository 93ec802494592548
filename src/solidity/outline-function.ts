import { variableFrom } from './outline-variable.ts'
import { type Piece, type Structure, spanOf } from './pieces.ts'
import { signatureOf } from './signature.ts'
import type { Span } from './tokens.ts'

/** What can run: a function of a contract or of none, a constructor, a modifier. From its first word to its end. */
export interface OutlineFunction extends Span {
  readonly kind: 'function' | 'constructor' | 'modifier' | 'fallback' | 'receive'
  /** The word itself for constructor, receive and fallback, also for the nameless fallback of old versions. */
  readonly name: string
  /** `name(types)`, as `signatureOf` tells. */
  readonly signature: string
  readonly contract: string | null
  /** Everything before the body. */
  readonly header: Span
  /** With its braces; `null` where there is none. */
  readonly body: Span | null
}

/** The function whose header or declaration the piece is; `null` when it is something else. */
export function functionFrom(
  piece: Piece,
  contract: string | null,
  structure: Structure,
): OutlineFunction | null {
  const kind = kindOf(piece, structure)
  if (kind === null) return null
  const name = kind === 'function' || kind === 'modifier' ? String(structure.words[piece.first + 1]) : kind
  const header = spanOf(piece.first, piece.last, structure)
  const body = piece.opens && spanOf(piece.opens.open, piece.opens.end - 1, structure)
  const signature = signatureOf(name, piece, structure)
  return { kind, name, signature, contract, start: header.start, end: (body ?? header).end, header, body }
}

function kindOf(piece: Piece, structure: Structure): OutlineFunction['kind'] | null {
  const { words, tokens } = structure
  const word = words[piece.first]
  const takesParameters = words[piece.first + 1] === '('
  switch (word) {
    case 'function':
    case 'modifier':
      if (tokens[piece.first + 1]?.kind === 'identifier') return word
      return word === 'function' && takesParameters ? kindOfNameless(piece, structure) : null
    case 'constructor':
    case 'fallback':
    case 'receive':
      return takesParameters ? word : null
    default:
      return null
  }
}

/** `function () payable { … }` is the fallback of old versions, `function () external f;` a variable. */
function kindOfNameless(piece: Piece, structure: Structure): 'fallback' | null {
  return piece.opens === null && variableFrom(piece, null, structure) !== null ? null : 'fallback'
}
