import { definitionOf } from '../../../solidity/model/definition.ts'
import { typeOf } from '../../../solidity/model/expression-type.ts'
import type { Assignment, Flow, Frame, StepOf } from '../../../solidity/model/flow-types.ts'
import type { Type } from '../../../solidity/model/types.ts'
import type { AssemblyExpression } from '../../../solidity/syntax/assembly.ts'
import type {
  BinaryOperation,
  Expression,
  FunctionCall,
  Identifier,
  VariableDeclaration,
} from '../../../solidity/syntax/expressions.ts'
import { type Node, textOf } from '../../../solidity/syntax/node.ts'
import { assemblyTerm } from './assembly-term.ts'
import { combine, numberOf } from './number.ts'

/** One flow while its expressions are turned into terms. */
export interface Reading {
  readonly flow: Flow
  /** What the flow's own parameters are called, alike on both sides. */
  readonly parameters: ReadonlyMap<VariableDeclaration, string>
  readonly terms: Map<Frame, Map<Node, string>>
  /** How deep the reader is in expressions that stand for others: our own stack. */
  readonly nesting: { depth: number }
  readonly returns: ReadonlyMap<Frame, readonly StepOf<'return'>[]>
}

/** Values that come from values that come from values …: longer chains end as unknown. */
const deepestNesting = 300
/** Longer terms keep their beginning and a checksum. */
const longestTerm = 500

/**
 * What an expression computes, as a text that does not depend on how it is split into functions and local variables:
 * locals stand for what they are given, parameters of inner calls for what was passed, calls for what they return.
 * Casts that lose nothing, parentheses and the order of `+` and `*` make no difference; constants are computed.
 */
export function termOf(expression: Expression | AssemblyExpression, frame: Frame, reading: Reading): string {
  const known = reading.terms.get(frame) ?? new Map<Node, string>()
  reading.terms.set(frame, known)
  const before = known.get(expression)
  if (before !== undefined) return before
  if (reading.nesting.depth > deepestNesting) return '…'
  // While it is computed it stands for itself: `x = x + 1` ends here.
  known.set(expression, '@')
  reading.nesting.depth += 1
  const term = shorten(compute(expression, frame, reading))
  reading.nesting.depth -= 1
  known.set(expression, term)
  return term
}

function compute(expression: Expression | AssemblyExpression, frame: Frame, reading: Reading): string {
  const inner = (part: Expression | AssemblyExpression) => termOf(part, frame, reading)
  switch (expression.type) {
    case 'Identifier':
      return termOfName(expression, frame, reading)
    case 'MemberAccess':
      return `${inner(expression.expression)}.${expression.memberName}`
    case 'IndexAccess':
      return `${inner(expression.base)}[${inner(expression.index)}]`
    case 'NameValueExpression':
      return inner(expression.expression)
    case 'FunctionCall':
      return termOfCall(expression, frame, reading)
    case 'BinaryOperation':
      return termOfOperation(expression, inner)
    case 'UnaryOperation':
      return `${expression.operator}${inner(expression.subExpression)}`
    case 'Conditional':
      return `(${[expression.condition, expression.trueExpression, expression.falseExpression].map(inner).join('?')})`
    case 'TupleExpression':
      return listTerm(expression.components.map((part) => (part === null ? '' : inner(part))))
    case 'NumberLiteral':
      return numberOf(expression.number, expression.subdenomination)
    default:
      return assemblyTerm(expression, inner) ?? textOf(expression, frame.callable.file.text)
  }
}

function listTerm(parts: readonly string[]): string {
  return parts.length === 1 ? parts.join() : `(${parts.join()})`
}

function termOfOperation(
  { operator, left, right }: BinaryOperation,
  inner: (part: Expression) => string,
): string {
  return operator === '=' ? inner(right) : combine(operator, inner(left), inner(right))
}

function termOfName(identifier: Identifier, frame: Frame, reading: Reading): string {
  const definition = definitionOf(identifier, frame.callable)
  if (definition.kind === 'local') return termOfLocal(definition.node, frame, reading)
  if (definition.kind === 'constant') return termOf(definition.node.initialValue, frame, reading)
  if (definition.kind === 'state-variable') {
    const { mutability, initialiser } = definition.variable
    if (mutability === 'constant' && initialiser !== undefined) return termOf(initialiser, frame, reading)
  }
  return identifier.name === 'now' ? 'block.timestamp' : identifier.name
}

function termOfLocal(local: VariableDeclaration, frame: Frame, reading: Reading): string {
  const bound = frame.bindings.get(local)
  const given = (frame.assignments.get(local) ?? []).map((one) => termOfAssignment(one, frame, reading))
  const own = reading.parameters.get(local)
  if (bound !== undefined && frame.caller !== undefined) given.push(termOf(bound, frame.caller, reading))
  else if (own !== undefined) given.push(own)
  return anyOf(given) ?? '0'
}

function termOfAssignment({ value, element }: Assignment, frame: Frame, reading: Reading): string {
  if (element === undefined) return termOf(value, frame, reading)
  const inner = frame.calls.get(value)
  return (inner && termOfReturned(inner, element, reading)) ?? `${termOf(value, frame, reading)}#${element}`
}

/** One of several values, whichever. */
function anyOf(terms: readonly string[]): string | undefined {
  const [first, ...others] = [...new Set(terms)].sort()
  return others.length === 0 ? first : `any(${[first, ...others].join()})`
}

/** SafeMath, where its source is not here. */
const operators: ReadonlyMap<string, string> = new Map([
  ['add', '+'],
  ['sub', '-'],
  ['mul', '*'],
  ['div', '/'],
])

function termOfCall(call: FunctionCall, frame: Frame, reading: Reading): string {
  const inner = frame.calls.get(call)
  const returned = inner && termOfReturned(inner, undefined, reading)
  if (returned !== undefined) return returned
  const { expression } = call
  if (expression.type === 'Identifier' && expression.name === '_msgSender') return 'msg.sender'
  const given = call.arguments.map((argument) => termOf(argument, frame, reading))
  return (
    termOfUnary(expression, given, frame, reading) ?? `${termOf(expression, frame, reading)}(${given.join()})`
  )
}

/** A cast, or an operation written as a call. */
function termOfUnary(
  callee: Expression,
  [only, ...others]: readonly string[],
  frame: Frame,
  reading: Reading,
): string | undefined {
  if (only === undefined || others.length > 0) return undefined
  if (isWideCast(typeOf(callee, frame.callable))) return only
  const operator = callee.type === 'MemberAccess' ? operators.get(callee.memberName) : undefined
  return callee.type === 'MemberAccess' && operator !== undefined
    ? combine(operator, termOf(callee.expression, frame, reading), only)
    : undefined
}

/** A cast that keeps every value. */
function isWideCast(type: Type): boolean {
  if (type.kind !== 'type') return false
  const { of } = type
  return of.kind === 'address' || of.kind === 'contract' || (of.kind === 'integer' && of.bits === 256)
}

function termOfReturned(inner: Frame, element: number | undefined, reading: Reading): string | undefined {
  const written = inner.returned.map(({ value }) => {
    const part =
      value?.type === 'TupleExpression' && element !== undefined ? value.components[element] : value
    return part ? termOf(part, inner, reading) : '@'
  })
  const { returns } = inner.callable
  const named = returns
    .slice(element ?? 0, (element ?? 0) + 1)
    .flatMap((variable) => inner.assignments.get(variable) ?? [])
  return anyOf([...written, ...named.map((one) => termOfAssignment(one, inner, reading))])
}

function shorten(term: string): string {
  if (term.length <= longestTerm) return term
  let sum = 0
  for (let at = 0; at < term.length; at += 1) sum = (sum * 31 + term.charCodeAt(at)) % 2_147_483_647
  return `${term.slice(0, longestTerm)}…${sum}`
}
