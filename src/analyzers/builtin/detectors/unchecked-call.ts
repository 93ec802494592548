import type { CallStep } from '../../../solidity/model/flow-types.ts'
import { isAnswerIgnored } from '../answer.ts'
import type { Claim, Detector } from '../detector.ts'
import { callablesOf, ownSteps } from '../own-steps.ts'
import { quote, spotOf } from '../spot.ts'

/** Calls that answer with a success flag, where nobody asks for it. */
export const uncheckedCall: Detector = {
  id: 'unchecked_call',
  class: 'unchecked_call',
  severity: 'high',
  confidence: 'high',
  title: 'Result of a low-level call is ignored',
  looksAt:
    '`call`, `delegatecall`, `callcode` and `send` whose success flag is dropped, or kept in a local variable that nobody reads.',
  ignores:
    'Flags that are read anywhere: asked, returned, handed on or put into an event. Calls of assembly other than `pop(call(…))`, and `staticcall`, which changes nothing.',
  references: [],
  scope: 'file',
  detect: (file) =>
    callablesOf(file)
      .flatMap((callable) => ownSteps(callable, 'call'))
      .filter((call) => flagged.has(call.how) && isAnswerIgnored(call))
      .map(toClaim),
}

const flagged: ReadonlySet<CallStep['how']> = new Set(['call', 'delegatecall', 'callcode', 'send'])

function toClaim(call: CallStep): Claim {
  const code = quote(call.node, call.frame.callable.file)
  const isAssembly = call.node.type === 'AssemblyCall'
  return {
    message: `${code} does not revert when it fails, and nobody asks whether it did`,
    at: spotOf(call),
    // Assembly that pops a flag was written by somebody who knew that it is there.
    ...(isAssembly ? { confidence: 'low' } : {}),
  }
}
