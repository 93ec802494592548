import type { Location, Step, StepOf } from '../../solidity/model/flow-types.ts'
import { remember } from '../../solidity/model/memo.ts'
import { rootOf } from '../../solidity/model/origin.ts'
import { conditionsAt } from '../../solidity/model/paths.ts'
import type { Contract } from '../../solidity/model/types.ts'
import { type AskedSender, askedSenders } from './asked-sender.ts'
import { reachableSteps } from './entry-flows.ts'
import { isCallerChosen } from './provenance.ts'

/**
 * Whether a step asks who calls, in a way that a stranger cannot simply make come true: by taking a variable that
 * nothing protects, or by getting an entry as everybody may.
 */
export function isProtected(step: Step, contract: Contract): boolean {
  return isAskedBeyond(step, ({ by }) => (by === 'entry' ? open(contract) : takeable(contract)))
}

/**
 * Whether only somebody whom the contract trusts gets to a step. A check against what anyone may have put into storage
 * (the highest bidder, a registered member, the owner of an item) lets a stranger through who has done that first.
 */
export function isPrivileged(step: Step, contract: Contract): boolean {
  return isAskedBeyond(step, () => open(contract))
}

/** Whether anyone can have a location in storage hold an address of their choice. */
export function isOpenlyChosen(location: Location, contract: Contract): boolean {
  return chosen(contract).has(rootOf(location))
}

function isAskedBeyond(step: Step, known: (asked: AskedSender) => ReadonlySet<unknown>): boolean {
  return askedSenders(step).some((asked) => {
    const roots = known(asked)
    return !asked.looksUp.some((location) => roots.has(rootOf(location)))
  })
}

/** What strangers write, in whatever way. */
const open = remember((contract: Contract) => rootsWritten(contract, () => true))

/** What strangers write a value of their choice to. */
const chosen = remember((contract: Contract) =>
  rootsWritten(contract, ({ value, frame }) => isCallerChosen(value, frame)),
)

/** The single variables that a stranger can take for free: no condition, no key, no payment. */
const takeable = remember((contract: Contract) =>
  rootsWritten(
    contract,
    (write) =>
      write.location.path.length === 0 &&
      isCallerChosen(write.value, write.frame) &&
      conditionsAt(write).length === 0,
  ),
)

function rootsWritten(
  contract: Contract,
  isMeant: (write: StepOf<'write'>) => boolean,
): ReadonlySet<unknown> {
  const writes = reachableSteps(contract, 'write').map(({ step }) => step)
  const strangers = writes.filter((write) => isMeant(write) && askedSenders(write).length === 0)
  return new Set(strangers.map(({ location }) => rootOf(location)))
}
