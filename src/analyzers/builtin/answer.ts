import { definitionOf } from '../../solidity/model/definition.ts'
import type { CallStep } from '../../solidity/model/flow-types.ts'
import { localsOf } from '../../solidity/model/locals.ts'
import type { Callable } from '../../solidity/model/types.ts'
import type { Expression, VariableDeclaration } from '../../solidity/syntax/expressions.ts'

/** Whether nobody looks at the first thing that a call answers: not taken, or put into a variable that is never read. */
export function isAnswerIgnored(call: CallStep): boolean {
  if (call.outcome === 'ignored') return true
  const { statement, node, frame } = call
  if (statement.type === 'VariableDeclarationStatement' && statement.initialValue === node) {
    const [first = null] = statement.variables
    return first === null || !isRead(first, frame.callable, undefined)
  }
  const target = statement.type === 'ExpressionStatement' ? assignedBy(statement.expression, call) : undefined
  if (target === undefined) return false
  if (target === null) return true
  return target.type === 'Identifier' && isDeadLocal(target, frame.callable)
}

/** What `x = call` or `(x, …) = call` puts the answer into: `null` for nothing, `undefined` when it is no such thing. */
function assignedBy(expression: Expression | null, { node }: CallStep): Expression | null | undefined {
  if (expression?.type !== 'BinaryOperation' || expression.operator !== '=' || expression.right !== node) {
    return undefined
  }
  const { left } = expression
  return left.type === 'TupleExpression' ? (left.components[0] ?? null) : left
}

function isDeadLocal(target: Expression & { type: 'Identifier' }, callable: Callable): boolean {
  const definition = definitionOf(target, callable)
  return definition.kind === 'local' && !isRead(definition.node, callable, target)
}

function isRead(variable: VariableDeclaration, callable: Callable, written: Expression | undefined): boolean {
  if (callable.returns.includes(variable)) return true
  const { uses } = localsOf(callable)
  return [...uses].some(([identifier, declaration]) => declaration === variable && identifier !== written)
}
