import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { builtin } from '../../../src/analyzers/builtin/builtin.ts'
import { compiledEntry } from '../../support/compile.ts'

const samples = fileURLToPath(new URL('samples/reentrancy', import.meta.url))

describe('the process of the built-in detectors', () => {
  it('prints what the analyzer reads', () => {
    const { stdout, stderr, status } = run(JSON.stringify({ files: ['old.sol'] }))

    const parsed = builtin.parse(
      { exitCode: Number(status), stdout, stderr },
      { folder: samples, targets: ['old.sol'] },
    )
    const rules = parsed.kind === 'read' ? parsed.findings.map(({ rule }) => rule) : parsed
    expect(rules).toContain('reentrancy')
  })

  it('ends with an error when it does not understand what it is asked', () => {
    const { status, stderr } = run('{}')

    expect(status).not.toBe(0)
    expect(stderr).toContain('expected {"files": [...]}')
  })
})

function run(input: string) {
  return spawnSync(process.execPath, [compiledEntry('builtin.ts')], { cwd: samples, input, encoding: 'utf8' })
}
