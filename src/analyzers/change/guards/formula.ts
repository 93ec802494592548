import { definitionOf } from '../../../solidity/model/definition.ts'
import type { Condition, Frame, Step } from '../../../solidity/model/flow-types.ts'
import { conditionsAt } from '../../../solidity/model/paths.ts'
import type { AssemblyCall, AssemblyExpression } from '../../../solidity/syntax/assembly.ts'
import type { BinaryOperation, Expression, Identifier } from '../../../solidity/syntax/expressions.ts'
import type { Node } from '../../../solidity/syntax/node.ts'
import { comparison, type Literal, question } from './literal.ts'
import { type Reading, termOf } from './term.ts'

/** What has to hold, with the negations pushed down to the literals. */
export type Formula =
  | { readonly kind: 'literal'; readonly literal: Literal }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Formula[] }

/** What has been read of one flow. */
export interface Reader extends Reading {
  readonly formulas: Readonly<Record<'true' | 'false', Map<Frame, Map<Node, Formula>>>>
  readonly clauses: Map<Step, readonly Clause[]>
}

/** Something that must hold for a step to happen, or to last: one of the literals. */
export interface Clause {
  readonly literals: readonly Literal[]
  readonly key: string
  readonly condition: Condition
  /** Asked only after the step; a revert still undoes it. */
  readonly isLate: boolean
}

/** Reads a condition through locals, parameters and the internal functions that answer it. */
export function formulaOf(
  expression: Expression | AssemblyExpression,
  holds: boolean,
  frame: Frame,
  reader: Reader,
): Formula {
  const all = reader.formulas[`${holds}`]
  const known = all.get(frame) ?? new Map<Node, Formula>()
  all.set(frame, known)
  const before = known.get(expression)
  if (before !== undefined) return before
  // While it is read it stands for itself: `ok = ok && x` ends here.
  known.set(expression, opaque(expression, holds, frame, reader))
  const formula = read(expression, holds, frame, reader)
  known.set(expression, formula)
  return formula
}

function read(
  expression: Expression | AssemblyExpression,
  holds: boolean,
  frame: Frame,
  reader: Reader,
): Formula {
  switch (expression.type) {
    case 'TupleExpression': {
      const [only] = expression.components
      return only ? formulaOf(only, holds, frame, reader) : opaque(expression, holds, frame, reader)
    }
    case 'UnaryOperation':
      return expression.operator === '!'
        ? formulaOf(expression.subExpression, !holds, frame, reader)
        : opaque(expression, holds, frame, reader)
    case 'BinaryOperation':
      return formulaOfOperation(expression, holds, frame, reader)
    case 'Conditional': {
      const { condition, trueExpression, falseExpression } = expression
      const inner = (part: Expression, isTrue = holds) => formulaOf(part, isTrue, frame, reader)
      return or(
        and(inner(condition, true), inner(trueExpression)),
        and(inner(condition, false), inner(falseExpression)),
      )
    }
    case 'FunctionCall': {
      const callee = frame.calls.get(expression)
      return (callee && formulaOfReturned(callee, holds, reader)) ?? opaque(expression, holds, frame, reader)
    }
    case 'Identifier':
      return formulaOfName(expression, holds, frame, reader)
    case 'AssemblyCall':
      return formulaOfOpcode(expression, holds, frame, reader)
    default:
      return opaque(expression, holds, frame, reader)
  }
}

function formulaOfOperation(
  { operator, left, right }: BinaryOperation,
  holds: boolean,
  frame: Frame,
  reader: Reader,
): Formula {
  const inner = (part: Expression, isTrue = holds) => formulaOf(part, isTrue, frame, reader)
  if (operator === '&&' || operator === '||') {
    return { kind: (operator === '&&') === holds ? 'and' : 'or', parts: [inner(left), inner(right)] }
  }
  if (operator === '=') return inner(right)
  const isEquality = operator === '==' || operator === '!='
  if (isEquality && right.type === 'BooleanLiteral') {
    return inner(left, (right.value === (operator === '==')) === holds)
  }
  return compare(operator, left, right, holds, frame, reader)
}

export function and(...parts: readonly Formula[]): Formula {
  return { kind: 'and', parts }
}

export function or(...parts: readonly Formula[]): Formula {
  return { kind: 'or', parts }
}

function opaque(
  expression: Expression | AssemblyExpression,
  holds: boolean,
  frame: Frame,
  reader: Reader,
): Formula {
  return { kind: 'literal', literal: question(termOf(expression, frame, reader), holds) }
}

function compare(
  operator: string,
  left: Expression | AssemblyExpression,
  right: Expression | AssemblyExpression,
  holds: boolean,
  frame: Frame,
  reader: Reader,
): Formula {
  const sides = [termOf(left, frame, reader), termOf(right, frame, reader)] as const
  const literal = comparison(operator, ...sides, holds)
  return { kind: 'literal', literal: literal ?? question(`(${sides.join(operator)})`, holds) }
}

/** A local that has one value is that value. */
function formulaOfName(identifier: Identifier, holds: boolean, frame: Frame, reader: Reader): Formula {
  const definition = definitionOf(identifier, frame.callable)
  const local = definition.kind === 'local' ? definition.node : undefined
  const bound = local && frame.bindings.get(local)
  const [assigned, ...others] = (local && frame.assignments.get(local)) ?? []
  if (bound !== undefined && frame.caller !== undefined && assigned === undefined)
    return formulaOf(bound, holds, frame.caller, reader)
  const isOnly = bound === undefined && others.length === 0 && !(local && reader.parameters.has(local))
  if (isOnly && assigned?.value !== undefined && assigned.element === undefined)
    return formulaOf(assigned.value, holds, frame, reader)
  return opaque(identifier, holds, frame, reader)
}

/** A function answers yes where some return is reached and says so. */
function formulaOfReturned(callee: Frame, holds: boolean, reader: Reader): Formula | undefined {
  const answers = (reader.returns.get(callee) ?? []).flatMap((step) => {
    if (step.value === undefined) return []
    const path = conditionsAt(step).filter(({ frame }) => frame === callee)
    return [
      and(
        ...path.map((one) => formulaOf(one.expression, one.holds, callee, reader)),
        formulaOf(step.value, holds, callee, reader),
      ),
    ]
  })
  if (answers.length > 0) return or(...answers)
  const [variable] = callee.callable.returns
  const [assigned, ...others] = (variable && callee.assignments.get(variable)) ?? []
  if (assigned?.value === undefined || assigned.element !== undefined || others.length > 0) return undefined
  return formulaOf(assigned.value, holds, callee, reader)
}

const opcodes: ReadonlyMap<string, string> = new Map([
  ['eq', '=='],
  ['lt', '<'],
  ['gt', '>'],
  ['slt', '<'],
  ['sgt', '>'],
])

function formulaOfOpcode(call: AssemblyCall, holds: boolean, frame: Frame, reader: Reader): Formula {
  const [left, right] = call.arguments
  if (call.functionName === 'iszero' && left !== undefined) return formulaOf(left, !holds, frame, reader)
  const operator = opcodes.get(call.functionName)
  if (operator !== undefined && left !== undefined && right !== undefined)
    return compare(operator, left, right, holds, frame, reader)
  return opaque(call, holds, frame, reader)
}
