import { movesEther } from '../../../solidity/model/calls.ts'
import type { ArithmeticStep, Condition, Flow, ReturnStep, Step } from '../../../solidity/model/flow-types.ts'
import { isSolidity } from '../../../solidity/model/storage-location.ts'
import type { BinaryOperation, Expression } from '../../../solidity/syntax/expressions.ts'
import { blockShareOf } from '../block-values.ts'
import type { Claim, Detector } from '../detector.ts'
import { everyFlow } from '../every-flow.ts'
import { quote, spotOf, spotOfCondition } from '../spot.ts'
import { movesValueAfter } from '../value-at-stake.ts'
import { numberOf } from '../width.ts'

/** Decisions that hang on a few seconds of the block's time. */
export const timeManipulation: Detector = {
  id: 'time_manipulation',
  class: 'time_manipulation',
  severity: 'high',
  confidence: 'medium',
  title: 'The block’s time decides something tight',
  looksAt:
    '`block.timestamp` or `now` taken modulo a small number, compared for equality, or deciding over a payment; block numbers turned into time by a factor.',
  ignores:
    'Deadlines, vesting and auctions: comparisons with the time are told at low severity and confidence, and only where ether moves after them. Remainders by a minute or more measure time. Where no value changes hands afterwards, it is medium.',
  references: [],
  scope: 'contract',
  detect: (contract) =>
    everyFlow(contract).flatMap((flow) => [
      ...flow.steps.flatMap((step) => claimsAboutStep(step, flow)),
      ...flow.conditions.flatMap((condition) => claimsAboutCondition(condition, flow)),
    ]),
}

function claimsAboutStep(step: Step, flow: Flow): readonly Claim[] {
  if (step.kind === 'return') return claimsAboutAnswer(step)
  return step.kind === 'arithmetic' ? claimsAboutArithmetic(step, flow) : []
}

function claimsAboutArithmetic(step: ArithmeticStep, flow: Flow): readonly Claim[] {
  const { operator, left, right, frame } = step
  if (right?.type !== 'NumberLiteral') return []
  const code = quote(step.node, frame.callable.file)
  if (operator === '%') {
    const isTight = numberOf(right) < 60
    if (!isTight || !isClock(left, frame)) return []
    return [
      {
        message: `whoever makes the block can shift ${code} to the value that suits`,
        at: spotOf(step),
        ...(movesValueAfter(step, flow) ? {} : { severity: 'medium' }),
      },
    ]
  }
  if (!/^[*/]$/.test(operator)) return []
  const isBlockTime = numberOf(right) >= 12 && numberOf(right) <= 17
  if (!isBlockTime || !countsBlocks(step.statement, frame.callable.file.text)) return []
  return [
    {
      message: `${code} takes blocks for a clock; how long one takes has changed and will`,
      at: spotOf(step),
      severity: 'low',
    },
  ]
}

/** `return now >= 1546300800;`: others ask for it before they decide. */
function claimsAboutAnswer(step: ReturnStep): readonly Claim[] {
  const { value, frame } = step
  if (value?.type !== 'BinaryOperation' || !/^[<>]=?$/.test(value.operator)) return []
  if (!isClock(value.left, frame) && !isClock(value.right, frame)) return []
  return [
    {
      message: `${quote(value, frame.callable.file)} can be shifted by seconds by whoever makes the block`,
      at: spotOf(step),
      severity: 'info',
      confidence: 'low',
    },
  ]
}

function countsBlocks({ range }: Step['statement'], text: string): boolean {
  return /\bblock\s*\.\s*number\b/.test(text.slice(range[0], range[1]))
}

/** The time itself, and not what was computed from a hash of it. */
function isClock(expression: Expression, frame: Step['frame']): boolean {
  return blockShareOf(expression, frame) === 'clock' && /timestamp|now/.test(textBehind(expression, frame))
}

/** Told where it is computed. */
function isRemainder(expression: Expression): boolean {
  return expression.type === 'BinaryOperation' && expression.operator === '%'
}

function textBehind(expression: Expression, frame: Step['frame']): string {
  return frame.callable.file.text.slice(expression.range[0], expression.range[1])
}

function claimsAboutCondition(condition: Condition, flow: Flow): readonly Claim[] {
  const { expression, frame } = condition
  if (!isSolidity(expression) || expression.type !== 'BinaryOperation') return []
  const sides = [expression.left, expression.right].filter(
    (side) => isClock(side, frame) && !isRemainder(side),
  )
  if (sides.length === 0) return []
  const code = quote(expression, frame.callable.file)
  const at = spotOfCondition(condition)
  if (isEquality(expression)) {
    return [
      {
        message: `${code} holds or fails by the second, which whoever makes the block can choose`,
        at,
        ...gradeOfEquality(condition, flow),
      },
    ]
  }
  const decides = flow.steps.some((step) => movesEther(step) && holdsAt(step, condition))
  if (!decides) return []
  return [
    {
      message: `${code} decides over a payment, and whoever makes the block can shift the time by seconds`,
      at,
      severity: 'low',
      confidence: 'low',
    },
  ]
}

/** "Already done in this block" is asked before nothing is done. */
function gradeOfEquality(condition: Condition, flow: Flow): Partial<Claim> {
  if (condition.otherwise !== 'reverts') return { severity: 'low', confidence: 'low' }
  return movesValueAfter(condition, flow) ? {} : { severity: 'medium' }
}

function isEquality({ operator }: BinaryOperation): boolean {
  return operator === '==' || operator === '!='
}

function holdsAt(step: Step, condition: Condition): boolean {
  for (let facts = step.facts; facts !== undefined; facts = facts.outer) {
    if (facts.condition === condition) return true
  }
  return false
}
