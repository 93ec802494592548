import { askedSenders } from '../asked-sender.ts'
import type { Detector } from '../detector.ts'
import { reachableSteps } from '../entry-flows.ts'
import { isProtected } from '../protection.ts'
import { quote, spotOf } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** `selfdestruct` that a stranger can reach. */
export const unprotectedSelfdestruct: Detector = {
  id: 'unprotected_selfdestruct',
  class: 'unprotected_selfdestruct',
  severity: 'high',
  confidence: 'high',
  title: 'Anyone can destroy the contract',
  looksAt:
    '`selfdestruct` and `suicide`, in Solidity and assembly, that a public function reaches without asking who calls.',
  ignores: 'Constructors, and whatever only chosen senders or holders of a signature get to.',
  references: [],
  scope: 'contract',
  detect: (contract) =>
    reachableSteps(contract, 'call')
      .filter(({ step }) => step.how === 'selfdestruct' && !isProtected(step, contract))
      .map(({ flow, step }) => ({
        message: `${quote(step.node, step.frame.callable.file)} can be reached by anyone through ${nameOf(flow.callable)}`,
        at: spotOf(step),
        // Whom it asks for is what anyone can become first.
        ...(askedSenders(step).length > 0 ? { confidence: 'medium' } : {}),
      })),
}
