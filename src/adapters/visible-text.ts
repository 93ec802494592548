/**
 * Characters that a terminal or a log obeys instead of showing: controls (line breaks and escape sequences among them),
 * line separators, changes of direction, and characters without a shape of their own.
 */
const obeyed =
  /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]|[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu

const short: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Text of unknown origin as one line that shows everything in it and does nothing. */
export function visibleText(text: string): string {
  return text.replace(obeyed, (character) => short[character] ?? escaped(character))
}

function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}
