import type { Location, Step } from '../../solidity/model/flow-types.ts'
import { remember } from '../../solidity/model/memo.ts'
import { rootOf } from '../../solidity/model/origin.ts'
import type { Contract } from '../../solidity/model/types.ts'
import { type AskedSender, askedSenders } from './asked-sender.ts'
import { entryFlows } from './entry-flows.ts'

/** What the contract asks when it decides who may do something: owners by identity, roles by entry. */
export interface TrustedRoots {
  /** Single variables that the sender is compared with. */
  readonly owners: ReadonlySet<unknown>
  /** Whether an entry of this shape is what the sender has to have: `roles[…].members[…]`. */
  readonly isRole: (location: Location) => boolean
}

export const trustedRoots = remember((contract: Contract): TrustedRoots => {
  const asked = entryFlows(contract).flatMap(({ steps }) => steps.filter(doesSomething).flatMap(askedSenders))
  const looksUp = (by: AskedSender['by']) => asked.flatMap((one) => (one.by === by ? one.looksUp : []))
  const shapes = new Map<unknown, Set<string>>()
  for (const entry of looksUp('entry')) {
    const known = shapes.get(rootOf(entry)) ?? new Set()
    shapes.set(rootOf(entry), known.add(shapeOf(entry)))
  }
  return {
    owners: new Set(looksUp('identity').filter(isSingle).map(rootOf)),
    isRole: (location) => shapes.get(rootOf(location))?.has(shapeOf(location)) === true,
  }
})

/** Conditions are seen from the steps behind them; those that do something are enough. */
function doesSomething({ kind }: Step): boolean {
  return kind === 'write' || kind === 'call'
}

function isSingle({ path }: Location): boolean {
  return path.every(({ kind }) => kind === 'member')
}

function shapeOf({ path }: Location): string {
  return path.map((part) => (part.kind === 'member' ? part.name : '[]')).join('.')
}
