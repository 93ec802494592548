import type { FunctionDefinition, ModifierDefinition, ModifierInvocation } from '../syntax/declarations.ts'
import type { VariableDeclaration } from '../syntax/expressions.ts'
import { signatureOf } from './signature.ts'
import type { Callable, Contract, SourceFile } from './types.ts'

/** A function as written, seen as the compiler sees it. */
export function toFunction(
  node: FunctionDefinition,
  contract: Contract | undefined,
  file: SourceFile,
): Callable {
  const name = node.name ?? ''
  return {
    kind: kindOf(node, contract),
    name,
    contract,
    file,
    node,
    visibility: visibilityOf(node, contract),
    hasVisibility: node.visibility !== 'default',
    mutability: node.stateMutability === 'constant' ? 'view' : (node.stateMutability ?? 'nonpayable'),
    parameters: node.parameters,
    returns: node.returnParameters ?? [],
    signature: signatureOf(name, node.parameters),
  }
}

export function toModifier(node: ModifierDefinition, contract: Contract, file: SourceFile): Callable {
  const parameters: readonly VariableDeclaration[] = node.parameters ?? []
  return {
    kind: 'modifier',
    name: node.name,
    contract,
    file,
    node,
    visibility: 'internal',
    hasVisibility: true,
    mutability: 'nonpayable',
    parameters,
    returns: [],
    signature: signatureOf(node.name, parameters),
  }
}

/** The modifiers and base constructors on a function; a modifier has none. */
export function invocationsOf({ node }: Callable): readonly ModifierInvocation[] {
  return 'modifiers' in node ? node.modifiers : []
}

function kindOf(node: FunctionDefinition, contract: Contract | undefined): Callable['kind'] {
  if (contract === undefined) return 'function'
  if (node.isConstructor) return 'constructor'
  if (node.isReceiveEther) return 'receive'
  return node.isFallback ? 'fallback' : 'function'
}

/** Where nothing is written, old Solidity makes a function public; today only constructors may omit it. */
function visibilityOf(node: FunctionDefinition, contract: Contract | undefined): Callable['visibility'] {
  if (contract === undefined) return 'internal'
  return node.visibility === 'default' ? 'public' : node.visibility
}
