import type { Flow, Frame, Step } from '../../../solidity/model/flow-types.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import { bookingOf } from '../booking.ts'
import { isDecided } from '../decided.ts'
import type { Claim, Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { keepsNothing } from '../keeps-nothing.ts'
import { isProtected } from '../protection.ts'
import { isCallerChosen } from '../provenance.ts'
import { quote, spotOf } from '../spot.ts'
import { tokenArguments } from '../token-moves.ts'
import { nameOf } from '../wording.ts'

/** Tokens of the contract that go to whoever asks for them. */
export const unprotectedTokenWithdrawal: Detector = {
  id: 'unprotected_token_withdrawal',
  class: 'access_control',
  severity: 'high',
  confidence: 'medium',
  title: 'Anyone can withdraw tokens',
  looksAt:
    '`transfer` and `safeTransfer` of tokens by open functions to the sender or to an address that the sender chooses, where nothing that the contract keeps is reduced for them.',
  ignores:
    'Transfers that only chosen senders reach, or that some record of the contract is changed for. At low confidence in contracts that keep nothing, and where a state, a deadline or another contract has a say, as in swaps and loans.',
  references: [],
  scope: 'contract',
  detect: (contract) => entryFlows(contract).flatMap((flow) => claimsIn(flow, contract)),
}

const gives: ReadonlySet<string> = new Set(['transfer', 'safeTransfer'])

function claimsIn(flow: Flow, contract: Contract): readonly Claim[] {
  return flow.steps.flatMap((step) => {
    const [to, amount] = tokenArguments(step, gives, 2)?.given ?? []
    if (isInLibrary(step)) return []
    if (to === undefined || !isCallerChosen(to, step.frame) || isProtected(step, contract)) return []
    if (bookingOf(step, amount, flow) === 'booked') return []
    const code = quote(step.node, step.frame.callable.file)
    return [
      {
        message: `Anyone can have ${code} run through ${nameOf(flow.callable)}, and nothing is booked for it`,
        at: spotOf(step),
        ...(isExplained(step, flow, contract) ? { confidence: 'low' } : {}),
      },
    ]
  })
}

function isExplained(step: Step, flow: Flow, contract: Contract): boolean {
  if (keepsNothing(contract) || isDecided(step, flow)) return true
  return flow.steps.some((other) => {
    if (other.kind !== 'call' || other.how !== 'high-level' || other.index <= step.index) return false
    return !isWithin(other, step)
  })
}

/** What a library does is told where it is used. */
function isInLibrary({ frame: { callable } }: Step): boolean {
  return callable.contract?.kind === 'library'
}

/** Whether a step belongs to the call that another one is. */
function isWithin(inner: Step, call: Step): boolean {
  const entered = call.frame.calls.get(call.node)
  for (let frame: Frame | undefined = inner.frame; frame !== undefined; frame = frame.caller) {
    if (frame === entered) return true
  }
  return false
}
