import type { ArithmeticStep, CallStep, Flow, Frame, Step } from '../../../solidity/model/flow-types.ts'
import type { Origin } from '../../../solidity/model/origin.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import type { Expression } from '../../../solidity/syntax/expressions.ts'
import { comparisonsAround } from '../comparisons.ts'
import type { Claim, Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { comesFrom } from '../provenance.ts'
import { quote, spotOf } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Prices that a flash loan can set. */
export const oracleManipulation: Detector = {
  id: 'oracle_manipulation',
  class: 'oracle_manipulation',
  severity: 'high',
  confidence: 'medium',
  title: 'Price that one transaction can move',
  looksAt:
    'Quotients of the reserves or token balances of a pool, `slot0` and `getAmountsOut` where the name of the function says that it is about a price, a value or a loan.',
  ignores:
    'The pool’s own functions, shares of what the contract itself holds, averages over time, and other functions, where it is told at low severity and confidence.',
  references: [],
  scope: 'contract',
  detect: (contract) =>
    entryFlows(contract).flatMap((flow) => flow.steps.flatMap((step) => claimsAbout(step, flow))),
}

const valuing = /price|value|worth|rate|collateral|borrow|mint|redeem|health|liquidat|oracle|debt|ltv/i

function claimsAbout(step: Step, flow: Flow): readonly Claim[] {
  const isSpot = step.kind === 'arithmetic' ? isRatio(step) : step.kind === 'call' && isQuote(step)
  if (!isSpot || isTraded(step, flow)) return []
  const isPrice = valuing.test(step.frame.callable.name) || valuing.test(flow.callable.name)
  return [
    {
      message: `${nameOf(flow.callable)} believes ${quote(step.node, step.frame.callable.file)}, which anyone can move with a large trade in the same transaction`,
      at: spotOf(step),
      ...(isPrice ? {} : { severity: 'low', confidence: 'low' }),
    },
  ]
}

function isRatio({ operator, left, right, frame }: ArithmeticStep): boolean {
  return operator === '/' && right !== undefined && isReserve(left, frame) && isReserve(right, frame)
}

function isReserve(expression: Expression, frame: Frame): boolean {
  return originsOf(expression, frame).some((origin) => origin.kind === 'call' && isPoolCall(origin, frame))
}

/** `pair.getReserves()`, or `token.balanceOf(pair)`, but not `token.balanceOf(address(this))`. */
function isPoolCall({ name, node }: Extract<Origin, { kind: 'call' }>, frame: Frame): boolean {
  if (name === 'getReserves') return true
  const [holder] = node.arguments
  if (name !== 'balanceOf' || holder === undefined) return false
  const origins = originsOf(holder, frame)
  return !comesFrom(origins, 'this', 'msg.sender') && origins.every(({ kind }) => kind === 'storage')
}

function isQuote({ how, name }: CallStep): boolean {
  return (
    how === 'high-level' &&
    /^(?:slot0|getAmountsOut|getAmountsIn|get_dy|calc_withdraw_one_coin)$/.test(String(name))
  )
}

/** Whoever trades at the price compares it with a limit, and only hurts himself. */
function isTraded(step: Step, flow: Flow): boolean {
  const trades = flow.steps.some(
    (it) => it.kind === 'call' && /^swap|^exactInput|^exchange/.test(String(it.name)),
  )
  return trades || comparisonsAround(step, flow).some(({ left, right }) => /min|slippage/i.test(left + right))
}
