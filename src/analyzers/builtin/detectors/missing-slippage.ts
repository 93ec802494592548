import type { CallStep } from '../../../solidity/model/flow-types.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { isSolidity } from '../../../solidity/model/storage-location.ts'
import type { Expression } from '../../../solidity/syntax/expressions.ts'
import { behind } from '../behind.ts'
import type { Claim, Detector } from '../detector.ts'
import { reachableSteps } from '../entry-flows.ts'
import { comesFrom } from '../provenance.ts'
import { quote, spotOf } from '../spot.ts'
import { numberOf } from '../width.ts'

/** Trades at any price. */
export const missingSlippage: Detector = {
  id: 'missing_slippage',
  class: 'missing_slippage',
  severity: 'high',
  confidence: 'high',
  title: 'Trade without a lower bound',
  looksAt:
    'Swaps, deposits and withdrawals of the known exchanges, or whose declaration names a minimum, with zero in its place; deadlines that are the time of execution.',
  ignores: 'Minimums that are computed or given. A deadline of now alone is told at low severity.',
  references: [],
  scope: 'contract',
  detect: (contract) => reachableSteps(contract, 'call').flatMap(({ step }) => claimsAbout(step)),
}

function claimsAbout(step: CallStep): readonly Claim[] {
  const { name } = step
  if (name === undefined) return []
  const code = quote(step.node, step.frame.callable.file)
  if (minimumsOf(step, name).some((value) => isZero(value, step))) {
    return [
      {
        message: `${code} takes whatever it gets, so whoever trades just before can take the rest`,
        at: spotOf(step),
      },
    ]
  }
  if (!trades.test(name) || !hasDeadlineNow(step)) return []
  return [
    {
      message: `${code} has the time of execution for a deadline, which is none`,
      at: spotOf(step),
      severity: 'low',
    },
  ]
}

const trades = /^(?:swap(?:Exact)?(?:Tokens|ETH)|exactInput|exactOutput|addLiquidity|removeLiquidity)/

/** Which arguments are minimums, of functions that everybody copies. */
const positions: readonly (readonly [name: RegExp, at: readonly number[]])[] = [
  [/^swapExactETHForTokens/, [0]],
  [/^swapExactTokensFor(?:Tokens|ETH)/, [1]],
  [/^addLiquidityETH$/, [2, 3]],
  [/^addLiquidity$/, [4, 5]],
  [/^removeLiquidityETH/, [2, 3]],
  [/^removeLiquidity$/, [3, 4]],
  [/^exchange(?:_underlying)?$/, [3]],
  [/^remove_liquidity_one_coin$/, [2]],
]

const minimum =
  /^_?min(?:imum)?_?(?:out|amount|return|received|shares|lp|dy|tokensout)|out(?:put)?_?min|amount\w*_?min|slippage/i

function minimumsOf(step: CallStep, called: string): readonly Expression[] {
  const given = step.arguments.filter(isSolidity)
  const declared = step.callee?.parameters.flatMap((parameter, at) =>
    minimum.test(String(parameter.name)) ? [at] : [],
  )
  const known = positions.find(([name]) => name.test(called))?.[1]
  const named = given.flatMap((argument) => minimumsOfStruct(argument, step))
  return [...given.filter((_, at) => (known ?? declared)?.includes(at)), ...named]
}

/** `ExactInputSingleParams({amountOutMinimum: 0, …})`. */
function minimumsOfStruct(argument: Expression, step: CallStep): readonly Expression[] {
  const { expression } = behind(argument, step.frame)
  if (expression.type !== 'FunctionCall') return []
  return expression.names.flatMap((name, at) =>
    minimum.test(name) ? expression.arguments.slice(at, at + 1) : [],
  )
}

function isZero(value: Expression, { frame }: CallStep): boolean {
  const { expression } = behind(value, frame)
  return expression.type === 'NumberLiteral' && numberOf(expression) <= 1
}

function hasDeadlineNow(step: CallStep): boolean {
  const last = step.arguments.at(-1)
  return last !== undefined && comesFrom(originsOf(last, step.frame), 'block.timestamp')
}
