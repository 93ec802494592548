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

/** Whether a write only takes away: `delete`, `--`, `-=`, `= false`, `= 0`. */
export function isDecrease({ how, node, value }: WriteStep): boolean {
  if (how === 'delete' || how === 'decrement' || how === 'pop') return true
  if (how === 'compound') return node.type === 'BinaryOperation' && node.operator === '-='
  if (value?.type === 'BooleanLiteral') return !value.value
  return value?.type === 'NumberLiteral' && Number(value.number) === 0
}
