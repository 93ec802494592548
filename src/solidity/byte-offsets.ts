/**
 * A function from a byte's offset in a file to the UTF-16 offset of its character in the decoded text.
 *
 * Files in ASCII need no table; for others it is built at the first question. Bytes that are not UTF-8 count as the
 * replacement characters that decoding puts there, as the Encoding Standard asks.
 */
export function unitsByByte(text: string, bytes?: Uint8Array): (byteOffset: number) => number {
  if (bytes?.length === text.length) return (byteOffset) => byteOffset
  let table: Uint32Array | undefined
  return (byteOffset) => {
    table ??= tableOf(bytes ?? new TextEncoder().encode(text), text.startsWith(byteOrderMark))
    return byteOffset < 0 ? 0 : (table[Math.trunc(byteOffset)] ?? text.length)
  }
}

const byteOrderMark = '\uFEFF'

function tableOf(bytes: Uint8Array, keepsByteOrderMark: boolean): Uint32Array {
  const table = new Uint32Array(bytes.length)
  const startsMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  let at = startsMarked && !keepsByteOrderMark ? 3 : 0
  let unit = 0
  while (at < bytes.length) {
    const length = lengthAt(bytes, at)
    for (let end = at + length; at < end; at += 1) table[at] = unit
    unit += length === 4 ? 2 : 1
  }
  return table
}

/**
 * How many bytes make one character of the decoded text.
 *
 * Four bytes are always a whole character; a sequence that is cut short is one replacement character.
 */
function lengthAt(bytes: Uint8Array, at: number): number {
  const lead = Number(bytes[at])
  const expected = expectedLength(lead)
  const [low, high] = secondByteOf[lead] ?? [0x80, 0xbf]
  let length = 1
  while (length < expected) {
    const next = Number(bytes[at + length])
    const fits = length === 1 ? next >= low && next <= high : next >= 0x80 && next <= 0xbf
    if (!fits) break
    length += 1
  }
  return length
}

function expectedLength(lead: number): number {
  if (lead < 0xc2 || lead > 0xf4) return 1
  if (lead < 0xe0) return 2
  return lead < 0xf0 ? 3 : 4
}

/** Leads whose second byte is bound more narrowly: no overlong forms, no surrogates, nothing above U+10FFFF. */
const secondByteOf: Readonly<Record<number, readonly [number, number]>> = {
  224: [0xa0, 0xbf],
  237: [0x80, 0x9f],
  240: [0x90, 0xbf],
  244: [0x80, 0x8f],
}
