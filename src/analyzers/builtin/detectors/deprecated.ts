import type { Node } from '../../../solidity/syntax/node.ts'
import { visit } from '../../../solidity/syntax/visit.ts'
import type { Claim, Detector } from '../detector.ts'
import { spotOfNode } from '../spot.ts'

/** Words that the language has given up. */
export const deprecated: Detector = {
  id: 'deprecated',
  class: 'deprecated',
  severity: 'info',
  confidence: 'high',
  title: 'The language has given this up',
  looksAt:
    '`throw`, `suicide`, `sha3`, `callcode`, `block.blockhash`, `msg.gas`, `now`, `var` and `constant` functions.',
  ignores:
    'Functions and variables of the project with such a name are told as well only where they look like a call of the old ones.',
  references: ['https://swcregistry.io/docs/SWC-111/'],
  scope: 'file',
  detect: (file) => {
    const claims: Claim[] = []
    visit(file.tree.unit, (node) => {
      const instead = replacementOf(node)
      if (instead !== undefined) claims.push({ message: instead, at: spotOfNode(node, file) })
      return true
    })
    return claims
  },
}

function replacementOf(node: Node): string | undefined {
  switch (node.type) {
    case 'ThrowStatement':
      return '`throw` is now `revert()`'
    case 'Identifier':
      return node.name === 'now' ? '`now` is now `block.timestamp`' : undefined
    case 'FunctionCall':
      return node.expression.type === 'Identifier' ? functions[node.expression.name] : undefined
    case 'MemberAccess':
      return replacementOfMember(node)
    case 'FunctionDefinition':
      return node.stateMutability === 'constant' ? '`constant` functions are now `view` or `pure`' : undefined
    case 'ElementaryTypeName':
      return node.name === 'var' ? '`var` is gone; a type belongs there' : undefined
    default:
      return undefined
  }
}

const functions: Readonly<Record<string, string | undefined>> = {
  suicide: '`suicide` is now `selfdestruct`',
  sha3: '`sha3` is now `keccak256`',
}

function replacementOfMember({
  expression,
  memberName,
}: Extract<Node, { type: 'MemberAccess' }>): string | undefined {
  if (memberName === 'callcode') return '`callcode` is now `delegatecall`'
  if (expression.type !== 'Identifier') return undefined
  if (expression.name === 'block' && memberName === 'blockhash') return '`block.blockhash` is now `blockhash`'
  return expression.name === 'msg' && memberName === 'gas' ? '`msg.gas` is now `gasleft()`' : undefined
}
