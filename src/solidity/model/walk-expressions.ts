import type {
  BinaryOperation,
  Conditional,
  Expression,
  UnaryOperation,
  VariableDeclaration,
} from '../syntax/expressions.ts'
import { definitionOf } from './definition.ts'
import { typeOf } from './expression-type.ts'
import type { ArithmeticStep, Assignment, WriteStep } from './flow-types.ts'
import { isStoragePointer, locationOf } from './storage-location.ts'
import { addStep, assume, merge, momentOf, type Walk } from './walk.ts'
import { walkCall } from './walk-calls.ts'
import { walkKeys } from './walk-keys.ts'

/** Adds the steps of evaluating an expression, in the order of evaluation. */
export function walkExpression(walk: Walk, expression: Expression): void {
  walk.nesting += 1
  switch (expression.type) {
    case 'Identifier':
    case 'MemberAccess':
    case 'IndexAccess':
      readPlace(walk, expression)
      break
    case 'IndexRangeAccess':
      walkAll(walk, [expression.base, expression.indexStart, expression.indexEnd])
      break
    case 'FunctionCall':
      walkCall(walk, expression)
      break
    case 'BinaryOperation':
      walkBinary(walk, expression)
      break
    case 'UnaryOperation':
      walkUnary(walk, expression)
      break
    case 'Conditional':
      walkConditional(walk, expression)
      break
    case 'TupleExpression':
      walkAll(walk, expression.components)
      break
    case 'NameValueExpression':
      walkAll(walk, [expression.expression, ...expression.arguments.arguments])
      break
    default:
  }
  walk.nesting -= 1
}

function walkAll(walk: Walk, expressions: readonly (Expression | null | undefined)[]): void {
  for (const expression of expressions) if (expression) walkExpression(walk, expression)
}

function readPlace(walk: Walk, expression: Expression): void {
  walkKeys(walk, expression)
  const location = locationOf(expression, walk.frame)
  if (location !== undefined) addStep(walk, { kind: 'read', node: expression, location })
}

function walkBinary(walk: Walk, operation: BinaryOperation): void {
  const { operator, left, right } = operation
  if (operator === '&&' || operator === '||') walkShortCircuit(walk, operation)
  else if (operator === '=') {
    walkValue(walk, left, right)
    assign(walk, operation, left, { value: right, element: undefined }, 'assign')
  } else if (isCompound(operator)) {
    walkExpression(walk, right)
    walkExpression(walk, left)
    addArithmetic(walk, operation, operator.slice(0, -1), left, right)
    assign(walk, operation, left, { value: right, element: undefined }, 'compound')
  } else {
    walkExpression(walk, left)
    walkExpression(walk, right)
    addArithmetic(walk, operation, operator, left, right)
  }
}

/** Making a storage pointer reads nothing. */
function walkValue(walk: Walk, target: Expression, value: Expression): void {
  const definition = target.type === 'Identifier' ? definitionOf(target, walk.frame.callable) : undefined
  if (definition?.kind === 'local') walkInitialValue(walk, definition.node, value)
  else walkExpression(walk, value)
}

/** Evaluates what a variable is given. */
export function walkInitialValue(walk: Walk, variable: VariableDeclaration | null, value: Expression): void {
  const isPointer = variable !== null && isStoragePointer(variable, walk.frame)
  if (isPointer && locationOf(value, walk.frame) !== undefined) walkKeys(walk, value)
  else walkExpression(walk, value)
}

function isCompound(operator: string): boolean {
  return operator.endsWith('=') && !/^(?:[<>=!]=)$/.test(operator)
}

function walkShortCircuit(walk: Walk, operation: BinaryOperation): void {
  walkExpression(walk, operation.left)
  addStep(walk, { kind: 'branch', how: 'short-circuit', node: operation, condition: operation.left })
  const before = momentOf(walk)
  assume(walk, operation.left, operation.operator === '&&', {
    how: 'short-circuit',
    otherwise: 'skips',
    node: operation,
  })
  walkExpression(walk, operation.right)
  merge(walk, [before, momentOf(walk)])
}

function walkConditional(walk: Walk, node: Conditional): void {
  walkExpression(walk, node.condition)
  addStep(walk, { kind: 'branch', how: 'ternary', node, condition: node.condition })
  const before = momentOf(walk)
  assume(walk, node.condition, true, { how: 'ternary', otherwise: 'skips', node })
  walkExpression(walk, node.trueExpression)
  const afterTrue = momentOf(walk)
  merge(walk, [before])
  assume(walk, node.condition, false, { how: 'ternary', otherwise: 'skips', node })
  walkExpression(walk, node.falseExpression)
  merge(walk, [afterTrue, momentOf(walk)])
}

function walkUnary(walk: Walk, operation: UnaryOperation): void {
  const { operator, subExpression } = operation
  if (operator === 'delete') {
    walkKeys(walk, subExpression)
    assign(walk, operation, subExpression, undefined, 'delete')
    return
  }
  walkExpression(walk, subExpression)
  if (operator === '++' || operator === '--') {
    addArithmetic(walk, operation, operator === '++' ? '+' : '-', subExpression, undefined)
    const how = operator === '++' ? 'increment' : 'decrement'
    assign(walk, operation, subExpression, undefined, how)
  } else if (operator === '-') addArithmetic(walk, operation, '-', subExpression, undefined)
}

const arithmetic = ['+', '-', '*', '/', '%', '**', '<<', '>>'] as const

function addArithmetic(
  walk: Walk,
  node: BinaryOperation | UnaryOperation,
  written: string,
  left: Expression,
  right: Expression | undefined,
): void {
  const operator: ArithmeticStep['operator'] | undefined = arithmetic.find((it) => it === written)
  if (operator === undefined) return
  const type = typeOf(node, walk.frame.callable)
  if (type.kind === 'literal') return
  addStep(walk, { kind: 'arithmetic', node, operator, left, right, type })
}

/** Adds the step that stores a value: to a local variable, to storage, or to both parts of a tuple. */
export function assign(
  walk: Walk,
  node: BinaryOperation | UnaryOperation,
  target: Expression,
  assignment: Assignment | undefined,
  how: WriteStep['how'],
): void {
  if (target.type === 'TupleExpression') {
    const parts = partsOf(assignment, target.components.length)
    target.components.forEach((component, at) => {
      if (component !== null) assign(walk, node, component, parts(at), how)
    })
    return
  }
  const definition = target.type === 'Identifier' ? definitionOf(target, walk.frame.callable) : undefined
  if (definition?.kind === 'local') {
    assignLocal(walk, node, definition.node, assignment)
    return
  }
  if (how === 'assign') walkKeys(walk, target)
  const location = locationOf(target, walk.frame)
  if (location !== undefined) addStep(walk, { kind: 'write', node, location, how, value: assignment?.value })
  else assignInside(walk, node, target, assignment)
}

/** `(a, b) = (c, d)` pairs off; of a call each gets a part. */
export function partsOf(
  assignment: Assignment | undefined,
  count: number,
): (at: number) => Assignment | undefined {
  if (count === 1 || assignment === undefined) return () => assignment
  const { value } = assignment
  if (value.type !== 'TupleExpression') return (at) => ({ value, element: at })
  const parts = value.components.map((part) =>
    part === null ? undefined : { value: part, element: undefined },
  )
  return (at) => parts[at]
}

const nothing = { value: undefined, element: undefined } as const

/** The value stays known as one of those that the variable may have. */
export function assignLocal(
  walk: Walk,
  node: Parameters<typeof addStep>[1]['node'],
  variable: VariableDeclaration,
  assignment: Assignment | undefined,
): void {
  if (assignment !== undefined) {
    const known = walk.frame.assignments.get(variable)
    if (known === undefined) walk.frame.assignments.set(variable, [assignment])
    else known.push(assignment)
  }
  addStep(walk, { kind: 'assign', node, variable, assignment: assignment ?? nothing })
}

/** `memoryStruct.member = x`: the variable as a whole may now have what `x` has. */
function assignInside(
  walk: Walk,
  node: BinaryOperation | UnaryOperation,
  target: Expression,
  assignment: Assignment | undefined,
): void {
  let inner = target
  while (inner.type === 'MemberAccess' || inner.type === 'IndexAccess') {
    inner = inner.type === 'MemberAccess' ? inner.expression : inner.base
  }
  const definition = inner.type === 'Identifier' ? definitionOf(inner, walk.frame.callable) : undefined
  if (definition?.kind === 'local') assignLocal(walk, node, definition.node, assignment)
}
