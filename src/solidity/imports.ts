import { textOfLiteral } from './string-literal.ts'
import { isWord, type Span, type Token, tokenize, wordOf } from './tokens.ts'

/** One `import` of a file; the span runs from the keyword to the semicolon, if there is one. */
export interface ImportDirective extends Span {
  /** What stands between the quotes, escapes resolved; not yet a path of the repository. */
  readonly path: string
}

/**
 * The imports of a file in the order in which they are written.
 *
 * Reads all forms (`"x"`, `"x" as y`, `* as y from "x"`, `{a as b} from "x"`), also between pieces of broken source.
 */
export function importsOf(
  text: string,
  tokens: readonly Token[] = tokenize(text),
): readonly ImportDirective[] {
  const found: ImportDirective[] = []
  tokens.forEach(({ start }, index) => {
    if (!isWord(text, tokens[index], 'import')) return
    const at = endOfClause(text, tokens, index + 1)
    const literal = tokens[at]
    if (literal?.kind !== 'string') return
    const end = endOfDirective(text, tokens, at) ?? literal.end
    found.push({ path: textOfLiteral(wordOf(text, literal)), start, end })
  })
  return found
}

/** The index of the first token that cannot stand between `import` and its literal. */
function endOfClause(text: string, tokens: readonly Token[], from: number): number {
  let index = from
  while (isPartOfClause(text, tokens[index])) index += 1
  return index
}

function isPartOfClause(text: string, token: Token | undefined): boolean {
  if (token?.kind === 'identifier') return !isWord(text, token, 'import')
  return token?.kind === 'punctuation' && '{},*'.includes(wordOf(text, token))
}

/** Where `;` or `as name;` ends that follows the literal. */
function endOfDirective(text: string, tokens: readonly Token[], literal: number): number | undefined {
  const close = tokens[isWord(text, tokens[literal + 1], 'as') ? literal + 3 : literal + 1]
  return isWord(text, close, ';') ? close?.end : undefined
}
