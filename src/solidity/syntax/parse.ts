import type { SourceUnit } from './declarations.ts'
import type { Range } from './expressions.ts'

/** What was read of one file. */
export interface SyntaxTree {
  readonly unit: SourceUnit
  /** `fast` and `reference` read the whole file; `pieces` read it declaration by declaration. */
  readonly parser: 'fast' | 'reference' | 'pieces'
  /** The stretches that no parser understood, in order. The tree has nothing of them. */
  readonly unread: readonly Unread[]
}

export interface Unread {
  readonly range: Range
  /** In the parser's words; text of an attacker. */
  readonly reason: string
}
