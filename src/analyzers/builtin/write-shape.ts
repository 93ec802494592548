import type { WriteStep } from '../../solidity/model/flow-types.ts'

/** Whether a write adds to what was there: `+=`, `++`, `push`, `x = x + y`, `x = x.add(y)`. */
export function isIncrease({ how, node, value }: WriteStep): boolean {
  if (how === 'increment' || how === 'push') return true
  if (how === 'compound') return node.type === 'BinaryOperation' && node.operator === '+='
  if (value?.type === 'BinaryOperation') return value.operator === '+'
  return (
    value?.type === 'FunctionCall' &&
    value.expression.type === 'MemberAccess' &&
    value.expression.memberName === 'add'
  )
}
