import type { Step } from '../../solidity/model/flow-types.ts'
import { remember } from '../../solidity/model/memo.ts'
import { rootOf } from '../../solidity/model/origin.ts'
import type { Contract } from '../../solidity/model/types.ts'
import { type AskedSender, askedSenders } from './asked-sender.ts'
import { entryFlows } from './entry-flows.ts'

/** What the contract asks when it decides who may do something: owners by identity, roles by entry. */
export interface TrustedRoots {
  /** Single variables that the sender is compared with. */
  readonly owners: ReadonlySet<unknown>
  /** Mappings in which the sender has to have an entry. */
  readonly roles: ReadonlySet<unknown>
}

export const trustedRoots = remember((contract: Contract): TrustedRoots => {
  const asked = entryFlows(contract).flatMap(({ steps }) => steps.filter(doesSomething).flatMap(askedSenders))
  return {
    owners: rootsOf(asked.filter(({ by }) => by === 'identity')),
    roles: rootsOf(asked.filter(({ by }) => by === 'entry')),
  }
})

/** Conditions are seen from the steps behind them; those that do something are enough. */
function doesSomething({ kind }: Step): boolean {
  return kind === 'write' || kind === 'call'
}

function rootsOf(asked: readonly AskedSender[]): ReadonlySet<unknown> {
  const locations = asked.flatMap(({ by, looksUp }) =>
    looksUp.filter(({ path }) => by === 'entry' || path.every(({ kind }) => kind === 'member')),
  )
  return new Set(locations.map(rootOf))
}
