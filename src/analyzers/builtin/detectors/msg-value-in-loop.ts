import type { Flow, Step } from '../../../solidity/model/flow-types.ts'
import { conditionsAt } from '../../../solidity/model/paths.ts'
import type { Node } from '../../../solidity/syntax/node.ts'
import { nodesIn } from '../../../solidity/syntax/visit.ts'
import type { Claim, Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { comesFrom, sourcesOf } from '../provenance.ts'
import { quote, spotOf } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** One payment that is counted once per round. */
export const msgValueInLoop: Detector = {
  id: 'msg_value_in_loop',
  class: 'msg_value_in_loop',
  severity: 'high',
  confidence: 'medium',
  title: '`msg.value` counts once per round of a loop',
  looksAt:
    'Writes, calls and checks inside of loops that take `msg.value` as it is, also in functions called from there.',
  ignores: 'Shares (`msg.value / n`), and comparisons with zero or a running total.',
  references: [],
  scope: 'contract',
  detect: (contract) =>
    entryFlows(contract).flatMap((flow) => flow.steps.flatMap((step) => claimsAbout(step, flow))),
}

function claimsAbout(step: Step, flow: Flow): readonly Claim[] {
  if (step.loops.length === 0) return []
  if (!countsWhole(valueIn(step, flow)) || isRunning(step, flow) || isForSender(step)) return []
  return [
    {
      message: `${quote(step.node, step.frame.callable.file)} takes the one payment of ${nameOf(flow.callable)} in every round`,
      at: spotOf(step),
    },
  ]
}

function valueIn(step: Step, { conditions }: Flow): Node | undefined {
  switch (step.kind) {
    case 'write':
    case 'call':
      return step.value
    case 'guard':
      return isAboutNothing(step.condition) ? undefined : step.condition
    case 'branch':
      return conditions
        .filter(({ node, otherwise }) => node === step.statement && otherwise === 'reverts')
        .map(({ expression }) => expression)
        .find((expression) => countsWhole(expression) && !isAboutNothing(expression))
    case 'assign':
      return step.assignment?.value
    default:
      return undefined
  }
}

/** `msg.value > 0` counts no payment, it asks for one. */
function isAboutNothing(condition: Node): boolean {
  if (condition.type !== 'BinaryOperation') return false
  return [condition.left, condition.right].some(
    (side) => side.type === 'NumberLiteral' && side.number === '0',
  )
}

/** `msg.value` by itself, in a comparison or in a sum, but not divided or reduced. */
function countsWhole(value: Node | undefined): boolean {
  if (value === undefined || !nodesIn(value, 'MemberAccess').some(isPayment)) return false
  return !nodesIn(value, 'BinaryOperation').some(
    ({ operator, left }) => /^[-/%*]$/.test(operator) && nodesIn(left, 'MemberAccess').some(isPayment),
  )
}

function isPayment({ expression, memberName }: Extract<Node, { type: 'MemberAccess' }>): boolean {
  return memberName === 'value' && expression.type === 'Identifier' && expression.name === 'msg'
}

/** `if (list[i] == msg.sender)` in the loop picks one round of all. */
function isForSender(step: Step): boolean {
  return conditionsAt(step).some(({ expression, holds, how, frame }) => {
    if (how !== 'if' || expression.type !== 'BinaryOperation') return false
    const isEqual = (expression.operator === '==') === holds
    return isEqual && comesFrom(sourcesOf(expression, frame), 'msg.sender')
  })
}

/** A variable on the other side that the loop adds to. */
function isRunning(step: Step, flow: Flow): boolean {
  const condition = step.kind === 'guard' || step.kind === 'branch' ? step.condition : undefined
  if (condition === undefined) return false
  const names = new Set(nodesIn(condition, 'Identifier').map(({ name }) => name))
  return flow.steps.some(
    (other) =>
      other.kind === 'assign' &&
      other.node.type === 'BinaryOperation' &&
      names.has(String(other.variable.name)) &&
      other.loops.length > 0,
  )
}
