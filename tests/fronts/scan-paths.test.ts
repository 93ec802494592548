import { describe, expect, it } from 'vitest'
import { systemDigest } from '../../src/adapters/digest.ts'
import { localFiles } from '../../src/adapters/files.ts'
import { scanPaths } from '../../src/fronts/scan-paths.ts'
import { anEmbeddedAnalyzer, compiler, said, someCompilers } from '../support/engine-builders.ts'
import { aClock, aJournal, anExecution, scriptedProcesses } from '../support/fakes.ts'
import { aFolder, fixtureIn } from '../support/git-fixture.ts'

function scan(folder: string, ...paths: readonly string[]) {
  return scanPaths(
    folder,
    paths,
    {},
    {
      processes: scriptedProcesses({ node: () => anExecution(undefined, { stdout: said() }) }),
      files: localFiles(),
      clock: aClock(),
      digest: systemDigest,
      journal: aJournal(),
      analyzers: [anEmbeddedAnalyzer()],
      compilers: someCompilers(compiler),
      cores: 1,
      bundles: '/bundles',
      node: 'node',
    },
  )
}

function aProject() {
  return fixtureIn(aFolder())
    .write('src/A.sol', 'contract A {}')
    .write('test/Helper.sol', 'contract H {}')
    .write('A.t.sol', 'contract T {}')
    .write('docs/README.md', '')
    .write('node_modules/x/X.sol', 'contract X {}')
}

describe('scanPaths', () => {
  it('looks at a folder without its tests', async () => {
    const { audit } = await scan(aProject().folder, '.')

    expect(audit.verdict.kind).toBe('pass')
    expect(audit.change.files.filter(({ isAnalysed }) => isAnalysed)).toMatchObject([{ path: 'src/A.sol' }])
  })

  it.each([
    ['test', 'test/Helper.sol'],
    ['A.t.sol', 'A.t.sol'],
  ])('looks at %s, which was named', async (path, file) => {
    const { audit } = await scan(aProject().folder, path)

    expect(audit.change.files).toMatchObject([{ path: file, isAnalysed: true }])
  })

  it.each(['docs', 'docs/README.md', 'node_modules/x'])(
    'does not pass %s, in which it sees nothing to look at',
    async (path) => {
      await expect(scan(aProject().folder, 'src', path)).rejects.toThrow(
        expect.objectContaining({
          code: 'INPUT_INVALID',
          message: `there is no Solidity file to look at in "${path}"`,
        }),
      )
    },
  )

  it('refuses a path outside', async () => {
    await expect(scan(aProject().folder, '../elsewhere')).rejects.toThrow('expected a path below')
  })

  it('refuses a path that is not there', async () => {
    await expect(scan(aProject().folder, 'srcs')).rejects.toThrow('there is no file or folder "srcs" here')
  })
})
