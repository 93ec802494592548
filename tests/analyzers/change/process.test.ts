import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { compiledEntry } from '../../support/compile.ts'

const sample = fileURLToPath(new URL('samples/guard-ripple', import.meta.url))

function run(request: unknown) {
  return spawnSync(process.execPath, [compiledEntry('change.ts')], {
    cwd: `${sample}/head`,
    input: JSON.stringify(request),
    encoding: 'utf8',
  })
}

describe('the process that compares sides', () => {
  it('reads both folders with their imports and prints one report', () => {
    const { stdout, status } = run({
      head: { files: ['Vault.sol'] },
      base: { folder: `${sample}/base`, files: ['Vault.sol'] },
    })

    const report = JSON.parse(stdout)
    expect(status).toBe(0)
    expect(report).toMatchObject({ files: ['Vault.sol'], gaps: [] })
    expect(report.claims.map(({ path, rule }: { path: string; rule: string }) => `${path} ${rule}`)).toEqual([
      'Vault.sol guard-removed',
      'Vault.sol guard-removed',
    ])
  })

  it('says of which side a file is missing', () => {
    const { stdout } = run({
      head: { files: ['Vault.sol'] },
      base: { folder: `${sample}/base`, files: ['Vault.sol', 'Gone.sol'] },
    })

    expect(JSON.parse(stdout).gaps).toEqual([{ path: 'Gone.sol', reason: 'is not here (at the base)' }])
  })

  it('fails without a base', () => {
    expect(run({ head: { files: ['Vault.sol'] }, base: null }).status).not.toBe(0)
    expect(() =>
      execFileSync(process.execPath, [compiledEntry('change.ts')], { input: '', stdio: 'pipe' }),
    ).toThrow()
  })
})
