import { type Node, textOf } from '../syntax/node.ts'
import type {
  ExpressionStatement,
  IfStatement,
  ReturnStatement,
  Statement,
  TryStatement,
  VariableDeclarationStatement,
} from '../syntax/statements.ts'
import { calleeOf } from './callee.ts'
import type { Draft } from './draft.ts'
import { typeOf } from './expression-type.ts'
import type { Condition } from './flow-types.ts'
import { addStep, assume, endingOf, merge, momentOf, resume, stop, type Walk } from './walk.ts'
import { walkAssembly } from './walk-assembly.ts'
import { addEmit } from './walk-calls.ts'
import { assignLocal, partsOf, walkInitialValue } from './walk-expressions.ts'
import { walkDoWhile, walkFor, walkWhile } from './walk-loops.ts'

/** Adds the steps of a statement. */
export function walkStatement(walk: Walk, statement: Statement): void {
  const outer = walk.statement
  walk.statement = statement
  walk.nesting += 1
  walkByType(walk, statement)
  walk.nesting -= 1
  walk.statement = outer
}

function walkByType(walk: Walk, statement: Statement): void {
  switch (statement.type) {
    case 'Block':
      for (const inner of statement.statements) walkStatement(walk, inner)
      break
    case 'UncheckedStatement':
      walkUnchecked(walk, statement.block)
      break
    case 'ExpressionStatement':
      walkExpressionStatement(walk, statement)
      break
    case 'VariableDeclarationStatement':
      walkDeclaration(walk, statement)
      break
    case 'IfStatement':
      walkIf(walk, statement)
      break
    case 'WhileStatement':
      walkWhile(walk, statement)
      break
    case 'DoWhileStatement':
      walkDoWhile(walk, statement)
      break
    case 'ForStatement':
      walkFor(walk, statement)
      break
    case 'TryStatement':
      walkTry(walk, statement)
      break
    case 'InlineAssemblyStatement':
      walkAssembly(walk, statement.body)
      break
    default:
      walkEnd(walk, statement)
      break
  }
}

function walkUnchecked(walk: Walk, block: Statement): void {
  const outer = walk.wraps
  walk.wraps = true
  walkStatement(walk, block)
  walk.wraps = outer
}

function walkExpressionStatement(walk: Walk, { expression }: ExpressionStatement): void {
  if (expression === null) return
  if (
    expression.type === 'Identifier' &&
    expression.name === '_' &&
    walk.frame.callable.kind === 'modifier'
  ) {
    addStep(walk, { kind: 'placeholder', node: expression })
    walk.placeholder?.()
    return
  }
  walk.use = expression.type === 'FunctionCall' ? 'ignored' : 'used'
  walk.visit.expression(walk, expression)
  walk.use = 'used'
}

function walkDeclaration(walk: Walk, { variables, initialValue }: VariableDeclarationStatement): void {
  if (initialValue === null) return
  const [first = null] = variables
  walkInitialValue(walk, variables.length === 1 ? first : null, initialValue)
  const part = partsOf({ value: initialValue, element: undefined }, variables.length)
  variables.forEach((variable, at) => {
    if (variable !== null) assignLocal(walk, variable, variable, part(at))
  })
}

function walkIf(walk: Walk, statement: IfStatement): void {
  const { condition, trueBody, falseBody } = statement
  walk.use = 'checked'
  walk.visit.expression(walk, condition)
  walk.use = 'used'
  addStep(walk, { kind: 'branch', how: 'if', node: condition, condition })
  const before = momentOf(walk)
  const asked = { how: 'if', otherwise: 'skips', node: statement } as const
  const whenTrue = assume(walk, condition, true, asked)
  const trueEnding = branchEnding(walk, () => walkStatement(walk, trueBody))
  const afterTrue = momentOf(walk)
  resume(walk, before)
  const whenFalse = assume(walk, condition, false, asked)
  const falseEnding = branchEnding(walk, () => {
    if (falseBody !== null) walkStatement(walk, falseBody)
  })
  settle(whenTrue, falseEnding)
  settle(whenFalse, trueEnding)
  merge(walk, [afterTrue, momentOf(walk)])
}

function branchEnding(walk: Walk, run: () => void): Condition['otherwise'] {
  const leaves = walk.leaves
  run()
  return endingOf(walk, leaves)
}

function settle(conditions: readonly Draft<Condition>[], otherwise: Condition['otherwise']): void {
  for (const condition of conditions) condition.otherwise = otherwise
}

function walkTry(walk: Walk, { expression, returnParameters, body, catchClauses }: TryStatement): void {
  walk.use = 'try'
  walk.visit.expression(walk, expression)
  walk.use = 'used'
  addStep(walk, { kind: 'branch', how: 'try', node: expression, condition: undefined })
  const before = momentOf(walk)
  const returned = returnParameters ?? []
  const part = partsOf({ value: expression, element: undefined }, returned.length)
  for (const [at, variable] of returned.entries()) assignLocal(walk, variable, variable, part(at))
  walkStatement(walk, body)
  const ends = [momentOf(walk)]
  for (const clause of catchClauses) {
    resume(walk, before)
    walkStatement(walk, clause.body)
    ends.push(momentOf(walk))
  }
  merge(walk, ends)
}

type Ending = Extract<
  Statement,
  {
    type:
      | 'ReturnStatement'
      | 'RevertStatement'
      | 'ThrowStatement'
      | 'EmitStatement'
      | 'BreakStatement'
      | 'ContinueStatement'
  }
>

/** The statements that end something, and `emit`. */
function walkEnd(walk: Walk, statement: Ending): void {
  switch (statement.type) {
    case 'ReturnStatement':
      walkReturn(walk, statement)
      break
    case 'RevertStatement':
      for (const argument of statement.revertCall.arguments) walk.visit.expression(walk, argument)
      walkRevert(walk, statement)
      break
    case 'ThrowStatement':
      walkRevert(walk, statement)
      break
    case 'EmitStatement':
      walkEmit(walk, statement.eventCall)
      break
    case 'BreakStatement':
      leave(walk, walk.breaks)
      break
    case 'ContinueStatement':
      leave(walk, walk.continues)
      break
  }
}

function walkEmit(walk: Walk, call: Extract<Node, { type: 'FunctionCall' }>): void {
  for (const argument of call.arguments) walk.visit.expression(walk, argument)
  const { callable, contract } = walk.frame
  const callee = calleeOf(call, { callable, contract, typeOf: (inner) => typeOf(inner, callable) })
  if (callee.kind === 'event') {
    addEmit(walk, call, callee)
    return
  }
  const name = textOf(call.expression, callable.file.text).replace(/^.*\./s, '')
  addStep(walk, { kind: 'emit', node: call, name, event: undefined, arguments: call.arguments })
}

function walkReturn(walk: Walk, statement: ReturnStatement): void {
  const value = statement.expression ?? undefined
  if (value !== undefined) {
    const [returned = null] = walk.frame.callable.returns
    walkInitialValue(walk, walk.frame.callable.returns.length === 1 ? returned : null, value)
    if (walk.frontier.length > 0) walk.frame.returned.push({ value, element: undefined })
  }
  addStep(walk, { kind: 'return', node: statement, value })
  leave(walk, walk.exits)
}

function walkRevert(walk: Walk, node: Node): void {
  addStep(walk, { kind: 'revert', node })
  stop(walk)
}

function leave(walk: Walk, to: { push(moment: ReturnType<typeof momentOf>): unknown }): void {
  to.push(momentOf(walk))
  walk.leaves += 1
  stop(walk)
}
