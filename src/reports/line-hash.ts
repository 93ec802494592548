/** Characters that one line's hash covers, from the start of the line on. */
const windowLength = 100
const multiplier = 37
const endOfFile = '\uffff'

/**
 * The value that GitHub's own upload step computes as `primaryLocationLineHash` for each line of a file, bit for bit:
 * a polynomial hash modulo 2^64 over the next 100 UTF-16 units (spaces and tabs left out, each line ending as one
 * newline, then an end mark and zeros), in hexadecimal, with the number of times that it has come up so far.
 * Index 0 is line 1. Lines end in LF, CRLF or CR; what follows the last line ending is a line even when it is empty.
 */
export function lineHashesOf(source: string): readonly string[] {
  // Line endings first: GitHub joins CR and LF only when no blank stands between them.
  const text = source.replace(/\r\n?/g, '\n').replace(/[ \t]/g, '') + endOfFile
  const seen = new Map<string, number>()
  return lineStartsOf(text).map((start) => {
    const hash = hashFrom(text, start)
    const count = (seen.get(hash) ?? 0) + 1
    seen.set(hash, count)
    return `${hash}:${count}`
  })
}

function lineStartsOf(text: string): readonly number[] {
  const starts = [0]
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1)
  return starts
}

/** Horner's rule in two 32-bit halves; each step stays below 2^38, which a number holds exactly. */
function hashFrom(text: string, start: number): string {
  let high = 0
  let low = 0
  for (let index = start; index < start + windowLength; index++) {
    const unit = index < text.length ? text.charCodeAt(index) : 0
    const product = low * multiplier + unit
    low = product >>> 0
    high = (high * multiplier + Math.floor(product / 2 ** 32)) >>> 0
  }
  return high === 0 ? low.toString(16) : high.toString(16) + low.toString(16).padStart(8, '0')
}
