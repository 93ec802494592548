import type { Span, Token } from './tokens.ts'

/** `other` is every block inside a function, and the body of a struct or enum. */
export type BlockKind = 'file' | 'contract' | 'function' | 'assembly' | 'other'

/** What stands between two braces; the outermost block is the file. */
export interface Block {
  readonly kind: BlockKind
  readonly parent: Block | null
  /** Index of the opening brace; -1 for the file. */
  readonly open: number
  /** Index of the token after the closing brace, or of the one at which the source shows that a brace is missing. */
  end: number
}

/** A statement, a member or the header of a block: tokens from `first` to `last`, both included. */
export interface Piece {
  readonly first: number
  readonly last: number
  /** The block in which it stands. */
  readonly block: Block
  /** The block of which it is the header. */
  readonly opens: Block | null
}

/** A text cut into pieces. Pieces are in order and share no token; only braces belong to none. */
export interface Structure {
  readonly tokens: readonly Token[]
  /** The tokens as they are written. */
  readonly words: readonly string[]
  readonly pieces: readonly Piece[]
}

/** How far the reading of one text has come. */
export interface Reading {
  readonly tokens: readonly Token[]
  readonly words: readonly string[]
  readonly pieces: Piece[]
  /** The innermost open block. */
  block: Block
  /** Index of the first token of the piece that is being read; -1 between pieces. */
  first: number
  /** Brackets that are open in the piece, by what closes them; `for` is the one that may hold semicolons. */
  groups: string[]
}

/** The text from one token to another, both included. */
export function spanOf(first: number, last: number, { tokens }: Structure): Span {
  return { start: Number(tokens[first]?.start), end: Number(tokens[last]?.end) }
}
