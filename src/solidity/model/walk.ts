import type { AssemblyExpression } from '../syntax/assembly.ts'
import type { Expression, VariableDeclaration } from '../syntax/expressions.ts'
import type { Node } from '../syntax/node.ts'
import type { Statement } from '../syntax/statements.ts'
import type { Draft } from './draft.ts'
import type { Assignment, CallStep, Condition, Facts, Frame, Step, StepBase } from './flow-types.ts'

/** A frame while its callable is walked. */
export interface OpenFrame extends Frame {
  readonly assignments: Map<VariableDeclaration, Assignment[]>
  readonly returned: Assignment[]
  readonly calls: Map<Node, OpenFrame>
}

/** Where execution can be at one moment. Without a frontier it can be nowhere: the code is dead. */
export interface Moment {
  readonly frontier: readonly Step[]
  readonly facts: Facts | undefined
}

/** The state of one walk through a function. */
export interface Walk {
  readonly steps: Step[]
  readonly conditions: Draft<Condition>[]
  readonly frames: Frame[]
  readonly budget: number
  frontier: readonly Step[]
  facts: Facts | undefined
  loops: readonly Node[]
  wraps: boolean
  frame: OpenFrame
  statement: Node
  /** What becomes of the value of the expression that is walked. */
  use: CallStep['outcome']
  isTruncated: boolean
  /** How deep the walk is in syntax trees, all frames together: our own stack. */
  nesting: number
  /** How often the walk has left a body other than by a revert. */
  leaves: number
  /** Where the returns of the current body, the breaks and the continues of the current loop lead from. */
  exits: Moment[]
  breaks: Moment[]
  continues: Moment[]
  /** What runs at `_;`. */
  placeholder: (() => void) | undefined
  /** The walkers call each other through these. */
  readonly visit: Visitors
}

export interface Visitors {
  expression(walk: Walk, expression: Expression): void
  statement(walk: Walk, statement: Statement): void
  /** Runs a callable with its modifiers in a new frame. */
  callable(walk: Walk, frame: OpenFrame): void
}

/** The own fields of each kind of step. */
type Own<Kind> = Kind extends Step ? Omit<Kind, Exclude<keyof StepBase, 'node'>> : never

/** Adds a step after the frontier; dead code gets none. */
export function addStep(walk: Walk, own: Own<Step>): void {
  if (walk.frontier.length === 0) return
  const step = complete(own, walk)
  walk.steps.push(step)
  for (const before of walk.frontier) link(before, step)
  walk.frontier = [step]
}

/** Field by field into the same object: this runs for every step of every flow. */
function complete(own: Own<Step>, walk: Walk): Step {
  const step: Draft<Step> = own as Draft<Step>
  step.index = walk.steps.length
  step.statement = walk.statement
  step.frame = walk.frame
  step.facts = walk.facts
  step.loops = walk.loops
  step.wraps = walk.wraps
  step.next = []
  return step
}

/** Adds the first step, which nothing leads to. */
export function begin(walk: Walk): void {
  const { frame, facts, loops, wraps, statement } = walk
  const step: Step = {
    kind: 'entry',
    index: 0,
    node: statement,
    statement,
    frame,
    facts,
    loops,
    wraps,
    next: [],
  }
  walk.steps.push(step)
  walk.frontier = [step]
}

/** While a flow is built, its steps still get successors; afterwards nobody can. */
export function link(before: Step, after: Step): void {
  const next: Step[] = before.next as Step[]
  next.push(after)
}

export function momentOf({ frontier, facts }: Walk): Moment {
  return { frontier, facts }
}

export function resume(walk: Walk, { frontier, facts }: Moment): void {
  walk.frontier = frontier
  walk.facts = facts
}

/** Nothing follows. */
export function stop(walk: Walk): void {
  walk.frontier = []
}

/** Goes on from several moments at once: what holds is what held at all of them. */
export function merge(walk: Walk, moments: readonly Moment[]): void {
  const live = moments.filter(({ frontier }) => frontier.length > 0)
  walk.frontier = [...new Set(live.flatMap(({ frontier }) => frontier))]
  const [first, ...rest] = live
  walk.facts = rest.reduce((facts, moment) => common(facts, moment.facts), first?.facts)
}

function common(one: Facts | undefined, other: Facts | undefined): Facts | undefined {
  let [left, right] = [one, other]
  while (left !== right) {
    if ((left?.depth ?? 0) >= (right?.depth ?? 0)) left = left?.outer
    else right = right?.outer
  }
  return left
}

type Asked = Pick<Condition, 'how' | 'otherwise' | 'node'>

/**
 * From here on an expression is known to hold, or not to: taken apart into single claims where that is allowed.
 * Returns the claims, so that `otherwise` can be corrected once the other branch was walked.
 */
export function assume(
  walk: Walk,
  expression: Expression | AssemblyExpression,
  holds: boolean,
  asked: Asked,
): readonly Draft<Condition>[] {
  if (walk.frontier.length === 0) return []
  const added: Draft<Condition>[] = []
  for (const claim of claimsOf(expression, holds)) {
    const condition: Draft<Condition> = { ...asked, ...claim, frame: walk.frame }
    added.push(condition)
    walk.conditions.push(condition)
    walk.facts = { condition, outer: walk.facts, depth: (walk.facts?.depth ?? 0) + 1 }
  }
  return added
}

interface Claim {
  readonly expression: Expression | AssemblyExpression
  readonly holds: boolean
}

function claimsOf(expression: Expression | AssemblyExpression, holds: boolean): readonly Claim[] {
  if (expression.type === 'TupleExpression' && expression.components.length === 1) {
    return expression.components.filter((inner) => inner !== null).flatMap((inner) => claimsOf(inner, holds))
  }
  if (expression.type === 'UnaryOperation' && expression.operator === '!') {
    return claimsOf(expression.subExpression, !holds)
  }
  if (expression.type === 'AssemblyCall' && expression.functionName === 'iszero') {
    return expression.arguments.flatMap((inner) => claimsOf(inner, !holds))
  }
  if (expression.type === 'BinaryOperation' && expression.operator === (holds ? '&&' : '||')) {
    return [...claimsOf(expression.left, holds), ...claimsOf(expression.right, holds)]
  }
  return [{ expression, holds }]
}

/** What became of a branch, for those who took the other one. */
export function endingOf(walk: Walk, leavesBefore: number): Condition['otherwise'] {
  if (walk.frontier.length > 0) return 'skips'
  return walk.leaves > leavesBefore ? 'returns' : 'reverts'
}
