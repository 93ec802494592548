import { definitionOf } from '../../solidity/model/definition.ts'
import type { Frame } from '../../solidity/model/flow-types.ts'
import type { Expression, FunctionCall, Identifier } from '../../solidity/syntax/expressions.ts'
import { textOf } from '../../solidity/syntax/node.ts'
import { behind } from './behind.ts'

/** In characters; longer formulas are equal to nothing but themselves. */
const longest = 600

const known = new WeakMap<Frame, Map<Expression, string>>()

/**
 * One text for one value: variables and parameters are followed to what they are given, brackets and widening casts are
 * taken off. Two expressions of a flow with the same text have the same value as long as nothing is written in between.
 * Names are closed in brackets, so that a text that includes another's includes its value.
 */
export function canonicalOf(expression: Expression, frame: Frame): string {
  const answers = known.get(frame) ?? new Map<Expression, string>()
  known.set(frame, answers)
  const before = answers.get(expression)
  if (before !== undefined) return before
  const own = `‹${expression.range[0]}›`
  // Whoever comes back here while it is written goes in a circle.
  answers.set(expression, own)
  const placed = behind(expression, frame)
  const text = write(placed.expression, placed.frame)
  const answer = text.length > longest ? own : text
  answers.set(expression, answer)
  return answer
}

function write(expression: Expression, frame: Frame): string {
  const inner = (part: Expression) => canonicalOf(part, frame)
  switch (expression.type) {
    case 'Identifier':
      return writeName(expression, frame)
    case 'MemberAccess':
      return `${inner(expression.expression)}.${expression.memberName}`
    case 'IndexAccess':
      return `${inner(expression.base)}[${inner(expression.index)}]`
    case 'BinaryOperation':
      if (expression.operator === '=') return inner(expression.right)
      return `(${inner(expression.left)} ${expression.operator} ${inner(expression.right)})`
    case 'UnaryOperation':
      return `${expression.operator}(${inner(expression.subExpression)})`
    case 'Conditional':
      return `(${inner(expression.condition)} ? ${inner(expression.trueExpression)} : ${inner(expression.falseExpression)})`
    case 'NumberLiteral':
      return [expression.number.replaceAll('_', ''), expression.subdenomination ?? []].flat().join(' ')
    case 'FunctionCall':
      return writeCall(expression, frame)
    default:
      return textOf(expression, frame.callable.file.text).replace(/\s+/g, ' ')
  }
}

function writeCall(call: FunctionCall, frame: Frame): string {
  const given = call.arguments.map((argument) => canonicalOf(argument, frame))
  const { expression } = call
  if (isWidest(expression)) return given.join()
  return `${canonicalOf(expression, frame)}(${given.join(', ')})`
}

/** A cast that loses nothing that matters here. */
function isWidest(callee: Expression): boolean {
  const isName = callee.type === 'ElementaryTypeName' || callee.type === 'Identifier'
  return isName && /^(?:u?int(?:256)?|address|payable)$/.test(callee.name)
}

function writeName(identifier: Identifier, frame: Frame): string {
  const definition = definitionOf(identifier, frame.callable)
  if (definition.kind === 'local') return `‹${identifier.name}@${definition.node.range[0]}›`
  return identifier.name === 'now' ? 'block.timestamp' : `‹${identifier.name}›`
}
