import { describe, expect, it } from 'vitest'
import { clip, visibleLine } from '../../src/reports/visible.ts'

describe('visibleLine', () => {
  it('puts a text on one line', () => {
    expect(visibleLine('  a\n\t b\u00a0 c \r\n')).toBe('a b c')
  })
})

describe('clip', () => {
  it.each([
    ['short', 5, 'short'],
    ['longer', 5, 'long…'],
    ['abc🦄', 5, 'abc🦄'],
    ['abc🦄d', 5, 'abc…'],
  ])('shortens %j to %i units without splitting a character', (text, length, expected) => {
    expect(clip(text, length)).toBe(expected)
  })
})
