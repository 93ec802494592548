import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import type { Audit } from '../../src/domain/audit.ts'
import { classIds } from '../../src/domain/taxonomy.ts'
import { renderAuditJson } from '../../src/reports/audit-json.ts'
import {
  aCleanAudit,
  aFileInScope,
  aLocation,
  anAudit,
  anOutcome,
  aPath,
  aWeakness,
} from '../support/builders.ts'

const schema = JSON.parse(readFileSync(new URL('../../schema/audit.schema.json', import.meta.url), 'utf8'))
const validate = new Ajv({ allErrors: true, allowUnionTypes: true, strictRequired: false }).compile(schema)

function errorsOf(audit: Audit): unknown {
  validate(JSON.parse(renderAuditJson(audit)))
  return validate.errors
}

describe('renderAuditJson', () => {
  it.each([
    ['a failed gate', anAudit()],
    ['a clean one', aCleanAudit()],
    [
      'an incomplete one',
      aCleanAudit({ verdict: { kind: 'incomplete', blocks: false, reasons: ['slither crashed'] } }),
    ],
    ['no base and no head', anAudit({ change: { base: null, head: null, files: [], notes: [] } })],
    ['weaknesses of all classes', anAudit({ weaknesses: classIds.map((id) => aWeakness({ class: id })) })],
    [
      'all that is optional',
      anAudit({
        change: {
          ...anAudit().change,
          files: [aFileInScope({ status: 'renamed', oldPath: aPath('src/Old.sol') })],
        },
        outcomes: [
          anOutcome({ version: null, compiler: '0.7.6' }, { kind: 'crashed', reason: 'exit code 2' }),
        ],
        weaknesses: [
          aWeakness({
            suppression: { kind: 'file', justification: 'known' },
            counterExample: 'withdraw(1)',
            contract: null,
            function: null,
            locations: [aLocation()],
          }),
        ],
      }),
    ],
  ])('fits the published schema for %s', (_, audit) => {
    expect(errorsOf(audit)).toBeNull()
  })

  it('has the keys that readers rely on, in this order', () => {
    const audit = JSON.parse(renderAuditJson(anAudit()))

    expect(Object.keys(audit)).toEqual([
      'schema',
      'verdict',
      'change',
      'outcomes',
      'weaknesses',
      'roots',
      'tampering',
      'notes',
      'policy',
      'provenance',
    ])
    expect(audit.weaknesses[0]).toMatchObject({
      class: 'reentrancy',
      title: 'Reentrancy',
      severity: 'high',
      state: 'new',
      blocking: true,
      contract: 'Vault',
      function: 'withdraw(uint256)',
      swc: ['SWC-107'],
      owasp: ['SC05:2025', 'SC08:2026'],
      analyzers: [
        { id: 'builtin', rule: 'reentrancy' },
        { id: 'slither', rule: 'reentrancy-eth' },
      ],
      locations: [
        { role: 'primary', path: 'src/Vault.sol', startLine: 16, startColumn: 9, endLine: 16, endColumn: 60 },
        { role: 'related', message: 'written after the call' },
      ],
    })
  })

  it('gives texts as they are', () => {
    const message = '<b>`@x`</b>\u001b[31m\n\u202e'

    expect(
      JSON.parse(renderAuditJson(anAudit({ weaknesses: [aWeakness({ message })] }))).weaknesses[0].message,
    ).toBe(message)
  })

  it('gives the same bytes whatever the order in which the audit was put together', () => {
    const audit = anAudit()
    const reversed = Object.fromEntries(Object.entries(audit).reverse())

    expect(renderAuditJson({ ...audit, ...reversed })).toBe(renderAuditJson(audit))
  })
})
