import type { ArithmeticStep, Flow, Frame } from '../../../solidity/model/flow-types.ts'
import type { Callable } from '../../../solidity/model/types.ts'
import type { BinaryOperation, Expression } from '../../../solidity/syntax/expressions.ts'
import { behind, type Placed } from '../behind.ts'
import { canonicalOf } from '../canonical.ts'
import type { Claim, Detector } from '../detector.ts'
import { everyFlow } from '../every-flow.ts'
import { quote, spotOf, within } from '../spot.ts'
import { movesValue } from '../value-at-stake.ts'

/** Quotients that are multiplied after they were rounded. */
export const precisionLoss: Detector = {
  id: 'precision_loss',
  class: 'precision_loss',
  severity: 'high',
  confidence: 'medium',
  title: 'Division before multiplication',
  looksAt:
    'Products with a factor that is a quotient, also with a variable in between, and `a.div(b).mul(c)`.',
  ignores:
    'Rounding to a multiple (`a / b * b`), quotients of literals, and powers of two in both places. Where no value changes hands it is told at medium severity, and across functions that only compute at low severity and confidence.',
  references: [],
  scope: 'contract',
  detect: (contract) =>
    everyFlow(contract).flatMap((flow) =>
      flow.steps.flatMap((step) =>
        step.kind === 'arithmetic' && step.operator === '*' && step.right !== undefined
          ? claimsAbout(step, step.right, flow)
          : [],
      ),
    ),
}

function claimsAbout(step: ArithmeticStep, right: Expression, flow: Flow): readonly Claim[] {
  const { left, frame } = step
  const found = roundedIn(left, right, frame) ?? roundedIn(right, left, frame)
  if (found === undefined) return []
  const code = quote(found.expression, found.frame.callable.file)
  return [
    {
      message: `${code} is rounded down, and what was lost grows with the multiplication after it`,
      at: within(found.expression, found.frame),
      path: [{ at: spotOf(step), role: 'multiplied here' }],
      ...gradeOf(found.frame, step, flow),
    },
  ]
}

function gradeOf(division: Frame, product: ArithmeticStep, flow: Flow): Partial<Claim> {
  if (!isOneThought(division, product.frame)) return { severity: 'low', confidence: 'low' }
  const isPaid = flow.steps.some((step) => movesValue(step) && step.index > product.index)
  return isPaid ? {} : { severity: 'medium' }
}

/** Both in one function, one in a view of the other's contract, or in functions that only divide and multiply. Fixed-point libraries round on purpose. */
function isOneThought(division: Frame, product: Frame): boolean {
  if (division === product) return true
  if (division.caller === product && isOwnView(division.callable, product.callable)) return true
  return [division, product].every(({ callable }) => /^(?:safe)?(?:div|mul)$/i.test(callable.name))
}

function isOwnView(division: Callable, product: Callable): boolean {
  return division.mutability === 'view' && division.contract === product.contract
}

/** The division behind a factor, unless the product only undoes it. */
function roundedIn(factor: Expression, other: Expression, frame: Frame): Placed | undefined {
  const placed = behind(factor, frame)
  const { expression } = placed
  if (expression.type !== 'BinaryOperation' || expression.operator !== '/') return undefined
  if (areLiterals(expression) || isConstant(other, frame)) return undefined
  return canonicalOf(expression.right, placed.frame) === canonicalOf(other, frame) ? undefined : placed
}

function areLiterals({ left, right }: BinaryOperation): boolean {
  return left.type === 'NumberLiteral' && right.type === 'NumberLiteral'
}

/** Percentages and the like, taken of something already rounded on purpose, are not told apart from mistakes. */
function isConstant(expression: Expression, frame: Frame): boolean {
  return canonicalOf(expression, frame) === '1'
}
