import { closingOf } from './brackets.ts'
import type { Piece, Structure } from './pieces.ts'

/**
 * A function's name and the types of its parameters: `transfer(address,uint256)`.
 *
 * As written, but for what does not tell overloads apart: names, storage locations and `payable` are left out, and
 * short names of types are spelled out. Types of the user's own keep their names.
 */
export function signatureOf(name: string, piece: Piece, structure: Structure): string {
  const { words } = structure
  const open = [piece.first + 1, piece.first + 2].find((index) => words[index] === '(')
  return open === undefined
    ? `${name}()`
    : `${name}(${typesIn(open, closingOf(open, piece.last, words), structure)})`
}

/** A word that follows a finished type is no type: it is a location, a name or says how a function type is called. */
function typesIn(open: number, close: number, { words, tokens }: Structure): string {
  const parts: string[] = []
  words.slice(open + 1, close).forEach((word, index) => {
    const at = open + 1 + index
    const isName = tokens[at]?.kind === 'identifier' && /[\w$\])]$/.test(parts.at(-1) ?? '')
    if (!isName) parts.push(words[at - 1] === '.' ? word : (spelledOut.get(word) ?? word))
  })
  return parts.join('')
}

const spelledOut: ReadonlyMap<string, string> = new Map([
  ['uint', 'uint256'],
  ['int', 'int256'],
  ['byte', 'bytes1'],
  ['fixed', 'fixed128x18'],
  ['ufixed', 'ufixed128x18'],
])
