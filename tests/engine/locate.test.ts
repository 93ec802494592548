import { describe, expect, it } from 'vitest'
import type { Span } from '../../src/analyzers/analyzer.ts'
import { locate } from '../../src/engine/locate.ts'
import { vaultSource } from '../support/builders.ts'
import { aRawFinding, aSource, spanOf } from '../support/engine-builders.ts'

const folder = '/scratch/head/sources'

function locateIn(content: string | Uint8Array, span: Span, related: readonly Span[] = []) {
  const source = aSource('src/Vault.sol', content)
  return locate(
    aRawFinding({ span, related: related.map((one) => ({ span: one })) }),
    'slither',
    folder,
    (path) => (path === source.path ? source : undefined),
  )
}

function bytesOf(text: string, piece: string): Span {
  const start = Buffer.byteLength(text.slice(0, text.indexOf(piece)))
  return { path: 'src/Vault.sol', bytes: { start, length: Buffer.byteLength(piece) } }
}

describe('locate', () => {
  it.each([
    ['plain text', 'contract A { uint x; }', 'uint x;', [1, 14, 1, 21]],
    ['text after an emoji', 'contract A { string s = "😀"; uint x; }', 'uint x;', [1, 31, 1, 38]],
    ['text after umlauts', '// äöü\ncontract A { uint x; }', 'uint x;', [2, 14, 2, 21]],
    ['CRLF', 'contract A {\r\n  uint x;\r\n}\r\n', 'uint x;', [2, 3, 2, 10]],
    ['several lines', 'contract A {\n  function f()\n  public {}\n}', 'function f()\n  public', [2, 3, 3, 9]],
    ['a byte order mark', '\uFEFFcontract A { uint x; }', 'uint x;', [1, 15, 1, 22]],
  ])(
    'turns bytes of %s into lines and columns',
    (_, text, piece, [startLine, startColumn, endLine, endColumn]) => {
      expect(locateIn(text, bytesOf(text, piece))?.place).toEqual({
        path: 'src/Vault.sol',
        startLine,
        startColumn,
        endLine,
        endColumn,
      })
    },
  )

  it('takes offsets in UTF-16 as they are', () => {
    expect(locateIn('a😀bc', { path: 'src/Vault.sol', utf16: { start: 3, end: 4 } })?.place).toMatchObject({
      startColumn: 4,
      endColumn: 5,
    })
  })

  it('takes whole lines without their indentation and line end', () => {
    const span = { path: 'src/Vault.sol', lines: { first: 2, last: 3 } }

    expect(locateIn('contract A {\r\n  uint x;\r\n  uint y;\r\n}', span)?.place).toMatchObject({
      startLine: 2,
      startColumn: 3,
      endLine: 3,
      endColumn: 10,
    })
  })

  it('takes a line without words from its beginning', () => {
    const span = { path: 'src/Vault.sol', lines: { first: 2, last: 2 } }

    expect(locateIn('contract A {\n   \n}', span)?.place).toMatchObject({ startLine: 2, startColumn: 1 })
  })

  it('stays inside the text, whatever a tool claims', () => {
    const span = { path: 'src/Vault.sol', bytes: { start: 5_000_000, length: 70 } }

    expect(locateIn('contract A {}', span)?.place).toMatchObject({
      startLine: 1,
      startColumn: 14,
      endColumn: 14,
    })
  })

  it.each(['src/Vault.sol', './src/Vault.sol', `${folder}/src/Vault.sol`])('finds the file by %s', (path) => {
    expect(locateIn(vaultSource, { path, lines: { first: 16, last: 16 } })?.place.path).toBe('src/Vault.sol')
  })

  it.each([
    '/etc/passwd',
    '../src/Vault.sol',
    `${folder}/../../src/Vault.sol`,
    'src/Other.sol',
    '',
    '.',
    'src/Vault.sol\0',
  ])('drops a claim about %j, which is not among the sources', (path) => {
    expect(locateIn(vaultSource, { path, lines: { first: 1, last: 1 } })).toBeUndefined()
  })

  it('drops related places outside, and keeps the claim', () => {
    const found = locateIn(vaultSource, { path: 'src/Vault.sol', lines: { first: 16, last: 16 } }, [
      { path: '/etc/passwd', lines: { first: 1, last: 1 } },
      { path: 'src/Vault.sol', lines: { first: 18, last: 18 } },
    ])

    expect(found?.related).toEqual([{ place: expect.objectContaining({ startLine: 18 }) }])
  })

  it('keeps what the tool says, word for word', () => {
    const vault = aSource('src/Vault.sol', vaultSource)
    const raw = aRawFinding({
      span: spanOf(vault, 'msg.sender.call{value: amount}("")'),
      related: [{ span: spanOf(vault, 'balances[msg.sender] -= amount'), message: 'written after the call' }],
      counterExample: 'deposit(); withdraw(1)',
    })

    expect(locate(raw, 'slither', folder, () => vault)).toMatchObject({
      analyzer: 'slither',
      rule: 'reentrancy-eth',
      class: 'reentrancy',
      severity: 'high',
      confidence: 'medium',
      message: 'Reentrancy in Vault.withdraw(uint256)',
      counterExample: 'deposit(); withdraw(1)',
      related: [{ message: 'written after the call' }],
    })
  })

  it('anchors a claim in its contract, function and statement', () => {
    const vault = aSource('src/Vault.sol', vaultSource)
    const raw = aRawFinding({
      span: spanOf(vault, 'msg.sender.call{value: amount}("")'),
      related: [
        { span: spanOf(vault, 'balances[msg.sender] -= amount') },
        { span: { path: 'lib/Other.sol', lines: { first: 1, last: 1 } } },
      ],
    })
    const other = aSource('lib/Other.sol', 'contract Other {}')
    const found = locate(raw, 'slither', folder, (path) => (path === other.path ? other : vault))

    expect(found?.anchor).toEqual({
      contract: 'Vault',
      function: 'withdraw(uint256)',
      statement: '( bool sent , ) = msg . sender . call { value : amount } ( "" ) ;',
      excerpt: 'msg . sender . call { value : amount } ( "" )',
      offset: vaultSource.indexOf('(bool sent'),
    })
    expect(found?.relatedOffsets).toEqual([vaultSource.indexOf('balances[msg.sender] -=')])
  })
})
