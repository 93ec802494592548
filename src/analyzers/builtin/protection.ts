import type { Location, Step, WriteStep } from '../../solidity/model/flow-types.ts'
import { remember } from '../../solidity/model/memo.ts'
import { rootOf } from '../../solidity/model/origin.ts'
import { conditionsAt } from '../../solidity/model/paths.ts'
import type { Contract } from '../../solidity/model/types.ts'
import { type AskedSender, askedSenders } from './asked-sender.ts'
import { reachableSteps } from './entry-flows.ts'
import { isCallerChosen } from './provenance.ts'
import { isDecrease } from './write-shape.ts'

type Roots = ReadonlySet<unknown>

/**
 * Whether a step asks who calls, in a way that a stranger cannot simply make come true: by taking a variable that
 * nothing protects, or by getting an entry as everybody may.
 */
export function isProtected(step: Step, contract: Contract): boolean {
  return askedSenders(step).some((asked) => {
    return !canFulfil(asked, asked.by === 'identity' ? takeable(contract) : open(contract))
  })
}

/**
 * Whether only somebody whom the contract trusts gets to a step. A check against what anyone may have put into storage
 * (the highest bidder, a registered member, the owner of an item) lets a stranger through who has done that first.
 */
export function isPrivileged(step: Step, contract: Contract): boolean {
  return askedSenders(step).some((asked) => asked.by !== 'amount' && !canFulfil(asked, open(contract)))
}

/** Whether anyone can have a location in storage hold an address of their choice. */
export function isOpenlyChosen(location: Location, contract: Contract): boolean {
  return chosen(contract).has(rootOf(location))
}

/** Whether strangers get through who can write to some roots. */
function canFulfil({ by, looksUp }: AskedSender, roots: Roots): boolean {
  const isKnown = (location: Location) => roots.has(rootOf(location))
  // Of what is not understood, each part may be the one that decides.
  return by === 'name' ? looksUp.length > 0 && looksUp.every(isKnown) : looksUp.some(isKnown)
}

const writesOf = remember((contract: Contract): readonly WriteStep[] =>
  reachableSteps(contract, 'write').map(({ step }) => step),
)

/**
 * What strangers give a value, also those who had to write something else first. Taking a value away gives nobody a
 * right.
 */
const open = remember((contract: Contract): Roots => {
  const roots = new Set<unknown>()
  let left = writesOf(contract).filter((write) => !isDecrease(write))
  for (let before = -1; before < roots.size; ) {
    before = roots.size
    const later: WriteStep[] = []
    for (const write of left) {
      if (askedSenders(write).every((asked) => canFulfil(asked, roots))) roots.add(rootOf(write.location))
      else later.push(write)
    }
    left = later
  }
  return roots
})

/** What strangers write a value of their choice to, unasked. */
const chosen = remember((contract: Contract): Roots => rootsOf(unaskedChoices(contract)))

/** The single variables that a stranger can take for free: no condition, no key. */
const takeable = remember(
  (contract: Contract): Roots =>
    rootsOf(
      unaskedChoices(contract).filter(
        (write) => write.location.path.length === 0 && conditionsAt(write).length === 0,
      ),
    ),
)

function unaskedChoices(contract: Contract): readonly WriteStep[] {
  return writesOf(contract).filter(
    (write) => isCallerChosen(write.value, write.frame) && askedSenders(write).length === 0,
  )
}

function rootsOf(writes: readonly WriteStep[]): Roots {
  return new Set(writes.map(({ location }) => rootOf(location)))
}
