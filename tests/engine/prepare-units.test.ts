import { describe, expect, it } from 'vitest'
import { type Ground, prepareUnits } from '../../src/engine/prepare-units.ts'
import type { Compiler } from '../../src/ports/compilers.ts'
import { aPath } from '../support/builders.ts'
import { aVersion, compiler, oldCompiler, someCompilers } from '../support/engine-builders.ts'
import { aWorkspace, type Content } from '../support/fakes.ts'

async function prepared(
  files: Readonly<Record<string, Content>>,
  targets: readonly string[],
  compilers: readonly Compiler[] = [compiler],
  installed: Readonly<Record<string, string>> = {},
) {
  const workspace = aWorkspace()
  const version = await aVersion(files, installed)
  const findCompiler: Ground['findCompiler'] = (wish) =>
    someCompilers(...compilers).find({ ...wish, install: 'never', timeoutMs: 0 })
  const units = await prepareUnits(targets.map(aPath), { ...version, workspace, findCompiler })
  return { ...units, written: workspace.written }
}

function inputIn(written: ReadonlyMap<string, string>, index = 0) {
  return JSON.parse(written.get(`head/${index}/standard-input.json`) ?? 'null')
}

const fine = 'pragma solidity ^0.8.0; contract A {}'

describe('prepareUnits', () => {
  it('puts files of one root that one compiler can build into one unit', async () => {
    const { built, asText } = await prepared({ 'A.sol': fine, 'B.sol': fine }, ['A.sol', 'B.sol'])

    expect(built).toEqual([
      {
        side: 'head',
        root: '',
        targets: ['A.sol', 'B.sol'],
        sources: { folder: '/scratch/head/sources', resolutions: '/scratch/head/resolutions.json' },
        build: { kind: 'ready', compiler, standardInput: '/scratch/head/0/standard-input.json' },
      },
    ])
    expect(asText).toMatchObject([{ root: '', targets: ['A.sol', 'B.sol'], build: { kind: 'not-asked' } }])
  })

  it('has no unit without targets', async () => {
    const { built, asText } = await prepared({ 'A.sol': fine }, [])

    expect({ built, asText }).toEqual({ built: [], asText: [] })
  })

  it('keeps projects apart', async () => {
    const files = { 'a/foundry.toml': '', 'b/foundry.toml': '', 'a/src/A.sol': fine, 'b/src/B.sol': fine }

    const { built, asText } = await prepared(files, ['a/src/A.sol', 'b/src/B.sol'])

    expect(built.map(({ root, targets }) => ({ root, targets }))).toEqual([
      { root: 'a', targets: ['a/src/A.sol'] },
      { root: 'b', targets: ['b/src/B.sol'] },
    ])
    expect(asText.map(({ root }) => root)).toEqual(['a', 'b'])
  })

  it('writes the targets and all that they import, byte for byte, and nothing else', async () => {
    const files = {
      'src/A.sol': '\uFEFFimport "./B.sol";\r\n',
      'src/B.sol': 'ä',
      'src/C.sol': fine,
      '.env': 'KEY=1',
    }

    const { written } = await prepared(files, ['src/A.sol'])

    expect([...written.keys()].filter((path) => path.startsWith('head/sources/'))).toEqual([
      'head/sources/src/A.sol',
      'head/sources/src/B.sol',
    ])
    expect(written.get('head/sources/src/B.sol')).toBe('ä')
  })

  it('lets no file that cannot be built take another down', async () => {
    const files = {
      'A.sol': fine,
      'B.sol': 'import "./Gone.sol";',
      'C.sol': 'pragma solidity ^0.4.0 ^0.8.0;',
      'D.sol': fine,
    }

    const { built } = await prepared(files, ['A.sol', 'B.sol', 'C.sol', 'D.sol'])

    expect(built.map(({ targets, build }) => [targets, build.kind])).toEqual([
      [['A.sol', 'D.sol'], 'ready'],
      [['B.sol', 'C.sol'], 'broken'],
    ])
    expect(built[1]?.build).toMatchObject({
      reason: expect.stringMatching(
        /"\.\/Gone\.sol".* \(and 1 more of the files in scope cannot be built\)$/,
      ),
    })
  })

  it.each([
    ['./Gone.sol', 'add the file, or check out submodules (`submodules: recursive`)'],
    [
      '@oz/Own.sol',
      'install the dependencies first (`npm ci`), or check out submodules (`submodules: recursive`)',
    ],
  ])('names the import %s that is missing, and what to do', async (name, advice) => {
    const { built } = await prepared({ 'A.sol': 'import "./B.sol";', 'B.sol': `import "${name}";` }, [
      'A.sol',
    ])

    expect(built[0]?.build).toEqual({
      kind: 'broken',
      reason: `B.sol imports "${name}", which is not here; ${advice}`,
    })
  })

  it('calls a file broken that imports what nobody can read', async () => {
    const { built } = await prepared({ 'A.sol': 'import "./B.sol";', 'B.sol': Uint8Array.of(0xff) }, [
      'A.sol',
    ])

    expect(built[0]?.build).toEqual({
      kind: 'broken',
      reason: 'nobody can read B.sol: it is not valid UTF-8',
    })
  })

  it('calls a file broken that imports what changes unseen, as its name is not that of Solidity', async () => {
    const { built } = await prepared({ 'A.sol': 'import "./B.inc";', 'B.inc': 'contract B {}' }, ['A.sol'])

    expect(built[0]?.build).toEqual({
      kind: 'broken',
      reason: 'it imports B.inc; a change of it would pass unseen, since its name does not end in .sol',
    })
  })

  it.each([
    ['pragma solidity ^0.4.0 ^0.8.0;', '>=0.4.0 <0.5.0-0 >=0.8.0 <0.9.0-0'],
    ['pragma solidity >=0.9.0;', '>=0.9.0'],
    ['pragma solidity the newest;', 'an unreadable version'],
  ])('calls %j broken, which no compiler satisfies', async (text, wanted) => {
    const { built } = await prepared({ 'A.sol': text }, ['A.sol'])

    expect(built[0]?.build).toEqual({
      kind: 'broken',
      reason: `A.sol and its imports ask for ${wanted}, which no compiler release satisfies`,
    })
  })

  it('says which compiler is not here', async () => {
    const files = {
      'A.sol': 'pragma solidity 0.7.6; pragma abicoder v2; import "./B.sol";',
      'B.sol': 'pragma solidity >=0.7.0;',
    }

    const { built } = await prepared(files, ['A.sol'])

    expect(built[0]?.build).toEqual({
      kind: 'no-compiler',
      reason: 'it asks for solc 0.7.6 and >=0.7.0; here: 0.8.37',
    })
  })

  it('takes the first compiler that all pragmas of file and imports allow', async () => {
    const files = {
      'A.sol': 'pragma solidity >=0.7.0; import "./B.sol";',
      'B.sol': 'pragma abicoder v2; pragma solidity <0.8.0;',
      'C.sol': 'contract C {}',
    }

    const { built } = await prepared(files, ['A.sol', 'C.sol'], [compiler, oldCompiler])

    expect(built.map(({ targets, build }) => [targets, build])).toEqual([
      [['A.sol'], expect.objectContaining({ compiler: oldCompiler })],
      [['C.sol'], expect.objectContaining({ compiler })],
    ])
  })

  it('takes the compiler that the project asks for where the pragmas allow it', async () => {
    const files = {
      'a/foundry.toml': '[profile.default]\nsolc = "0.7.6"',
      'a/A.sol': 'pragma solidity >=0.7.0;',
      'a/B.sol': fine,
      'C.sol': 'pragma solidity >=0.7.0;',
    }

    const { built } = await prepared(files, ['a/A.sol', 'a/B.sol', 'C.sol'], [compiler, oldCompiler])

    expect(built.map(({ targets, build }) => [targets, build])).toEqual([
      [['a/A.sol'], expect.objectContaining({ compiler: oldCompiler })],
      [['a/B.sol'], expect.objectContaining({ compiler })],
      [['C.sol'], expect.objectContaining({ compiler })],
    ])
  })

  it('tells the compiler of each importing file what its imports mean', async () => {
    const files = {
      'a/foundry.toml': '',
      'a/remappings.txt': '@x/=v1/\n',
      'a/v1/X.sol': fine,
      'a/src/A.sol': 'import "@x/X.sol"; import "./B.sol"; import "a/v1/X.sol";',
      'a/src/B.sol': 'import "../v1/X.sol";',
    }

    const { written } = await prepared(files, ['a/src/A.sol'])

    expect(inputIn(written)).toMatchObject({
      language: 'Solidity',
      sources: { 'a/v1/X.sol': { content: fine } },
      settings: { remappings: ['a/src/A.sol:@x/X.sol=a/v1/X.sol'] },
    })
    expect(JSON.parse(written.get('head/resolutions.json') ?? '')).toEqual({
      'a/src/A.sol': { '@x/X.sol': 'a/v1/X.sol', './B.sol': 'a/src/B.sol', 'a/v1/X.sol': 'a/v1/X.sol' },
      'a/src/B.sol': { '../v1/X.sol': 'a/v1/X.sol' },
    })
  })

  it('writes what is installed, too', async () => {
    const { written } = await prepared({ 'A.sol': 'import "@x/X.sol";' }, ['A.sol'], [compiler], {
      'node_modules/@x/X.sol': fine,
    })

    expect(inputIn(written).settings.remappings).toEqual(['A.sol:@x/X.sol=node_modules/@x/X.sol'])
    expect(written.get('head/sources/node_modules/@x/X.sol')).toBe(fine)
  })
})
