import { localsOf } from '../../../solidity/model/locals.ts'
import type { Callable } from '../../../solidity/model/types.ts'
import type { VariableDeclaration } from '../../../solidity/syntax/expressions.ts'
import { nodesIn } from '../../../solidity/syntax/visit.ts'
import type { Claim, Detector } from '../detector.ts'
import { callablesOf } from '../own-steps.ts'
import { spotOfNode } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Local variables that are read and never given a value. */
export const uninitializedLocal: Detector = {
  id: 'uninitialized_local',
  class: 'uninitialized_state',
  severity: 'low',
  confidence: 'medium',
  title: 'Local variable is used and never set',
  looksAt: 'Numbers, flags and addresses that are declared without a value, never assigned, and read.',
  ignores:
    'Variables that are counted, assigned in part, or touched by assembly, and names that say zero, empty or default. Returned variables.',
  references: [],
  scope: 'file',
  detect: (file) => callablesOf(file).flatMap(claimsAbout),
}

function claimsAbout(callable: Callable): readonly Claim[] {
  return nodesIn(callable.node, 'VariableDeclarationStatement').flatMap(
    ({ variables: [variable], initialValue, range }) => {
      if (initialValue !== null || !variable || !isPlain(variable) || !isOnlyRead(variable, callable))
        return []
      return [
        {
          message: `\`${variable.name}\` is zero whenever ${nameOf(callable)} reads it`,
          at: spotOfNode({ range }, callable.file),
        },
      ]
    },
  )
}

function isPlain({ typeName, name }: VariableDeclaration): boolean {
  if (typeName?.type !== 'ElementaryTypeName' || !/^(?:u?int|address|bool)/.test(typeName.name)) return false
  return !/zero|empty|null|default|none/i.test(String(name))
}

function isOnlyRead(variable: VariableDeclaration, callable: Callable): boolean {
  const uses = [...localsOf(callable).uses]
    .filter(([, declared]) => declared === variable)
    .map(([use]) => use)
  const changed = new Set([
    ...nodesIn(callable.node, 'BinaryOperation').flatMap(({ operator, left }) =>
      isAssignment(operator) ? nodesIn(left, 'Identifier') : [],
    ),
    ...nodesIn(callable.node, 'UnaryOperation').flatMap(({ subExpression }) =>
      subExpression.type === 'Identifier' ? [subExpression] : [],
    ),
    ...nodesIn(callable.node, 'InlineAssemblyStatement').flatMap((block) => nodesIn(block, 'Identifier')),
  ])
  return uses.length > 0 && !uses.some((use) => changed.has(use))
}

function isAssignment(operator: string): boolean {
  return operator.endsWith('=') && !/^[<>=!]=$/.test(operator)
}
