import type { Flow, WriteStep } from '../../../solidity/model/flow-types.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import { type Stakes, stakesOf } from '../access/stakes.ts'
import { askedSenders } from '../asked-sender.ts'
import type { Claim, Detector } from '../detector.ts'
import { reachableSteps } from '../entry-flows.ts'
import { isInitialiser, isOneShot } from '../first-values.ts'
import { quote, spotAtEntry, spotOf } from '../spot.ts'
import { nameOf, nameOfLocation } from '../wording.ts'

/** Privileged state that a stranger can change. */
export const accessControl: Detector = {
  id: 'access_control',
  class: 'access_control',
  severity: 'high',
  confidence: 'high',
  title: 'Anyone can change privileged state',
  looksAt:
    'Writes by open functions to what the contract itself compares its callers with (owners, roles), to settings by their names (fees, prices, oracles, pauses), and to balances and supplies that grow by an argument while nothing is paid for it.',
  ignores:
    'Functions that ask who calls, initialisers (told by their own detector) and values that are set once; entries that belong to the sender. At medium confidence what only the name tells.',
  references: [],
  scope: 'contract',
  detect: (contract) =>
    reachableSteps(contract, 'write')
      .filter(({ flow, step }) => !isInitialiser(flow.callable) && !isOneShot(step))
      .filter(({ step }) => askedSenders(step).length === 0)
      .flatMap(({ flow, step }) => toClaim(step, flow, contract)),
}

const meanings: Readonly<Record<Stakes, string>> = {
  owner: 'which decides who may do what',
  role: 'which decides who may do what',
  supply: 'by as much as the caller says',
  setting: 'which others have to live with',
}

function toClaim(write: WriteStep, flow: Flow, contract: Contract): readonly Claim[] {
  const stakes = stakesOf(write, flow, contract)
  if (stakes === undefined) return []
  const code = quote(write.node, write.frame.callable.file)
  const what = `${nameOfLocation(write.location)}, ${meanings[stakes]}`
  return [
    {
      message: `Anyone can call ${nameOf(flow.callable)}, and ${code} then changes ${what}`,
      at: spotAtEntry(write),
      path: [{ at: spotOf(write), role: 'changed here' }],
      ...(stakes === 'owner' ? {} : { confidence: 'medium' }),
    },
  ]
}
