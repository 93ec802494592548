import type { CallStep } from '../../../solidity/model/flow-types.ts'
import { localsOf } from '../../../solidity/model/locals.ts'
import type { Callable, SourceFile } from '../../../solidity/model/types.ts'
import type { VariableDeclaration } from '../../../solidity/syntax/expressions.ts'
import type { Node } from '../../../solidity/syntax/node.ts'
import type { Claim, Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { callablesOf, ownSteps } from '../own-steps.ts'
import { quote, spotOf } from '../spot.ts'
import { canChange } from '../value-at-stake.ts'

/** Prices of which nobody asks how old they are. */
export const staleOracle: Detector = {
  id: 'stale_oracle',
  class: 'stale_oracle',
  severity: 'high',
  confidence: 'high',
  title: 'Nobody asks how old the price is',
  looksAt:
    '`latestRoundData` and `getRoundData` whose time and round are dropped or never read, and `latestAnswer`, which has neither.',
  ignores:
    'Answers whose time or round is read anywhere, or that are returned as a whole. What no function of the contract acts on, as in modules that only pass a price on, is told at medium severity.',
  references: ['https://docs.chain.link/data-feeds/api-reference'],
  scope: 'file',
  detect: (file) =>
    callablesOf(file).flatMap((callable) =>
      ownSteps(callable, 'call').flatMap((step) =>
        claimsAbout(step).map((claim) => (isActedOn(step, file) ? claim : { ...claim, severity: 'medium' })),
      ),
    ),
}

/** A function that changes something gets there. */
function isActedOn({ node }: CallStep, { contracts }: SourceFile): boolean {
  return contracts
    .flatMap(entryFlows)
    .some((flow) => canChange(flow) && flow.steps.some((step) => step.node === node))
}

function claimsAbout(step: CallStep): readonly Claim[] {
  if (step.how !== 'high-level') return []
  const code = quote(step.node, step.frame.callable.file)
  if (step.name === 'latestAnswer') {
    return [
      { message: `${code} says nothing of the time of its price`, at: spotOf(step), confidence: 'medium' },
    ]
  }
  const isRound = step.name === 'latestRoundData' || step.name === 'getRoundData'
  if (!isRound || asksForAge(step)) return []
  return [{ message: `a price that ${code} gave long ago is taken for today’s`, at: spotOf(step) }]
}

/** Positions of the time and of the round in which the price was computed. */
const ages: readonly number[] = [3, 4]

function asksForAge({ statement, node, frame }: CallStep): boolean {
  const { callable } = frame
  if (statement.type === 'VariableDeclarationStatement' && statement.initialValue === node) {
    return ages.some((at) => isRead(statement.variables[at], callable))
  }
  if (statement.type === 'TryStatement') {
    return ages.some((at) => isRead(statement.returnParameters?.[at], callable))
  }
  const assigned = targetsOf(statement)
  if (assigned !== undefined) return ages.some((at) => isUsed(assigned[at], callable))
  return statement.type === 'ReturnStatement'
}

/** `(, price, , time, ) = feed.latestRoundData()`. */
function targetsOf(statement: Node): readonly (Node | null)[] | undefined {
  const expression = statement.type === 'ExpressionStatement' ? statement.expression : null
  if (expression?.type !== 'BinaryOperation' || expression.left.type !== 'TupleExpression') return undefined
  return expression.left.components
}

function isRead(variable: VariableDeclaration | null | undefined, callable: Callable): boolean {
  return variable != null && [...localsOf(callable).uses.values()].includes(variable)
}

/** A local that is named somewhere else too, or something that outlives the function. */
function isUsed(target: Node | null | undefined, callable: Callable): boolean {
  if (target?.type !== 'Identifier') return target != null
  const { uses } = localsOf(callable)
  const local = uses.get(target)
  return local === undefined || [...uses].some(([use, declared]) => declared === local && use !== target)
}
