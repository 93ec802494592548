import { definitionOf } from '../../solidity/model/definition.ts'
import type { Frame } from '../../solidity/model/flow-types.ts'
import type { AssemblyExpression } from '../../solidity/syntax/assembly.ts'
import type { Expression, Identifier, VariableDeclaration } from '../../solidity/syntax/expressions.ts'
import { nodesIn } from '../../solidity/syntax/visit.ts'

/** Whether a hash is part of a value, through local variables and what the caller gave: nobody can aim with it. */
export function isHashed(
  value: Expression | AssemblyExpression,
  frame: Frame,
  seen: Set<VariableDeclaration> = new Set(),
): boolean {
  if (nodesIn(value, 'AssemblyCall').some(({ functionName }) => functionName === 'keccak256')) return true
  const calls = nodesIn(value, 'FunctionCall')
  if (calls.some(({ expression }) => 'name' in expression && expression.name === 'keccak256')) return true
  return nodesIn(value, 'Identifier').some((name) => isGivenHash(name, frame, seen))
}

function isGivenHash(name: Identifier, frame: Frame, seen: Set<VariableDeclaration>): boolean {
  const definition = definitionOf(name, frame.callable)
  if (definition.kind !== 'local' || seen.has(definition.node)) return false
  seen.add(definition.node)
  const { caller } = frame
  const bound = frame.bindings.get(definition.node)
  if (caller !== undefined && bound !== undefined) return isHashed(bound, caller, seen)
  const given = frame.assignments.get(definition.node) ?? []
  return given.some(({ value }) => value !== undefined && isHashed(value, frame, seen))
}
