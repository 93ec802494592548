import { describe, expect, it } from 'vitest'
import { parseOutput } from '../../../src/analyzers/builtin/output.ts'
import type { OwnReport, ReportedClaim } from '../../../src/analyzers/own-report.ts'

const claim: ReportedClaim = {
  rule: 'reentrancy',
  severity: 'high',
  confidence: 'low',
  message: 'the call comes first',
  path: 'src/A.sol',
  start: 10,
  end: 20,
  related: [{ path: 'src/B.sol', start: 1, end: 2, message: 'written after the call' }],
}

function parse(report: Partial<OwnReport>, targets = ['src/A.sol'], stderr = '') {
  const whole = { version: '0.1.0', files: ['src/A.sol'], gaps: [], claims: [], ...report }
  return parseOutput({ exitCode: 0, stdout: JSON.stringify(whole), stderr }, { targets })
}

describe('reading what the built-in detectors print', () => {
  it('takes severity and confidence from the claim, the class from the rule', () => {
    expect(parse({ claims: [claim] })).toEqual({
      kind: 'read',
      findings: [
        {
          rule: 'reentrancy',
          class: 'reentrancy',
          severity: 'high',
          confidence: 'low',
          message: 'the call comes first',
          span: { path: 'src/A.sol', utf16: { start: 10, end: 20 } },
          related: [
            {
              span: { path: 'src/B.sol', utf16: { start: 1, end: 2 } },
              message: 'written after the call',
            },
          ],
        },
      ],
    })
  })

  it('is partial where a detector failed, and names it', () => {
    const gaps = [{ path: 'src/A.sol', reason: 'the detector reentrancy failed: Error: no' }]

    expect(parse({ gaps, claims: [claim] })).toMatchObject({
      kind: 'partial',
      reason: 'src/A.sol: the detector reentrancy failed: Error: no',
      findings: [{ rule: 'reentrancy' }],
    })
  })

  it('is partial where part of a file was not read, names the first place and counts the others', () => {
    const gaps = [
      { path: 'src/A.sol', line: 7, reason: 'not understood' },
      { path: 'src/A.sol', line: 9, reason: 'not understood' },
    ]

    expect(parse({ gaps })).toMatchObject({
      kind: 'partial',
      reason: 'src/A.sol:7: not understood (and 1 more)',
    })
  })

  it('is partial where a target is missing from the answer', () => {
    expect(parse({}, ['src/A.sol', 'src/B.sol'])).toMatchObject({
      kind: 'partial',
      reason: 'src/B.sol was not looked at',
    })
  })

  it('is unreadable where no target was looked at', () => {
    expect(parse({ files: [], gaps: [{ path: 'src/A.sol', reason: 'is not here' }] })).toEqual({
      kind: 'unreadable',
      reason: 'src/A.sol: is not here',
    })
  })

  it.each([
    ['an unknown rule', { claims: [{ ...claim, rule: 'unheard-of' }] }],
    ['a rule that every object has', { claims: [{ ...claim, rule: 'constructor' }] }],
    ['an unknown severity', { claims: [{ ...claim, severity: 'fatal' }] }],
    ['an unknown field', { surprise: true }],
    ['a negative offset', { claims: [{ ...claim, start: -1 }] }],
  ])('refuses %s', (_, report) => {
    const stdout = JSON.stringify({ version: '0.1.0', files: ['src/A.sol'], gaps: [], claims: [], ...report })

    expect(parseOutput({ exitCode: 0, stdout, stderr: '' }, { targets: ['src/A.sol'] })).toEqual({
      kind: 'unreadable',
      reason: 'the built-in detectors printed no report',
    })
  })

  it('tells what the process complained of', () => {
    const output = { exitCode: 0, stdout: '', stderr: 'RangeError: too deep\n    at visit\n' }

    expect(parseOutput(output, { targets: [] })).toEqual({
      kind: 'unreadable',
      reason: 'RangeError: too deep',
    })
  })
})
