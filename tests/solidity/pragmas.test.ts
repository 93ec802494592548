import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pragmasOf, satisfiesPragmas } from '../../src/solidity/pragmas.ts'

const accepts = (range: string, version: string) =>
  satisfiesPragmas(version, pragmasOf(`pragma solidity ${range};`))

describe('pragmasOf', () => {
  it('reads all kinds in order', () => {
    const text = 'pragma solidity ^0.8.20; pragma abicoder v2;\npragma experimental "v0.5.0"; pragma a b;'

    expect(pragmasOf(text)).toMatchObject([
      { kind: 'solidity', range: '>=0.8.20 <0.9.0-0', start: 0, end: 24 },
      { kind: 'abicoder', value: 'v2' },
      { kind: 'experimental', value: 'v0.5.0' },
      { kind: 'other', value: 'a b' },
    ])
  })

  it.each([
    'pragma solidity 0.8.19\ncontract A {}',
    'pragma solidity 0.8.19',
    'pragma solidity 0.8.19 pragma x;',
  ])('ends one without a semicolon where something else begins: %j', (text) => {
    expect(pragmasOf(text)[0]).toMatchObject({ range: '0.8.19', end: 22 })
  })

  it.each(['', 'pragma', '// pragma solidity 0.8.19;', 'pragmas solidity 0.8.19;'])(
    'finds no version in %j',
    (text) => {
      expect(pragmasOf(text).filter(({ kind }) => kind === 'solidity')).toEqual([])
    },
  )
})

describe('satisfiesPragmas', () => {
  it.each([
    ['>=0.4.22 <0.9.0', '0.8.30', '0.9.0'],
    ['>=0.4.22<0.9.0', '0.4.22', '0.4.21'],
    ['>= 0.4.22 < 0.9.0', '0.5.0', '0.4.0'],
    ['^0.8.20', '0.8.37', '0.7.6'],
    ['^ 0.8.20', '0.8.20', '0.8.19'],
    ['~0.8.4', '0.8.9', '0.9.0'],
    ['0.8.19', '0.8.19', '0.8.20'],
    ['=0.8.19', '0.8.19', '0.8.20'],
    ['0.8', '0.8.3', '0.7.3'],
    ['0.8.x', '0.8.3', '0.7.3'],
    ['0.8.*', '0.8.3', '0.9.3'],
    ['^0.4.11 || ^0.8.0', '0.4.12', '0.5.0'],
    ['^0.4.11||^0.8.0', '0.8.1', '0.5.0'],
    ['0.4.0 - 0.5.0', '0.4.26', '0.5.1'],
    ['0.4.0-0.5.0', '0.5.0', '0.6.0'],
    ['"0.8.19"', '0.8.19', '0.8.18'],
    ["'^0.8.0'", '0.8.19', '0.7.0'],
    ['\t^0.8\n.1 ', '0.8.19', '0.8.0'],
    ['>=0.8.0 /* not */ <0.8.5 // yet\n', '0.8.4', '0.8.5'],
    ['>0.8', '0.9.0', '0.8.30'],
    ['<=0.8', '0.8.30', '0.9.0'],
    ['*', '0.4.11', 'nothing'],
  ])('reads %j: %s yes, %s no', (range, yes, no) => {
    expect([accepts(range, yes), accepts(range, no)]).toEqual([true, false])
  })

  it.each([
    '',
    'latest',
    '>=0.8.0 <',
    '^^0.8.0',
    '0.8.19-beta',
    '0.8.0 || ',
    '|| 0.8.0',
    '0.8.1.2',
    '0.08.0',
    '>=0.8 - 0.9',
    '!0.8',
  ])('does not take the unreadable %j for satisfied', (range) => {
    expect(pragmasOf(`pragma solidity ${range};`)).toMatchObject([{ range: null }])
    expect(accepts(range, '0.8.19')).toBe(false)
  })

  it('does not read a range of a length that only slows readers down', () => {
    expect(accepts(`"${' '.repeat(1_000_000)}0.8.19"`, '0.8.19')).toBe(false)
  })

  it('asks every pragma of the file', () => {
    const pragmas = pragmasOf('pragma solidity >=0.8.0; pragma abicoder v2; pragma solidity <0.8.10;')

    expect(['0.8.9', '0.8.10'].map((version) => satisfiesPragmas(version, pragmas))).toEqual([true, false])
  })

  it('accepts every version where nothing is asked', () => {
    expect(satisfiesPragmas('0.4.0', [])).toBe(true)
  })

  it.each(['0.8.19+commit.7dd6d404', '0.8.19-nightly.2023.2.1'])('compares the release of %s', (version) => {
    expect(accepts('0.8.19', version)).toBe(true)
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.<>=^~|-xX* "\'') }), (range) => {
        expect(typeof accepts(range, '0.8.19')).toBe('boolean')
      }),
    )
  })
})
