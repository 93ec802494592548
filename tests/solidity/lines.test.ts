import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineTableOf } from '../../src/solidity/lines.ts'

const text = fc
  .array(fc.constantFrom('a', 'é', '漢', '🌍', '\ud800', '\n', '\r', '\r\n', '\u2028', '\uFEFF'), {
    maxLength: 40,
  })
  .map((parts) => parts.join(''))

describe('lineTableOf', () => {
  it('counts lines and columns from 1, whatever ends a line', () => {
    const table = lineTableOf('a\nbc\r\nd\re')

    expect(table.lineCount).toBe(4)
    expect([0, 1, 2, 3, 6, 8].map((offset) => table.positionAt(offset))).toEqual([
      { line: 1, column: 1 },
      { line: 1, column: 2 },
      { line: 2, column: 1 },
      { line: 2, column: 2 },
      { line: 3, column: 1 },
      { line: 4, column: 1 },
    ])
  })

  it('counts columns in UTF-16 units', () => {
    expect(lineTableOf('"🌍" x').positionAt(5)).toEqual({ line: 1, column: 6 })
  })

  it('does not end a line at a line separator', () => {
    expect(lineTableOf('a\u2028b').lineCount).toBe(1)
  })

  it('finds the offset of a position', () => {
    const table = lineTableOf('a\nbc\r\nd')

    expect([table.offsetAt(1, 1), table.offsetAt(2, 2), table.offsetAt(3, 1)]).toEqual([0, 3, 6])
  })

  it('moves what lies outside the text to its nearest end', () => {
    const table = lineTableOf('ab\r\ncd')

    expect([
      table.offsetAt(0, 1),
      table.offsetAt(1, 99),
      table.offsetAt(1, -5),
      table.offsetAt(9, 9),
    ]).toEqual([0, 2, 0, 6])
    expect([table.positionAt(-1), table.positionAt(99), table.positionAt(Number.NaN)]).toEqual([
      { line: 1, column: 1 },
      { line: 2, column: 3 },
      { line: 1, column: 1 },
    ])
    expect([table.offsetOfByte(-1), table.offsetOfByte(99), table.offsetOfByte(Number.NaN)]).toEqual([
      0, 6, 6,
    ])
  })

  it('gives the region between two offsets, an empty one if they are in the wrong order', () => {
    const table = lineTableOf('ab\ncd')

    expect(table.regionOf(1, 4)).toEqual({ startLine: 1, startColumn: 2, endLine: 2, endColumn: 2 })
    expect(table.regionOf(4, 1)).toEqual({ startLine: 2, startColumn: 2, endLine: 2, endColumn: 2 })
  })

  it('answers an empty text', () => {
    const table = lineTableOf('', new Uint8Array())

    expect([table.lineCount, table.positionAt(0), table.offsetAt(1, 1), table.offsetOfByte(3)]).toEqual([
      1,
      { line: 1, column: 1 },
      0,
      0,
    ])
  })

  it('finds every offset again from its position', () => {
    fc.assert(
      fc.property(text, fc.nat(60), (source, anywhere) => {
        const table = lineTableOf(source)
        const offset = Math.min(anywhere, source.length)
        const { line, column } = table.positionAt(offset)
        const isInsideLineEnd = source.slice(offset - 1, offset + 1) === '\r\n'
        expect(table.offsetAt(line, column)).toBe(isInsideLineEnd ? offset - 1 : offset)
      }),
    )
  })

  it('agrees with splitting at line ends', () => {
    fc.assert(
      fc.property(text, (source) => {
        expect(lineTableOf(source).lineCount).toBe(source.split(/\r\n|\r|\n/).length)
      }),
    )
  })
})

describe('byte offsets', () => {
  it('are those of the UTF-8 form', () => {
    const source = 'x⠿漢🌍y'
    const table = lineTableOf(source, Buffer.from(source))

    expect([0, 1, 4, 7, 11].map((offset) => table.offsetOfByte(offset))).toEqual([0, 1, 2, 3, 5])
  })

  it('of a byte inside a character are those of the character', () => {
    expect([1, 2, 3, 4].map((offset) => lineTableOf('a🌍').offsetOfByte(offset))).toEqual([1, 1, 1, 1])
  })

  it('count the bytes of a mark that decoding dropped', () => {
    const bytes = Buffer.from('\uFEFFé;')

    expect(lineTableOf('é;', bytes).offsetOfByte(5)).toBe(1)
    expect(lineTableOf('\uFEFFé;', bytes).offsetOfByte(5)).toBe(2)
  })

  it('are the same as the text’s own when each byte is a character', () => {
    const latin = Uint8Array.from([0x61, 0xe9, 0x62])

    expect(lineTableOf(new TextDecoder().decode(latin), latin).offsetOfByte(2)).toBe(2)
  })

  it('round trip against Buffer for every character boundary', () => {
    fc.assert(
      fc.property(text, fc.nat(60), (source, anywhere) => {
        const characters = [...source]
        const before = characters.slice(0, anywhere).join('')
        expect(lineTableOf(source).offsetOfByte(Buffer.byteLength(before))).toBe(before.length)
        expect(lineTableOf(source, Buffer.from(source)).offsetOfByte(Buffer.byteLength(before))).toBe(
          before.length,
        )
      }),
    )
  })

  it('follow the decoder through bytes that are not UTF-8', () => {
    const bytes = fc.array(
      fc.constantFrom(
        0x41,
        0x80,
        0x9f,
        0xa0,
        0xbf,
        0xc0,
        0xc2,
        0xe0,
        0xe1,
        0xed,
        0xf0,
        0xf1,
        0xf4,
        0xf5,
        0xff,
        0x0a,
        0xef,
        0xbb,
      ),
      { maxLength: 24 },
    )
    fc.assert(
      fc.property(bytes, (list) => {
        const content = Uint8Array.from([...list, 0x41])
        const source = Buffer.from(content).toString('utf8')
        expect(lineTableOf(source, content).offsetOfByte(list.length)).toBe(source.length - 1)
      }),
      { numRuns: 2_000 },
    )
  })
})
