import { tokenize, wordOf } from './tokens.ts'

/**
 * A stretch of source as its tokens, one blank between two, without comments: what a formatter leaves as it is.
 *
 * Formatters also change quotes and spell types out; so does this. The stretch must not begin inside a token or comment.
 */
export function normalise(text: string, start = 0, end = text.length): string {
  const stretch = text.slice(start, end)
  return tokenize(stretch)
    .map((token) => plain(wordOf(stretch, token), token.kind === 'string'))
    .join(' ')
}

function plain(word: string, isString: boolean): string {
  if (word === 'uint' || word === 'int') return `${word}256`
  return isString && !/["\\]/.test(word) ? word.replaceAll("'", '"') : word
}
