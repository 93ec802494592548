/** The text that a string literal stands for, without its prefix and quotes; an unterminated one runs to its end. */
export function textOfLiteral(literal: string): string {
  const open = literal.search(/["']/)
  const isClosed = literal.length > open + 1 && literal.at(-1) === literal[open]
  const inner = literal.slice(open + 1, isClosed ? -1 : undefined)
  return inner.includes('\\') ? new TextDecoder().decode(bytesOf(inner)) : inner
}

const named: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' }
const piece = /\\x([\da-f]{2})|\\u([\da-f]{4})|\\(\r\n|.)|[^\\]+|\\/gis

/** `\x` names a byte of the UTF-8 text, not a character; hence the detour. */
function bytesOf(inner: string): Uint8Array {
  const encoder = new TextEncoder()
  const bytes: number[] = []
  for (const [text, byte, unit, escaped] of inner.matchAll(piece)) {
    if (byte !== undefined) bytes.push(Number.parseInt(byte, 16))
    else for (const code of encoder.encode(plainText(text, unit, escaped))) bytes.push(code)
  }
  return Uint8Array.from(bytes)
}

function plainText(text: string, unit: string | undefined, escaped: string | undefined): string {
  if (unit !== undefined) return String.fromCharCode(Number.parseInt(unit, 16))
  if (escaped === undefined) return text
  return /[\r\n]/.test(escaped) ? '' : (named[escaped] ?? escaped)
}
