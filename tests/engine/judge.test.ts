import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Ending, Outcome, OutcomeKind } from '../../src/domain/outcome.ts'
import type { Policy } from '../../src/domain/policy.ts'
import type { RepoPath } from '../../src/domain/repo-path.ts'
import { confidences, severities } from '../../src/domain/severity.ts'
import { classIds, classOf } from '../../src/domain/taxonomy.ts'
import { type Evidence, judge, ruleOn } from '../../src/engine/judge.ts'
import { aFileInScope, anOutcome, aPath, aWeakness } from '../support/builders.ts'
import { policy } from '../support/engine-builders.ts'

function evidence(overrides: Partial<Evidence> = {}): Evidence {
  return {
    change: { base: 'b', head: 'h', files: [aFileInScope()], notes: [] },
    outcomes: [anOutcome()],
    weaknesses: [],
    required: ['slither'],
    unreadable: new Map(),
    policy,
    ...overrides,
  }
}

function endingOf(kind: OutcomeKind): Ending {
  return kind === 'completed' ? { kind } : { kind, reason: 'for a reason' }
}

const gapKinds = ['partial', 'timed-out', 'crashed', 'unavailable'] as const

describe('judge', () => {
  it('passes when the required analyzer completed and found nothing', () => {
    expect(judge(evidence())).toEqual({
      kind: 'pass',
      reasons: ['every required analyzer completed on the file in scope and found nothing new'],
    })
  })

  it('passes with what is new but does not reach the threshold, and says so', () => {
    const weaknesses = [aWeakness({ blocking: false, state: 'worsened', severity: 'low' })]
    const files = [aFileInScope(), aFileInScope({ path: aPath('src/B.sol') })]
    const outcomes = [anOutcome({ targets: files.map(({ path }) => path) })]

    expect(judge(evidence({ weaknesses, outcomes, change: { ...evidence().change, files } }))).toEqual({
      kind: 'pass',
      reasons: [
        'every required analyzer completed on all 2 files in scope; nothing new reaches the threshold',
      ],
    })
  })

  it('passes a change without Solidity', () => {
    const change = { ...evidence().change, files: [] }

    expect(judge(evidence({ change, outcomes: [] }))).toEqual({
      kind: 'pass',
      reasons: ['no Solidity file changed'],
    })
  })

  it('passes a change of files that the settings leave out', () => {
    const change = { ...evidence().change, files: [aFileInScope({ isAnalysed: false })] }

    expect(judge(evidence({ change, outcomes: [] }))).toEqual({
      kind: 'pass',
      reasons: ['no Solidity file that the settings have analysed changed'],
    })
  })

  const reason =
    'reentrancy in Vault.withdraw(uint256), src/Vault.sol:16: new, and at least high with medium confidence'

  it('names what blocks, the first five of them', () => {
    const weakness = aWeakness({ contract: null, function: null, ruling: 'new' })
    const weaknesses = Array.from({ length: 7 }, () => weakness)

    expect(judge(evidence({ weaknesses })).reasons).toEqual([
      ...Array.from({ length: 5 }, () => 'reentrancy, src/Vault.sol:16: new'),
      'and 2 more that block',
    ])
  })

  it('fails when something blocks', () => {
    expect(judge(evidence({ weaknesses: [aWeakness()] }))).toEqual({
      kind: 'fail',
      reasons: [reason],
    })
  })

  it('fails rather than being incomplete, and tells both', () => {
    const outcomes = [anOutcome({}, { kind: 'crashed', reason: 'exit code 2' })]

    expect(judge(evidence({ weaknesses: [aWeakness(), aWeakness()], outcomes }))).toEqual({
      kind: 'fail',
      reasons: [
        reason,
        reason,
        'slither crashed: exit code 2',
        'no required analyzer completed on src/Vault.sol',
      ],
    })
  })

  it.each(gapKinds)('is incomplete when a required analyzer is %s', (kind) => {
    const outcomes = [anOutcome({ root: 'app' }, endingOf(kind))]

    expect(judge(evidence({ outcomes }))).toEqual({
      kind: 'incomplete',
      blocks: true,
      reasons: [`slither in app ${kind}: for a reason`, 'no required analyzer completed on src/Vault.sol'],
    })
  })

  it.each(gapKinds)('passes when an analyzer that is not required is %s', (kind) => {
    const outcomes = [anOutcome(), anOutcome({ analyzer: 'aderyn' }, endingOf(kind))]

    expect(judge(evidence({ outcomes }))).toMatchObject({ kind: 'pass' })
  })

  it('lets an incomplete run through where the settings say so, without calling it a pass', () => {
    const outcomes = [anOutcome({}, { kind: 'timed-out', reason: 'the budget was spent' })]

    expect(judge(evidence({ outcomes, policy: { ...policy, onIncomplete: 'warn' } }))).toMatchObject({
      kind: 'incomplete',
      blocks: false,
    })
  })

  it('is incomplete when a required analyzer has no outcome at all', () => {
    expect(judge(evidence({ required: ['embedded', 'slither'] }))).toMatchObject({
      kind: 'incomplete',
      reasons: ['embedded was not run on src/Vault.sol'],
    })
  })

  it('is incomplete without any outcome', () => {
    expect(judge(evidence({ outcomes: [] }))).toMatchObject({ kind: 'incomplete' })
  })

  it('is incomplete when nothing is required, and so nobody had to look', () => {
    expect(judge(evidence({ required: [] }))).toMatchObject({
      kind: 'incomplete',
      reasons: ['no required analyzer completed on src/Vault.sol'],
    })
  })

  it('is incomplete when all that is required does not apply', () => {
    const outcomes = [anOutcome({}, { kind: 'not-applicable', reason: 'another version of the language' })]

    expect(judge(evidence({ outcomes }))).toMatchObject({
      kind: 'incomplete',
      reasons: ['no required analyzer completed on src/Vault.sol'],
    })
  })

  it('passes when one required analyzer does not apply and another completed', () => {
    const outcomes = [anOutcome(), anOutcome({ analyzer: 'solc' }, { kind: 'not-applicable', reason: 'old' })]

    expect(judge(evidence({ outcomes, required: ['slither', 'solc'] }))).toMatchObject({ kind: 'pass' })
  })

  it('is incomplete when a file was read by nobody', () => {
    const unreadable = new Map([['src/Vault.sol', 'it is not valid UTF-8']])

    expect(judge(evidence({ unreadable, outcomes: [] }))).toMatchObject({
      kind: 'incomplete',
      reasons: ['nobody looked at src/Vault.sol: it is not valid UTF-8'],
    })
  })

  it('does not count what was seen of the base', () => {
    expect(judge(evidence({ outcomes: [anOutcome({ side: 'base' })] }))).toMatchObject({
      kind: 'incomplete',
    })
  })

  it('names three of many files that were missed', () => {
    const files = ['a', 'b', 'c', 'd', 'e'].map((name) => aFileInScope({ path: aPath(`src/${name}.sol`) }))

    expect(judge(evidence({ change: { ...evidence().change, files }, outcomes: [] })).reasons).toContain(
      'slither was not run on src/a.sol, src/b.sol, src/c.sol and 2 more',
    )
  })
})

/** What a pass says of one file. */
function expectEarned(path: RepoPath, outcomes: readonly Outcome[], required: readonly string[]): void {
  const own = outcomes.filter(
    ({ side, analyzer, targets }) => side === 'head' && required.includes(analyzer) && targets.includes(path),
  )
  expect(own.map(({ kind }) => kind)).toContain('completed')
  for (const { kind } of own) expect(['completed', 'not-applicable']).toContain(kind)
  expect(new Set(own.map(({ analyzer }) => analyzer)).size).toBe(required.length)
}

describe('a pass', () => {
  const analyzers = ['embedded', 'slither', 'optional']
  const paths = ['src/A.sol', 'src/B.sol', 'src/C.sol'].map(aPath)
  const anyEnding = fc
    .constantFrom<OutcomeKind>(...gapKinds, 'not-applicable', 'completed', 'completed', 'completed')
    .map(endingOf)
  const anyOutcome = fc
    .record({
      analyzer: fc.constantFrom(...analyzers),
      side: fc.constantFrom('head', 'head', 'base'),
      targets: fc.subarray(paths),
      ending: anyEnding,
    })
    .map(({ ending, ...facts }) =>
      anOutcome({ ...facts, side: facts.side === 'base' ? 'base' : 'head' }, ending),
    )
  const anyEvidence = fc.record({
    outcomes: fc.array(anyOutcome, { maxLength: 8 }),
    files: fc
      .subarray(paths)
      .chain((own) =>
        fc.tuple(...own.map((path) => fc.boolean().map((isAnalysed) => aFileInScope({ path, isAnalysed })))),
      ),
    required: fc.subarray(['embedded', 'slither']),
    blocking: fc.array(fc.boolean(), { maxLength: 2 }),
    isUnreadable: fc.constantFrom(false, false, false, true),
  })

  it('is earned by every required analyzer on every file, and by one that completed', () => {
    let passes = 0
    fc.assert(
      fc.property(anyEvidence, ({ outcomes, files, required, blocking, isUnreadable }) => {
        const verdict = judge(
          evidence({
            outcomes,
            required,
            change: { base: null, head: null, files, notes: [] },
            weaknesses: blocking.map((one) => aWeakness({ blocking: one })),
            unreadable: new Map(isUnreadable ? [['src/A.sol', 'gone']] : []),
          }),
        )
        if (verdict.kind !== 'pass') return
        passes += 1
        expect(blocking).not.toContain(true)
        expect(isUnreadable).toBe(false)
        for (const { path } of files.filter((file) => file.isAnalysed)) expectEarned(path, outcomes, required)
      }),
      { numRuns: 3_000 },
    )
    expect(passes).toBeGreaterThan(50)
  })
})

describe('ruleOn', () => {
  const found = aWeakness({ evidence: 'pattern' })

  it('blocks what is new, bad and sure enough', () => {
    expect(ruleOn(found, policy)).toEqual({ blocking: true, ruling: 'new, high, high confidence' })
  })

  it('blocks what became worse', () => {
    expect(ruleOn({ ...found, state: 'worsened' }, policy)).toMatchObject({ blocking: true })
  })

  it.each([
    [{ state: 'fixed' }, 'fixed by this change'],
    [{ state: 'unchanged' }, 'was there before'],
    [{ suppression: { kind: 'inline', justification: 'audited' } }, 'suppressed: audited'],
    [{ class: 'unused_code' }, 'a matter of quality; never blocks'],
    [{ severity: 'medium' }, 'below `fail-on: high`'],
    [{ confidence: 'low' }, 'less sure than `min-confidence: medium`'],
  ] as const)('lets %j through and says why', (facts, ruling) => {
    expect(ruleOn({ ...found, ...facts }, policy)).toEqual({ blocking: false, ruling })
  })

  it.each(severities)('lets everything through with fail-on: never (%s)', (severity) => {
    const never: Policy = { ...policy, failOn: 'never' }

    expect(ruleOn({ ...found, severity, counterExample: 'withdraw(1)' }, never)).toEqual({
      blocking: false,
      ruling: '`fail-on: never` lets everything through',
    })
  })

  it('blocks what a counter-example shows, from medium on, however sure the tool is', () => {
    const shown = { ...found, severity: 'medium', confidence: 'low', counterExample: 'withdraw(1)' } as const

    expect(ruleOn(shown, { ...policy, failOn: 'critical' })).toEqual({
      blocking: true,
      ruling: 'new, medium, shown by a counter-example',
    })
    expect(ruleOn({ ...shown, severity: 'low' }, policy)).toMatchObject({ blocking: false })
  })

  it.each(classIds.filter((id) => classOf(id).kind === 'quality'))(
    'never blocks for %s, a matter of quality',
    (id) => {
      expect(
        ruleOn({ ...found, class: id, severity: 'critical', counterExample: 'x' }, policy).blocking,
      ).toBe(false)
    },
  )

  it('never blocks more under a milder policy', () => {
    const anyPolicy = fc.record({
      failOn: fc.constantFrom(...severities),
      minConfidence: fc.constantFrom(...confidences),
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...severities),
        fc.constantFrom(...confidences),
        anyPolicy,
        (severity, confidence, { failOn, minConfidence }) => {
          const { blocking } = ruleOn(
            { ...found, severity, confidence },
            { ...policy, failOn, minConfidence },
          )

          expect(blocking).toBe(
            severities.indexOf(severity) <= severities.indexOf(failOn) &&
              confidences.indexOf(confidence) <= confidences.indexOf(minConfidence),
          )
        },
      ),
    )
  })
})
