import { describe, expect, it } from 'vitest'
import {
  comparison,
  implies,
  isContradiction,
  isTautology,
  keyOf,
  type Literal,
  question,
} from '../../../src/analyzers/change/guards/literal.ts'

/** `x <= 5`, `not (x <= 5)`, `x`, `!x`. */
function literal(text: string): Literal {
  const [, negation, left = '', operator = '', right = ''] = /^(!?)(\S+)(?: (\S+) (\S+))?$/.exec(text) ?? []
  if (operator === '') return question(left, negation === '')
  const found = comparison(operator, left, right, negation === '')
  if (found === undefined) throw new Error(text)
  return found
}

describe('a literal', () => {
  it.each([
    ['a < b', 'a < b '],
    ['a > b', 'b < a '],
    ['a >= b', 'b <= a '],
    ['!a <= b', 'b < a '],
    ['!a < b', 'b <= a '],
    ['!a == b', 'a != b '],
    ['!a != b', 'a == b '],
    ['!a > b', 'a <= b '],
    ['!a >= b', 'a < b '],
    ['b == a', 'a == b '],
    ['x < 5', 'x <= 4 '],
    ['x > 5', '6 <= x '],
    ['x > 0', '0 != x '],
    ['x <= 0', '0 == x '],
    ['x < 0', 'x < 0 '],
    ['x', 'x is  '],
    ['!x', 'x not  '],
  ])('of %s is written %s', (text, expected) => {
    expect(`${keyOf(literal(text))} `).toBe(expected)
  })

  it('is no comparison when it computes', () => {
    expect(comparison('+', 'a', 'b', true)).toBeUndefined()
    expect(comparison('+', 'a', 'b', false)).toBeUndefined()
  })
})

describe('implies', () => {
  it.each([
    ['x <= 3', 'x <= 5'],
    ['x >= 5', 'x >= 3'],
    ['x >= 5', 'x != 0'],
    ['x == 3', 'x <= 5'],
    ['x == 3', 'x >= 2'],
    ['x == 3', 'x != 0'],
    ['a == b', 'a <= b'],
    ['a == b', 'b <= a'],
    ['a < b', 'a <= b'],
    ['a < b', 'a != b'],
    ['b < a', 'a != b'],
    ['(a+b) <= c', 'a <= c'],
    ['(a+b) < c', 'b <= c'],
    ['((a+b)+f[x]) <= c', '(a+b) <= c'],
    ['x', 'x'],
  ])('finds that %s is at least %s', (one, other) => {
    expect(implies(literal(one), literal(other))).toBe(true)
  })

  it.each([
    ['x <= 5', 'x <= 3'],
    ['x >= 3', 'x >= 5'],
    ['x <= 5', 'y <= 5'],
    ['x >= 5', 'y >= 5'],
    ['x >= 5', 'y != 0'],
    ['x <= 5', 'x != 0'],
    ['x <= 5', 'x == 5'],
    ['x <= 5', 'x != 7'],
    ['a <= b', 'a < b'],
    ['a <= b', 'a <= c'],
    ['a == b', 'a < c'],
    ['x == 3', 'y <= 5'],
    ['x == 3', 'x <= 2'],
    ['a < b', 'c <= b'],
    ['(a-b) <= c', 'a <= c'],
    ['x', 'y'],
    ['x != 0', 'x >= 5'],
    ['a <= x', 'x != 0'],
  ])('finds that %s does not make %s', (one, other) => {
    expect(implies(literal(one), literal(other))).toBe(false)
  })
})

describe('what always or never holds', () => {
  it.each(['true', '!false', 'a == a', 'a <= a', '0 <= x', '3 <= 5'])('finds that %s always does', (text) => {
    expect(isTautology(literal(text))).toBe(true)
  })

  it.each(['false', '!true', 'a != a', 'a < a'])('finds that %s never does', (text) => {
    expect(isContradiction(literal(text))).toBe(true)
  })

  it.each(['x', '!x', 'a == b', 'a != b', 'a < b', 'x <= 5', '2 <= x', '5 <= 3'])(
    'cannot tell of %s',
    (text) => {
      expect([isTautology(literal(text)), isContradiction(literal(text))]).toEqual([false, false])
    },
  )
})
