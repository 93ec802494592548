import { isBefore } from '../../../solidity/model/compiler.ts'
import { flowOf } from '../../../solidity/model/flow.ts'
import { isStoragePointer } from '../../../solidity/model/storage-location.ts'
import type { Callable } from '../../../solidity/model/types.ts'
import type { VariableDeclaration } from '../../../solidity/syntax/expressions.ts'
import { nodesIn } from '../../../solidity/syntax/visit.ts'
import type { Claim, Detector } from '../detector.ts'
import { callablesOf } from '../own-steps.ts'
import { spotOfNode } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Storage pointers that point at the first variable of the contract. */
export const uninitializedStorage: Detector = {
  id: 'uninitialized_storage',
  class: 'uninitialized_storage',
  severity: 'high',
  confidence: 'high',
  title: 'Storage pointer that points at slot zero',
  looksAt:
    'Local structs, arrays and mappings in storage that are declared without a value, in contracts for compilers before 0.5.',
  ignores: 'Pointers that get a value before they are used, and memory.',
  references: ['https://docs.soliditylang.org/en/v0.5.0/050-breaking-changes.html'],
  scope: 'file',
  detect: (file) => {
    const { lowest } = file.compiler
    const isOld = lowest === undefined || isBefore(lowest, [0, 5, 0])
    return isOld ? callablesOf(file).flatMap(claimsAbout) : []
  },
}

function claimsAbout(callable: Callable): readonly Claim[] {
  return nodesIn(callable.node, 'VariableDeclarationStatement').flatMap(
    ({ variables, initialValue, range }) => {
      const [variable] = variables
      if (initialValue !== null || !variable || !isPointer(variable, callable)) return []
      if (isMapping(variable) || isAssigned(variable, callable)) return []
      return [
        {
          message: `\`${variable.name}\` points at the first slot of the contract, so what ${nameOf(callable)} writes to it overwrites state variables`,
          at: spotOfNode({ range }, callable.file),
        },
      ]
    },
  )
}

function isPointer(variable: VariableDeclaration, callable: Callable): boolean {
  return flowOf(callable)
    .frames.slice(0, 1)
    .some((frame) => isStoragePointer(variable, frame))
}

function isMapping({ typeName }: VariableDeclaration): boolean {
  return typeName?.type === 'Mapping'
}

/** `x = y;` anywhere, as opposed to `x.member = y;`. */
function isAssigned({ name }: VariableDeclaration, { node }: Callable): boolean {
  return nodesIn(node, 'BinaryOperation').some(
    ({ operator, left }) =>
      operator === '=' && nodesIn(left, 'Identifier').some((it) => it.name === name && isWhole(left)),
  )
}

function isWhole({ type }: { readonly type: string }): boolean {
  return type === 'Identifier' || type === 'TupleExpression'
}
