import type { Expression } from '../syntax/expressions.ts'
import type { Node } from '../syntax/node.ts'
import type { DoWhileStatement, ForStatement, Statement, WhileStatement } from '../syntax/statements.ts'
import type { Step } from './flow-types.ts'
import { addStep, assume, link, type Moment, merge, momentOf, stop, type Walk } from './walk.ts'

export function walkWhile(walk: Walk, statement: WhileStatement): void {
  loop(walk, statement, statement.condition, statement.body, undefined)
}

export function walkFor(walk: Walk, statement: ForStatement): void {
  const { initExpression, conditionExpression, loopExpression, body } = statement
  if (initExpression !== null) walk.visit.statement(walk, initExpression)
  loop(walk, statement, conditionExpression ?? undefined, body, loopExpression)
}

/** The head is a step before the condition is evaluated; what comes round leads to it. */
function loop(
  walk: Walk,
  node: Node,
  condition: Expression | undefined,
  body: Statement,
  after: Statement | undefined,
): void {
  inLoop(walk, node, (breaks, continues) => {
    addStep(walk, { kind: 'branch', how: 'loop', node, condition })
    const [head] = walk.frontier
    if (condition !== undefined) walk.visit.expression(walk, condition)
    const checked = momentOf(walk)
    if (condition !== undefined) assume(walk, condition, true, { how: 'loop', otherwise: 'skips', node })
    walk.visit.statement(walk, body)
    merge(walk, [momentOf(walk), ...continues])
    if (after !== undefined) walk.visit.statement(walk, after)
    comeRound(walk, head)
    if (condition === undefined) stop(walk)
    else {
      merge(walk, [checked])
      assume(walk, condition, false, { how: 'loop', otherwise: 'skips', node })
    }
    merge(walk, [momentOf(walk), ...breaks])
  })
}

export function walkDoWhile(walk: Walk, node: DoWhileStatement): void {
  inLoop(walk, node, (breaks, continues) => {
    addStep(walk, { kind: 'branch', how: 'loop', node, condition: node.condition })
    const [head] = walk.frontier
    walk.visit.statement(walk, node.body)
    merge(walk, [momentOf(walk), ...continues])
    walk.visit.expression(walk, node.condition)
    comeRound(walk, head)
    assume(walk, node.condition, false, { how: 'loop', otherwise: 'skips', node })
    merge(walk, [momentOf(walk), ...breaks])
  })
}

/** Runs something with jumps of its own. */
export function inLoop(
  walk: Walk,
  node: Node,
  run: (breaks: readonly Moment[], continues: readonly Moment[]) => void,
): void {
  const { loops, breaks, continues } = walk
  const [ownBreaks, ownContinues]: [Moment[], Moment[]] = [[], []]
  Object.assign(walk, { loops: [...loops, node], breaks: ownBreaks, continues: ownContinues })
  run(ownBreaks, ownContinues)
  Object.assign(walk, { loops, breaks, continues })
}

/** What is at the end of a loop leads to its head. */
export function comeRound(walk: Walk, head: Step | undefined): void {
  if (head !== undefined) for (const end of walk.frontier) link(end, head)
}
