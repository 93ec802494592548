import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { comments, isWord, tokenize, wordOf } from '../../src/solidity/tokens.ts'

const wordsOf = (text: string) => tokenize(text).map((token) => wordOf(text, token))
const kindsOf = (text: string) => tokenize(text).map(({ kind }) => kind)

/** Text of the pieces that decide how a scanner goes on. */
const sourceLike = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '"',
        "'",
        '\\',
        '\n',
        '\r',
        '//',
        '/*',
        '*/',
        'hex',
        'unicode',
        '0x',
        '1e5',
        '.',
        '\u2028',
        '{',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''))

describe('tokenize', () => {
  it('splits words, numbers and punctuation with their offsets', () => {
    expect(tokenize('uint a=1;')).toEqual([
      { kind: 'identifier', start: 0, end: 4 },
      { kind: 'identifier', start: 5, end: 6 },
      { kind: 'punctuation', start: 6, end: 7 },
      { kind: 'number', start: 7, end: 8 },
      { kind: 'punctuation', start: 8, end: 9 },
    ])
  })

  it.each([
    ['a>>>=b>>=c<<=d', ['a', '>>>=', 'b', '>>=', 'c', '<<=', 'd']],
    ['a**b=>c==d!=e', ['a', '**', 'b', '=>', 'c', '==', 'd', '!=', 'e']],
    ['let x:=add(y,1) -> z', ['let', 'x', ':=', 'add', '(', 'y', ',', '1', ')', '->', 'z']],
    ['i++&&j--||!k', ['i', '++', '&&', 'j', '--', '||', '!', 'k']],
    ['f(){}', ['f', '(', ')', '{', '}']],
  ])('takes the longest operator of %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it.each(['0xdead_BEEF', '1_000', '.5', '1.5e-10', '2e18', '0'])('reads %s as one number', (text) => {
    expect(tokenize(text)).toEqual([{ kind: 'number', start: 0, end: text.length }])
  })

  it.each([
    `"it's"`,
    `'say "x"'`,
    'hex"00ff"',
    "hex'00'",
    'unicode"héllo 🌍"',
    String.raw`"a\"b"`,
    '"a\\\nb"',
    '"a\\\r\nb"',
  ])('reads %j as one string', (text) => {
    expect(tokenize(text)).toEqual([{ kind: 'string', start: 0, end: text.length }])
  })

  it.each(['hex', 'hexa', 'unicode', 'unicodes', '$_a9'])('reads %s as an identifier', (text) => {
    expect(kindsOf(text)).toEqual(['identifier'])
  })

  it('ends an unterminated string with its line', () => {
    expect(wordsOf('x = "abc\ny;')).toEqual(['x', '=', '"abc', 'y', ';'])
  })

  it.each(['"abc', '"abc\\'])('ends the unterminated string %j with the file', (text) => {
    expect(tokenize(text)).toEqual([{ kind: 'string', start: 0, end: text.length }])
  })

  it('leaves comments out', () => {
    expect(wordsOf('a // b\n/* c */ d /**/ / e')).toEqual(['a', 'd', '/', 'e'])
  })

  it('reads code after a line separator, as the compiler does, although it looks like a comment', () => {
    expect(wordsOf('// safe \u2028 selfdestruct(x);')).toContain('selfdestruct')
  })

  it('keeps what no version reads as one unknown token', () => {
    expect(tokenize('a\u202Eé\\b')).toEqual([
      { kind: 'identifier', start: 0, end: 1 },
      { kind: 'unknown', start: 1, end: 4 },
      { kind: 'identifier', start: 4, end: 5 },
    ])
  })

  it('passes over a byte-order mark at the start only', () => {
    expect(kindsOf('\uFEFFa\uFEFF')).toEqual(['identifier', 'unknown'])
  })

  it('covers every text: what is neither token nor comment is blank', () => {
    fc.assert(
      fc.property(sourceLike, (text) => {
        const spans = [...tokenize(text), ...comments(text)].sort((one, other) => one.start - other.start)
        const ends = [0, ...spans.map(({ end }) => end)]
        const gaps = [...spans.map(({ start }) => start), text.length].map((next, index) =>
          text.slice(ends[index], next),
        )
        expect(spans.every(({ start, end }) => start < end)).toBe(true)
        expect(gaps.join('')).toMatch(/^\uFEFF?[ \t\r\n]*$/)
        expect(gaps.join('').length + spans.reduce((sum, { start, end }) => sum + end - start, 0)).toBe(
          text.length,
        )
      }),
      { numRuns: 500 },
    )
  })
})

describe('comments', () => {
  it('finds line and block comments with their marks', () => {
    const text = 'a // b\r\n/* c\n d */ e /* f'

    expect(comments(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '// b',
      '/* c\n d */',
      '/* f',
    ])
  })

  it('finds none inside a string', () => {
    expect(comments('"http://x /* y */"')).toEqual([])
  })

  it('needs a star of its own to end a block comment', () => {
    expect(comments('/*/ a')).toEqual([{ start: 0, end: 5 }])
  })
})

describe('wordOf and isWord', () => {
  it('say nothing about a token that is not there', () => {
    expect([wordOf('a', undefined), isWord('a', undefined, '')]).toEqual(['', false])
  })

  it('tell a word from one that only begins like it', () => {
    expect([
      isWord('importing', tokenize('importing')[0], 'import'),
      isWord('import', tokenize('import')[0], 'import'),
    ]).toEqual([false, true])
  })
})
