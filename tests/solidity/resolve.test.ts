import { describe, expect, it } from 'vitest'
import { parseRemappings } from '../../src/solidity/remappings.ts'
import { type ImportRequest, resolveImport } from '../../src/solidity/resolve.ts'

const resolve = (path: string, about: Partial<ImportRequest> = {}) =>
  resolveImport({ importer: 'src/sub/X.sol', path, root: '', remappings: [], libs: ['lib'], ...about })

describe('resolveImport', () => {
  it('looks beside the importer for a relative path', () => {
    expect([resolve('./A.sol'), resolve('../A.sol'), resolve('./.././sub//A.sol')]).toEqual([
      ['src/sub/A.sol'],
      ['src/A.sol'],
      ['src/sub/A.sol'],
    ])
  })

  it('remaps what a relative path comes to, by its name in the project', () => {
    const about = { importer: 'app/src/X.sol', root: 'app', remappings: [parseRemappings('src/=app/mock/')] }

    expect(resolve('./A.sol', about)).toEqual(['app/src/A.sol', 'app/mock/A.sol'])
    expect(resolve('../../B.sol', about)).toEqual(['B.sol'])
  })

  it('asks remappings by rank, then the root, node_modules upwards, libraries, and the importer’s folder', () => {
    const remappings = [parseRemappings('a/=first/'), [], parseRemappings('a/=second/')]

    expect(resolve('a/b/A.sol', { importer: 'app/src/X.sol', root: 'app', remappings })).toEqual([
      'first/b/A.sol',
      'second/b/A.sol',
      'app/a/b/A.sol',
      'app/src/node_modules/a/b/A.sol',
      'app/node_modules/a/b/A.sol',
      'node_modules/a/b/A.sol',
      'app/lib/a/b/A.sol',
      'app/lib/a/src/b/A.sol',
      'app/lib/a/contracts/b/A.sol',
      'app/src/a/b/A.sol',
      'a/b/A.sol',
    ])
  })

  it('never leaves the repository', () => {
    const remappings = [parseRemappings('a/=../../etc/\nb/=/etc/')]

    expect(resolve('../../../etc/passwd', { remappings })).toEqual([])
    expect(resolve('a/../../../../../../etc/x', { remappings })).toEqual([])
    expect(resolve('/etc/passwd', { remappings })).toEqual([])
    expect(resolve('b/passwd', { remappings })).not.toContain('/etc/passwd')
  })

  it('never names a place on the network, unless it is remapped', () => {
    const path = 'https://example.com/a/A.sol'

    expect(resolve(path)).toEqual([])
    expect(resolve(path, { remappings: [parseRemappings('https://example.com/=x/')] })).toEqual([])
    expect(
      resolve(path, { remappings: [[{ context: '', prefix: 'https://example.com/', target: 'x/' }]] }),
    ).toEqual(['x/a/A.sol'])
  })

  it('answers a bare name and an empty path', () => {
    expect(resolve('A.sol', { importer: 'X.sol', libs: [] })).toEqual(['A.sol', 'node_modules/A.sol'])
    expect(resolve('', { importer: 'X.sol', libs: [] })).toEqual(['node_modules'])
  })
})
