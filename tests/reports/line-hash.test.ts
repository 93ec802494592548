import { describe, expect, it } from 'vitest'
import { lineHashesOf } from '../../src/reports/line-hash.ts'

// Expected values: what GitHub's own upload step answers for these texts, as published with its tests.
const greetings = [
  'e9496ae3ebfced30:1',
  'fb7c023a8b9ccb3f:1',
  'ce8ba1a563dcdaca:1',
  'e20e36e16fcb0cc8:1',
  'b3edc88f2938467e:1',
  'c8e28b0b4002a3a0:1',
  'c129715d7a2bc9a3:1',
]

describe('lineHashesOf', () => {
  it('hashes the one line of an empty file', () => {
    expect(lineHashesOf('')).toEqual(['c129715d7a2bc9a3:1'])
  })

  it('leaves spaces and tabs out, and leading zeros of the hash too', () => {
    expect(lineHashesOf(' a\nb\n  \t\tc\n d')).toEqual([
      '271789c17abda88f:1',
      '54703d4cd895b18:1',
      '180aee12dab6264:1',
      'a23a3dc5e078b07b:1',
    ])
  })

  it('tells a file that ends without a newline from one that ends with it', () => {
    expect(lineHashesOf(' hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End')).toEqual([
      '8b7cf3e952e7aeb2:1',
      'b1ae1287ec4718d9:1',
      'bff680108adb0fcc:1',
      'c6805c5e1288b612:1',
      'b86d3392aea1be30:1',
      'e6ceba753e1a442:1',
    ])
  })

  it.each([
    ['LF', ' hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n'],
    ['CR', ' hello; \t\nworld!!!\r\r\r  \t\tGreetings\r End\r'],
    ['CRLF', ' hello; \t\r\nworld!!!\r\n\r\n\r\n  \t\tGreetings\r\n End\r\n'],
    ['all three', ' hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n'],
  ])('does not care whether lines end in %s', (_, text) => {
    expect(lineHashesOf(text)).toEqual(greetings)
  })

  it('counts how often a hash has come up, and sees at most 100 characters ahead', () => {
    const hashes = lineHashesOf('Lorem ipsum dolor sit amet.\n'.repeat(10))

    expect(hashes).toEqual([
      'a7f2ff13bc495cf2:1',
      'a7f2ff13bc495cf2:2',
      'a7f2ff13bc495cf2:3',
      'a7f2ff13bc495cf2:4',
      'a7f2ff13bc495cf2:5',
      'a7f2ff13bc495cf2:6',
      'a7f2ff1481e87703:1',
      'a9cf91f7bbf1862b:1',
      '55ec222b86bcae53:1',
      'cc97dc7b1d7d8f7b:1',
      'c129715d7a2bc9a3:1',
    ])
  })

  it('takes CR and LF with a blank between them for two line endings', () => {
    expect(lineHashesOf('a\r \nb')).toHaveLength(3)
  })

  it('drops the upper half when it is zero', () => {
    // 100 characters of which the last but few are NUL make a small number.
    expect(lineHashesOf(`${'\0'.repeat(99)}a`)[0]).toBe('61:1')
  })

  it('counts characters beyond the basic plane as two units, by the definition computed with big integers', () => {
    const text = '🦄é\n\tx🦄'

    expect(lineHashesOf(text)).toEqual(byDefinition(text))
  })
})

/** The published description in the plainest way. */
function byDefinition(text: string): readonly string[] {
  const lines = text.split('\n').map((line) => line.replace(/[ \t]/g, ''))
  return lines.map((_, index) => {
    const rest = `${lines.slice(index).join('\n')}\uffff`.padEnd(100, '\0').slice(0, 100)
    const hash = rest.split('').reduce((sum, unit) => sum * 37n + BigInt(unit.charCodeAt(0)), 0n)
    return `${BigInt.asUintN(64, hash).toString(16)}:1`
  })
}
