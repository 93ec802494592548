import { describe, expect, it } from 'vitest'
import type { Ending } from '../../src/domain/outcome.ts'
import type { Verdict } from '../../src/domain/verdict.ts'
import {
  analyzersThatCompleted,
  describeCounts,
  describeOutcome,
  describeScope,
  describeVerdict,
  nameOf,
  placeInWords,
  reproductionOf,
} from '../../src/reports/wording.ts'
import {
  aCleanAudit,
  aFileInScope,
  aLocation,
  anAudit,
  anOutcome,
  aPath,
  aWeakness,
  baseSha,
  headSha,
} from '../support/builders.ts'

describe('describeVerdict', () => {
  it.each<[string, Verdict]>([
    ['Passed: nothing in this change blocks it.', { kind: 'pass', reasons: [] }],
    [
      'Incomplete: not everything that must be looked at was looked at, so this does not pass.',
      { kind: 'incomplete', blocks: true, reasons: [] },
    ],
    [
      'Incomplete, and let through by the settings: not everything that must be looked at was looked at.',
      { kind: 'incomplete', blocks: false, reasons: [] },
    ],
  ])('says %j', (expected, verdict) => {
    expect(describeVerdict(aCleanAudit({ verdict }))).toBe(expected)
  })

  it('counts what blocks', () => {
    const weaknesses = [aWeakness(), aWeakness(), aWeakness({ blocking: false })]

    expect(describeVerdict(anAudit())).toBe('Failed: 1 weakness of this change blocks it.')
    expect(describeVerdict(anAudit({ weaknesses: [] }))).toBe(
      'Failed, though no weakness blocks it: see the reasons.',
    )
    expect(describeVerdict(anAudit({ weaknesses }))).toBe('Failed: 2 weaknesses of this change block it.')
  })
})

describe('describeOutcome', () => {
  it.each<[string, Ending]>([
    ['slither 0.11.3 completed', { kind: 'completed' }],
    ['slither 0.11.3 looked at only a part: x', { kind: 'partial', reason: 'x' }],
    ['slither 0.11.3 ran out of time: x', { kind: 'timed-out', reason: 'x' }],
    ['slither 0.11.3 crashed: x', { kind: 'crashed', reason: 'x' }],
    ['slither 0.11.3 did not run: x', { kind: 'unavailable', reason: 'x' }],
    ['slither 0.11.3 had nothing to look at: x', { kind: 'not-applicable', reason: 'x' }],
  ])('says %j', (expected, ending) => {
    expect(describeOutcome(anOutcome({}, ending))).toBe(expected)
  })

  it('names the root and the side where they are not the usual ones, and no version that is unknown', () => {
    const outcome = anOutcome(
      { version: null, root: 'packages/a', side: 'base' },
      { kind: 'crashed', reason: 'x' },
    )

    expect(describeOutcome(outcome)).toBe('slither crashed in packages/a, on the base: x')
  })

  it.each([
    ['slither', '0.11.3', 'slither 0.11.3 with solc 0.7.6 completed'],
    ['solc', '0.7.6', 'solc 0.7.6 completed'],
  ])('names the compiler that %s was given, where that is another program', (analyzer, version, expected) => {
    const outcome = anOutcome({ analyzer, version, compiler: '0.7.6' })

    expect(describeOutcome(outcome)).toBe(expected)
  })
})

describe('describeScope', () => {
  it('counts changed files, dependents and what was not analysed', () => {
    const files = [
      aFileInScope(),
      aFileInScope({ status: 'added' }),
      aFileInScope({ status: 'unchanged' }),
      aFileInScope({ status: 'deleted', isAnalysed: false }),
    ]

    expect(describeScope(anAudit())).toBe('1 changed Solidity file, 0 dependents')
    expect(describeScope(anAudit({ change: { ...anAudit().change, files } }))).toBe(
      '2 changed Solidity files, 1 dependent, 1 not analysed',
    )
  })
})

describe('describeCounts', () => {
  it('mentions silenced weaknesses only when there are some', () => {
    const weaknesses = [aWeakness({ suppression: { kind: 'file', justification: 'known' } })]

    expect(describeCounts(anAudit())).toBe('1 new or worse, 0 there before, 0 fixed')
    expect(describeCounts(anAudit({ weaknesses }))).toBe(
      '0 new or worse, 0 there before, 0 fixed, 1 silenced',
    )
  })
})

describe('nameOf', () => {
  it.each([
    ['Vault', 'pay()', 'Vault.pay()'],
    ['Vault', null, 'Vault'],
    [null, 'pay()', 'pay()'],
    [null, null, null],
  ])('joins contract %j and function %j', (contract, signature, expected) => {
    expect(nameOf(aWeakness({ contract, function: signature }))).toBe(expected)
  })
})

describe('placeInWords', () => {
  it('gives one line or a range', () => {
    expect(placeInWords(aLocation())).toBe('src/Vault.sol:16')
    expect(placeInWords(aLocation({ endLine: 18 }))).toBe('src/Vault.sol:16-18')
  })
})

describe('reproductionOf', () => {
  it('gates the same two commits', () => {
    expect(reproductionOf(anAudit(), aWeakness())).toBe(
      'sevengates gate --base b45e0000b45e --head 4ead00004ead',
    )
  })

  it.each([
    [null, headSha],
    [baseSha, null],
  ])('scans the file, safely quoted, when the sides are %j and %j', (base, head) => {
    const audit = anAudit({ change: { base, head, files: [], notes: [] } })
    const weakness = aWeakness({ locations: [aLocation({ path: aPath('-a $(b).sol') })] })

    expect(reproductionOf(audit, weakness)).toBe("sevengates scan -- '-a $(b).sol'")
  })
})

describe('analyzersThatCompleted', () => {
  it('leaves out analyzers of which any step did not complete, or none ran', () => {
    const outcomes = [
      anOutcome({ analyzer: 'wake', version: null }),
      anOutcome({ analyzer: 'slither' }),
      anOutcome({ analyzer: 'builtin', version: '1' }),
      anOutcome({ analyzer: 'builtin', version: '1', side: 'base' }),
      anOutcome({ analyzer: 'slither', side: 'base' }, { kind: 'crashed', reason: 'x' }),
      anOutcome({ analyzer: 'solc' }, { kind: 'not-applicable', reason: 'x' }),
    ]

    expect(analyzersThatCompleted(anAudit({ outcomes }))).toEqual(['builtin 1', 'wake'])
  })
})
