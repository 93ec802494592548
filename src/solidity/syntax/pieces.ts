import type { Block } from '../pieces.ts'
import { structureOf } from '../structure.ts'

/** A declaration as found by its brackets. Offsets in UTF-16 units, `end` excluded. */
export interface Piece {
  readonly start: number
  readonly end: number
  /** Where the `{` of a contract, function or modifier is; `undefined` when it has none. */
  readonly body: number | undefined
  /** Of a contract: its members. */
  readonly members: readonly Piece[]
}

/** The declarations of a file with those of its contracts, whatever is inside of them. */
export function splitFile(text: string): readonly Piece[] {
  const { tokens, pieces } = structureOf(text)
  const file: Piece[] = []
  const members = new Map<Block, Piece[]>()
  for (const { first, last, block, opens } of pieces) {
    const list = block.kind === 'file' ? file : members.get(block)
    if (list === undefined) continue
    const inner: Piece[] = []
    if (opens?.kind === 'contract') members.set(opens, inner)
    const end = opens === null ? last : opens.end - 1
    const body = opens === null ? undefined : Number(tokens[opens.open]?.start)
    list.push({ start: Number(tokens[first]?.start), end: Number(tokens[end]?.end), body, members: inner })
  }
  return file
}
