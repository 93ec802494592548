import type { ArithmeticStep, Flow } from '../../../solidity/model/flow-types.ts'
import { stepsOf } from '../../../solidity/model/paths.ts'
import type { Clause } from './formula.ts'
import { equality, implies, type Literal, order } from './literal.ts'
import { combine } from './number.ts'
import { type Reading, termOf } from './term.ts'

/** Whether the compiler's own checks ask the same: `a - b` needs `b <= a`. */
export function checkedByArithmetic(clause: Clause, flow: Flow, reading: Reading): boolean {
  return stepsOf(flow, 'arithmetic').some(
    (step) =>
      !step.wraps &&
      checksOf(step, reading).some((check) => clause.literals.some((literal) => implies(check, literal))),
  )
}

/** The wrapping operation that a clause used to make safe. */
export function unsafeArithmetic(clause: Clause, reading: Reading): ArithmeticStep | undefined {
  return stepsOf(reading.flow, 'arithmetic').find(
    (step) =>
      step.wraps &&
      checksOf(step, reading).some((check) => clause.literals.some((literal) => implies(literal, check))),
  )
}

/** What must be true for an operation to be computed without loss. */
function checksOf({ operator, left, right, frame }: ArithmeticStep, reading: Reading): readonly Literal[] {
  if (right === undefined) return []
  const [one, other] = [termOf(left, frame, reading), termOf(right, frame, reading)]
  const whole = combine(operator, one, other)
  switch (operator) {
    case '-':
      return [order('<=', other, one), order('<=', whole, one)]
    case '+':
      return [order('<=', one, whole), order('<=', other, whole)]
    case '*':
      return [
        equality('==', combine('/', whole, one), other),
        equality('==', combine('/', whole, other), one),
      ]
    case '/':
    case '%':
      return [equality('!=', other, '0')]
    default:
      return []
  }
}
