import type { Condition } from '../../solidity/model/flow-types.ts'
import { parametersIn, type Value } from './provenance.ts'

/** Whether some condition says that one of these parameters is at most, less than, or equal to something. */
export function isBoundedAbove(parameters: ReadonlySet<unknown>, conditions: readonly Condition[]): boolean {
  return conditions.some((condition) => {
    return condition.how === 'unread' || boundedBy(condition).some((parameter) => parameters.has(parameter))
  })
}

function boundedBy({ expression, holds, frame }: Condition): readonly unknown[] {
  if (expression.type !== 'BinaryOperation') return []
  const { left, right, operator } = expression
  return smallerSides(operator, holds)
    .map((side) => (side === 'left' ? left : right))
    .flatMap((value: Value) => [...parametersIn(value, frame)])
}

function smallerSides(operator: string, holds: boolean): readonly ('left' | 'right')[] {
  if (operator === (holds ? '==' : '!=')) return ['left', 'right']
  if (operator.startsWith('<')) return [holds ? 'left' : 'right']
  if (operator.startsWith('>')) return [holds ? 'right' : 'left']
  return []
}
