import { definitionOf } from '../../solidity/model/definition.ts'
import type { Frame } from '../../solidity/model/flow-types.ts'
import type { AssemblyExpression } from '../../solidity/syntax/assembly.ts'
import type { Expression, Identifier } from '../../solidity/syntax/expressions.ts'
import { nodesIn } from '../../solidity/syntax/visit.ts'

const longestChain = 8

/** Whether a hash is part of a value, through local variables and what the caller gave: nobody can aim with it. */
export function isHashed(value: Expression | AssemblyExpression, frame: Frame, left = longestChain): boolean {
  if (left === 0) return false
  if (nodesIn(value, 'AssemblyCall').some(({ functionName }) => functionName === 'keccak256')) return true
  if (
    nodesIn(value, 'FunctionCall').some(
      ({ expression }) => 'name' in expression && expression.name === 'keccak256',
    )
  ) {
    return true
  }
  return nodesIn(value, 'Identifier').some((name) => isGivenHash(name, frame, left))
}

function isGivenHash(name: Identifier, frame: Frame, left: number): boolean {
  const definition = definitionOf(name, frame.callable)
  if (definition.kind !== 'local') return false
  const bound = frame.bindings.get(definition.node)
  if (bound !== undefined && frame.caller !== undefined) return isHashed(bound, frame.caller, left - 1)
  const given = frame.assignments.get(definition.node) ?? []
  return given.some(({ value }) => value !== undefined && isHashed(value, frame, left - 1))
}
