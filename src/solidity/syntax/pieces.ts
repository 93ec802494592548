import { type Token, tokenize } from '../tokens.ts'

/** A declaration as found by its brackets. Offsets in UTF-16 units, `end` excluded. */
export interface Piece {
  readonly start: number
  readonly end: number
  /** Where the `{` of a contract, function or modifier is; `undefined` when it has none. */
  readonly body: number | undefined
  readonly word: string
}

/** The declarations of a file, whatever is inside of them. */
export function splitFile(text: string): readonly Piece[] {
  const tokens = tokenize(text)
  return split(text, tokens, startsContract)
}

/** The members of a contract, given its piece. */
export function splitContract(text: string, contract: Piece & { readonly body: number }): readonly Piece[] {
  const tokens = tokenize(text.slice(contract.body + 1, contract.end)).map(({ kind, start, end }) => ({
    kind,
    start: start + contract.body + 1,
    end: end + contract.body + 1,
  }))
  const last = tokens.at(-1)
  const inner = last !== undefined && text[last.start] === '}' ? tokens.slice(0, -1) : tokens
  return split(text, inner, startsMember)
}

type Starts = (words: (ahead: number) => string) => boolean

/** Contracts never nest, so this begins one even where an open bracket was forgotten. */
const startsContract: Starts = (word) =>
  /^(?:contract|interface|library)$/.test(word(0)) && /^(?:\{|is)$/.test(word(2))

/** Function types have no name, and functions in assembly are not looked at. */
const startsMember: Starts = (word) => word(0) === 'function' && word(2) === '('

const endsWithSemicolon = new Set(['import', 'pragma', 'using', 'type', 'error', 'event'])

function split(text: string, tokens: readonly Token[], startsAnew: Starts): readonly Piece[] {
  const pieces: Piece[] = []
  let first = 0
  let brackets: Brackets = noBrackets
  for (let at = 0; at < tokens.length; at++) {
    const word = (ahead: number) => wordAt(text, tokens, at + ahead)
    if (at > first && !brackets.inAssembly && brackets.depth > 0 && startsAnew(word)) {
      pieces.push(toPiece(text, tokens, first, at - 1, brackets.body))
      first = at
      brackets = noBrackets
    }
    brackets = follow(brackets, word(0), tokens[at]?.start ?? 0)
    if (brackets.depth > 0 || !isEnd(word(0), wordAt(text, tokens, first))) continue
    pieces.push(toPiece(text, tokens, first, at, brackets.body))
    first = at + 1
    brackets = noBrackets
  }
  if (first < tokens.length) pieces.push(toPiece(text, tokens, first, tokens.length - 1, brackets.body))
  return pieces
}

interface Brackets {
  readonly depth: number
  /** Where the first curly bracket outside of others opened. */
  readonly body: number | undefined
  readonly inAssembly: boolean
  readonly assemblyDepth: number
}

const noBrackets: Brackets = { depth: 0, body: undefined, inAssembly: false, assemblyDepth: 0 }

function follow(brackets: Brackets, word: string, start: number): Brackets {
  if (word === 'assembly') return { ...brackets, inAssembly: true, assemblyDepth: brackets.depth }
  if (/^[([{]$/.test(word)) {
    const body = word === '{' && brackets.depth === 0 ? (brackets.body ?? start) : brackets.body
    return { ...brackets, depth: brackets.depth + 1, body }
  }
  if (!/^[)\]}]$/.test(word)) return brackets
  const depth = Math.max(0, brackets.depth - 1)
  return { ...brackets, depth, inAssembly: brackets.inAssembly && depth > brackets.assemblyDepth }
}

function isEnd(word: string, firstWord: string): boolean {
  return word === ';' || (word === '}' && !endsWithSemicolon.has(firstWord))
}

function toPiece(
  text: string,
  tokens: readonly Token[],
  first: number,
  last: number,
  body: number | undefined,
): Piece {
  const start = tokens[first]?.start ?? 0
  return { start, end: tokens[last]?.end ?? start, body, word: wordAt(text, tokens, first) }
}

function wordAt(text: string, tokens: readonly Token[], at: number): string {
  const token = tokens[at]
  return token === undefined ? '' : text.slice(token.start, token.end)
}
