import type { CallStep } from '../../../solidity/model/flow-types.ts'
import { isAnswerIgnored } from '../answer.ts'
import type { Claim, Detector } from '../detector.ts'
import { callablesOf, ownSteps } from '../own-steps.ts'
import { quote, spotOf } from '../spot.ts'

/** Transfers of tokens whose answer nobody looks at. */
export const erc20Return: Detector = {
  id: 'erc20_return',
  class: 'erc20_return',
  severity: 'high',
  confidence: 'medium',
  title: 'Result of a token transfer is ignored',
  looksAt:
    'Calls of `transfer(address,uint256)`, `transferFrom(address,address,uint256)` and `approve(address,uint256)` that are declared to answer a `bool`, where the answer is dropped or never read.',
  ignores:
    'Functions that are declared to answer nothing, as those of ERC-721; wrappers such as SafeERC20. At low confidence where the declared type is an implementation that is known, which may always revert.',
  references: ['https://eips.ethereum.org/EIPS/eip-20'],
  scope: 'file',
  detect: (file) =>
    callablesOf(file)
      .flatMap((callable) => ownSteps(callable, 'call'))
      .filter((call) => isTokenMove(call) && isAnswerIgnored(call))
      .map(toClaim),
}

const moves: ReadonlySet<string> = new Set([
  'transfer(address,uint256)',
  'transferFrom(address,address,uint256)',
  'approve(address,uint256)',
])

function isTokenMove({ how, callee, isSelf }: CallStep): boolean {
  if (how !== 'high-level' || callee === undefined || isSelf || !moves.has(callee.signature)) return false
  const [answer] = callee.returns
  return answer?.typeName?.type === 'ElementaryTypeName' && answer.typeName.name === 'bool'
}

function toClaim(call: CallStep): Claim {
  const code = quote(call.node, call.frame.callable.file)
  return {
    message: `${code} may answer \`false\` instead of reverting, and nobody looks at the answer`,
    at: spotOf(call),
    ...(call.name === 'approve' ? { severity: 'low' } : {}),
    ...(call.callee?.node.body === null ? {} : { confidence: 'low' }),
  }
}
