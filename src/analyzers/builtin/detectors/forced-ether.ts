import type { Condition, Flow, Frame } from '../../../solidity/model/flow-types.ts'
import { isSolidity } from '../../../solidity/model/storage-location.ts'
import type { Expression } from '../../../solidity/syntax/expressions.ts'
import { canonicalOf } from '../canonical.ts'
import type { Detector } from '../detector.ts'
import { everyFlow } from '../every-flow.ts'
import { quote, spotOfCondition } from '../spot.ts'

/** Conditions that somebody can spoil by sending ether that nobody asked for. */
export const forcedEther: Detector = {
  id: 'forced_ether',
  class: 'forced_ether',
  severity: 'high',
  confidence: 'high',
  title: 'Exact balance can be spoiled from outside',
  looksAt:
    'Conditions that compare the contract’s own balance, that of a contract it has just made, or something computed from one, for equality.',
  ignores:
    'Comparisons by order, differences of two balances, and balances of others. Where nothing reverts the way stays open, and it is told at medium severity.',
  references: [],
  scope: 'contract',
  detect: (contract) =>
    everyFlow(contract)
      .flatMap((flow) =>
        flow.conditions.filter((condition) => isExact(condition) && !isSentBefore(condition, flow)),
      )
      .map((condition) => ({
        message: `${quote(condition.expression, condition.frame.callable.file)} fails for good once somebody forces ether into the contract`,
        at: spotOfCondition(condition),
        ...(condition.otherwise === 'reverts' ? {} : { severity: 'medium' as const }),
      })),
}

/** `owner.transfer(this.balance % n)` has just made that remainder zero. */
function isSentBefore({ node, expression, frame }: Condition, { steps }: Flow): boolean {
  const asked = steps.find((step) => step.node === node)
  if (asked === undefined || !isSolidity(expression)) return false
  const text = canonicalOf(expression, frame)
  return steps.some(
    (step) =>
      step.kind === 'call' &&
      step.index < asked.index &&
      step.value !== undefined &&
      isSolidity(step.value) &&
      text.includes(canonicalOf(step.value, step.frame)) &&
      canonicalOf(step.value, step.frame).includes('‹this›.balance'),
  )
}

function isExact({ expression, frame }: Condition): boolean {
  if (!isSolidity(expression) || expression.type !== 'BinaryOperation') return false
  if (!/^[!=]=$/.test(expression.operator)) return false
  const [left, right] = [isOwnBalance(expression.left, frame), isOwnBalance(expression.right, frame)]
  return left !== right
}

/** As it stands there or behind a variable; a difference of two balances does not mind what was there before. */
function isOwnBalance(expression: Expression, frame: Frame): boolean {
  const text = canonicalOf(expression, frame)
  const isForeseen = text.includes('‹this›.balance') || /\bnew \w.*\.balance/.test(text)
  return isForeseen && !text.includes(' - ')
}
