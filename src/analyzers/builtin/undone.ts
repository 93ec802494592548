import type { CallStep, Flow, Step } from '../../solidity/model/flow-types.ts'
import { stepsAfter } from '../../solidity/model/paths.ts'

/** Whether all that a call does is undone when it succeeds: the run reverts then, or in any case, as simulations do. */
export function isUndone(call: CallStep, flow: Flow): boolean {
  const isRefused = flow.conditions.some(({ expression, holds, otherwise, how }) => {
    return expression === call.node && !holds && otherwise === 'reverts' && how !== 'unread'
  })
  return isRefused || alwaysReverts([...stepsAfter(call)])
}

/** Whether steps lead to a revert without a choice on the way. */
export function alwaysReverts(steps: readonly Step[]): boolean {
  return steps.some(({ kind }) => kind === 'revert') && !steps.some(({ kind }) => kind === 'branch')
}
