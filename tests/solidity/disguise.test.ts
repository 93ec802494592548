import { describe, expect, it } from 'vitest'
import { suspiciousCharacters } from '../../src/solidity/disguise.ts'

describe('suspiciousCharacters', () => {
  it.each([
    ['\u202E', 'bidirectional', 'U+202E'],
    ['\u2066', 'bidirectional', 'U+2066'],
    ['\u200B', 'invisible', 'U+200B'],
    ['\u200D', 'invisible', 'U+200D'],
    ['\u00AD', 'invisible', 'U+00AD'],
    ['\u{E0041}', 'invisible', 'U+E0041'],
    ['\uFEFF', 'invisible', 'U+FEFF'],
    ['\u2028', 'hidden-line-end', 'U+2028'],
    ['\f', 'hidden-line-end', 'U+000C'],
    ['\x85', 'hidden-line-end', 'U+0085'],
    ['\x1B', 'control', 'U+001B'],
    ['\0', 'control', 'U+0000'],
    ['\x9B', 'control', 'U+009B'],
  ])('finds %j as %s', (character, kind, codePoint) => {
    expect(suspiciousCharacters(`a ${character}b`)).toEqual([{ kind, offset: 2, codePoint }])
  })

  it('finds a bare carriage return among other line ends', () => {
    expect(suspiciousCharacters('// a\rb();\r\nc\n')).toEqual([
      { kind: 'hidden-line-end', offset: 4, codePoint: 'U+000D' },
    ])
  })

  it.each([
    'contract A {\r\n\tuint é; // 漢字 ⚠️\n}',
    '\uFEFFcontract A {}',
    '// 👨‍💻 and 🏳️‍🌈 and 👩🏽‍🚀',
    'a\rb\rc',
    '',
  ])('finds nothing in %j', (text) => {
    expect(suspiciousCharacters(text)).toEqual([])
  })

  it('finds a joiner that joins no emoji', () => {
    expect(suspiciousCharacters('👨\u200Da').map(({ offset }) => offset)).toEqual([2])
  })

  it('finds all of them in order', () => {
    expect(suspiciousCharacters('\u202Ea\u200B').map(({ offset }) => offset)).toEqual([0, 2])
  })
})
