import { closeSync, openSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aFolder, aRepository } from '../support/git-fixture.ts'
import { sevengates } from './support/command.ts'
import { safeVault, tidyVault, weakVault } from './support/contracts.ts'
import { dist, plainPath } from './support/places.ts'
import { aPullRequest, type Files } from './support/pull-request.ts'
import { run } from './support/run.ts'

const vault = 'src/Vault.sol'
const changed = tidyVault
const pull = aPullRequest({ [vault]: safeVault }, { [vault]: weakVault })
const gate = ['gate', '--base', 'main']

function withSettings(text: string): string {
  const files: Files = { '.github/sevengates.yml': text, [vault]: safeVault }
  return aPullRequest(files, { [vault]: weakVault }).repository.folder
}

describe('settings at the base', () => {
  it.each([
    ['that are no YAML', 'fail-on: [high\n', 'not valid YAML'],
    ['with an unknown name', 'failon: high\n', 'did you mean `fail-on`'],
    ['with a wrong value', 'fail-on: hihg\n', 'hihg'],
    ['that are a list', '- high\n', 'expected settings by name'],
  ])('%s end with 3 and a sentence', async (_, text, words) => {
    const { exitCode, stdout, stderr } = await sevengates(gate, withSettings(text))
    expect(exitCode).toBe(3)
    expect(stdout).toBe('')
    expect(stderr).toContain(words)
    expect(stderr).not.toMatch(/^ {4}at /m)
  })
})

describe('a repository', () => {
  it('that lacks the base ends with 3', async () => {
    const { exitCode, stderr } = await sevengates(['gate', '--base', 'nowhere'], pull.repository.folder)
    expect(exitCode).toBe(3)
    expect(stderr).toContain('"nowhere"')
  })

  it('without commits ends with 3', async () => {
    const { exitCode, stderr } = await sevengates(gate, aRepository().folder)
    expect(exitCode).toBe(3)
    expect(stderr).toContain('no commit')
  })

  it('that is none ends with 3', async () => {
    const { exitCode, stderr } = await sevengates(gate, aFolder())
    expect(exitCode).toBe(3)
    expect(stderr).toContain('.git')
  })
})

describe('a changed contract', () => {
  const base = { [vault]: safeVault }
  const latin1 = Buffer.from(changed.replace('contract Vault', '/* caf\u00e9 */ contract Vault'), 'latin1')

  it('that is not UTF-8 is incomplete, and named', async () => {
    const { repository } = aPullRequest(base, {})
    repository.checkout('feature').write(vault, latin1).commit('Change')
    const { exitCode, stdout } = await sevengates(gate, repository.folder)
    expect(exitCode).toBe(2)
    expect(stdout).toContain(vault)
  })

  it('of 50 MB is incomplete, and named', async () => {
    const { repository } = aPullRequest(base, {})
    repository.checkout('feature').write(vault, `${changed}//`)
    truncateSync(join(repository.folder, vault), 50 * 1024 * 1024)
    repository.commit('Change')
    const { exitCode, stdout } = await sevengates(gate, repository.folder)
    expect(exitCode).toBe(2)
    expect(stdout).toContain(vault)
  })

  it('that is a link out of the repository is incomplete, and its target is not read', async () => {
    const secret = aRepository().write('Secret.sol', 'contract Secret { address tx_secret; }\n')
    const { repository } = aPullRequest(base, {})
    repository.checkout('feature').remove(vault).link(vault, join(secret.folder, 'Secret.sol')).commit()
    const { exitCode, stdout } = await sevengates(gate, repository.folder)
    expect(exitCode).toBe(2)
    expect(stdout).toContain(vault)
    expect(stdout).not.toContain('tx_secret')
  })

  it('that imports what is not there is incomplete', async () => {
    const { repository } = aPullRequest(base, { [vault]: `import "./Missing.sol";\n${changed}` })
    const { exitCode, stdout } = await sevengates(gate, repository.folder)
    expect(exitCode).toBe(2)
    expect(stdout).toContain('Missing.sol')
  })
})

describe('names of files', () => {
  const names = [
    'src/With space.sol',
    'src/Quote"\'.sol',
    'src/New\nline.sol',
    'src/-rf.sol',
    '-Vault.sol',
    'src/Ünï – 金庫.sol',
    'src/$(touch x).sol',
    'src/`touch x`;touch x.sol',
    'src/::error::x.sol',
  ]

  it('of any kind are judged, run nothing and break no report', async () => {
    const { repository } = aPullRequest(
      { [vault]: safeVault },
      Object.fromEntries(
        names.map((name, index) => [name, weakVault.replace('contract Vault', `contract Vault${index}`)]),
      ),
    )
    const args = [...gate, '--fail-on', 'medium', '--format', 'json']
    const { exitCode, stdout, stderr } = await sevengates(args, repository.folder)
    const found = JSON.parse(stdout).weaknesses.filter((one: { class: string }) => one.class === 'tx_origin')
    const paths = found.map((one: { locations: { path: string }[] }) => one.locations[0]?.path)
    expect(paths.sort()).toEqual([...names].sort())
    expect(exitCode).toBe(1)
    expect(stderr).not.toMatch(/^::error/m)
    expect(repository.git('status', '--porcelain')).toBe('')
  })
})

describe('a report that cannot be written', () => {
  it('to a full disk is no pass, and told', async () => {
    const { exitCode, stderr } = await sevengates([...gate, '--output', '/dev/full'], pull.repository.folder)
    expect(exitCode).toBe(2)
    expect(stderr).toContain('the disk is full')
  })

  it('to a full standard output is no pass, and told', async () => {
    const full = openSync('/dev/full', 'w')
    try {
      const { exitCode, stderr } = await sevengates(gate, pull.repository.folder, { stdout: full })
      expect(exitCode).toBe(2)
      expect(stderr).toContain('could not be written')
    } finally {
      closeSync(full)
    }
  })
})

describe('a workspace that cannot be written to', () => {
  it('is judged as any other', async () => {
    const { repository } = aPullRequest({ [vault]: safeVault }, { [vault]: weakVault })
    const here = { cwd: repository.folder, env: { PATH: plainPath, HOME: aFolder(), TMPDIR: aFolder() } }
    // Root may write everywhere, unless it has given up its capabilities.
    const asOthers = process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-all', '--inh-caps=-all'] : []
    await run('chmod', ['-R', 'a-w', '.'], here)
    const program = [...asOthers, process.execPath, join(dist, 'cli.js')]
    const touched = await run('env', [...asOthers, 'touch', 'x'], here)
    const judged = await run('env', [...program, ...gate, '--fail-on', 'medium'], here)
    await run('chmod', ['-R', 'u+w', '.'], here)
    expect(touched.stderr).toContain('Permission denied')
    expect(judged.stderr).not.toContain('denied')
    expect(judged.stdout).toMatch(/^Failed/)
    expect(judged.exitCode).toBe(1)
  })
})
