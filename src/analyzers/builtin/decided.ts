import type { Flow, Step } from '../../solidity/model/flow-types.ts'
import { type GuardKind, guardsAt } from '../../solidity/model/guards.ts'

/**
 * Whether something other than the input has a say in a call: a state, a deadline, a price, another contract. It may be
 * what makes the call right (a vote that was won, a game, a permission that another contract gives).
 */
export function isDecided(call: Step, flow: Flow): boolean {
  const isAsked = guardsAt(call).some(
    ({ kind, condition }) => deciding.has(kind) && condition.node !== call.node,
  )
  return (
    isAsked ||
    flow.steps.some((step) => step.kind === 'call' && step.how === 'high-level' && step.index < call.index)
  )
}

const deciding: ReadonlySet<GuardKind> = new Set([
  'other',
  'time',
  'value',
  'holder',
  'initializer',
  'outcome',
])
