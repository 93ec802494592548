import { describe, expect, it } from 'vitest'
import { renderSummary } from '../../src/reports/summary.ts'
import {
  aCleanAudit,
  aFileInScope,
  anAudit,
  anOutcome,
  aPath,
  aWeakness,
  headSha,
} from '../support/builders.ts'

const context = { repositoryUrl: 'https://github.com/acme/vault', headSha, runUrl: 'https://x.example/1' }

describe('renderSummary', () => {
  it('tells what the comment tells', () => {
    const summary = renderSummary(anAudit(), context)

    expect(summary).toContain('**Failed: 1 weakness of this change blocks it.**')
    expect(summary).toContain('#### 1. 🔴 High: Reentrancy in `Vault.withdraw(uint256)`')
    expect(summary).toContain('- `src/Vault.sol`: changed')
  })

  it('has a row for every step, with version, seconds and what became of it', () => {
    const outcomes = [
      anOutcome(),
      anOutcome(
        { analyzer: 'mythril', layer: 'symbolic', version: null, root: 'a|b', side: 'base', seconds: 120.04 },
        { kind: 'timed-out', reason: 'x | y\nz' },
      ),
    ]

    expect(renderSummary(aCleanAudit({ outcomes }), context)).toContain(
      [
        '| `slither 0.11.3` | 1 static | `.` | head | completed | 2.3 |',
        '| `mythril` | 3 symbolic | `a\\|b` | base | **timed-out**: x \\| y z | 120.0 |',
      ].join('\n'),
    )
  })

  it('tells what the run was made with', () => {
    expect(renderSummary(anAudit(), context)).toContain(
      '<sub>Sevengates 0.1.0 · Node v24.1.0 · linux-x64 · settings: defaults (5e775e775e77)</sub>',
    )
  })

  it('stays below 900 KiB, in bytes, and counts the rest', () => {
    const weaknesses = Array.from({ length: 2_000 }, () => aWeakness({ message: '漢'.repeat(900) }))
    const files = Array.from({ length: 5_000 }, (_, index) =>
      aFileInScope({ path: aPath(`src/漢${index}.sol`) }),
    )
    const summary = renderSummary(anAudit({ weaknesses, change: { ...anAudit().change, files } }), context)

    expect(Buffer.byteLength(summary)).toBeLessThan(900 * 1024)
    expect(summary).toMatch(/… and \d+ weaknesses more \(\d+ high\)\./)
  })

  it('counts steps that do not fit', () => {
    const outcomes = Array.from({ length: 20_000 }, () => anOutcome())
    const summary = renderSummary(aCleanAudit({ outcomes }), context)

    expect(Buffer.byteLength(summary)).toBeLessThan(900 * 1024)
    expect(summary).toMatch(/… and \d+ more steps\./)
  })
})
