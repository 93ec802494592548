import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { aFolder } from '../support/git-fixture.ts'
import { sarifProblems } from '../support/sarif-problems.ts'
import { sevengates } from './support/command.ts'
import { brokenVault, safeVault, strict, tidied, weakVault } from './support/contracts.ts'
import { project } from './support/places.ts'
import { aPullRequest } from './support/pull-request.ts'

const vault = 'src/Vault.sol'
const pull = aPullRequest({ [vault]: safeVault }, { [vault]: weakVault })
const folder = pull.repository.folder
const medium = ['--fail-on', 'medium']
const gate = ['gate', '--base', 'main', ...medium]

describe('sevengates gate', () => {
  it('ends with 1 for a weakness, and prints nothing but the report', async () => {
    const { exitCode, stdout, stderr } = await sevengates(gate, folder)
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/^Failed/)
    expect(stdout).not.toContain('Solhint: 1 file')
    expect(stderr).toContain('Solhint: 1 file')
  })

  it('ends with 0 where the weakness was there before', async () => {
    const { repository } = aPullRequest({ [vault]: weakVault }, { [vault]: tidied(weakVault) })
    const { exitCode, stdout } = await sevengates(gate, repository.folder)
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/^Passed/)
  })

  it('ends with 2 without a required analyzer', async () => {
    const args = ['gate', '--base', 'main', '--fail-on', 'never', '--analyzers', 'slither']
    expect((await sevengates(args, folder)).exitCode).toBe(2)
  })

  it('prints JSON that its schema describes', async () => {
    const { stdout } = await sevengates([...gate, '--format', 'json'], folder)
    const schema = JSON.parse(readFileSync(join(project, 'schema/audit.schema.json'), 'utf8'))
    const ajv = addFormats.default(new Ajv({ strict: false, allErrors: true }))
    const isValid = ajv.validate(schema, JSON.parse(stdout))
    expect(ajv.errors ?? []).toEqual([])
    expect(isValid).toBe(true)
  })

  it('prints SARIF that code scanning takes', async () => {
    const { stdout } = await sevengates([...gate, '--format', 'sarif'], folder)
    expect(sarifProblems(stdout)).toEqual([])
    expect(JSON.parse(stdout).runs[0].results.length).toBeGreaterThan(0)
  })

  it('prints Markdown', async () => {
    const { stdout } = await sevengates([...gate, '--format', 'markdown'], folder)
    expect(stdout).toContain('## ❌ Sevengates')
  })

  it('writes the report to a file instead, and makes its folder', async () => {
    const file = join(aFolder(), 'new', 'audit.json')
    const { exitCode, stdout } = await sevengates([...gate, '--format', 'json', '--output', file], folder)
    expect(exitCode).toBe(1)
    expect(stdout).toBe('')
    expect(JSON.parse(readFileSync(file, 'utf8')).verdict.kind).toBe('fail')
  })
})

describe('sevengates scan', () => {
  it('looks at files on disk, and counts all as new', async () => {
    const { exitCode, stdout } = await sevengates(['scan', 'src', ...medium, '--format', 'json'], folder)
    expect(exitCode).toBe(1)
    const { change, weaknesses } = JSON.parse(stdout)
    expect(change).toMatchObject({ base: null, head: null })
    expect(weaknesses).toContainEqual(expect.objectContaining({ class: 'tx_origin', state: 'new' }))
  })

  it('ends with 2 for a contract that does not compile', async () => {
    const { repository } = aPullRequest({}, { [vault]: brokenVault })
    expect((await sevengates(['scan', '.'], repository.folder)).exitCode).toBe(2)
  })

  it('reads the settings of the folder', async () => {
    const { repository } = aPullRequest({}, { [vault]: weakVault, '.github/sevengates.yml': strict })
    expect((await sevengates(['scan', '.'], repository.folder)).exitCode).toBe(1)
  })
})

describe('sevengates demo', () => {
  it('finds what it plants, in an empty folder and without git settings', async () => {
    const { exitCode, stdout } = await sevengates(['demo'], aFolder())
    expect(stdout).toMatch(/reentrancy/i)
    expect(stdout).toMatch(/fixed/i)
    expect(exitCode).toBe(0)
  })
})

describe('sevengates doctor', () => {
  it('tells which analyzers are here, and how to get the others', async () => {
    const { exitCode, stdout } = await sevengates(['doctor', '--format', 'json'], aFolder())
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout)).toEqual(
      expect.arrayContaining([
        { id: 'solhint', layer: 1, available: true, version: expect.stringMatching(/^\d/) },
        expect.objectContaining({ id: 'slither', available: false, install: expect.stringContaining('pip') }),
      ]),
    )
  })

  it('tells it to people too', async () => {
    expect((await sevengates(['doctor'], aFolder())).stdout).toMatch(/slither +layer 1 +not here/)
  })
})

describe('sevengates explain', () => {
  it.each(['reentrancy', 'SWC-107', 'slither:reentrancy-eth'])('knows %s', async (id) => {
    const { exitCode, stdout } = await sevengates(['explain', id], aFolder())
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/^Reentrancy/)
  })

  it('ends with 3 for what nobody knows', async () => {
    const { exitCode, stdout, stderr } = await sevengates(['explain', 'SWC-999'], aFolder())
    expect(exitCode).toBe(3)
    expect(stdout).toBe('')
    expect(stderr).toContain('SWC-999')
  })
})

describe('wrong use', () => {
  it.each([
    [['gate']],
    [['gaet']],
    [['gate', '--base', 'main', '--fail-on', 'hihg']],
    [['gate', '--base', 'main', '--budget', 'soon']],
    [['gate', '--base', 'main', '--layers', '9']],
    [['gate', '--base', 'main', '--analyzers', 'slithr']],
    [['scan']],
    [['scan', 'src/Missing.sol']],
    [['scan', '..']],
  ])('%j ends with 3, a sentence and no stack', async (args) => {
    const { exitCode, stdout, stderr } = await sevengates(args, folder)
    expect(exitCode).toBe(3)
    expect(stdout).toBe('')
    expect(stderr).not.toBe('')
    expect(stderr).not.toMatch(/^ {4}at /m)
  })
})
