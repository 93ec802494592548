import { describe, expect, it } from 'vitest'
import { isProjectText, rootOf, rootsOf } from '../../src/solidity/project.ts'

const none = new Map<string, string>()

describe('rootsOf', () => {
  it('finds the folders of build tools, with all their kinds', () => {
    const paths = [
      'foundry.toml',
      'hardhat.config.ts',
      'old/truffle-config.js',
      'older/truffle.js',
      'new/hardhat.config.cjs',
    ]

    expect(rootsOf(paths, none)).toEqual([
      { folder: '', kinds: ['foundry', 'hardhat'] },
      { folder: 'new', kinds: ['hardhat'] },
      { folder: 'old', kinds: ['truffle'] },
      { folder: 'older', kinds: ['truffle'] },
    ])
  })

  it('names a kind once', () => {
    expect(rootsOf(['hardhat.config.ts', 'hardhat.config.js'], none)).toEqual([
      { folder: '', kinds: ['hardhat'] },
    ])
  })

  it('takes a package for a project if it has contracts and nothing else builds them', () => {
    const paths = [
      'package.json',
      'packages/a/package.json',
      'packages/a/contracts/deep/A.sol',
      'packages/a/contracts/README.md',
      'packages/b/package.json',
      'packages/b/hardhat.config.js',
      'packages/b/contracts/B.sol',
      'packages/b/sub/package.json',
      'packages/b/sub/contracts/C.sol',
      'packages/c/package.json',
      'packages/c/contracts/index.js',
    ]

    expect(rootsOf(paths, none)).toEqual([
      { folder: 'packages/a', kinds: ['npm'] },
      { folder: 'packages/b', kinds: ['hardhat'] },
    ])
  })

  it('leaves libraries out', () => {
    const paths = [
      'foundry.toml',
      'lib/a/foundry.toml',
      'lib/a/lib/b/foundry.toml',
      'node_modules/x/hardhat.config.js',
      'packages/lib/foundry.toml',
      'packages/lib/deps/c/foundry.toml',
      'packages/lib/lib/d/foundry.toml',
    ]
    const texts = new Map([['packages/lib/foundry.toml', '[profile.default]\nlibs = ["deps"]']])

    expect(rootsOf(paths, texts).map(({ folder }) => folder)).toEqual([
      '',
      'packages/lib',
      'packages/lib/lib/d',
    ])
  })

  it('finds none in a repository of other things', () => {
    expect(rootsOf(['README.md', 'contracts/A.sol', 'my-foundry.toml'], none)).toEqual([])
  })
})

describe('rootOf', () => {
  const roots = rootsOf(['foundry.toml', 'a/foundry.toml', 'a/b/foundry.toml'], none)

  it.each([
    ['a/b/src/X.sol', 'a/b'],
    ['a/bc/X.sol', 'a'],
    ['X.sol', ''],
  ])('finds the nearest project above %s', (path, root) => {
    expect(rootOf(path, roots)).toBe(root)
  })

  it('is the top of the repository where no project is', () => {
    expect(rootOf('a/X.sol', [])).toBe('')
  })
})

describe('isProjectText', () => {
  it('names the files that say where imports are found', () => {
    expect(
      ['foundry.toml', 'lib/a/remappings.txt', 'package.json', 'xfoundry.toml'].filter(isProjectText),
    ).toEqual(['foundry.toml', 'lib/a/remappings.txt'])
  })
})
