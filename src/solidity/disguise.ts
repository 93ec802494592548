/** What a character does to the reader of a source. */
export type Disguise =
  /** Turns the order in which text is shown. */
  | 'bidirectional'
  /** Is not shown at all, or as a blank. */
  | 'invisible'
  /** A control character: it can steer a terminal or hide text. */
  | 'control'
  /** Ends the line for the compiler and not in most editors, or the other way round: what looks like a comment is code. */
  | 'hidden-line-end'

/** A character that can make a source look like what it is not. */
export interface SuspiciousCharacter {
  readonly kind: Disguise
  /** In UTF-16 code units. */
  readonly offset: number
  /** As people write it: `U+202E`. */
  readonly codePoint: string
}

/**
 * The characters of a text that can deceive its reader, in order.
 *
 * Left out are those with an honest use: a byte-order mark at the very start, joiners and variation selectors inside
 * emoji, and bare carriage returns of a file that has no other line ends.
 */
export function suspiciousCharacters(text: string): readonly SuspiciousCharacter[] {
  const found: SuspiciousCharacter[] = []
  const bareReturn = text.includes('\n') ? 'hidden-line-end' : undefined
  for (const match of text.matchAll(suspect)) {
    const kind = match[0] === '\r' ? bareReturn : kindOf(match[0], text, match.index)
    if (kind !== undefined) found.push({ kind, offset: match.index, codePoint: nameOf(match[0]) })
  }
  return found
}

const bidirectional = String.raw`\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069`
const hiddenLineEnds = String.raw`\v\f\x85\u2028\u2029`
const control = String.raw`\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F`
const invisible = String.raw`\xAD\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200D\u2060-\u2065\u206A-\u206F\u3164\uFE00-\uFE0E\uFEFF\uFFA0\uFFF9-\uFFFB\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}`

const suspect = new RegExp(`\\r(?!\\n)|[${bidirectional}${hiddenLineEnds}${control}${invisible}]`, 'gu')
const isBidirectional = new RegExp(`[${bidirectional}]`, 'u')
const isHiddenLineEnd = new RegExp(`[${hiddenLineEnds}]`, 'u')
const isControl = new RegExp(`[${control}]`, 'u')

function kindOf(character: string, text: string, offset: number): Disguise | undefined {
  if (character === '\uFEFF' && offset === 0) return undefined
  if (character === '\u200D' && joinsEmoji(text, offset)) return undefined
  if (isBidirectional.test(character)) return 'bidirectional'
  if (isHiddenLineEnd.test(character)) return 'hidden-line-end'
  return isControl.test(character) ? 'control' : 'invisible'
}

function joinsEmoji(text: string, offset: number): boolean {
  const before = text.slice(Math.max(0, offset - 4), offset)
  const after = text.slice(offset + 1, offset + 3)
  return (
    /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?$/u.test(before) &&
    /^\p{Extended_Pictographic}/u.test(after)
  )
}

function nameOf(character: string): string {
  return `U+${Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0')}`
}
