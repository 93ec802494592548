import { parse } from '@solidity-parser/parser'

/**
 * Parses with `@solidity-parser/parser`, which is a hundred times slower. Throws on text it refuses.
 *
 * ANTLR's time and stack grow with nesting, so the caller keeps long and deeply nested text away from it.
 */
export function parseReference(text: string): unknown {
  return parse(text, { range: true })
}
