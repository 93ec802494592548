import type { Frame } from '../../solidity/model/flow-types.ts'
import type { Expression } from '../../solidity/syntax/expressions.ts'
import { visit } from '../../solidity/syntax/visit.ts'
import { behind } from './behind.ts'

const names: ReadonlySet<string> = new Set(['keccak256', 'sha3', 'sha256', 'ripemd160', 'blockhash'])

/** Variables in variables. */
const deepest = 6

/** Whether a value is made with a hash function: in the expression itself, or in what its variables are given. */
export function mentionsHash(value: Expression, frame: Frame, left = deepest): boolean {
  if (left === 0) return false
  let found = false
  visit(value, (node) => {
    if (node.type === 'Identifier' && !names.has(node.name)) {
      const placed = behind(node, frame)
      found ||= placed.expression !== node && mentionsHash(placed.expression, placed.frame, left - 1)
    }
    found ||= isHash(node as Expression) || isHashInside(node as Expression, frame, left)
    return !found
  })
  return found
}

function isHash(node: Expression): boolean {
  if (node.type === 'Identifier') return names.has(node.name)
  return node.type === 'MemberAccess' && names.has(node.memberName)
}

function isHashInside(node: Expression, frame: Frame, left: number): boolean {
  if (node.type !== 'FunctionCall') return false
  const placed = behind(node, frame)
  return placed.expression !== node && mentionsHash(placed.expression, placed.frame, left - 1)
}
