import type { Condition, Frame } from '../../../solidity/model/flow-types.ts'
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
  severity: 'medium',
  confidence: 'high',
  title: 'Exact balance can be spoiled from outside',
  looksAt: 'Conditions that compare the contract’s own balance, or something computed from it, for equality.',
  ignores: 'Comparisons by order, differences of two balances, and balances of others.',
  references: [],
  scope: 'contract',
  detect: (contract) =>
    everyFlow(contract)
      .flatMap(({ conditions }) => conditions)
      .filter(isExact)
      .map((condition) => ({
        message: `${quote(condition.expression, condition.frame.callable.file)} fails for good once somebody forces ether into the contract`,
        at: spotOfCondition(condition),
      })),
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
  return text.includes('‹this›.balance') && !text.includes(' - ')
}
