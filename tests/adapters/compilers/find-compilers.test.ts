import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type CompilerSurroundings, findCompilers } from '../../../src/adapters/compilers/find-compilers.ts'
import { localFiles } from '../../../src/adapters/files.ts'
import type { CompilerWish } from '../../../src/ports/compilers.ts'
import { aFile, aLockOf, anArchive } from '../../support/archives.ts'
import { aJournal, anExecution, scriptedProcesses } from '../../support/fakes.ts'
import { answering, giving, withServer } from '../../support/local-registry.ts'
import { supervised } from '../../support/supervised.ts'

const top = mkdtempSync(join(tmpdir(), 'find-compilers-'))
afterAll(() => rmSync(top, { recursive: true, force: true }))

/** A program that says that it is a compiler of this version. */
function aProgram(path: string, version: string): string {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `#!/bin/sh\necho "Version: ${version}+commit.00000000.Linux.g++"\n`)
  chmodSync(path, 0o755)
  return path
}

/** A home with nothing in it, and a PATH without compilers. */
async function aMachine(overrides: Partial<CompilerSurroundings> = {}) {
  const home = mkdtempSync(join(top, 'home-'))
  const path = join(home, 'bin')
  mkdirSync(path)
  const surroundings: CompilerSurroundings = {
    node: process.execPath,
    bundles: '/bundles',
    processes: supervised({ path: `${path}:/usr/bin:/bin` }),
    workspace: await localFiles(top).makeWorkspace(),
    environment: { HOME: home },
    untrusted: [],
    journal: aJournal(),
    lock: {},
    pauseMs: 1,
    ...overrides,
  }
  return { home, path, surroundings }
}

function aWish(versions: readonly string[], overrides: Partial<CompilerWish> = {}): CompilerWish {
  return {
    accepts: (version) => versions.includes(version),
    preferred: undefined,
    install: 'never',
    timeoutMs: 10_000,
    ...overrides,
  }
}

const svm = (home: string, version: string) =>
  aProgram(join(home, '.local', 'share', 'svm', version, `solc-${version}`), version)

describe('findCompilers', () => {
  it('has the embedded compiler on a machine with nothing', async () => {
    const { surroundings } = await aMachine()
    const compilers = findCompilers(surroundings)

    const [embedded, ...others] = await compilers.list()
    expect(others).toEqual([])
    expect(embedded).toMatchObject({ version: '0.8.37', selection: [], origin: 'embedded' })
    expect(await compilers.find(aWish(['0.8.37', '0.8.1']))).toEqual({ kind: 'found', compiler: embedded })
  })

  it('finds what solc-select, svm, Hardhat and py-solc-x have installed, and the program on PATH', async () => {
    const { home, path, surroundings } = await aMachine()
    const hardhat = join(home, '.cache', 'hardhat-nodejs', 'compilers-v2', 'linux-amd64')
    const expected = [
      [aProgram(join(path, 'solc'), '0.8.30'), '0.8.30', 'on PATH'],
      [
        aProgram(join(hardhat, 'solc-linux-amd64-v0.8.20+commit.a1b79de6'), '0.8.20'),
        '0.8.20',
        'installed by Hardhat',
      ],
      [svm(home, '0.8.9'), '0.8.9', 'installed by svm'],
      [
        aProgram(join(home, '.solc-select', 'artifacts', 'solc-0.7.6', 'solc-0.7.6'), '0.7.6'),
        '0.7.6',
        'installed by solc-select',
      ],
      [aProgram(join(home, '.solcx', 'solc-v0.5.17'), '0.5.17'), '0.5.17', 'installed by py-solc-x'],
    ]

    const [, ...found] = await findCompilers(surroundings).list()
    expect(found).toEqual(
      expected.map(([program, version, origin]) => ({
        program,
        version,
        origin,
        selection: ['--native', program],
      })),
    )
  })

  it('takes the newest that is accepted', async () => {
    const { home, surroundings } = await aMachine()
    for (const version of ['0.8.9', '0.8.10', '0.8.11']) svm(home, version)

    expect(await findCompilers(surroundings).find(aWish(['0.8.9', '0.8.10']))).toMatchObject({
      compiler: { version: '0.8.10' },
    })
  })

  it('takes what the project prefers, where it is accepted and here', async () => {
    const { home, surroundings } = await aMachine()
    svm(home, '0.8.9')
    const compilers = findCompilers(surroundings)
    const versionFor = async (versions: readonly string[], preferred: string) => {
      const answer = await compilers.find(aWish(versions, { preferred }))
      return answer.kind === 'found' ? answer.compiler.version : answer.reason
    }

    expect(await versionFor(['0.8.37', '0.8.9'], '0.8.9')).toBe('0.8.9')
    expect(await versionFor(['0.8.37', '0.8.9'], '0.8.10')).toBe('0.8.37')
    expect(await versionFor(['0.8.37'], '0.8.9')).toBe('0.8.37')
  })

  it('believes no name of a file: a program that says another version, or nothing, is left out', async () => {
    const { home, surroundings } = await aMachine()
    aProgram(join(home, '.svm', '0.8.9', 'solc-0.8.9'), '0.8.10')
    writeFileSync(aProgram(join(home, '.solcx', 'solc-v0.8.8'), ''), '#!/bin/sh\nexit 1\n')

    expect(await findCompilers(surroundings).find(aWish(['0.8.8', '0.8.9', '0.8.10']))).toMatchObject({
      kind: 'missing',
    })
  })

  it('leaves out compilers whose syntax trees no analyzer reads', async () => {
    const { home, surroundings } = await aMachine()
    for (const version of ['0.4.11', '0.4.12']) svm(home, version)
    const compilers = findCompilers(surroundings)

    expect(await compilers.find(aWish(['0.4.11']))).toEqual({
      kind: 'missing',
      reason: 'here: 0.8.37, 0.4.12',
    })
    expect(await compilers.find(aWish(['0.4.11', '0.4.12']))).toMatchObject({ kind: 'found' })
  })

  it('looks at nothing else where the embedded compiler will do', async () => {
    const { surroundings } = await aMachine({ processes: scriptedProcesses({ solc: () => anExecution() }) })

    await findCompilers(surroundings).find(aWish(['0.8.37']))
    expect(surroundings.processes).toMatchObject({ runs: [] })
  })

  it('runs nothing that lies in what is judged, not even through a link', async () => {
    const repository = mkdtempSync(join(top, 'repository-'))
    const { home, surroundings } = await aMachine({ untrusted: [repository] })
    mkdirSync(join(home, '.solcx'))
    symlinkSync(aProgram(join(repository, 'solc'), '0.8.9'), join(home, '.solcx', 'solc-v0.8.9'))
    aProgram(join(repository, '.solcx', 'solc-v0.8.8'), '0.8.8')
    const inside = { ...surroundings, environment: { HOME: repository } }

    expect(await findCompilers(surroundings).list()).toHaveLength(1)
    expect(await findCompilers(inside).list()).toHaveLength(1)
  })

  it('says what is here, and that more could be fetched', async () => {
    const lock = { '0.7.6': aLockOf(Buffer.alloc(0), '') }
    const { home, surroundings } = await aMachine({ lock })
    svm(home, '0.8.9')
    const compilers = findCompilers(surroundings)

    expect(await compilers.find(aWish(['0.7.6']))).toEqual({
      kind: 'missing',
      reason: 'here: 0.8.37, 0.8.9; `install: missing` would fetch it',
    })
    expect(await compilers.find(aWish(['0.4.1']))).toEqual({ kind: 'missing', reason: 'here: 0.8.37, 0.8.9' })
  })
})

describe('findCompilers with `install: missing`', () => {
  const soljson = 'module.exports = {}'

  async function withRegistry<T>(
    plays: Parameters<typeof withServer>[0],
    use: (
      machine: Awaited<ReturnType<typeof aMachine>> & { readonly asked: readonly string[] },
    ) => Promise<T>,
  ) {
    const archive = await anArchive(aFile('package/soljson.js', soljson))
    const lock = {
      '0.7.4': aLockOf(archive, soljson, '0.7.4'),
      '0.7.5': aLockOf(archive, soljson, '0.7.5'),
      '0.7.6': aLockOf(archive, soljson, '0.7.6-fixed'),
    }
    return withServer(plays.length > 0 ? plays : [giving(archive)], async (url, asked) => {
      const machine = await aMachine({ lock })
      const environment = { ...machine.surroundings.environment, npm_config_registry: url }
      return use({ ...machine, surroundings: { ...machine.surroundings, environment }, asked })
    })
  }
  const wish = aWish(['0.7.4', '0.7.5', '0.7.6'], { install: 'missing' })

  it('fetches the newest that is accepted, and keeps it', async () => {
    await withRegistry([], async ({ home, surroundings, asked }) => {
      const path = join(home, '.cache', 'sevengates', 'compilers', 'soljson-0.7.6.cjs')
      const expected = {
        kind: 'found',
        compiler: { version: '0.7.6', selection: ['--soljson', path], origin: 'fetched' },
      }

      expect(await findCompilers(surroundings).find(wish)).toMatchObject(expected)
      expect(asked).toEqual(['/solc/-/solc-0.7.6-fixed.tgz'])
      expect(readdirSync(dirname(path))).toEqual(['soljson-0.7.6.cjs'])
      expect(await findCompilers(surroundings).find({ ...wish, install: 'never' })).toMatchObject(expected)
      expect(asked).toHaveLength(1)
    })
  })

  it('fetches again what somebody has changed in the meantime', async () => {
    await withRegistry([], async ({ home, surroundings, asked }) => {
      await findCompilers(surroundings).find(wish)
      writeFileSync(join(home, '.cache', 'sevengates', 'compilers', 'soljson-0.7.6.cjs'), 'evil()')

      expect(await findCompilers(surroundings).find({ ...wish, install: 'never' })).toMatchObject({
        kind: 'missing',
      })
      expect(await findCompilers(surroundings).find(wish)).toMatchObject({ kind: 'found' })
      expect(asked).toHaveLength(2)
    })
  })

  it('fetches nothing where something here will do', async () => {
    await withRegistry([], async ({ home, surroundings, asked }) => {
      svm(home, '0.7.4')

      expect(await findCompilers(surroundings).find(wish)).toMatchObject({ compiler: { version: '0.7.4' } })
      expect(asked).toEqual([])
    })
  })

  it('fetches what the project prefers, even where something else is here', async () => {
    await withRegistry([], async ({ home, surroundings }) => {
      svm(home, '0.7.6')

      expect(await findCompilers(surroundings).find({ ...wish, preferred: '0.7.5' })).toMatchObject({
        compiler: { version: '0.7.5' },
      })
    })
  })

  it('keeps a compiler for the run where nothing can be kept for later', async () => {
    await withRegistry([], async ({ home, surroundings }) => {
      writeFileSync(join(home, '.cache'), 'not a folder')
      const homeless = { ...surroundings, environment: { ...surroundings.environment, HOME: undefined } }
      const path = join(surroundings.workspace.folder, 'compilers', 'soljson-0.7.6.cjs')

      for (const one of [surroundings, homeless]) {
        expect(await findCompilers(one).find(wish)).toMatchObject({
          compiler: { selection: ['--soljson', path] },
        })
      }
    })
  })

  it('takes the next release where one cannot be had', async () => {
    const archive = await anArchive(aFile('package/soljson.js', soljson))
    await withRegistry([answering(404), giving(archive)], async ({ surroundings, asked }) => {
      expect(await findCompilers(surroundings).find(wish)).toMatchObject({ compiler: { version: '0.7.5' } })
      expect(asked).toHaveLength(2)
    })
  })

  it('says of each release why it cannot be had, and asks once', async () => {
    const evil = await anArchive(aFile('package/soljson.js', 'module.exports = {}'))
    evil.writeUInt8(1, evil.length - 1)
    await withRegistry([giving(evil), answering(404)], async ({ surroundings, asked }) => {
      const compilers = findCompilers(surroundings)
      const expected = {
        kind: 'missing',
        reason: expect.stringMatching(
          /^here: 0\.8\.37; 0\.7\.6 could not be fetched: .*digest.*; 0\.7\.5 .* answers 404 .*; 0\.7\.4 /,
        ),
      }

      expect(await compilers.find(wish)).toEqual(expected)
      expect(await compilers.find(wish)).toEqual(expected)
      expect(asked).toHaveLength(3)
    })
  })

  it('asks for no further release where nobody answers', async () => {
    const { surroundings } = await aMachine({ lock: { '0.7.6': aLockOf(Buffer.alloc(0), '') } })
    const unsafe = { ...surroundings.environment, npm_config_registry: 'http://npm.example.org' }

    expect(await findCompilers({ ...surroundings, environment: unsafe }).find(wish)).toEqual({
      kind: 'missing',
      reason:
        "here: 0.8.37; 0.7.6 could not be fetched: npm's registry must be reached by https; it is http://npm.example.org",
    })
  })
})
