import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { solhint } from '../../../src/analyzers/solhint/solhint.ts'

const step = { folder: '/sources', targets: ['src/A.sol', 'src/B.sol'] }
const report = { rule: 'avoid-tx-origin', message: 'Avoid to use tx.origin', start: 5, end: 14 }
const gap = { line: 3, reason: 'nobody understands this' }

function read(files: readonly unknown[]) {
  return solhint.parse({ exitCode: 0, stdout: JSON.stringify({ version: '6.2.4', files }), stderr: '' }, step)
}

describe('solhint', () => {
  it('names the version of the package that the bundle is made of', () => {
    const { version } = createRequire(import.meta.url)('solhint/package.json')

    expect(solhint.versionOf({ exitCode: 0, stdout: '', stderr: '' })).toBe(version)
  })

  it("has a meaning for each of Solhint's security rules, and for no other", () => {
    const makeRules = createRequire(import.meta.url)('solhint/lib/rules/security/index.js')
    const rules: { ruleId: string }[] = makeRules({ config: {} }, undefined, '')

    expect(Object.keys(solhint.rules).sort()).toEqual(rules.map(({ ruleId }) => ruleId).sort())
  })

  it('is complete when each target was looked at', () => {
    expect(
      read([
        { path: 'src/A.sol', reports: [report] },
        { path: 'src/B.sol', reports: [] },
      ]),
    ).toMatchObject({
      kind: 'read',
      findings: [{ rule: 'avoid-tx-origin', class: 'tx_origin', span: { utf16: { start: 5, end: 14 } } }],
    })
  })

  it('is partial, and says which file and line, when something was not understood', () => {
    expect(
      read([
        { path: 'src/A.sol', reports: [report] },
        { path: 'src/B.sol', reports: [], gap },
      ]),
    ).toMatchObject({
      kind: 'partial',
      findings: [{ rule: 'avoid-tx-origin' }],
      reason: 'src/B.sol:3: nobody understands this',
    })
  })

  it('is partial when a target is missing from the answer', () => {
    expect(read([{ path: 'src/A.sol', reports: [] }])).toMatchObject({ kind: 'unreadable' })
    expect(read([{ path: 'src/A.sol', reports: [report] }])).toMatchObject({
      kind: 'partial',
      reason: 'src/B.sol was not looked at',
    })
  })

  it('has looked at nothing when no file was understood', () => {
    expect(
      read([
        { path: 'src/A.sol', reports: [], gap },
        { path: 'src/B.sol', reports: [], gap },
      ]),
    ).toEqual({ kind: 'unreadable', reason: 'src/A.sol:3: nobody understands this (and 1 more)' })
  })
})
