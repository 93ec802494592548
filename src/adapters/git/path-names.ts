import { type RepoPath, toRepoPath } from '../../domain/repo-path.ts'

/**
 * The name of a file as text, from the bytes that git or the disk holds.
 *
 * File names are bytes and need not be UTF-8. A byte that is not is written as `\xNN` (lower case), and so is the
 * backslash of a name that really contains `\xNN`, and the dots of a part `.` or `..`, which only a forged tree has.
 * Two different files therefore never get the same name, and `bytesOfName` finds the file again: no file is lost, and a
 * reader sees which bytes are odd.
 */
export function nameOfBytes(bytes: Uint8Array): RepoPath {
  const name = textOfBytes(bytes).replace(dotParts, escapeDots)
  const path = toRepoPath(name)
  if (path === undefined) throw new Error(`git or the disk named a file "${name}", which no file can be`)
  return path
}

/** The same for the target of a link, whose `.` and `..` mean what they say. */
export function textOfBytes(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = buffer.toString('utf8')
  const isUtf8 = !text.includes('\uFFFD') || Buffer.from(text, 'utf8').equals(buffer)
  return isUtf8 ? escapeText(text) : escapeBytes(buffer)
}

/** The bytes of a file's name, the reverse of `nameOfBytes`. */
export function bytesOfName(name: string): Buffer {
  const pieces = name.split(/\\x([0-9a-f]{2})/)
  return Buffer.concat(
    pieces.map((piece, index) => (index % 2 === 0 ? Buffer.from(piece, 'utf8') : Buffer.from(piece, 'hex'))),
  )
}

const dotParts = /(?<=^|\/)\.{1,2}(?=\/|$)/g

function escapeDots(dots: string): string {
  return '\\x2e'.repeat(dots.length)
}

function escapeText(text: string): string {
  return text.includes('\\x') ? text.replace(/\\(?=x[0-9a-f]{2})/g, '\\x5c') : text
}

function escapeBytes(bytes: Buffer): string {
  let text = ''
  let plain = ''
  for (let at = 0; at < bytes.length; ) {
    const length = characterLength(bytes, at)
    if (length > 0) {
      plain += bytes.toString('utf8', at, at + length)
      at += length
      continue
    }
    text += `${escapeText(plain)}\\x${bytes.toString('hex', at, at + 1)}`
    plain = ''
    at += 1
  }
  return text + escapeText(plain)
}

/** How many bytes the UTF-8 character at `at` has; 0 when there is none. */
function characterLength(bytes: Buffer, at: number): number {
  for (let length = 1; length <= 4 && at + length <= bytes.length; length += 1) {
    const piece = bytes.subarray(at, at + length)
    const text = piece.toString('utf8')
    if (Buffer.from(text, 'utf8').equals(piece)) return length
  }
  return 0
}

const escapes: Readonly<Record<string, number>> = {
  a: 7,
  b: 8,
  t: 9,
  n: 10,
  v: 11,
  f: 12,
  r: 13,
  '"': 34,
  '\\': 92,
}

/** The bytes of a path as git prints it: bare, or in double quotes with C escapes. */
export function unquote(printed: Uint8Array): Uint8Array {
  const text = Buffer.from(printed).toString('latin1')
  if (!text.startsWith('"')) return printed
  const bare = text.slice(1, -1).replace(/\\([0-7]{3}|.)/g, (_, code: string) => {
    return String.fromCharCode(escapes[code] ?? Number.parseInt(code, 8))
  })
  return Buffer.from(bare, 'latin1')
}

/** A path in double quotes, as git reads it in lists of folders. */
export function quote(path: string): string {
  return `"${path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`
}
