import { describe, expect, it } from 'vitest'
import { textOfLiteral } from '../../src/solidity/string-literal.ts'

describe('textOfLiteral', () => {
  it.each([
    ['"a"', 'a'],
    ["'a'", 'a'],
    ['unicode"é"', 'é'],
    ['""', ''],
    ['"a', 'a'],
    ['"', ''],
    [String.raw`"a\\b\"c\'"`, String.raw`a\b"c'`],
    [String.raw`"\n\t\r"`, '\n\t\r'],
    [String.raw`"\x41\xc3\xA9"`, 'Aé'],
    [String.raw`"\u00e9x"`, 'éx'],
    [String.raw`"\x4"`, 'x4'],
    ['"a\\\nb"', 'ab'],
    ['"a\\\r\nb"', 'ab'],
    ['"a\\', 'a\\'],
  ])('reads %j as %j', (literal, text) => {
    expect(textOfLiteral(literal)).toBe(text)
  })
})
