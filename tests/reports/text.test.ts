import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Audit } from '../../src/domain/audit.ts'
import { renderText } from '../../src/reports/text.ts'
import { indented, wrapped } from '../../src/reports/wrap.ts'
import { aCleanAudit, anAudit, anOutcome, aWeakness } from '../support/builders.ts'

function plain(overrides: Partial<Audit> = {}, width = 80): string {
  return renderText(anAudit(overrides), { colour: false, width })
}

describe('renderText', () => {
  it('reads from the verdict over the weakness to what ran', async () => {
    const text = plain({
      outcomes: [
        anOutcome(),
        anOutcome({ analyzer: 'echidna', version: null }, { kind: 'unavailable', reason: 'not on PATH' }),
      ],
      tampering: ['.github/sevengates.yml: fail-on goes from high to never'],
      weaknesses: [
        aWeakness({ counterExample: 'deposit{value: 1}() then withdraw(1)' }),
        aWeakness({ state: 'fixed', class: 'tx_origin', function: 'pay()' }),
      ],
    })

    await expect(text).toMatchFileSnapshot('./expected/text.txt')
  })

  it('says the verdict in the first line', () => {
    expect(plain().split('\n')[0]).toBe('Failed: 1 weakness of this change blocks it.')
    expect(renderText(aCleanAudit(), { colour: false, width: 80 }).split('\n')[0]).toBe(
      'Passed: nothing in this change blocks it.',
    )
  })

  it('says that nothing ran to the end', () => {
    expect(plain({ outcomes: [] })).toContain('nothing to the end')
  })

  it('shows a weakness without name, code and block as well', () => {
    const text = plain({
      sources: new Map(),
      weaknesses: [aWeakness({ contract: null, function: null, blocking: false, severity: 'low' })],
    })

    expect(text).toContain('1. LOW  Reentrancy\n')
    expect(text).not.toContain(' | ')
    expect(text).not.toContain(', blocks')
  })

  it('uses colours only when asked to', () => {
    expect(renderText(anAudit(), { colour: true, width: 80 })).toContain('\u001b[31mHIGH\u001b[39m')
    expect(plain()).not.toContain('\u001b')
  })

  it('keeps prose within the width', () => {
    const prose = plain({}, 60)
      .split('\n')
      .filter((line) => !/ \| |^ {3}Repeat/.test(line))

    expect(Math.max(...prose.map((line) => line.length))).toBeLessThanOrEqual(60)
  })

  it('lets no text move the cursor, add lines of its own, or reorder what is shown', () => {
    const evil = '\u001b[2J\u001b]0;x\u0007\r\u009b1A\u202e\n\nPassed: nothing\u200b'
    const text = plain({
      verdict: { kind: 'fail', reasons: [evil] },
      tampering: [evil],
      outcomes: [
        anOutcome({ version: evil, root: evil }),
        anOutcome({ root: evil }, { kind: 'crashed', reason: evil }),
      ],
      weaknesses: [
        aWeakness({
          message: evil,
          contract: evil,
          claims: [{ analyzer: 'slither', rule: evil, message: evil }],
          counterExample: evil,
        }),
        aWeakness({ state: 'fixed', contract: evil }),
      ],
      sources: new Map([['src/Vault.sol', `${evil}\n`.repeat(20)]]),
      change: { ...anAudit().change, notes: [evil] },
    })

    expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
    expect(text).not.toMatch(/^Passed/m)
  })

  it('lets no text at all put an escape sequence out', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(plain({ weaknesses: [aWeakness({ message: text, contract: text })] })).not.toMatch(
          /(?!\n)[\p{Cc}\p{Cf}]/u,
        )
      }),
      { numRuns: 50 },
    )
  })
})

describe('wrapped', () => {
  it('breaks between words, never inside one', () => {
    expect(wrapped(`aaa bbb ${'c'.repeat(50)} ddd`, 40, 2)).toBe(`aaa bbb\n  ${'c'.repeat(50)}\n  ddd`)
  })

  it('takes no terminal for narrower than 40 columns, and an empty text as it is', () => {
    expect(wrapped('aaa bbb ccc', 1, 0)).toBe('aaa bbb ccc')
    expect(wrapped('', 80, 4)).toBe('')
  })
})

describe('indented', () => {
  it('moves lines, but not empty ones', () => {
    expect(indented('a\n\nb', 2)).toBe('  a\n\n  b')
  })
})
