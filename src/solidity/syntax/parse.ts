import { tokenize } from '../tokens.ts'
import type { ContractDefinition, ContractPart, FilePart, SourceUnit } from './declarations.ts'
import type { Range } from './expressions.ts'
import { parseFast } from './fast-parser.ts'
import { normalise } from './normalise.ts'
import { type Piece, splitFile } from './pieces.ts'
import { closePlaceholders } from './placeholders.ts'
import { parseReference } from './reference-parser.ts'

/** What was read of one file. */
export interface SyntaxTree {
  readonly unit: SourceUnit
  /** `fast` and `reference` read the whole file; `pieces` read it declaration by declaration. */
  readonly parser: 'fast' | 'reference' | 'pieces'
  /** The stretches that no parser understood, in order. The tree has nothing of them. */
  readonly unread: readonly Unread[]
}

export interface Unread {
  readonly range: Range
  /** Our words, never the text's. */
  readonly reason: string
}

/**
 * Reads one file. Never throws.
 *
 * First by the fast parser, then by the reference, and when both refuse, piece by piece: each declaration and each
 * member of a contract by itself, so that one strange function hides nothing else. Of a function whose body is not
 * understood the header stays, with an empty body, and the body is among the `unread`.
 */
export function parseSource(text: string): SyntaxTree {
  const fast = attempt(parseFast, text, (at) => at)
  if (typeof fast === 'object') return { unit: whole(fast, text), parser: 'fast', unread: [] }
  const old = closePlaceholders(text)
  const closed = fast === 'refused' && old.isChanged ? attempt(parseFast, old.text, old.place) : fast
  if (typeof closed === 'object') return { unit: whole(closed, text), parser: 'fast', unread: [] }
  const reference = closed === 'refused' && isEasy(text) ? attempt(parseReference, text, (at) => at) : closed
  if (typeof reference === 'object') return { unit: whole(reference, text), parser: 'reference', unread: [] }
  return readPieces(text)
}

/** The parsers begin with the first declaration and end with the last. */
function whole(unit: SourceUnit, text: string): SourceUnit {
  return { ...unit, range: [0, text.length] }
}

/** The reference needs a second for this much. */
const longestForReference = 60_000
/** The reference's time doubles with each further bracket in some places. Real code stays below 16. */
const deepestForReference = 20
/** Each refusal costs a millisecond; past this many the file is no Solidity. */
const mostRefusals = 200

function isEasy(text: string): boolean {
  if (text.length > longestForReference) return false
  let depth = 0
  for (const { start } of tokenize(text)) {
    const mark = text.charAt(start)
    if ('([{'.includes(mark)) depth += 1
    if (')]}'.includes(mark)) depth -= 1
    if (depth > deepestForReference) return false
  }
  return true
}

function attempt(
  parse: (text: string) => unknown,
  text: string,
  place: (at: number) => number,
): SourceUnit | 'refused' | 'nested' {
  try {
    return normalise(parse(text), place) ?? 'nested'
  } catch {
    return 'refused'
  }
}

interface Reading {
  readonly text: string
  readonly unread: Unread[]
  refusals: number
}

function readPieces(text: string): SyntaxTree {
  const reading: Reading = { text, unread: [], refusals: 0 }
  const children = splitFile(text).flatMap((piece) => readDeclaration(reading, piece))
  const unit: SourceUnit = { type: 'SourceUnit', range: [0, text.length], children }
  return { unit, parser: 'pieces', unread: reading.unread }
}

function readDeclaration(reading: Reading, piece: Piece): readonly FilePart[] {
  const whole = read(reading, '', piece.start, piece.end, '')
  if (whole !== undefined) return whole.children
  if (piece.body === undefined) return notRead(reading, piece.start, piece.end)
  const header = read(reading, '', piece.start, piece.body, '{}')?.children ?? []
  const [contract] = header
  if (contract?.type === 'ContractDefinition') return [readMembers(reading, piece, contract)]
  return notRead(reading, header.length > 0 ? piece.body : piece.start, piece.end, header)
}

function readMembers(reading: Reading, piece: Piece, header: ContractDefinition): ContractDefinition {
  const subNodes = piece.members.flatMap((member) => readMember(reading, member))
  return { ...header, range: [piece.start, piece.end], subNodes }
}

function readMember(reading: Reading, { start, end, body }: Piece): readonly ContractPart[] {
  const whole = read(reading, 'contract A{', start, end, '}')
  if (whole !== undefined) return membersOf(whole)
  if (body === undefined) return notRead(reading, start, end)
  const header = read(reading, 'contract A{', start, body, '{}}')
  if (header === undefined) return notRead(reading, start, end)
  return notRead(reading, body, end, membersOf(header))
}

function membersOf({ children }: SourceUnit): readonly ContractPart[] {
  return children.filter((child) => child.type === 'ContractDefinition').flatMap(({ subNodes }) => subNodes)
}

/** Parses a stretch inside of what makes it a file, with the ranges of the file. */
function read(
  reading: Reading,
  before: string,
  start: number,
  end: number,
  after: string,
): SourceUnit | undefined {
  if (reading.refusals >= mostRefusals) return undefined
  const offset = start - before.length
  const unit = attempt(parseFast, before + reading.text.slice(start, end) + after, (at) => at + offset)
  if (typeof unit === 'object') return unit
  reading.refusals += 1
  return undefined
}

function notRead<Part>(
  reading: Reading,
  start: number,
  end: number,
  parts: readonly Part[] = [],
): readonly Part[] {
  reading.unread.push({
    range: [start, end],
    reason: 'no parser understands this, or it is nested too deeply',
  })
  return parts
}
