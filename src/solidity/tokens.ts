import {
  blank,
  classOf,
  digit,
  endOfComment,
  endOfString,
  endOfUnknown,
  endOfWord,
  isPrefixedString,
  letter,
  quote,
  symbol,
} from './characters.ts'

/** A stretch of text in UTF-16 code units; `end` is the one after the last. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** `unknown` is what no version of Solidity reads: characters outside ASCII, control characters, a lone backslash. */
export type TokenKind = 'identifier' | 'number' | 'string' | 'punctuation' | 'unknown'

/** One word of Solidity or Yul. Keywords are identifiers; `hex"00"` and `unicode"é"` are one string. */
export interface Token extends Span {
  readonly kind: TokenKind
}

/**
 * The tokens of a text in any version of Solidity, in order, comments left out.
 *
 * Never throws and takes linear time: an unterminated string ends with its line, an unterminated comment with the file.
 */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = []
  scan(text, tokens, [])
  return tokens
}

/** The comments of a text, with their marks, without the line end that closes them. */
export function comments(text: string): readonly Span[] {
  const found: Span[] = []
  scan(text, [], found)
  return found
}

function scan(text: string, tokens: Token[], found: Span[]): void {
  // Some editors write a byte-order mark; it is no part of the source.
  let start = text.startsWith('\uFEFF') ? 1 : 0
  while (start < text.length) {
    const first = classOf(text.charCodeAt(start))
    if (first === blank) {
      start += 1
      continue
    }
    const afterComment = endOfComment(text, start)
    if (afterComment > start) {
      found.push({ start, end: afterComment })
      start = afterComment
      continue
    }
    const kind = kindAt(text, start, first)
    const end = endOf[kind](text, start)
    tokens.push({ kind, start, end })
    start = end
  }
}

function kindAt(text: string, start: number, first: number): TokenKind {
  switch (first) {
    case letter:
      return isPrefixedString(text, start) ? 'string' : 'identifier'
    case digit:
      return 'number'
    case quote:
      return 'string'
    case symbol:
      return text[start] === '.' && classOf(text.charCodeAt(start + 1)) === digit ? 'number' : 'punctuation'
    default:
      return 'unknown'
  }
}

const endOf = {
  identifier: endOfWord,
  number: (text, start) => endOfMatch(numeral, text, start),
  string: endOfString,
  punctuation: endOfPunctuation,
  unknown: endOfUnknown,
} as const satisfies Record<TokenKind, (text: string, start: number) => number>

const numeral = /0x[\da-fA-F_]*|(?:\d[\d_]*)?(?:\.\d[\d_]*)?(?:[eE]-?\d[\d_]*)?/y
const operator = />>>=?|<<=?|>>=?|\*\*|=[=>]|[!<>|&^+\-*/%]=|&&|\|\||\+\+|--|->|:=|./sy

function endOfPunctuation(text: string, start: number): number {
  const mayGoOn = classOf(text.charCodeAt(start + 1)) === symbol
  return mayGoOn ? endOfMatch(operator, text, start) : start + 1
}

function endOfMatch(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start
  pattern.test(text)
  return pattern.lastIndex
}

/** The token as it is written. */
export function wordOf(text: string, token: Token | undefined): string {
  return token === undefined ? '' : text.slice(token.start, token.end)
}

/** Whether the token is this word; cheaper than comparing with `wordOf`. */
export function isWord(text: string, token: Token | undefined, word: string): boolean {
  return token !== undefined && token.end - token.start === word.length && text.startsWith(word, token.start)
}
