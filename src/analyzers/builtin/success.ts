import type { CallStep, Flow } from '../../solidity/model/flow-types.ts'
import { originsOf } from '../../solidity/model/origins.ts'

/** Whether the transaction fails when a payment does: `transfer`, or a flag that some condition insists on. */
export function isInsisted(call: CallStep, flow: Flow): boolean {
  if (call.how === 'transfer') return true
  return flow.conditions.some(
    ({ expression, frame, otherwise }) =>
      otherwise === 'reverts' &&
      originsOf(expression, frame).some((origin) => origin.kind === 'call' && origin.node === call.node),
  )
}
