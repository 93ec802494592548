/** Classes of characters, as the compiler's scanner sorts them by the first one of a token. */
export const other = 0
export const blank = 1
export const letter = 2
export const digit = 3
export const quote = 4
export const symbol = 5

const classes = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code)
  if (/[ \t\r\n]/.test(character)) return blank
  if (/[A-Za-z_$]/.test(character)) return letter
  if (/\d/.test(character)) return digit
  if (/["']/.test(character)) return quote
  return /[!-~]/.test(character) && character !== '\\' ? symbol : other
})

/** The class of a UTF-16 code unit; `other` outside ASCII and for `NaN`, which is what lies after the end. */
export function classOf(code: number): number {
  return classes[code] ?? other
}

/**
 * Whether the compiler ends a `//` comment and a string here.
 *
 * That is more than most editors show as a line end: text after one of them looks like a comment and is code.
 */
export function isLineEnd(code: number): boolean {
  return (code >= 0x0a && code <= 0x0d) || code === 0x85 || code === 0x2028 || code === 0x2029
}

/** The end of the comment that starts here; `start` itself when none does. */
export function endOfComment(text: string, start: number): number {
  if (text.charCodeAt(start) !== slash) return start
  const second = text.charCodeAt(start + 1)
  if (second === star) {
    const close = text.indexOf('*/', start + 2)
    return close === -1 ? text.length : close + 2
  }
  if (second !== slash) return start
  let end = start + 2
  while (end < text.length && !isLineEnd(text.charCodeAt(end))) end += 1
  return end
}

const slash = 0x2f
const star = 0x2a
const backslash = 0x5c

/** The end of the identifier that starts here. */
export function endOfWord(text: string, start: number): number {
  let end = start + 1
  while (isWordPart(classOf(text.charCodeAt(end)))) end += 1
  return end
}

function isWordPart(character: number): boolean {
  return character === letter || character === digit
}

/** The end of the run of characters that no version of Solidity reads. */
export function endOfUnknown(text: string, start: number): number {
  let end = start + 1
  while (end < text.length && classOf(text.charCodeAt(end)) === other) end += 1
  return end
}

/** Whether a `hex"…"` or `unicode"…"` literal starts here; nothing may stand between the word and the quote. */
export function isPrefixedString(text: string, start: number): boolean {
  if (text.startsWith('hex', start)) return classOf(text.charCodeAt(start + 3)) === quote
  return text.startsWith('unicode', start) && classOf(text.charCodeAt(start + 7)) === quote
}

/** The end of the string that starts here, at the latest the end of its line. */
export function endOfString(text: string, start: number): number {
  let open = start
  while (classOf(text.charCodeAt(open)) !== quote) open += 1
  const mark = text.charCodeAt(open)
  let end = open + 1
  while (end < text.length) {
    const code = text.charCodeAt(end)
    if (code === mark) return end + 1
    if (isLineEnd(code)) return end
    end += code === backslash ? lengthOfEscape(text, end) : 1
  }
  return text.length
}

/** Before 0.7 a backslash at the end of a line continues the string on the next one. */
function lengthOfEscape(text: string, at: number): number {
  return text.startsWith('\r\n', at + 1) ? 3 : 2
}
