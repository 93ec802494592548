import { describe, expect, it } from 'vitest'
import { findProjects } from '../../src/engine/find-projects.ts'
import { openSide } from '../../src/engine/side.ts'
import { maxSourceBytes } from '../../src/engine/source-file.ts'
import { openGraph, type SourceGraph } from '../../src/engine/source-graph.ts'
import { aTree, type Content } from '../support/fakes.ts'

async function aGraph(
  files: Readonly<Record<string, Content>>,
  installed: Readonly<Record<string, string>> = {},
): Promise<SourceGraph> {
  const tree = aTree(files, installed)
  const { resolve } = await findProjects(tree)
  return openGraph(openSide('head', tree), resolve)
}

const diamond = {
  'A.sol': 'import "./B.sol"; import "./C.sol"; import "./B.sol";',
  'B.sol': 'import "./D.sol";',
  'C.sol': 'import "./D.sol";',
  'D.sol': 'pragma solidity ^0.8.0; import "./A.sol";',
  'E.sol': '',
}

describe('the source graph', () => {
  it('reads a file and all that it imports, once', async () => {
    const graph = await aGraph(diamond)
    await graph.loadClosure(['A.sol'])

    expect(graph.loadedPaths()).toEqual(['A.sol', 'B.sol', 'C.sol', 'D.sol'])
    expect(graph.closureOf(['B.sol'])).toEqual(['A.sol', 'B.sol', 'C.sol', 'D.sol'])
  })

  it('does not read again what it knows', async () => {
    const graph = await aGraph(diamond)
    await graph.loadClosure(['A.sol'])
    await graph.loadClosure(['A.sol'])
    await graph.loadClosure(['E.sol'])

    expect(graph.loadedPaths()).toContain('E.sol')
  })

  it('tells dependents with their shortest chain, also after more was loaded', async () => {
    const graph = await aGraph(diamond)
    await graph.loadClosure(['B.sol'])
    await graph.loadClosure(['C.sol'])

    expect(Object.fromEntries(graph.dependentsOf(['D.sol']))).toEqual({
      'A.sol': ['A.sol', 'B.sol', 'D.sol'],
      'B.sol': ['B.sol', 'D.sol'],
      'C.sol': ['C.sol', 'D.sol'],
    })
    expect(graph.dependentsOf(['nothing.sol']).size).toBe(0)
  })

  it('tells imports that lead nowhere, as they are written', async () => {
    const graph = await aGraph({ 'A.sol': 'import "./Gone.sol"; import "@oz/Own.sol";' })
    await graph.loadClosure(['A.sol'])

    expect(graph.missingImports('A.sol')).toEqual(['./Gone.sol', '@oz/Own.sol'])
    expect(graph.resolutionsOf(['A.sol'])).toEqual([])
  })

  it('finds what is installed but not tracked', async () => {
    const graph = await aGraph(
      { 'src/A.sol': 'import "@oz/Own.sol";' },
      { 'node_modules/@oz/Own.sol': 'contract Own {}' },
    )
    await graph.loadClosure(['src/A.sol'])

    expect(graph.resolutionsOf(['src/A.sol'])).toEqual([
      { importer: 'src/A.sol', name: '@oz/Own.sol', target: 'node_modules/@oz/Own.sol' },
    ])
  })

  it('takes a file that is there and cannot be read for the one that is meant', async () => {
    const graph = await aGraph({ 'A.sol': 'import "./B.sol";', 'B.sol': Uint8Array.of(0xff, 0xfe) })
    await graph.loadClosure(['A.sol'])

    expect(graph.missingImports('A.sol')).toEqual([])
    expect(graph.loadedPaths()).toEqual(['A.sol'])
    expect(graph.reader.problem('B.sol')).toBe('it is not valid UTF-8')
  })

  it('reads the pragmas of a file, and none of one that is not there', async () => {
    const graph = await aGraph(diamond)
    await graph.loadClosure(['D.sol'])

    expect(graph.pragmasOf('D.sol')).toMatchObject([{ kind: 'solidity' }])
    expect(graph.pragmasOf('Gone.sol')).toEqual([])
  })
})

describe('a side', () => {
  const large = new Uint8Array(maxSourceBytes + 1)
  const tree = aTree({
    'A.sol': 'contract A {}',
    'latin1.sol': Uint8Array.of(0x63, 0xe4),
    'large.sol': large,
    'link.sol': { kind: 'symlink', bytes: 3 },
    sub: { kind: 'submodule', bytes: 0 },
    'lost.sol': { kind: 'file', bytes: 12 },
  })

  it.each([
    ['latin1.sol', 'it is not valid UTF-8'],
    ['large.sol', 'it has 2.0 MB; at most 2.0 MB are analysed'],
    ['link.sol', 'it is a link that leads nowhere inside the repository'],
    ['sub', 'it is a submodule'],
    ['lost.sol', 'its content is not here'],
    ['gone.sol', undefined],
    ['A.sol', undefined],
  ])('says of %s why nobody can read it: %s', async (path, problem) => {
    const side = openSide('head', tree)
    await side.load([path])

    expect(side.problem(path)).toBe(problem)
  })

  it('keeps what it read', async () => {
    const side = openSide('base', tree)
    await side.load(['A.sol'])
    const file = side.file('A.sol')
    await side.load(['A.sol', 'A.sol'])

    expect(side.side).toBe('base')
    expect(side.file('A.sol')).toBe(file)
    expect(file?.lines).toBe(file?.lines)
    expect(file?.outline.contracts).toMatchObject([{ name: 'A' }])
    expect(file?.outline).toBe(file?.outline)
  })
})

describe('findProjects', () => {
  it('tells where a file belongs and what its imports mean there', async () => {
    const { rootOf, resolve } = await findProjects(
      aTree(
        {
          'a/foundry.toml': '[profile.default]\nremappings = ["@x/=vendor/x/"]\n',
          'b/hardhat.config.ts': '',
          'a/src/A.sol': '',
          'c/C.sol': '',
        },
        { 'lib/sub/remappings.txt': '' },
      ),
    )

    expect(rootOf('a/src/A.sol')).toBe('a')
    expect(rootOf('b/contracts/B.sol')).toBe('b')
    expect(rootOf('c/C.sol')).toBe('')
    expect(resolve('a/src/A.sol', '@x/X.sol')[0]).toBe('a/vendor/x/X.sol')
    expect(resolve('b/contracts/B.sol', '@x/X.sol')).not.toContain('a/vendor/x/X.sol')
    expect(resolve('a/src/A.sol', '@x/X.sol')).toBe(resolve('a/src/A.sol', '@x/X.sol'))
  })

  it('takes no build file that is larger than any real one', async () => {
    const { resolve } = await findProjects(
      aTree({ 'remappings.txt': `@x/=x/\n${'#'.repeat(1024 * 1024)}`, 'A.sol': '' }),
    )

    expect(resolve('A.sol', '@x/X.sol')).not.toContain('x/X.sol')
  })
})
