import type { WriteStep } from '../../../solidity/model/flow-types.ts'
import { rootOf } from '../../../solidity/model/origin.ts'
import { conditionsAt, stepsOf } from '../../../solidity/model/paths.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import type { Claim, Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { isInitialiser, isOneShot } from '../first-values.ts'
import { isProtected } from '../protection.ts'
import { isCallerChosen, storageIn } from '../provenance.ts'
import { headOf, spotOf } from '../spot.ts'
import { trustedRoots } from '../trusted-roots.ts'
import { nameOf, nameOfLocation } from '../wording.ts'

/** Functions for first values that can be called again, by anyone. */
export const unprotectedInitializer: Detector = {
  id: 'unprotected_initializer',
  class: 'unprotected_initializer',
  severity: 'high',
  confidence: 'high',
  title: 'Initialiser can be called by anyone, again',
  looksAt:
    'Open functions called `initialize`, `init` or `setup` that write single variables, without asking who calls and without anything that lets them run only once.',
  ignores:
    'Functions with an `initializer` modifier or a flag of their own, and values that are written only while they are not set. At medium confidence where none of the values decides who may do what.',
  references: ['https://docs.openzeppelin.com/upgrades-plugins/writing-upgradeable'],
  scope: 'contract',
  detect: (contract) =>
    entryFlows(contract).flatMap((flow) => claimFor(flow.callable, stepsOf(flow, 'write'), contract)),
}

function claimFor(
  callable: Parameters<typeof nameOf>[0],
  writes: readonly WriteStep[],
  contract: Contract,
): readonly Claim[] {
  if (!isInitialiser(callable)) return []
  const first = writes.filter((write) => isFirstValue(write, writes) && !isProtected(write, contract))
  const { owners } = trustedRoots(contract)
  const worst = first.find((write) => owners.has(rootOf(write.location))) ?? first[0]
  if (worst === undefined) return []
  const name = nameOfLocation(worst.location)
  return [
    {
      message: `${nameOf(callable)} sets ${name} as often as it is called, and anyone can call it`,
      at: headOf(callable),
      path: [{ at: spotOf(worst), role: 'set here' }],
      ...(owners.has(rootOf(worst.location)) ? {} : { confidence: 'medium' }),
    },
  ]
}

function isFirstValue(write: WriteStep, writes: readonly WriteStep[]): boolean {
  const isSingle = write.location.path.every(({ kind }) => kind === 'member')
  return (
    isSingle && isCallerChosen(write.value, write.frame) && !isOneShot(write) && !isFlagged(write, writes)
  )
}

/** Some flag is asked for before, and set in the same run. */
function isFlagged(write: WriteStep, writes: readonly WriteStep[]): boolean {
  const asked = conditionsAt(write).flatMap(({ expression, frame, how }) => {
    return how === 'unread' ? [] : [...storageIn(expression, frame)]
  })
  return writes.some((other) => asked.includes(rootOf(other.location)))
}
