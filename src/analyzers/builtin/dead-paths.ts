import { definitionOf } from '../../solidity/model/definition.ts'
import type { Condition, Step } from '../../solidity/model/flow-types.ts'
import { conditionsAt } from '../../solidity/model/paths.ts'
import { isSolidity } from '../../solidity/model/storage-location.ts'
import type { Contract } from '../../solidity/model/types.ts'
import type { Expression } from '../../solidity/syntax/expressions.ts'
import { writesTo } from './every-write.ts'
import type { Value } from './provenance.ts'
import { numberOf } from './width.ts'

/** Whether a step waits for a variable to change that nothing ever changes. */
export function isNeverReached(step: Step, contract: Contract): boolean {
  return conditionsAt(step).some((condition) => isNeverMet(condition, contract))
}

/** `x == 0` holds or does not for good when `x` has its first value for good. */
function isNeverMet(condition: Condition, contract: Contract): boolean {
  const { expression, holds } = condition
  if (!isSolidity(expression) || expression.type !== 'BinaryOperation') return false
  if (!/^[!=]=$/.test(expression.operator) || expression.right.type !== 'NumberLiteral') return false
  const first = firstValueOf(expression.left, condition, contract)
  if (first === undefined) return false
  return (first === numberOf(expression.right)) !== ((expression.operator === '==') === holds)
}

function firstValueOf(expression: Expression, { frame }: Condition, contract: Contract): number | undefined {
  const definition = expression.type === 'Identifier' ? definitionOf(expression, frame.callable) : undefined
  if (definition?.kind !== 'state-variable' || writesTo(definition.variable, contract).length > 0)
    return undefined
  const initialiser: Value = definition.variable.initialiser
  return initialiser?.type === 'NumberLiteral' ? numberOf(initialiser) : undefined
}
