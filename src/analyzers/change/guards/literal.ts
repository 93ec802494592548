import { wholeOf } from './number.ts'

/** One comparison or yes-or-no question about terms. */
export interface Literal {
  /** `<=` and `<` have their smaller side first; `==` and `!=` have their sides in a fixed order; `is` has no second side. */
  readonly operator: '<' | '<=' | '==' | '!=' | 'is' | 'not'
  readonly left: string
  readonly right: string
}

/** What `operator` between two terms says when it holds, or when it does not; `undefined` for arithmetic. */
export function comparison(
  operator: string,
  left: string,
  right: string,
  holds: boolean,
): Literal | undefined {
  const positive = holds ? operator : opposites.get(operator)
  switch (positive) {
    case '<':
      return order('<', left, right)
    case '<=':
      return order('<=', left, right)
    case '>':
      return order('<', right, left)
    case '>=':
      return order('<=', right, left)
    case '==':
    case '!=':
      return equality(positive, left, right)
    default:
      return undefined
  }
}

const opposites: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '<': '>=',
    '<=': '>',
    '>': '<=',
    '>=': '<',
    '==': '!=',
    '!=': '==',
  }),
)

export function equality(operator: '==' | '!=', left: string, right: string): Literal {
  const [one, other] = left < right ? [left, right] : [right, left]
  return { operator, left: one, right: other }
}

/** Numbers are whole, so `x < 5` is `x <= 4`, and below one there is only zero. */
export function order(operator: '<' | '<=', left: string, right: string): Literal {
  const [low, high] = [wholeOf(left), wholeOf(right)]
  if (operator === '<' && high !== undefined && high > 0n) return order('<=', left, String(high - 1n))
  if (operator === '<' && low !== undefined) return order('<=', String(low + 1n), right)
  if (low === 1n) return { operator: '!=', left: '0', right }
  if (operator === '<=' && high === 0n) return { operator: '==', left: '0', right: left }
  return { operator, left, right }
}

export function question(term: string, holds: boolean): Literal {
  return { operator: holds ? 'is' : 'not', left: term, right: '' }
}

export function keyOf({ operator, left, right }: Literal): string {
  return `${left} ${operator} ${right}`
}

/** Whether it holds whatever the terms are; numbers are taken for unsigned. */
export function isTautology({ operator, left, right }: Literal): boolean {
  if (operator === 'is') return left === 'true'
  if (operator === 'not') return left === 'false'
  if (operator === '==') return left === right
  if (operator !== '<=') return false
  const [low, high] = [wholeOf(left), wholeOf(right)]
  return left === right || low === 0n || (low !== undefined && high !== undefined && low <= high)
}

/** Whether nothing satisfies it. */
export function isContradiction({ operator, left, right }: Literal): boolean {
  if (operator === 'is') return left === 'false'
  if (operator === 'not') return left === 'true'
  return (operator === '!=' || operator === '<') && left === right
}

/** Whether one is never true without the other. */
export function implies(one: Literal, other: Literal): boolean {
  if (keyOf(one) === keyOf(other)) return true
  const isTurned = one.left === other.right && one.right === other.left
  const isAlike = isTurned || (one.left === other.left && one.right === other.right)
  switch (one.operator) {
    case '==':
      return (isAlike && other.operator === '<=') || impliesOfValue(one, other)
    case '<':
      return (isAlike && other.operator === '!=') || impliesOfOrder(one, other)
    case '<=':
      return impliesOfOrder(one, other) || impliesOfBound(one, other)
    default:
      return false
  }
}

/** `a < c` is more than `a <= c`, and so is `a + b <= c`. */
function impliesOfOrder(one: Literal, other: Literal): boolean {
  if (other.operator !== '<=' || one.right !== other.right) return false
  return one.left === other.left || hasSummand(one.left, other.left)
}

function hasSummand(sum: string, term: string): boolean {
  const wanted = summandsOf(term)
  const given = summandsOf(sum)
  return given.length > wanted.length && wanted.every((one) => given.includes(one))
}

/** The parts of `(a+b)` and `((a+b)+c)`. */
function summandsOf(term: string): readonly string[] {
  if (!term.startsWith('(') || !term.endsWith(')')) return [term]
  let depth = 0
  for (const [at, character] of [...term].entries()) {
    if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth -= 1
    else if (depth === 1 && character === '+')
      return [...summandsOf(term.slice(1, at)), ...summandsOf(term.slice(at + 1, -1))]
  }
  return [term]
}

/** `x == 3` is more than `x != 0` and `x <= 5`. */
function impliesOfValue(one: Literal, other: Literal): boolean {
  const value = wholeOf(one.left) ?? wholeOf(one.right)
  if (value === undefined) return false
  const term = wholeOf(one.left) === undefined ? one.left : one.right
  return (
    impliesOfBound({ operator: '<=', left: term, right: String(value) }, other) ||
    impliesOfBound({ operator: '<=', left: String(value), right: term }, other)
  )
}

/** `x <= 3` is more than `x <= 5`, `5 <= x` more than `3 <= x` and `x != 0`. */
function impliesOfBound(one: Literal, other: Literal): boolean {
  const [low, high] = [wholeOf(one.left), wholeOf(one.right)]
  if (other.operator === '<=') {
    const [otherLow, otherHigh] = [wholeOf(other.left), wholeOf(other.right)]
    if (high !== undefined && otherHigh !== undefined) return one.left === other.left && high <= otherHigh
    return low !== undefined && otherLow !== undefined && one.right === other.right && low >= otherLow
  }
  return other.operator === '!=' && other.left === '0' && one.right === other.right && (low ?? 0n) > 0n
}
