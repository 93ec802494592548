import { describe, expect, it } from 'vitest'
import { librariesOf } from '../../src/solidity/libraries.ts'
import { remappingsOf } from '../../src/solidity/project-remappings.ts'
import { remap } from '../../src/solidity/remappings.ts'

const none = new Map<string, string>()

const remapAll = (
  path: string,
  importer: string,
  paths: readonly string[],
  texts: ReadonlyMap<string, string>,
) => remappingsOf('', paths, texts).flatMap((rank) => remap(path, importer, rank) ?? [])

describe('librariesOf', () => {
  it('finds libraries and where their sources begin, those of the project first', () => {
    const paths = [
      'lib/a/lib/b/B.sol',
      'lib/a/lib/b/test/B.t.sol',
      'lib/a/contracts/A.sol',
      'lib/a/src/A.sol',
      'lib/a/contracts/Z.sol',
      'lib/README.sol',
      'lib/c/README.md',
      'src/X.sol',
    ]

    expect(librariesOf('', paths, none)).toEqual([
      { folder: 'lib/a', name: 'a', owner: '', sources: 'lib/a/src' },
      { folder: 'lib/a/lib/b', name: 'b', owner: 'lib/a', sources: 'lib/a/lib/b' },
    ])
  })

  it('asks foundry.toml of projects and libraries for their folders, and leaves node_modules to Node', () => {
    const texts = new Map([
      ['app/foundry.toml', '[profile.default]\nlibs = ["node_modules", "deps"]'],
      ['app/deps/a/foundry.toml', '[profile.default]\nlibs = ["vendor"]'],
    ])
    const paths = [
      'app/deps/d/src/D.sol',
      'app/deps/a/vendor/b/src/B.sol',
      'app/node_modules/@x/y/Z.sol',
      'app/deps/c/src/C.sol',
      'app/lib/d/D.sol',
    ]

    expect(librariesOf('app', paths, texts).map(({ folder }) => folder)).toEqual([
      'app/deps/a',
      'app/deps/c',
      'app/deps/d',
      'app/deps/a/vendor/b',
    ])
  })
})

describe('remappingsOf', () => {
  it('finds libraries by name', () => {
    expect(remapAll('a/A.sol', 'src/X.sol', ['lib/a/src/A.sol'], none)).toEqual(['lib/a/src/A.sol'])
  })

  it('lets what the project says win over what Foundry finds', () => {
    const texts = new Map([['remappings.txt', 'a/=vendored/a/']])

    expect(remapAll('a/A.sol', 'src/X.sol', ['lib/a/src/A.sol'], texts)[0]).toBe('vendored/a/A.sol')
  })

  it('lets remappings.txt win over foundry.toml', () => {
    const texts = new Map([
      ['remappings.txt', 'a/=from-txt/'],
      ['foundry.toml', '[profile.default]\nremappings = ["a/=from-toml/"]'],
    ])

    expect(remapAll('a/A.sol', 'src/X.sol', [], texts)).toEqual(['from-txt/A.sol'])
  })

  it('never lets a library override the project, not even inside the library', () => {
    const texts = new Map([
      ['remappings.txt', 'oz/=lib/oz/contracts/'],
      ['lib/a/remappings.txt', 'oz/=lib/oz/contracts/'],
    ])
    const paths = ['lib/a/src/A.sol', 'lib/a/lib/oz/contracts/O.sol', 'lib/oz/contracts/O.sol']

    expect(remapAll('oz/O.sol', 'lib/a/src/A.sol', paths, texts)[0]).toBe('lib/oz/contracts/O.sol')
  })

  it('gives files of a library its own remappings, and its own libraries', () => {
    const texts = new Map([['lib/a/remappings.txt', 'oz/=lib/zeppelin/\nlib/q/:deep/=elsewhere/']])
    const paths = ['lib/a/src/A.sol', 'lib/a/lib/b/src/B.sol', 'lib/b/src/B.sol']

    expect(remapAll('oz/O.sol', 'lib/a/src/A.sol', paths, texts)[0]).toBe('lib/a/lib/zeppelin/O.sol')
    expect(remapAll('b/B.sol', 'lib/a/src/A.sol', paths, texts)[0]).toBe('lib/a/lib/b/src/B.sol')
    expect(remapAll('deep/D.sol', 'lib/a/lib/q/Q.sol', paths, texts)).toEqual(['lib/a/elsewhere/D.sol'])
  })

  it('shares the remappings of a library with everyone, after all others', () => {
    const texts = new Map([
      ['lib/oz-contracts/remappings.txt', '@oz/contracts/=contracts/\nx/:only-here/=y/'],
    ])
    const paths = ['lib/oz-contracts/contracts/O.sol']

    expect(remapAll('@oz/contracts/O.sol', 'src/X.sol', paths, texts)).toEqual([
      'lib/oz-contracts/contracts/O.sol',
    ])
    expect(remapAll('only-here/O.sol', 'src/X.sol', paths, texts)).toEqual([])
  })

  it('takes the nearer of two libraries of one name', () => {
    const paths = ['lib/a/lib/b/src/B.sol', 'lib/a/src/A.sol', 'lib/b/src/B.sol']

    expect(remapAll('b/B.sol', 'src/X.sol', paths, none)).toEqual(['lib/b/src/B.sol'])
  })

  it('finds nothing on its own where the project forbids it', () => {
    const texts = new Map([['foundry.toml', '[profile.default]\nauto_detect_remappings = false']])

    expect(remappingsOf('', ['lib/a/src/A.sol'], texts)).toEqual([[]])
  })
})
