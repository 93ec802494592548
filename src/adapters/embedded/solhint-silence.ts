import { parentOf, type SyntaxNode } from './syntax-node.ts'

/**
 * Valid code on which a rule of Solhint throws although it has nothing to say about it; Solhint swallows that.
 * All of these were found by running the rules over OpenZeppelin's contracts and the compiler's own tests, or by
 * reading the rules. Whatever else a rule throws on has not been looked at.
 */
export function isSilentAbout(rule: string, node: SyntaxNode): boolean {
  return silences[rule]?.(node) ?? false
}

const silences: Readonly<Record<string, (node: SyntaxNode) => boolean>> = {
  // `receive() external payable;` of an interface.
  'no-complex-fallback': (node) => node.body === null,
  // `for (;;)`, and `a.transfer` in a modifier or an initial value: the rule counts effects per function.
  reentrancy: (node) => (node.type === 'MemberAccess' ? !isInFunction(node) : node.expression === null),
  // `a.call.gas(1)` of Solidity before 0.5; the rule judges the call around it.
  'avoid-low-level-calls': (node) => {
    const modifier = memberOf(node.expression)
    return modifier !== undefined && modifier.name !== 'value' && memberOf(modifier.of)?.name === 'call'
  },
}

function isInFunction(node: SyntaxNode): boolean {
  for (let parent = parentOf(node); parent !== undefined; parent = parentOf(parent)) {
    if (parent.type === 'FunctionDefinition') return true
  }
  return false
}

function memberOf(node: unknown): { readonly name: unknown; readonly of: unknown } | undefined {
  if (typeof node !== 'object' || node === null) return undefined
  return 'memberName' in node && 'expression' in node
    ? { name: node.memberName, of: node.expression }
    : undefined
}
