import { describe, expect, it } from 'vitest'
import type { Weakness } from '../../src/domain/weakness.ts'
import { annotationsOf } from '../../src/reports/annotations.ts'
import { aLocation, anAudit, aWeakness } from '../support/builders.ts'

function levelsOf(weaknesses: readonly Weakness[]): readonly string[] {
  return annotationsOf(anAudit({ weaknesses })).map(({ level }) => level)
}

describe('annotationsOf', () => {
  it('puts what happened, where and the fix at the place', () => {
    expect(annotationsOf(anAudit())).toEqual([
      {
        level: 'error',
        title: 'High: Reentrancy in Vault.withdraw(uint256)',
        message: expect.stringMatching(
          /^The call to msg.sender runs before .* is reduced Fix: Do checks first/,
        ),
        path: 'src/Vault.sol',
        startLine: 16,
        endLine: 16,
        startColumn: 9,
        endColumn: 60,
      },
    ])
  })

  it('makes errors of what blocks, warnings of the rest from medium on, notices of what is below', () => {
    const open = (severity: Weakness['severity']) => aWeakness({ blocking: false, severity })

    expect(
      levelsOf([open('info'), open('low'), open('medium'), open('high'), aWeakness({ severity: 'low' })]),
    ).toEqual(['error', 'warning', 'warning', 'notice', 'notice'])
  })

  it('remarks only on what is new or worse and not silenced', () => {
    expect(
      levelsOf([
        aWeakness({ state: 'worsened' }),
        aWeakness({ state: 'unchanged' }),
        aWeakness({ state: 'fixed' }),
        aWeakness({ suppression: { kind: 'inline', justification: 'known' } }),
      ]),
    ).toEqual(['error'])
  })

  it('makes at most ten of each level, the first ones', () => {
    const weaknesses = [
      ...Array.from({ length: 12 }, (_, line) =>
        aWeakness({ locations: [aLocation({ startLine: line + 1 })] }),
      ),
      ...Array.from({ length: 12 }, () => aWeakness({ blocking: false })),
      ...Array.from({ length: 12 }, () => aWeakness({ blocking: false, severity: 'info' })),
    ]
    const annotations = annotationsOf(anAudit({ weaknesses }))

    expect(annotations).toHaveLength(30)
    expect(annotations.slice(0, 10).map(({ startLine }) => startLine)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
  })

  it('shows what cannot be seen, and names no place that has no name', () => {
    const [annotation] = annotationsOf(
      anAudit({
        weaknesses: [aWeakness({ contract: null, function: null, message: 'a\u202e\n::error::b' })],
      }),
    )

    expect(annotation?.title).toBe('High: Reentrancy')
    expect(annotation?.message).toMatch(/^a\\u202e ::error::b Fix: /)
  })
})
