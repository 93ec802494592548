import { describe, expect, it } from 'vitest'
import { systemDigest } from '../../src/adapters/digest.ts'
import { fingerprintsOf } from '../../src/engine/fingerprint.ts'
import { mergeFindings } from '../../src/engine/merge-findings.ts'
import { vaultSource } from '../support/builders.ts'
import { aSource, foundIn } from '../support/engine-builders.ts'

const call = 'msg.sender.call{value: amount}("")'

function fingerprintIn(path: string, text: string, piece = call): unknown {
  const defects = mergeFindings([foundIn(aSource(path, text), piece)])
  return defects.map(fingerprintsOf(defects, systemDigest))[0]
}

describe('the fingerprint', () => {
  const original = fingerprintIn('src/Vault.sol', vaultSource)

  it('is 64 hexadecimal digits', () => {
    expect(original).toMatch(/^[\da-f]{64}$/)
  })

  it.each([
    ['lines move', vaultSource.replace('event', '// a remark\n\n\n    event')],
    [
      'the statement is formatted anew',
      vaultSource.replace('call{value: amount}("")', 'call{ value :amount } (\n"" )'),
    ],
    ['a comment is put into the statement', vaultSource.replace('call{value', 'call/* all of it */{value')],
    ['quotes change', vaultSource.replace('("");', "('');")],
    ['other functions change', vaultSource.replace('balances[msg.sender] += msg.value;', 'revert();')],
    ['line ends change', vaultSource.replaceAll('\n', '\r\n')],
  ])('stays when %s', (_, text) => {
    const piece = /msg\.sender\.call[^;]*\)/.exec(text)?.[0] ?? ''

    expect(fingerprintIn('src/Vault.sol', text, piece)).toBe(original)
  })

  it('stays when the file is renamed', () => {
    expect(fingerprintIn('contracts/Safe.sol', vaultSource)).toBe(original)
  })

  it.each([
    ['contract', vaultSource.replace('contract Vault', 'contract Safe')],
    ['function', vaultSource.replace('withdraw(uint256 amount)', 'withdraw(uint128 amount)')],
    ['statement', vaultSource.replace('(bool sent, )', '(bool done, )')],
  ])('is another for another %s', (_, text) => {
    expect(fingerprintIn('src/Vault.sol', text)).not.toBe(original)
  })

  it('tells a second equal defect from the first', () => {
    const source = aSource(
      'src/Pay.sol',
      'contract Pay { function p(address a) external { a.call(""); a.call(""); } }',
    )
    const defects = mergeFindings([
      foundIn(source, 'a.call("")'),
      foundIn(source, 'a.call("")', { occurrence: 2 }),
    ])

    expect(new Set(defects.map(fingerprintsOf(defects, systemDigest))).size).toBe(2)
  })
})
