import type { CallStep } from '../../../solidity/model/flow-types.ts'
import { isDecided } from '../decided.ts'
import type { Detector } from '../detector.ts'
import { reachableSteps } from '../entry-flows.ts'
import { keepsNothing } from '../keeps-nothing.ts'
import { isProtected } from '../protection.ts'
import { parametersIn } from '../provenance.ts'
import { quote, spotOf } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Calls in the name of the contract, where a stranger writes both address and content. */
export const arbitraryCall: Detector = {
  id: 'arbitrary_call',
  class: 'arbitrary_call',
  severity: 'high',
  confidence: 'medium',
  title: 'Call with target and data that the caller chooses',
  looksAt: 'Low-level calls of open functions whose target and whose data are both arguments.',
  ignores:
    'Calls that only chosen senders reach, and payments without data. At low confidence in contracts that keep nothing in storage, which often only forward, and where a state or another contract has a say.',
  references: [],
  scope: 'contract',
  detect: (contract) =>
    reachableSteps(contract, 'call')
      .filter(({ step }) => isChosen(step) && !isProtected(step, contract))
      .map(({ flow, step }) => ({
        message: `Whoever calls ${nameOf(flow.callable)} decides whom ${quote(step.node, step.frame.callable.file)} calls in the name of this contract, and with what`,
        at: spotOf(step),
        ...(keepsNothing(contract) || isDecided(step, flow) ? { confidence: 'low' } : {}),
      })),
}

function isChosen({ how, target, frame, node, arguments: given }: CallStep): boolean {
  if (how !== 'call' || node.type !== 'FunctionCall') return false
  return (
    parametersIn(target, frame).size > 0 && given.some((argument) => parametersIn(argument, frame).size > 0)
  )
}
