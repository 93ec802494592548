import { describe, expect, it } from 'vitest'
import { combine, numberOf, wholeOf } from '../../../src/analyzers/change/guards/number.ts'

describe('numberOf', () => {
  it.each([
    ['1_000', null, '1000'],
    ['1e18', null, '1000000000000000000'],
    ['1', 'ether', '1000000000000000000'],
    ['0.5', 'ether', '500000000000000000'],
    ['1.5e3', null, '1500'],
    ['2', 'days', '172800'],
    ['2', 'fortnights', '2'],
    ['0xff', null, '255'],
    ['0x00000000000000000000000000000000000000AA', null, '0x00000000000000000000000000000000000000aa'],
    ['0.5', null, '0.5 '],
    ['0.3', 'wei', '0.3 wei'],
    ['nonsense', null, 'nonsense'],
  ])('reads %s %s as %s', (text, unit, expected) => {
    expect(numberOf(text, unit)).toBe(expected)
  })
})

describe('combine', () => {
  it.each([
    ['+', '2', '3', '5'],
    ['-', '5', '3', '2'],
    ['-', '3', '5', '(3-5)'],
    ['*', '2', '3', '6'],
    ['/', '6', '3', '2'],
    ['/', '7', '3', '(7/3)'],
    ['/', '7', '0', '(7/0)'],
    ['**', '2', '8', '256'],
    ['**', '2', '999', '(2**999)'],
    ['**', '999', '2', '(999**2)'],
    ['%', '7', '3', '(7%3)'],
    ['+', 'b', 'a', '(a+b)'],
    ['-', 'b', 'a', '(b-a)'],
  ])('joins by %s %s and %s to %s', (operator, left, right, expected) => {
    expect(combine(operator, left, right)).toBe(expected)
  })

  it('knows whole numbers from other terms', () => {
    expect([wholeOf('12'), wholeOf('x'), wholeOf('9'.repeat(81))]).toEqual([12n, undefined, undefined])
  })
})
