import { localsOf } from '../../../solidity/model/locals.ts'
import { lookUp } from '../../../solidity/model/names.ts'
import type { Callable } from '../../../solidity/model/types.ts'
import type { AssemblyCall } from '../../../solidity/syntax/assembly.ts'
import type { Identifier, TypeName } from '../../../solidity/syntax/expressions.ts'
import type { Node } from '../../../solidity/syntax/node.ts'
import { nodesIn } from '../../../solidity/syntax/visit.ts'
import type { Detector } from '../detector.ts'
import { callablesOf } from '../own-steps.ts'
import { quote, spotOfNode } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Assembly that changes which code a variable of a function type stands for. */
export const arbitraryJump: Detector = {
  id: 'arbitrary_jump',
  class: 'arbitrary_jump',
  severity: 'high',
  confidence: 'medium',
  title: 'Function pointer is changed in assembly',
  looksAt:
    'Assembly that assigns to a local variable of an internal function type, or stores into a structure in memory that has a member of such a type.',
  ignores:
    'Function pointers that only Solidity assigns, assembly that only reads them, and casts of one pointer to another.',
  references: ['https://docs.soliditylang.org/en/latest/types.html#function-types'],
  scope: 'file',
  detect: (file) =>
    callablesOf(file).flatMap((callable) =>
      pointersChanged(callable).map((node) => ({
        message: `${quote(node, file)} in ${nameOf(callable)} changes where a function pointer leads, past what the compiler checks`,
        at: spotOfNode(node, file),
      })),
    ),
}

function pointersChanged(callable: Callable): readonly Node[] {
  return nodesIn(callable.node, 'InlineAssemblyStatement').flatMap((block): readonly Node[] => [
    ...nodesIn(block, 'AssemblyAssignment').filter(
      ({ names, expression }) =>
        names.some((name) => name.type === 'Identifier' && isPointer(typeOfName(name, callable))) &&
        // From pointer to pointer it is a cast.
        !(expression.type === 'Identifier' && isPointer(typeOfName(expression, callable))),
    ),
    ...nodesIn(block, 'AssemblyCall').filter((call) => isStore(call) && storesPointer(call, callable)),
  ])
}

function isStore({ functionName }: AssemblyCall): boolean {
  return functionName === 'mstore' || functionName === 'mstore8'
}

function storesPointer(call: AssemblyCall, callable: Callable): boolean {
  const place = call.arguments.slice(0, 1).flatMap((argument) => nodesIn(argument, 'Identifier'))
  return place.some((name) => {
    const type = typeOfName(name, callable)
    return isPointer(type) || hasPointer(type, callable)
  })
}

function typeOfName(identifier: Identifier, callable: Callable): TypeName | null | undefined {
  return localsOf(callable).uses.get(identifier)?.typeName
}

function isPointer(type: TypeName | null | undefined): boolean {
  return type?.type === 'FunctionTypeName' && type.visibility !== 'external'
}

function hasPointer(type: TypeName | null | undefined, callable: Callable): boolean {
  if (type?.type !== 'UserDefinedTypeName') return false
  const definition = lookUp(type.namePath, callable)
  return definition.kind === 'struct' && definition.node.members.some(({ typeName }) => isPointer(typeName))
}
