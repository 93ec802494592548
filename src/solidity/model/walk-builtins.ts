import type { FunctionCall } from '../syntax/expressions.ts'
import type { CallStep } from './flow-types.ts'
import { addressType } from './type-name.ts'
import { addStep, assume, stop, type Walk } from './walk.ts'

/** Adds the steps of a function that the language brings along. */
export function walkBuiltin(walk: Walk, call: FunctionCall, name: string, use: CallStep['outcome']): void {
  if (name === 'require' || name === 'assert') {
    walkGuard(walk, call, name)
    return
  }
  for (const argument of call.arguments) walk.visit.expression(walk, argument)
  if (name === 'revert') {
    addStep(walk, { kind: 'revert', node: call })
    stop(walk)
  } else if (name === 'selfdestruct') walkSelfdestruct(walk, call, use)
  else addStep(walk, { kind: 'builtin', node: call, name, arguments: call.arguments })
}

function walkGuard(walk: Walk, call: FunctionCall, how: 'require' | 'assert'): void {
  const [condition, ...rest] = call.arguments
  if (condition === undefined) return
  walk.use = 'checked'
  walk.visit.expression(walk, condition)
  walk.use = 'used'
  for (const argument of rest) walk.visit.expression(walk, argument)
  addStep(walk, { kind: 'guard', node: call, how, condition })
  assume(walk, condition, true, { how, otherwise: 'reverts', node: call })
}

/** It ends the transaction as a success. */
function walkSelfdestruct(walk: Walk, call: FunctionCall, use: CallStep['outcome']): void {
  addStep(walk, {
    kind: 'call',
    how: 'selfdestruct',
    node: call,
    target: call.arguments[0],
    targetType: addressType,
    name: undefined,
    callee: undefined,
    arguments: call.arguments,
    value: undefined,
    gas: undefined,
    outcome: use,
    isSelf: false,
  })
  walk.leaves += 1
  stop(walk)
}
