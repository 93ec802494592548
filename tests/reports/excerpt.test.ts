import { describe, expect, it } from 'vitest'
import { excerptOf, withLineNumbers } from '../../src/reports/excerpt.ts'
import { aPlace, vaultSource } from '../support/builders.ts'

const vault = new Map([['src/Vault.sol', vaultSource]])

function excerptFrom(source: string, startLine: number, endLine: number): string {
  return withLineNumbers(excerptOf(new Map([['src/Vault.sol', source]]), aPlace({ startLine, endLine })))
}

describe('excerptOf', () => {
  it('shows the place with its neighbours, marked, numbered and without the shared indentation', () => {
    expect(withLineNumbers(excerptOf(vault, aPlace()))).toBe(
      [
        '  14 | function withdraw(uint256 amount) external {',
        '  15 |     require(balances[msg.sender] >= amount, "too much");',
        '> 16 |     (bool sent, ) = msg.sender.call{value: amount}("");',
        '  17 |     require(sent, "not sent");',
        '  18 |     balances[msg.sender] -= amount;',
      ].join('\n'),
    )
  })

  it('is empty when the source is not at hand', () => {
    expect(withLineNumbers(excerptOf(new Map(), aPlace()))).toBe('')
  })

  it('leaves out neighbours that are blank, but no marked line', () => {
    expect(excerptFrom('a\n\n\nb\n\n\nc', 4, 4)).toBe('> 4 | b')
    expect(excerptFrom('a\n\n\n\n\n\nc', 4, 4)).toBe('> 4 |')
  })

  it('shows at most twelve lines of a long place', () => {
    expect(excerptFrom('x\n'.repeat(100), 50, 90).split('\n')).toHaveLength(12)
  })

  it('shortens long lines and reads all line endings', () => {
    expect(excerptFrom(`${'x'.repeat(1_000_000)}\r\ny\rz`, 1, 1).split('\n')).toEqual([
      `> 1 | ${'x'.repeat(159)}…`,
      '  2 | y',
      '  3 | z',
    ])
  })

  it('writes out what cannot be seen, and tabs as blanks', () => {
    expect(excerptFrom('a\tb/*\u202e*/', 1, 1)).toBe('> 1 | a    b/*\\u202e*/')
  })

  it('shows nothing of a place beyond the end of the file', () => {
    expect(excerptFrom('a', 9, 9)).toBe('')
  })
})
