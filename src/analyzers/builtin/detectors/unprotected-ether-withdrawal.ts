import { movesEther } from '../../../solidity/model/calls.ts'
import type { CallStep, Flow } from '../../../solidity/model/flow-types.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import { bookingOf } from '../booking.ts'
import { isDecided } from '../decided.ts'
import type { Claim, Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { isProtected } from '../protection.ts'
import { comesFrom, isCallerChosen } from '../provenance.ts'
import { quote, spotOf } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Ether that goes to whoever asks for it. */
export const unprotectedEtherWithdrawal: Detector = {
  id: 'unprotected_ether_withdrawal',
  class: 'unprotected_ether_withdrawal',
  severity: 'high',
  confidence: 'high',
  title: 'Anyone can withdraw ether',
  looksAt:
    'Payments by public functions to the sender or to an address that the sender chooses, where nothing that the contract keeps is reduced for them.',
  ignores:
    'Payments that only chosen senders reach, that pass on the ether of the call, or that some record of the contract is changed for. At low confidence what depends on a game, a deadline or another contract, which may decide whom the ether belongs to.',
  references: [],
  scope: 'contract',
  detect: (contract) => entryFlows(contract).flatMap((flow) => claimsIn(flow, contract)),
}

function claimsIn(flow: Flow, contract: Contract): readonly Claim[] {
  return flow.steps
    .filter(movesEther)
    .filter((call) => call.how !== 'selfdestruct' && call.how !== 'new')
    .filter((call) => isCallerChosen(call.target, call.frame) && !isProtected(call, contract))
    .filter((call) => !passesOn(call))
    .flatMap((call) => toClaim(call, flow))
}

/** What came with the call goes on with it. */
function passesOn({ value, frame }: CallStep): boolean {
  return value !== undefined && comesFrom(originsOf(value, frame), 'msg.value')
}

function toClaim(call: CallStep, flow: Flow): readonly Claim[] {
  const booking = bookingOf(call, call.value, flow)
  if (booking === 'booked') return []
  const code = quote(call.node, call.frame.callable.file)
  const what = booking === 'kept' ? 'and what they are owed stays as it was' : 'and nothing is booked for it'
  return [
    {
      message: `Anyone can have ${code} run through ${nameOf(flow.callable)}, ${what}`,
      at: spotOf(call),
      ...confidenceOf(call, flow, booking),
    },
  ]
}

function confidenceOf(call: CallStep, flow: Flow, booking: 'kept' | 'none'): Pick<Claim, 'confidence'> {
  if (booking === 'kept') return { confidence: 'medium' }
  return isDecided(call, flow) ? { confidence: 'low' } : {}
}
