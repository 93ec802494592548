import { describe, expect, it } from 'vitest'
import { parseRemapping, parseRemappings, rebase, remap } from '../../src/solidity/remappings.ts'

describe('parseRemapping', () => {
  it.each([
    ['a/=lib/a/src/', { context: '', prefix: 'a/', target: 'lib/a/src/' }],
    ['lib/b/:a/=lib/b/a/', { context: 'lib/b/', prefix: 'a/', target: 'lib/b/a/' }],
    ['a/=', { context: '', prefix: 'a/', target: '' }],
    ['a/=b=c:d', { context: '', prefix: 'a/', target: 'b=c:d' }],
  ])('reads %s', (text, remapping) => {
    expect(parseRemapping(text)).toEqual(remapping)
  })

  it.each(['', 'a/', '=b', 'ctx:=b'])('refuses %j', (text) => {
    expect(parseRemapping(text)).toBeNull()
  })
})

describe('parseRemappings', () => {
  it('reads one a line and leaves other lines out', () => {
    expect(parseRemappings(' a/=x/ \r\n\n# none\nb/=y/').map(({ prefix }) => prefix)).toEqual(['a/', 'b/'])
  })
})

describe('rebase', () => {
  const remapping = { context: './test/', prefix: 'a/', target: './lib/a/' }

  it('says contexts and targets from the top of the repository', () => {
    expect(rebase([remapping], 'packages/core')).toEqual([
      { context: 'packages/core/test/', prefix: 'a/', target: 'packages/core/lib/a/' },
    ])
  })

  it('changes little for the top itself', () => {
    expect(rebase([remapping], '')).toEqual([{ context: 'test/', prefix: 'a/', target: 'lib/a/' }])
  })

  it('leaves absolute targets and missing contexts alone', () => {
    expect(rebase([{ context: '', prefix: 'a/', target: '/usr/a/' }], 'x')).toEqual([
      { context: '', prefix: 'a/', target: '/usr/a/' },
    ])
  })
})

describe('remap', () => {
  const remapWith = (importer: string, ...lines: readonly string[]) =>
    remap('oz/token/A.sol', importer, parseRemappings(lines.join('\n')))

  it('takes the longest prefix', () => {
    expect(remapWith('src/X.sol', 'oz/token/=long/', 'oz/=short/')).toBe('long/A.sol')
  })

  it('takes the longest context before the longest prefix', () => {
    expect(remapWith('src/X.sol', 'src/:oz/=ours/', 'oz/token/=long/')).toBe('ours/token/A.sol')
  })

  it('takes the last of equals', () => {
    expect(remapWith('src/X.sol', 'oz/=first/', 'oz/=last/')).toBe('last/token/A.sol')
  })

  it('passes over other contexts and other prefixes', () => {
    expect(remapWith('src/X.sol', 'lib/:oz/=theirs/', 'ozone/=x/')).toBeUndefined()
  })
})
