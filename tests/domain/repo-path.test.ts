import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { folderOf, isInside, toRepoPath } from '../../src/domain/repo-path.ts'

describe('toRepoPath', () => {
  it.each([
    ['src/A.sol', 'src/A.sol'],
    ['./src//A.sol', 'src/A.sol'],
    ['src/../lib/./A.sol', 'lib/A.sol'],
    ['..a/..b', '..a/..b'],
    ['-rf', '-rf'],
  ])('takes %j for %j', (text, path) => {
    expect(toRepoPath(text)).toBe(path)
  })

  it.each(['', '.', '/', '/etc/passwd', '..', '../A.sol', 'src/../../A.sol', 'a/..', 'src/A.sol\0.txt'])(
    'refuses %j',
    (text) => {
      expect(toRepoPath(text)).toBeUndefined()
    },
  )

  it('never leaves the repository, and is its own normal form', () => {
    const part = fc.constantFrom('a', 'b.sol', '.', '..', '', ' ')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const path = toRepoPath(parts.join('/'))
        if (path === undefined) return
        expect(path).not.toMatch(/^\/|(^|\/)\.{0,2}(\/|$)/)
        expect(toRepoPath(path)).toBe(path)
      }),
    )
  })
})

describe('folderOf', () => {
  it.each([
    ['src/core/A.sol', 'src/core'],
    ['A.sol', ''],
  ])('of %s is %j', (path, folder) => {
    expect(folderOf(path)).toBe(folder)
  })
})

describe('isInside', () => {
  it.each([
    ['src/A.sol', '', true],
    ['src/A.sol', 'src', true],
    ['src', 'src', true],
    ['srcs/A.sol', 'src', false],
  ])('of %s in %j is %s', (path, folder, expected) => {
    expect(isInside(path, folder)).toBe(expected)
  })
})
