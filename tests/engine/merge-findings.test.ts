import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeFindings } from '../../src/engine/merge-findings.ts'
import { vaultSource } from '../support/builders.ts'
import { aSource, foundIn, spanOf } from '../support/engine-builders.ts'

const vault = aSource('src/Vault.sol', vaultSource)
const call = 'msg.sender.call{value: amount}("")'
const write = 'balances[msg.sender] -= amount'

const bySlither = foundIn(vault, call, {
  related: [{ span: spanOf(vault, write), message: 'written after' }],
})
const byBuiltin = foundIn(vault, write, {
  analyzer: 'builtin',
  rule: 'reentrancy',
  confidence: 'high',
  message: 'The call runs before the write',
  related: [{ span: spanOf(vault, call) }],
})

describe('mergeFindings', () => {
  it('takes what one tool says of the call and another of the write for one defect', () => {
    const defects = mergeFindings([bySlither, byBuiltin])

    expect(defects).toHaveLength(1)
    expect(defects[0]).toMatchObject({
      class: 'reentrancy',
      severity: 'high',
      confidence: 'high',
      evidence: 'several-tools',
      message: 'The call runs before the write',
      claims: [
        { analyzer: 'builtin', rule: 'reentrancy' },
        { analyzer: 'slither', rule: 'reentrancy-eth' },
      ],
      locations: [
        { role: 'primary', startLine: 18 },
        { role: 'related', startLine: 16 },
      ],
    })
  })

  it('does so too when only the later of the two names the other place', () => {
    const callOnly = foundIn(vault, call, { confidence: 'high' })

    expect(mergeFindings([callOnly, { ...byBuiltin, confidence: 'medium' }])).toHaveLength(1)
  })

  it('keeps two statements apart that one tool reports each by itself', () => {
    const one = foundIn(vault, call)
    const other = foundIn(vault, write, { related: [{ span: spanOf(vault, call) }] })

    expect(mergeFindings([one, other])).toHaveLength(2)
  })

  it('keeps two defects in one function apart', () => {
    const source = aSource(
      'src/Pay.sol',
      'contract Pay { function pay(address a, address b) external { a.call(""); b.call(""); } }',
    )
    const facts = { class: 'unchecked_call', rule: 'unchecked-lowlevel' } as const

    const defects = mergeFindings([
      foundIn(source, 'a.call("")', facts),
      foundIn(source, 'b.call("")', facts),
    ])

    expect(defects.map(({ anchor }) => anchor.excerpt)).toEqual(['a . call ( "" )', 'b . call ( "" )'])
  })

  it('keeps two statements of the same words apart', () => {
    const source = aSource(
      'src/Pay.sol',
      'contract Pay { function pay(address a) external { a.call(""); a.call(""); } }',
    )

    expect(
      mergeFindings([foundIn(source, 'a.call("")'), foundIn(source, 'a.call("")', { occurrence: 2 })]),
    ).toHaveLength(2)
  })

  it('keeps classes of different groups at one statement apart', () => {
    expect(mergeFindings([bySlither, foundIn(vault, call, { class: 'unchecked_call' })])).toHaveLength(2)
  })

  it('tells one claim that a tool repeats once', () => {
    const [defect] = mergeFindings([bySlither, bySlither])

    expect(defect).toMatchObject({ evidence: 'pattern', claims: [{ analyzer: 'slither' }] })
  })

  it('lets the surer claim lead, and keeps how bad the others take it to be', () => {
    const guess = foundIn(vault, call, { analyzer: 'mythril', severity: 'critical', confidence: 'low' })

    const [defect] = mergeFindings([bySlither, guess])

    expect(defect).toMatchObject({ severity: 'high', confidence: 'medium' })
    expect(defect?.gradings).toEqual([
      { class: 'reentrancy', severity: 'high', confidence: 'medium' },
      { class: 'reentrancy', severity: 'critical', confidence: 'low' },
    ])
  })

  it('is not surer of a severity because others are sure of a lesser one', () => {
    const minor = foundIn(vault, call, { analyzer: 'solhint', severity: 'low', confidence: 'high' })

    expect(mergeFindings([bySlither, minor])[0]).toMatchObject({
      severity: 'high',
      confidence: 'medium',
      gradings: [
        { severity: 'high', confidence: 'medium' },
        { severity: 'low', confidence: 'high' },
      ],
    })
  })

  it('lets a counter-example lead, however sure the tool is', () => {
    const shown = foundIn(vault, call, {
      analyzer: 'halmos',
      confidence: 'low',
      severity: 'critical',
      counterExample: 'withdraw(1)',
    })

    expect(mergeFindings([bySlither, shown])[0]).toMatchObject({
      severity: 'critical',
      evidence: 'counter-example',
      counterExample: 'withdraw(1)',
    })
  })

  it('keeps at most 50 related places', () => {
    const lines = Array.from({ length: 80 }, (_, line) => `uint x${line};`).join('\n')
    const source = aSource('src/Wide.sol', `contract Wide {\n${lines}\n}`)
    const related = Array.from({ length: 80 }, (_, at) => ({ span: spanOf(source, `uint x${at};`) }))

    expect(mergeFindings([foundIn(source, 'contract Wide', { related })])[0]?.locations).toHaveLength(51)
  })

  it('gives the same bytes in whatever order the findings come', () => {
    const findings = [
      bySlither,
      byBuiltin,
      foundIn(vault, call, { analyzer: 'mythril', severity: 'critical', confidence: 'low' }),
      foundIn(vault, call, { analyzer: 'mythril', rule: 'b' }),
      foundIn(vault, call, { analyzer: 'mythril', rule: 'b', message: 'Another' }),
      foundIn(vault, call, { class: 'unchecked_call' }),
      foundIn(vault, call, { class: 'unchecked_call', message: 'Other words' }),
      foundIn(vault, call, { class: 'unchecked_arithmetic' }),
      foundIn(vault, 'block.timestamp', { class: 'bad_randomness' }),
      foundIn(vault, 'contract Vault', { class: 'unclassified', severity: 'info', confidence: 'low' }),
    ]
    const expected = JSON.stringify(mergeFindings(findings))

    fc.assert(
      fc.property(fc.shuffledSubarray(findings, { minLength: findings.length }), (shuffled) => {
        expect(JSON.stringify(mergeFindings(shuffled))).toBe(expected)
      }),
    )
  })
})
