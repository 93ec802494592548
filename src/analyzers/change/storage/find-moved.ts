import type { Confidence, Severity } from '../../../domain/severity.ts'
import { comments } from '../../../solidity/tokens.ts'
import type { Claim } from '../claim.ts'
import type { ContractPair } from '../side.ts'
import { headerOf, listed, placeOf, quote, type Spot } from '../wording.ts'
import { misreading } from './compatible.ts'
import { type Cell, layoutOf } from './layout.ts'
import { isUpgradeable } from './upgradeable.ts'

/** Variables of an upgradeable contract that a deployed proxy would read from the wrong place or as the wrong thing. */
export function movedVariables(pair: ContractPair): readonly Claim[] {
  const { base, head } = pair
  if (base.kind === 'library' || !(isUpgradeable(base) || isUpgradeable(head))) return []
  const former = layoutOf(base)
  const present = layoutOf(head)
  const isUnsure = base.hasUnknownBases || head.hasUnknownBases
  const breaks = former.flatMap((cell) => (cell.isGap ? [] : (breakOf(cell, former, present) ?? [])))
  const moved = breaks.filter((one) => one.kind === 'moved').toSorted(byPresentPlace)
  const [first] = moved
  const claims = [
    ...(first === undefined ? [] : [claimOfMoved(first, moved, former, present, pair)]),
    ...breaks.flatMap((one) => (one.kind === 'moved' ? [] : [claimOf(one, pair)])),
  ]
  return isUnsure ? claims.map((claim): Claim => ({ ...claim, confidence: 'medium' })) : claims
}

interface Moved {
  readonly kind: 'moved'
  readonly cell: Cell
  readonly now: Cell
}

interface Changed {
  readonly kind: 'retyped' | 'renamed' | 'deleted'
  readonly cell: Cell
  /** What is there now; `undefined` when nothing is. */
  readonly now: Cell | undefined
  readonly reason: string
}

function byPresentPlace({ now: one }: Moved, { now: other }: Moved): number {
  return one.slot - other.slot || one.offset - other.offset
}

/** `undefined` for a variable that is where it was, as what it was. */
function breakOf(cell: Cell, former: readonly Cell[], present: readonly Cell[]): Moved | Changed | undefined {
  const { name } = cell.variable
  const same = present.find((one) => one.variable.name === name && isSameOwner(one, cell, present))
  const here = present.find(({ slot, offset }) => slot === cell.slot && offset === cell.offset)
  if (same === undefined) return replacementOf(cell, here, former)
  if (same !== here) return { kind: 'moved', cell, now: same }
  const reason = misreading(cell.shape, same.shape)
  return reason === undefined ? undefined : { kind: 'retyped', cell, now: same, reason }
}

/** What became of a variable whose name is gone. */
function replacementOf(cell: Cell, here: Cell | undefined, former: readonly Cell[]): Changed | undefined {
  if (here === undefined || here.isGap) return { kind: 'deleted', cell, now: here, reason: 'is gone' }
  if (formerName(here) === cell.variable.name) return undefined
  const reason = misreading(cell.shape, here.shape)
  if (reason !== undefined) return { kind: 'retyped', cell, now: here, reason }
  const isNew = former.every((one) => one.variable.name !== here.variable.name)
  return isNew
    ? { kind: 'renamed', cell, now: here, reason: `is called \`${here.variable.name}\` now` }
    : undefined
}

/** Private variables of several bases may share a name. */
function isSameOwner(one: Cell, other: Cell, all: readonly Cell[]): boolean {
  const twins = all.filter(({ variable }) => variable.name === one.variable.name)
  return twins.length === 1 || one.variable.contract.name === other.variable.contract.name
}

/** `@custom:oz-renamed-from old` in the comment above a variable. */
function formerName({ variable: { node, contract } }: Cell): string | undefined {
  const { text } = contract.file
  const above = comments(text).filter(
    ({ end }) => end <= node.range[0] && text.slice(end, node.range[0]).trim() === '',
  )
  const notes = above.map(({ start, end }) => /@custom:oz-renamed-from\s+(\w+)/.exec(text.slice(start, end)))
  return notes.at(-1)?.[1]
}

function spell({ slot, offset }: Cell): string {
  return offset === 0 ? `slot ${slot}` : `slot ${slot}, byte ${offset}`
}

/** Told once, at what pushed or pulled the first of them. */
function claimOfMoved(
  first: Moved,
  moved: readonly Moved[],
  former: readonly Cell[],
  present: readonly Cell[],
  { head }: ContractPair,
): Claim {
  const names = new Set(former.map(({ variable }) => variable.name))
  const pusher = present.find(({ variable, slot }) => !names.has(variable.name) && slot <= first.now.slot)
  const cause = pusher === undefined ? '' : `\`${pusher.variable.name}\` was put in front of others: `
  const shifted = listed(
    moved.map(({ cell, now }) => `\`${cell.variable.name}\` (from ${spell(cell)} to ${spell(now)})`),
  )
  return {
    rule: 'storage-moved',
    severity: 'high',
    confidence: 'high',
    repeats: 'moved',
    message: `${cause}in \`${head.name}\` the storage of ${shifted} moved, so a deployed proxy reads other values there after the upgrade`,
    at: spotOf(pusher ?? first.now),
    related: moved.slice(0, 4).map(({ now }) => ({ at: spotOf(now), message: 'moved' })),
  }
}

const grades: Readonly<Record<Changed['kind'], readonly [Severity, Confidence]>> = {
  retyped: ['high', 'high'],
  deleted: ['medium', 'high'],
  renamed: ['low', 'medium'],
}

function claimOf({ kind, cell, now, reason }: Changed, { head }: ContractPair): Claim {
  const [severity, confidence] = grades[kind]
  const { variable } = cell
  const { file } = variable.contract
  return {
    rule: 'storage-moved',
    severity,
    confidence,
    message: `${quote(variable.node, file)} of \`${head.name}\` (${placeOf(variable.node, file)} at the base, ${spell(cell)}) ${reason}`,
    at: now === undefined ? headerOf(head) : spotOf(now),
  }
}

function spotOf({ variable: { node, contract } }: Cell): Spot {
  return { file: contract.file, range: node.range }
}
