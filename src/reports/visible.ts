/**
 * What a reader cannot see, or what changes what the reader sees: controls, direction marks, zero-width and other
 * ignorable characters, line separators, lone halves of a surrogate pair. Tab and newline are left alone.
 */
const unseen = /(?![\t\n])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{DI}]/gu

/** The text with each invisible or direction-changing character written out, like `\u202e`. Lines end in `\n`. */
export function visible(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(unseen, writtenOut)
}

/** The visible text on one line, runs of white space as one space. */
export function visibleLine(text: string): string {
  return visible(text).replace(/\s+/g, ' ').trim()
}

/** The text, or its beginning and `…` when it is longer than `length` UTF-16 units. Never splits a character. */
export function clip(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

function writtenOut(character: string): string {
  const code = Number(character.codePointAt(0)).toString(16)
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`
}
