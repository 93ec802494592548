import { isContractStart, isExpressionBrace, isFunctionStart, isYulBoundary, kindOfBlock } from './grammar.ts'
import type { Block, BlockKind, Reading, Structure } from './pieces.ts'
import { tokenize, wordOf } from './tokens.ts'

/**
 * Cuts a text into pieces in one pass, without recursion, whatever its state.
 *
 * A missing brace costs no more than its function: a word that can only begin a contract or a function closes what
 * cannot contain it.
 */
export function structureOf(text: string): Structure {
  const tokens = tokenize(text)
  const words = tokens.map((token) => wordOf(text, token))
  const file: Block = { kind: 'file', parent: null, open: -1, end: tokens.length }
  const reading: Reading = { tokens, words, pieces: [], block: file, first: -1, groups: [] }
  words.forEach((word, at) => {
    if (isContractStart(reading, at)) closeUpTo(reading, at, ['file'])
    else if (isFunctionStart(reading, at)) closeUpTo(reading, at, ['file', 'contract'])
    readWord(reading, word, at)
  })
  closeUpTo(reading, tokens.length, ['file'])
  return { tokens, words, pieces: reading.pieces }
}

function readWord(reading: Reading, word: string, at: number): void {
  switch (word) {
    case '{':
      readOpeningBrace(reading, at)
      break
    case '}':
      readClosingBrace(reading, at)
      break
    case '(':
    case '[':
      extend(reading, at)
      reading.groups.push(word === '[' ? ']' : reading.words[at - 1] === 'for' ? 'for' : ')')
      break
    case ')':
    case ']':
      readClosingBracket(reading, word, at)
      break
    case ';':
      readSemicolon(reading, at)
      break
    default:
      if (isYulBoundary(reading, at)) endPiece(reading, at - 1, null)
      extend(reading, at)
  }
}

function extend(reading: Reading, at: number): void {
  if (reading.first === -1) reading.first = at
}

function endPiece(reading: Reading, last: number, opens: Block | null): void {
  const { first, block } = reading
  if (first !== -1) reading.pieces.push({ first, last, block, opens })
  reading.first = -1
  reading.groups = []
}

function readOpeningBrace(reading: Reading, at: number): void {
  if (isExpressionBrace(reading, at)) {
    extend(reading, at)
    reading.groups.push('}')
    return
  }
  const kind = kindOfBlock(reading, at)
  const block: Block = { kind, parent: reading.block, open: at, end: reading.tokens.length }
  endPiece(reading, at - 1, block)
  reading.block = block
}

function readClosingBrace(reading: Reading, at: number): void {
  const group = reading.groups.lastIndexOf('}')
  if (group !== -1) {
    reading.groups.length = group
    return
  }
  endPiece(reading, at - 1, null)
  closeBlock(reading, at + 1)
}

function closeBlock(reading: Reading, end: number): void {
  const { parent } = reading.block
  if (parent === null) return
  reading.block.end = end
  reading.block = parent
}

function readClosingBracket(reading: Reading, word: string, at: number): void {
  extend(reading, at)
  const expected = reading.groups.at(-1)
  if (expected === word || (expected === 'for' && word === ')')) reading.groups.pop()
}

/** Only the head of a `for` may hold a semicolon; any other bracket that is still open was never closed. */
function readSemicolon(reading: Reading, at: number): void {
  reading.groups.length = reading.groups.lastIndexOf('for') + 1
  if (reading.groups.length === 0 && reading.first !== -1) endPiece(reading, at, null)
}

function closeUpTo(reading: Reading, at: number, kinds: readonly BlockKind[]): void {
  endPiece(reading, at - 1, null)
  while (!kinds.includes(reading.block.kind)) closeBlock(reading, at)
}
