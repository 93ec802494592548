import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Invocation } from '../../../src/analyzers/analyzer.ts'
import { change } from '../../../src/analyzers/change/change.ts'

const invocation: Invocation = {
  folder: '/sources',
  targets: ['A.sol'],
  resolutions: '/scratch/head.json',
  base: { folder: '/base', targets: ['Old.sol'], resolutions: '/scratch/base.json' },
  standardInput: '',
  compiler: '',
  compilerSelection: [],
  bundles: '/bundles',
  node: '/usr/bin/node',
  scratch: '/scratch',
}

function read(report: object, targets: readonly string[], stderr = '') {
  const whole = { version: '1.2.3', files: [], gaps: [], claims: [], ...report }
  return change.parse({ exitCode: 0, stdout: JSON.stringify(whole), stderr }, { folder: '/sources', targets })
}

describe('change', () => {
  it('hands both sides to its process', () => {
    const { program, args, input } = change.command(invocation)

    expect([program, ...args]).toEqual(['/usr/bin/node', '/bundles/change.js'])
    expect(JSON.parse(input ?? '')).toEqual({
      head: { files: ['A.sol'], resolutions: '/scratch/head.json' },
      base: { folder: '/base', files: ['Old.sol'], resolutions: '/scratch/base.json' },
    })
  })

  it('calls a run partial when a target was not compared', () => {
    expect(read({ files: ['A.sol'] }, ['A.sol', 'B.sol'])).toEqual({
      kind: 'partial',
      findings: [],
      reason: 'B.sol was not compared',
    })
  })

  it('tells how many gaps there are', () => {
    const gaps = [
      { path: 'A.sol', reason: 'one' },
      { path: 'B.sol', reason: 'two' },
    ]

    expect(read({ files: ['A.sol'], gaps }, ['A.sol'])).toMatchObject({ reason: 'A.sol: one (and 1 more)' })
    expect(read({ gaps }, ['A.sol']).kind).toBe('unreadable')
  })

  it('takes no claim of a rule that it does not know', () => {
    const claim = { rule: 'toString', severity: 'high', confidence: 'high', message: '', related: [] }

    expect(read({ claims: [{ ...claim, path: 'A.sol', start: 0, end: 1 }] }, []).kind).toBe('unreadable')
  })

  it('reads the classes of its rules from their table', () => {
    const stdout = readFileSync(new URL('./recorded/findings.json', import.meta.url), 'utf8')
    const parsed = change.parse({ exitCode: 0, stdout, stderr: '' }, { folder: '/sources', targets: [] })

    expect(parsed.kind === 'read' && parsed.findings.map((finding) => finding.class)).toEqual([
      'guard_removed',
      'guard_removed',
    ])
  })
})
