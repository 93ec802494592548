import type { AssemblyCall, AssemblyExpression } from '../syntax/assembly.ts'
import type { Frame } from './flow-types.ts'
import { constantOrigin, environment, type Origin } from './origin.ts'
import { slotLocation } from './slot-location.ts'

export type FollowAssembly = (expression: AssemblyExpression) => readonly Origin[]

/** Where a value of inline assembly comes from. Memory is not followed: `mload` has what its address has. */
export function assemblyOrigins(
  expression: AssemblyExpression,
  frame: Frame,
  follow: FollowAssembly,
): readonly Origin[] {
  if (expression.type === 'AssemblyCall') return originsOfInstruction(expression, frame, follow)
  return expression.type === 'AssemblyMemberAccess' ? follow(expression.expression) : [constantOrigin]
}

const environments: Readonly<Record<string, string>> = {
  caller: 'msg.sender',
  callvalue: 'msg.value',
  calldataload: 'msg.data',
  calldatacopy: 'msg.data',
  origin: 'tx.origin',
  timestamp: 'block.timestamp',
  number: 'block.number',
  difficulty: 'block.difficulty',
  prevrandao: 'block.prevrandao',
  coinbase: 'block.coinbase',
  gaslimit: 'block.gaslimit',
  chainid: 'block.chainid',
  blockhash: 'blockhash',
  gas: 'gasleft',
  address: 'this',
}

const calls: ReadonlySet<string> = new Set([
  'call',
  'callcode',
  'delegatecall',
  'staticcall',
  'create',
  'create2',
])

function originsOfInstruction(call: AssemblyCall, frame: Frame, follow: FollowAssembly): readonly Origin[] {
  const { functionName, arguments: given } = call
  const name = Object.hasOwn(environments, functionName) ? environments[functionName] : undefined
  if (name !== undefined) return [environment(name)]
  if (calls.has(functionName)) return [{ kind: 'call', node: call, name: undefined }]
  if (functionName === 'balance' || functionName === 'selfbalance')
    return [{ kind: 'balance', of: undefined }]
  if (functionName === 'sload' || functionName === 'tload') {
    return [{ kind: 'storage', location: slotLocation(given[0], frame) }]
  }
  return given.flatMap((argument) => follow(argument))
}
