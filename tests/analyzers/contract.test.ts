import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Analyzer, Output } from '../../src/analyzers/analyzer.ts'
import { analyzers } from '../../src/analyzers/registry.ts'
import { isClassId } from '../../src/domain/taxonomy.ts'

const folders = readdirSync(new URL('../../src/analyzers', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

const step = { folder: '/sources', targets: ['src/Bank.sol', 'src/Counter.sol'] }

describe('every analyzer', () => {
  it('is registered, and only once', () => {
    expect(analyzers.map(({ id }) => id).sort()).toEqual(folders.sort())
  })

  describe.each(analyzers)('$id', (analyzer) => {
    const names = recordingsOf(analyzer)

    it('has a recording of a clean run, of findings and of a failure', () => {
      expect(names).toEqual(expect.arrayContaining(['clean', 'findings', 'failed']))
    })

    it('reads the recorded clean run as clean', () => {
      expect(analyzer.parse(recording(analyzer, 'clean'), { ...step, targets: [] })).toEqual({
        kind: 'read',
        findings: [],
      })
    })

    it('reads the recorded failure as one', () => {
      expect(analyzer.parse(recording(analyzer, 'failed'), step).kind).not.toBe('read')
    })

    it.each(names)('reads the recorded output %s', async (name) => {
      const parsed = analyzer.parse(recording(analyzer, name), { ...step, targets: [] })

      const text = `${JSON.stringify(parsed, null, 2)}\n`
      await expect(text).toMatchFileSnapshot(`./${analyzer.id}/expected/${name}.json`)
    })

    it.each(['', '{}', '[]', 'null', '<html>', '0', '"clean"', '{"success":true}', '{"files":null}'])(
      'refuses %j instead of calling it clean',
      (stdout) => {
        expect(analyzer.parse({ exitCode: 0, stdout, stderr: '' }, step).kind).toBe('unreadable')
      },
    )

    it('classifies each rule by a class that exists', () => {
      const meanings = Object.values(analyzer.rules)

      expect(meanings.length).toBeGreaterThan(0)
      expect(meanings.filter((meaning) => !isClassId(meaning.class))).toEqual([])
    })

    it('has a meaning for each rule of the recorded findings', () => {
      const parsed = analyzer.parse(recording(analyzer, 'findings'), step)
      const rules = parsed.kind !== 'unreadable' ? parsed.findings.map(({ rule }) => rule) : []

      expect(rules.length).toBeGreaterThan(0)
      expect(rules.filter((rule) => !Object.hasOwn(analyzer.rules, rule))).toEqual([])
    })

    it('knows its version', () => {
      expect(analyzer.versionOf({ exitCode: 0, stdout: `${analyzer.id} 12.3.4\n`, stderr: '' })).toMatch(
        /^\d+[.]\d+[.]\d+$/,
      )
    })

    it('takes nothing that looks like an option from a file name', () => {
      const { args } = analyzer.command({
        ...step,
        targets: ['--version.sol'],
        resolutions: '/scratch/resolutions.json',
        base: null,
        standardInput: '/scratch/input.json',
        compiler: '/compilers/solc',
        compilerSelection: [],
        bundles: '/bundles',
        node: '/usr/bin/node',
        scratch: '/scratch',
      })

      const first = args.indexOf('--version.sol')
      expect(first === -1 || first >= 2).toBe(true)
    })
  })
})

function recordedFolder({ id }: Analyzer): URL {
  return new URL(`./${id}/recorded/`, import.meta.url)
}

function recordingsOf(analyzer: Analyzer): readonly string[] {
  return readdirSync(recordedFolder(analyzer))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
}

/** `NAME.json` is what a tool printed, `NAME.stderr.txt` what it complained. */
function recording(analyzer: Analyzer, name: string): Output {
  const stderr = new URL(`${name}.stderr.txt`, recordedFolder(analyzer))
  return {
    exitCode: 0,
    stdout: readFileSync(new URL(`${name}.json`, recordedFolder(analyzer)), 'utf8'),
    stderr: existsSync(stderr) ? readFileSync(stderr, 'utf8') : '',
  }
}
