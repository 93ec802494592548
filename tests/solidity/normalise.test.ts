import { describe, expect, it } from 'vitest'
import { normalise } from '../../src/solidity/normalise.ts'

describe('normalise', () => {
  it('is the same however the source is laid out', () => {
    expect(normalise('a.call{value:x}("");')).toBe(
      normalise('a /* b */ .call { value : x }\r\n  (\n"" // c\n) ;'),
    )
  })

  it('is the same in either quotes and with short or long names of types', () => {
    expect(normalise(`uint x = f('a', hex'00');`)).toBe(normalise('uint256 x = f("a", hex"00");'))
    expect(normalise('int x;')).toBe('int256 x ;')
  })

  it('keeps quotes where changing them would change the string', () => {
    expect([normalise(`'"'`), normalise(String.raw`'\''`)]).toEqual([`'"'`, String.raw`'\''`])
  })

  it('differs when a token does', () => {
    expect(normalise('a > = b')).not.toBe(normalise('a >= b'))
  })

  it('takes a stretch of a text', () => {
    expect(normalise('a; b ; c;', 3, 6)).toBe('b ;')
  })
})
