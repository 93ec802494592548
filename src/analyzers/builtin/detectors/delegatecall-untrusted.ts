import type { CallStep, Flow } from '../../../solidity/model/flow-types.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import { isDecided } from '../decided.ts'
import type { Claim, Detector } from '../detector.ts'
import { reachableSteps } from '../entry-flows.ts'
import { isOpenlyChosen, isProtected } from '../protection.ts'
import { comesFrom, isCallerChosen, originsOfValue } from '../provenance.ts'
import { quote, spotOf } from '../spot.ts'
import { isUndone } from '../undone.ts'
import { nameOf } from '../wording.ts'

/** Foreign code that runs with the storage of the contract. */
export const delegatecallUntrusted: Detector = {
  id: 'delegatecall_untrusted',
  class: 'delegatecall_untrusted',
  severity: 'high',
  confidence: 'high',
  title: 'Delegatecall to code that a caller chooses',
  looksAt:
    '`delegatecall` and `callcode`, in Solidity and assembly, whose target is an argument, the sender, or something in storage that anyone can set.',
  ignores:
    'Calls that only chosen senders reach, or that are undone by a revert, as simulations are. Fixed targets that get all data of the transaction handed on, as proxies do, are told at low severity.',
  references: [],
  scope: 'contract',
  detect: (contract) =>
    reachableSteps(contract, 'call')
      .filter(({ step }) => step.how === 'delegatecall' || step.how === 'callcode')
      .filter(({ flow, step }) => !isProtected(step, contract) && !isUndone(step, flow))
      .flatMap(({ flow, step }) => toClaim(step, flow, contract)),
}

function toClaim(call: CallStep, flow: Flow, contract: Contract): readonly Claim[] {
  const { frame, target } = call
  const code = quote(call.node, frame.callable.file)
  const at = spotOf(call)
  const door = nameOf(flow.callable)
  if (isCallerChosen(target, frame)) {
    return [
      {
        message: `Whoever calls ${door} chooses the code that ${code} runs with the storage of this contract`,
        at,
        ...(isDecided(call, flow) ? { confidence: 'low' } : {}),
      },
    ]
  }
  const origins = originsOfValue(target, frame)
  if (origins.some((origin) => origin.kind === 'storage' && isOpenlyChosen(origin.location, contract))) {
    const message = `${code} runs code with the storage of this contract, and anyone can set which`
    return [{ message, at, confidence: 'medium' }]
  }
  const isForwarded = call.arguments.some((argument) => comesFrom(originsOf(argument, frame), 'msg.data'))
  if (!isForwarded || contract.variables.length < 2) return []
  const message = `${code} lets anyone run each function of a fixed contract with the storage of this one, through ${door}`
  return [{ message, at, severity: 'low', confidence: 'low' }]
}
