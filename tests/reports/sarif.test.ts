import type { Log, Result, Run } from 'sarif'
import { describe, expect, it } from 'vitest'
import type { Audit } from '../../src/domain/audit.ts'
import { classIds } from '../../src/domain/taxonomy.ts'
import { lineHashesOf } from '../../src/reports/line-hash.ts'
import { renderSarif } from '../../src/reports/sarif.ts'
import {
  aCleanAudit,
  aFingerprint,
  aLocation,
  anAudit,
  anOutcome,
  aPath,
  aWeakness,
  vaultSource,
} from '../support/builders.ts'
import { sarifProblems } from '../support/sarif-problems.ts'

function runsOf(audit: Audit): readonly Run[] {
  return renderSarif(audit).flatMap(({ text }) => {
    const log: Log = JSON.parse(text)
    return log.runs
  })
}

function resultsOf(audit: Audit): readonly Result[] {
  return runsOf(audit).flatMap(({ results }) => results ?? [])
}

function notificationsOf(audit: Audit): readonly unknown[] {
  return runsOf(audit).flatMap(({ invocations }) => invocations?.[0]?.toolExecutionNotifications ?? [])
}

function problemsOf(audit: Audit): readonly string[] {
  return renderSarif(audit).flatMap(({ text }) => sarifProblems(text))
}

describe('renderSarif', () => {
  it('is valid with something to report and with nothing', () => {
    expect(problemsOf(anAudit())).toEqual([])
    expect(problemsOf(aCleanAudit())).toEqual([])
    expect(resultsOf(aCleanAudit())).toEqual([])
  })

  it('is valid for every class of weaknesses, as all kinds of severity', () => {
    const severities = ['critical', 'high', 'medium', 'low', 'info'] as const

    for (const severity of severities) {
      const weaknesses = classIds.map((id) => aWeakness({ class: id, severity }))
      expect(problemsOf(anAudit({ weaknesses }))).toEqual([])
    }
  })

  it('writes a file even when there is no project root', () => {
    expect(renderSarif(aCleanAudit({ roots: [] })).map(({ root }) => root)).toEqual([''])
  })

  it('gives the same bytes for the same audit', () => {
    expect(renderSarif(anAudit())).toEqual(renderSarif(anAudit()))
  })

  it('makes one result of one weakness, with place, related places and both fingerprints', () => {
    expect(resultsOf(anAudit())).toEqual([
      {
        ruleId: 'reentrancy',
        ruleIndex: 0,
        level: 'error',
        message: {
          text: 'The call to msg.sender runs before balances[msg.sender] is reduced (builtin, slither) See also [src/Vault.sol:18](1): written after the call.',
        },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'src/Vault.sol' },
              region: { startLine: 16, startColumn: 9, endLine: 16, endColumn: 60 },
            },
          },
        ],
        relatedLocations: [
          {
            id: 1,
            physicalLocation: {
              artifactLocation: { uri: 'src/Vault.sol' },
              region: { startLine: 18, startColumn: 9, endLine: 18, endColumn: 40 },
            },
            message: { text: 'written after the call' },
          },
        ],
        partialFingerprints: {
          primaryLocationLineHash: lineHashesOf(vaultSource)[15],
          'sevengates/v1': aFingerprint(),
        },
        suppressions: [],
        properties: {
          state: 'new',
          blocking: true,
          severity: 'high',
          confidence: 'high',
          evidence: 'several-tools',
          analyzers: ['builtin/reentrancy', 'slither/reentrancy-eth'],
        },
      },
    ])
  })

  it('describes the class as a rule, with the numbers of other catalogues as tags', () => {
    expect(runsOf(anAudit())[0]?.tool.driver.rules?.[0]).toMatchObject({
      id: 'reentrancy',
      defaultConfiguration: { level: 'error' },
      properties: {
        precision: 'high',
        'security-severity': '8.0',
        tags: expect.arrayContaining(['security', 'external/cwe/cwe-841', 'external/swc/swc-107']),
      },
      help: { markdown: expect.stringContaining('## How to fix it') },
    })
  })

  it('names a rule in Pascal case, unless that would repeat its id', () => {
    const weaknesses = [aWeakness(), aWeakness({ class: 'tx_origin' })]

    expect(runsOf(anAudit({ weaknesses }))[0]?.tool.driver.rules?.map(({ name }) => name)).toEqual([
      undefined,
      'TxOrigin',
    ])
  })

  it('rates a rule by its worst and surest result', () => {
    const weaknesses = [
      aWeakness({ severity: 'medium', confidence: 'low' }),
      aWeakness({ severity: 'critical', confidence: 'medium' }),
    ]

    const properties = runsOf(anAudit({ weaknesses }))[0]?.tool.driver.rules?.[0]?.properties
    expect(properties).toMatchObject({ 'security-severity': '9.5', precision: 'medium' })
  })

  it('rates a counter-example above all confidence', () => {
    const weaknesses = [aWeakness({ evidence: 'counter-example', confidence: 'low' })]

    expect(runsOf(anAudit({ weaknesses }))[0]?.tool.driver.rules?.[0]?.properties).toMatchObject({
      precision: 'very-high',
    })
  })

  it('makes no security rule of a class of quality, or of what is only worth knowing', () => {
    const weaknesses = [
      aWeakness({ class: 'unused_code', severity: 'high' }),
      aWeakness({ class: 'tx_origin', severity: 'info' }),
    ]

    const rules = runsOf(anAudit({ weaknesses }))[0]?.tool.driver.rules ?? []
    expect(rules.map(({ properties }) => properties?.tags?.[0])).toEqual(['quality', 'quality'])
    expect(rules.map(({ properties }) => properties?.['problem.severity'])).toEqual([
      'recommendation',
      'error',
    ])
  })

  it('leaves out what is fixed, and keeps what was there before', () => {
    const weaknesses = [
      aWeakness({ state: 'fixed' }),
      aWeakness({ state: 'unchanged' }),
      aWeakness({ state: 'worsened' }),
    ]

    expect(resultsOf(anAudit({ weaknesses })).map(({ properties }) => properties?.state)).toEqual([
      'unchanged',
      'worsened',
    ])
  })

  it('tells what was silenced, how and why', () => {
    const weaknesses = [
      aWeakness({ suppression: { kind: 'inline', justification: 'audited\u202e' } }),
      aWeakness({ suppression: { kind: 'file', justification: 'known' } }),
    ]

    expect(problemsOf(anAudit({ weaknesses }))).toEqual([])
    expect(resultsOf(anAudit({ weaknesses })).map(({ suppressions }) => suppressions)).toEqual([
      [{ kind: 'inSource', status: 'accepted', justification: 'audited\\u202e' }],
      [{ kind: 'external', status: 'accepted', justification: 'known' }],
    ])
  })

  it('leaves the hash of the line out when the source is not at hand', () => {
    expect(resultsOf(anAudit({ sources: new Map() }))[0]?.partialFingerprints).toEqual({
      'sevengates/v1': aFingerprint(),
    })
  })

  it.each([
    ['a placeholder', 'call{value: 1}("") {0}', 'call{{value: 1}}("") {{0}}'],
    ['a link', '[click](https://evil.example)', '[click] (https://evil.example)'],
    ['lines and controls', 'a\nb\u001b[31m', 'a b\\u001b[31m'],
  ])('does not let a message carry %s', (_, message, expected) => {
    const weaknesses = [aWeakness({ message, locations: [aLocation()] })]

    expect(problemsOf(anAudit({ weaknesses }))).toEqual([])
    expect(resultsOf(anAudit({ weaknesses }))[0]?.message.text).toBe(`${expected} (builtin, slither)`)
  })

  it.each([
    'src/a b.sol',
    'src/#1.sol',
    'src/100%.sol',
    '-rf.sol',
    'src/ä漢🦄.sol',
    'http:/x.sol',
    'a](b).sol',
    'a\\b{0}.sol',
  ])('points at %s by a valid relative URI', (text) => {
    const path = aPath(text)
    const weaknesses = [aWeakness({ locations: [aLocation({ path }), aLocation({ path, role: 'related' })] })]
    const [result] = resultsOf(anAudit({ weaknesses }))

    expect(problemsOf(anAudit({ weaknesses }))).toEqual([])
    expect(decodeURIComponent(result?.locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? '')).toBe(
      path,
    )
  })

  it('keeps at most 100 places of a result', () => {
    const related = Array.from({ length: 500 }, (_, line) =>
      aLocation({ role: 'related', startLine: line + 1, endLine: line + 1 }),
    )
    const weaknesses = [aWeakness({ locations: [aLocation(), ...related] })]

    expect(problemsOf(anAudit({ weaknesses }))).toEqual([])
    expect(resultsOf(anAudit({ weaknesses }))[0]?.relatedLocations).toHaveLength(99)
  })

  it('lists the analyzers of the root with their versions, once each', () => {
    const outcomes = [
      anOutcome(),
      anOutcome({ side: 'base' }),
      anOutcome({ analyzer: 'echidna', version: null }, { kind: 'unavailable', reason: 'not on PATH' }),
      anOutcome({ analyzer: 'wake', root: 'elsewhere' }),
    ]

    expect(runsOf(anAudit({ outcomes }))[0]?.tool.extensions).toEqual([
      { name: 'echidna' },
      { name: 'slither', version: '0.11.3' },
    ])
  })

  it('says by notifications what did not complete', () => {
    const outcomes = [
      anOutcome(),
      anOutcome({}, { kind: 'timed-out', reason: 'the budget {0} was used up' }),
      anOutcome({}, { kind: 'not-applicable', reason: 'no target' }),
      anOutcome({ root: 'elsewhere' }, { kind: 'crashed', reason: 'exit code 2' }),
    ]

    expect(problemsOf(anAudit({ outcomes }))).toEqual([])
    expect(notificationsOf(anAudit({ outcomes }))).toEqual([
      { level: 'warning', message: { text: 'slither 0.11.3 ran out of time: the budget {{0}} was used up' } },
      { level: 'note', message: { text: 'slither 0.11.3 had nothing to look at: no target' } },
    ])
  })

  it('keeps the 5,000 results of the highest rank and says how many it left out', () => {
    const weaknesses = Array.from({ length: 5_002 }, (_, seed) =>
      aWeakness({ fingerprint: aFingerprint(seed) }),
    )
    const audit = anAudit({ weaknesses })

    expect(problemsOf(audit)).toEqual([])
    expect(resultsOf(audit)).toHaveLength(5_000)
    expect(notificationsOf(audit)).toEqual([
      {
        level: 'warning',
        message: { text: expect.stringMatching(/^2 weaknesses of the lowest rank are left out/) },
      },
    ])
  })

  it('stays below 10 MB however long the texts are', () => {
    const related = Array.from({ length: 99 }, () =>
      aLocation({ role: 'related', message: '漢'.repeat(900) }),
    )
    const weaknesses = Array.from({ length: 100 }, () => aWeakness({ locations: [aLocation(), ...related] }))
    const [file] = renderSarif(anAudit({ weaknesses }))

    expect(Buffer.byteLength(file?.text ?? '')).toBeLessThan(10_000_000)
    expect(resultsOf(anAudit({ weaknesses })).length).toBeGreaterThan(20)
  })
})

describe('renderSarif for several project roots', () => {
  it('writes one file per root, each with a name of its own that never changes', () => {
    const roots = ['', 'packages/b', 'packages/a b']

    expect(problemsOf(anAudit({ roots }))).toEqual([])
    expect(renderSarif(anAudit({ roots })).map(({ root }) => root)).toEqual([
      '',
      'packages/a b',
      'packages/b',
    ])
    expect(runsOf(anAudit({ roots })).map(({ automationDetails }) => automationDetails?.id)).toEqual([
      'sevengates/',
      'sevengates/packages/a%20b/',
      'sevengates/packages/b/',
    ])
  })

  it('puts a weakness into the innermost root that holds it, and into the first when none does', () => {
    const at = (path: string) => aWeakness({ locations: [aLocation({ path: aPath(path) })] })
    const weaknesses = [at('packages/a/x.sol'), at('packages/x.sol'), at('other/x.sol')]
    const audit = anAudit({ roots: ['packages', 'packages/a'], weaknesses })

    expect(runsOf(audit).map(({ results }) => results?.length)).toEqual([2, 1])
  })

  it('merges what is beyond the twentieth root into the last file', () => {
    const roots = Array.from({ length: 30 }, (_, index) => `p${String(index).padStart(2, '0')}`)
    const at = (path: string) => aWeakness({ locations: [aLocation({ path: aPath(path) })] })
    const weaknesses = [at('p18/x.sol'), at('p19/x.sol'), at('p29/x.sol')]
    const runs = runsOf(anAudit({ roots, weaknesses }))

    expect(problemsOf(anAudit({ roots, weaknesses }))).toEqual([])
    expect(runs).toHaveLength(20)
    expect(runs.map(({ results }) => results?.length).slice(18)).toEqual([1, 2])
    expect(runs[19]?.automationDetails?.id).toBe('sevengates/~others/')
  })

  it('keeps a file for each of exactly twenty roots', () => {
    const roots = Array.from({ length: 20 }, (_, index) => `p${index}`)

    expect(renderSarif(aCleanAudit({ roots })).map(({ root }) => root)).not.toContain('~others')
  })
})
