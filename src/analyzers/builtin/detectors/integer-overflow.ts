import type { Confidence, Severity } from '../../../domain/severity.ts'
import { definitionOf } from '../../../solidity/model/definition.ts'
import type { ArithmeticStep, Flow, Frame } from '../../../solidity/model/flow-types.ts'
import { isRestricted } from '../../../solidity/model/guards.ts'
import { locationOf } from '../../../solidity/model/storage-location.ts'
import type { Identifier } from '../../../solidity/syntax/expressions.ts'
import { textOf } from '../../../solidity/syntax/node.ts'
import { behind } from '../behind.ts'
import { isNeverReached } from '../dead-paths.ts'
import type { Claim, Detector } from '../detector.ts'
import { reachableSteps } from '../entry-flows.ts'
import { chosenOperands, guardOf } from '../overflow-guards.ts'
import { quote, spotOf } from '../spot.ts'
import { widthOf } from '../width.ts'
import { nameOf } from '../wording.ts'

/** Arithmetic that wraps around with a number that the caller chooses. */
export const integerOverflow: Detector = {
  id: 'integer_overflow',
  class: 'integer_overflow',
  severity: 'high',
  confidence: 'medium',
  title: 'Arithmetic can wrap around',
  looksAt:
    '`+`, `-`, `*` and `**` in contracts for compilers before 0.8 and in `unchecked` blocks, on the paths from public functions.',
  ignores:
    'Operations that a comparison before or after, a library, checked arithmetic or the width of what goes in keeps in range; sums of ether and time; counters. In `unchecked`, confidence is low unless a parameter goes into storage as it is. Without a parameter, behind a check of the sender, and where nothing is changed, it is told at low severity and confidence.',
  references: [],
  scope: 'contract',
  detect: (contract) =>
    reachableSteps(contract, 'arithmetic')
      .filter(({ step }) => canWrap(step) && !isNeverReached(step, contract))
      .flatMap(({ step, flow }) => (guardOf(step, flow) === 'full' ? [] : toClaims(step, flow))),
}

function canWrap({ wraps, operator, type, left, right, node, frame }: ArithmeticStep): boolean {
  if (!wraps || type.kind !== 'integer' || !/^(?:[+*-]|\*\*)$/.test(operator)) return false
  if (node.type === 'UnaryOperation' && node.operator === '-') return false
  const widths = [left, ...(right === undefined ? [] : [right])].map((part) => widthOf(part, frame))
  switch (operator) {
    case '+':
      return right !== undefined && Math.max(...widths) + 1 > type.bits
    case '*':
      return widths.reduce((sum, width) => sum + width, 0) > type.bits
    default:
      return true
  }
}

function toClaims(step: ArithmeticStep, flow: Flow): readonly Claim[] {
  const { node, frame } = step
  const isChosen = chosenOperands(step).length > 0
  const code = quote(node, frame.callable.file)
  return [
    {
      message: isChosen
        ? `${code} wraps around for numbers that the caller of ${nameOf(flow.callable)} may choose`
        : `${code} wraps around if one side is larger than expected, and nothing asks`,
      at: spotOf(step),
      ...weight(step, flow, isChosen),
    },
  ]
}

function weight(
  step: ArithmeticStep,
  flow: Flow,
  isChosen: boolean,
): { readonly severity?: Severity; readonly confidence?: Confidence } {
  const { mutability } = flow.callable
  const isHarmless = mutability === 'view' || mutability === 'pure' || isRestricted(step) || isAboutGas(step)
  if (!isChosen || isHarmless || guardOf(step, flow) === 'partly')
    return { severity: 'low', confidence: 'low' }
  // Who writes `unchecked` has thought about it, and is wrong where a parameter goes into storage as it is.
  const isUnchecked = !step.frame.callable.file.compiler.wrapsArithmetic
  return isUnchecked && !isStoredAsGiven(step) ? { confidence: 'low' } : {}
}

/** A wrong estimate of the gas makes the transaction fail, and no more. */
function isAboutGas({ statement, frame }: ArithmeticStep): boolean {
  return /\bgasleft\b|\bmsg\.gas\b/.test(textOf(statement, frame.callable.file.text))
}

function isStoredAsGiven({ left, right, frame, statement }: ArithmeticStep): boolean {
  const operands = [left, right].filter((operand) => operand !== undefined)
  const isGiven = operands.some((operand) => {
    const placed = behind(operand, frame)
    return placed.expression.type === 'Identifier' && isOwnParameter(placed.expression, placed.frame)
  })
  const target = statement.type === 'ExpressionStatement' ? statement.expression : null
  return isGiven && target?.type === 'BinaryOperation' && locationOf(target.left, frame) !== undefined
}

function isOwnParameter(identifier: Identifier, { callable, caller }: Frame): boolean {
  const definition = definitionOf(identifier, callable)
  return caller === undefined && definition.kind === 'local' && callable.parameters.includes(definition.node)
}
