import type { ArithmeticStep, Flow } from '../../solidity/model/flow-types.ts'
import { originsOf } from '../../solidity/model/origins.ts'
import { stepsOf } from '../../solidity/model/paths.ts'
import type { Expression } from '../../solidity/syntax/expressions.ts'
import { canonicalOf } from './canonical.ts'
import { type Bound, boundsOf, type Comparison, comparisonsAround } from './comparisons.ts'

/** The operands that whoever calls chooses, in full or in part. */
export function chosenOperands({ left, right, frame }: ArithmeticStep): readonly Expression[] {
  const operands = [left, right].filter((operand) => operand !== undefined)
  return operands.filter((operand) => originsOf(operand, frame).some(({ kind }) => kind === 'parameter'))
}

/**
 * Whether something around an operation keeps it from wrapping, before it or after it. `partly`: what the caller chooses
 * has a bound, but nothing compares it with the other side.
 */
export function guardOf(step: ArithmeticStep, flow: Flow): 'full' | 'partly' | 'none' {
  if (isGuarded(step, flow)) return 'full'
  if (chosenOperands(step).length === 0) return 'none'
  return areBounded(step, flow) ? 'partly' : 'none'
}

function isGuarded(step: ArithmeticStep, flow: Flow): boolean {
  const comparisons = comparisonsAround(step, flow)
  const bounds = comparisons.flatMap(boundsOf)
  switch (step.operator) {
    case '-':
      return isLargeEnough(step, comparisons, bounds)
    case '+':
      return (step.right !== undefined && hasSumCheck(step, step.right, bounds)) || areSmall(step, flow)
    default:
      return hasDivisionCheck(step, comparisons) || areBounded(step, flow)
  }
}

/** `a >= b`, `a - b <= a`, `a > 0` for `a - 1`, and subtrahends that are a part of `a`. */
function isLargeEnough(
  { left, right, frame }: ArithmeticStep,
  comparisons: readonly Comparison[],
  bounds: readonly Bound[],
): boolean {
  const minuend = canonicalOf(left, frame)
  if (right === undefined || right.type === 'NumberLiteral') {
    return comparisons.some((it) => isAboveZero(it) && `${it.left} ${it.right}`.includes(minuend))
  }
  const subtrahend = canonicalOf(right, frame)
  if (subtrahend.includes(minuend) && /[/%?]/.test(subtrahend)) return true
  return bounds.some(({ small, big }) => big.includes(minuend) && small.includes(subtrahend))
}

/** Any order, as people write it, and `!= 0`. */
function isAboveZero({ operator, left, right }: Comparison): boolean {
  if (operator === '!=') return left === '0' || right === '0'
  return operator !== '=='
}

/** `a + b >= a`, in that order or the other. */
function hasSumCheck({ left, frame }: ArithmeticStep, right: Expression, bounds: readonly Bound[]): boolean {
  const one = canonicalOf(left, frame)
  const other = canonicalOf(right, frame)
  const sums = [`(${one} + ${other})`, `(${other} + ${one})`]
  return bounds.some(
    ({ small, big }) => (small === one || small === other) && sums.some((sum) => big.includes(sum)),
  )
}

/** `a * b / a == b`, in one statement or with a variable in between. */
function hasDivisionCheck(
  { left, right, frame }: ArithmeticStep,
  comparisons: readonly Comparison[],
): boolean {
  const factors = [left, right]
    .filter((factor) => factor !== undefined)
    .map((factor) => canonicalOf(factor, frame))
  return comparisons.some((it) => {
    const text = `${it.left} ${it.right}`
    return text.includes(' / ') && factors.every((factor) => text.includes(factor))
  })
}

/** Whether each operand that the caller chooses has an upper bound, or went through checked arithmetic before. */
function areBounded(step: ArithmeticStep, flow: Flow): boolean {
  const bounds = comparisonsAround(step, flow).flatMap(boundsOf)
  return chosenOperands(step).every((operand) => {
    const text = canonicalOf(operand, step.frame)
    return (
      bounds.some(({ small, big }) => small === text && !big.includes(text)) || isChecked(text, step, flow)
    )
  })
}

/** As `areBounded`, where the bound is a number, or what was checked before is. */
function areSmall(step: ArithmeticStep, flow: Flow): boolean {
  const bounds = comparisonsAround(step, flow).flatMap(boundsOf)
  return chosenOperands(step).every((operand) => {
    const text = canonicalOf(operand, step.frame)
    return (
      bounds.some(({ small, big }) => small === text && /^[\d.e]+(?: \w+)?$/.test(big)) ||
      isChecked(text, step, flow)
    )
  })
}

/** `balance[from] -= amount` in checked arithmetic bounds `amount` for whatever comes after it. */
function isChecked(text: string, step: ArithmeticStep, flow: Flow): boolean {
  return stepsOf(flow, 'arithmetic').some(
    (other) =>
      !other.wraps &&
      other.index < step.index &&
      other.right !== undefined &&
      /^[+-]$/.test(other.operator) &&
      canonicalOf(other.right, other.frame) === text,
  )
}
