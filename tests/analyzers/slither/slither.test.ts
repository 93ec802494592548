import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { slither } from '../../../src/analyzers/slither/slither.ts'

const step = { folder: '/sources', targets: ['src/Bank.sol'] }
const invocation = {
  ...step,
  resolutions: '/scratch/resolutions.json',
  base: null,
  standardInput: '/scratch/input.json',
  compiler: '/compilers/solc',
  compilerSelection: [],
  bundles: '/bundles',
  node: '/usr/bin/node',
  scratch: '/scratch',
}

function recorded(name: string): string {
  return readFileSync(new URL(`./recorded/${name}.json`, import.meta.url), 'utf8')
}

function read(answer: unknown, { exitCode = 255, stderr = '' } = {}) {
  return slither.parse({ exitCode, stdout: JSON.stringify(answer), stderr }, step)
}

function found(elements: readonly unknown[], check = 'tx-origin', description = 'text') {
  const parsed = read({
    success: true,
    error: null,
    results: { detectors: [{ check, description, elements }] },
  })
  return parsed.kind === 'read' ? parsed.findings[0] : undefined
}

function element(type: string, start: number, underlying_type?: string) {
  const source_mapping = { filename_relative: 'src/Bank.sol', start, length: 5, lines: [1] }
  return { type, name: `${type}-${start}`, source_mapping, additional_fields: { underlying_type } }
}

describe('slither', () => {
  it('knows every detector of the version that it names', () => {
    const { version, detectors } = JSON.parse(
      readFileSync(new URL('./detectors.json', import.meta.url), 'utf8'),
    )
    const names: string[] = detectors.map(({ check }: { check: string }) => check)

    expect(slither.install).toContain(version)
    expect(names.length).toBeGreaterThan(100)
    expect(Object.keys(slither.rules).sort()).toEqual([...names, 'malformed-suppression'].sort())
  })

  it.each([0, 1, 255])('reads the same from the same JSON when the exit code is %i', (exitCode) => {
    const output = { exitCode, stdout: recorded('findings'), stderr: '' }

    expect(slither.completedExitCodes).toContain(exitCode)
    expect(slither.parse(output, step)).toEqual(slither.parse({ ...output, exitCode: 255 }, step))
  })

  it('finds its version in what it prints, if it is there', () => {
    expect(slither.versionOf({ exitCode: 0, stdout: '0.11.6\n', stderr: '' })).toBe('0.11.6')
    expect(slither.versionOf({ exitCode: 1, stdout: '', stderr: 'no such thing' })).toBeUndefined()
  })

  it('reads success without detectors as clean', () => {
    expect(read({ success: true, error: null, results: {} })).toEqual({ kind: 'read', findings: [] })
  })

  it.each([
    { success: false, error: 'something', results: { detectors: [] } },
    { success: null, error: null, results: { detectors: [] } },
    { error: null, results: { detectors: [] } },
    { success: true, error: null },
    { success: true, results: { detectors: [{ check: 'tx-origin' }] } },
  ])('never reads %j as clean', (answer) => {
    expect(read(answer).kind).toBe('unreadable')
  })

  it('tells why there is no answer: by the line that names an error, else by the last one', () => {
    const reasonOf = (stderr: string) => slither.parse({ exitCode: 1, stdout: '', stderr }, step)

    expect(
      reasonOf('Traceback (most recent call last):\n  File "a.py"\nAssertionError: no\n\nbye\n'),
    ).toEqual({
      kind: 'unreadable',
      reason: 'AssertionError: no',
    })
    expect(reasonOf('Killed\n')).toEqual({ kind: 'unreadable', reason: 'Killed' })
    expect(reasonOf('')).toEqual({ kind: 'unreadable', reason: 'Slither ended without an answer' })
  })

  it('says in one short line what the compiler refused', () => {
    expect(slither.parse({ exitCode: 255, stdout: recorded('failed'), stderr: '' }, step)).toEqual({
      kind: 'unreadable',
      reason: 'src/Broken.sol:4:27: Undeclared identifier.',
    })
    expect(read({ success: false, error: 'x '.repeat(1000), results: {} })).toMatchObject({
      reason: expect.stringMatching(/^.{301}$/),
    })
  })

  it('does not believe a success without a compilation', () => {
    expect(slither.parse({ exitCode: 0, stdout: recorded('no-input'), stderr: '' }, step).kind).toBe(
      'unreadable',
    )
    expect(slither.parse({ exitCode: 0, stdout: recorded('no-contract'), stderr: '' }, step).kind).toBe(
      'read',
    )
  })

  it('keeps settings and suppressions of the sources away from Slither', () => {
    const { args, env } = slither.command(invocation)

    expect(args).toEqual(expect.arrayContaining(['--show-ignored-findings', '--config-file']))
    expect(args[args.indexOf('--config-file') + 1]).toBe('/scratch/no-settings.json')
    expect(args[args.indexOf('--json') + 1]).toBe('-')
    expect(env).toEqual({ PYTHONUTF8: '1' })
  })

  it('reports a suppression that older versions only mention in their log', () => {
    const stderr = [
      'ERROR:Slither:slither-disable-end without slither-disable-start in /sources/src/Loose.sol#5',
      'ERROR:Slither:Consecutive slither-disable-starts without slither-disable-end in /elsewhere/B.sol#7',
    ].join('\n')

    expect(read({ success: true, error: null, results: {} }, { stderr })).toMatchObject({
      kind: 'read',
      findings: [
        { rule: 'malformed-suppression', span: { path: 'src/Loose.sol', lines: { first: 5, last: 5 } } },
        { rule: 'malformed-suppression', span: { path: '/elsewhere/B.sol', lines: { first: 7, last: 7 } } },
      ],
    })
  })
})

describe("a finding of Slither's", () => {
  it('lies at the statement, with the function around it as related', () => {
    expect(found([element('function', 1), element('node', 20), element('node', 30)])).toMatchObject({
      span: { path: 'src/Bank.sol', bytes: { start: 20, length: 5 } },
      related: [{ message: 'function function-1' }, { message: 'statement' }],
    })
  })

  it('lies at the variable when there is no statement, and at the function before the contract', () => {
    expect(found([element('contract', 1), element('variable', 20)])).toMatchObject({
      span: { bytes: { start: 20 } },
    })
    expect(found([element('contract', 1), element('function', 20)])).toMatchObject({
      span: { bytes: { start: 20 } },
    })
    expect(found([element('contract', 1)])).toMatchObject({ span: { bytes: { start: 1 } } })
  })

  it('lies at the external call when it is about reentrancy, first at the one that sends ether', () => {
    const call = element('node', 20, 'external_calls')
    const sending = element('node', 30, 'external_calls_sending_eth')
    const write = element('node', 10, 'variables_written')

    expect(found([write, call], 'reentrancy-no-eth')).toMatchObject({
      span: { bytes: { start: 20 } },
      related: [{ message: 'state written after the call' }],
    })
    expect(found([write, call, sending], 'reentrancy-eth')).toMatchObject({ span: { bytes: { start: 30 } } })
  })

  it('names each place once', () => {
    const call = element('node', 20, 'external_calls')

    expect(
      found([call, { ...call, additional_fields: {} }, element('node', 30), element('node', 30)]),
    ).toMatchObject({
      related: [{ span: { bytes: { start: 30 } } }],
    })
  })

  it('is kept when nothing that it names lies anywhere', () => {
    const nowhere = {
      type: 'node',
      name: 'x',
      source_mapping: { filename_relative: 'a', start: -1, length: 0 },
    }

    const place = { path: 'src/Bank.sol', lines: { first: 1, last: 1 } }
    expect(found([])).toMatchObject({ span: place, related: [] })
    expect(found([nowhere])).toMatchObject({ span: place, related: [] })
  })

  it('has the same message when the code around it moves', () => {
    const at = (lines: string) =>
      found([], 'tx-origin', `Bank.pay(address) (src/Bank.sol#${lines}) uses tx.origin\n`)

    expect(at('20-26')?.message).toBe('Bank.pay(address) uses tx.origin')
    expect(at('7')?.message).toBe(at('20-26')?.message)
  })

  it.each(['brand-new-detector', '__proto__', 'constructor'])(
    'is only shown when its rule is %s',
    (check) => {
      expect(found([], check)).toMatchObject({ rule: check, class: 'unclassified', severity: 'info' })
    },
  )
})
