import { describe, expect, it } from 'vitest'
import { claimsBetween, inContract, messagesBetween } from './read-sides.ts'

const proxied = 'contract C is UUPSUpgradeable'

function between(
  base: string,
  head: string,
  declaration = 'abstract contract Initializable {}\ncontract C is Initializable',
) {
  return claimsBetween(inContract(base, declaration), inContract(head, declaration))
}

const high = 'high/high storage-moved'

describe('the storage of an upgradeable contract', () => {
  it.each([
    ['a dynamic array whose elements have another size', 'uint256[] a;', 'uint128[] a;'],
    ['an array that is shorter', 'uint256[4] a;', 'uint256[3] a;'],
    ['an array that became a mapping', 'uint256[] a;', 'mapping(uint256 => uint256) a;'],
    ['a number that became a text', 'uint256 a;', 'string a;'],
    ['a text that became a number', 'bytes a;', 'uint256 a;'],
    ['a mapping with another key', 'mapping(uint256 => bool) a;', 'mapping(address => bool) a;'],
    ['a mapping that became an array', 'mapping(uint256 => bool) a;', 'bool[] a;'],
    ['a number that became an address', 'uint160 a;', 'address a;'],
    ['a name and a type at once', 'uint256 a;', 'string b;'],
    ['a function pointer that became external', 'function() internal f;', 'function() external f;'],
    ['a struct that became a number', 'struct S { uint256 x; } S a;', 'struct S { uint256 x; } uint256 a;'],
    [
      'a struct that lost a member',
      'struct S { uint256 x; uint256 y; } mapping(uint256 => S) a;',
      'struct S { uint256 x; } mapping(uint256 => S) a;',
    ],
    [
      'members of a struct that changed places',
      'struct S { uint256 x; uint256 y; } mapping(uint256 => S) a;',
      'struct S { uint256 y; uint256 x; } mapping(uint256 => S) a;',
    ],
    ['a struct member that changed its type', 'struct S { uint256 x; } S a;', 'struct S { int256 x; } S a;'],
  ])('breaks by %s', (_what, base, head) => {
    expect(between(base, head)).toEqual([high])
  })

  it.each([
    ['a struct member that has another name', 'struct S { uint256 x; } S a;', 'struct S { uint256 y; } S a;'],
    [
      'a struct that fills its last slot',
      'struct S { uint128 x; } S a;',
      'struct S { uint128 x; uint128 y; } S a;',
    ],
    ['a type of its own around the same bytes', 'type T is uint96; uint96 a;', 'type T is uint96; T a;'],
    ['a type that nobody knows', 'Foreign a;', 'Other a;'],
    [
      'a length that is computed',
      'uint256 constant N = 4; uint256[N] a; uint8 b;',
      'uint256[2 * 2] a; uint8 b;',
    ],
    [
      'an array of structs',
      'struct S { uint256 x; uint256 y; } S[2] a; uint256 b;',
      'struct S { uint256 x; uint256 y; } S[2] a; uint256 b;\n',
    ],
    ['a length that nobody knows', 'uint256[f()] a;', 'uint256[g()] a;'],
    ['a length whose name nobody knows', 'uint256[N] a;', 'uint256[M] a;'],
    ['a variable in transient storage', 'uint256 a;', 'uint256 transient t; uint256 a;'],
  ])('stands by %s', (_what, base, head) => {
    expect(between(base, head)).toEqual([])
  })

  it('reads lengths from constants of the file', () => {
    const source = (length: string) =>
      `uint256 constant N = 3;\n${inContract(`uint256[${length}] a; uint256 b;`, proxied)}`

    expect(claimsBetween(source('N'), source('3'))).toEqual([])
    expect(claimsBetween(source('N'), source('4'))).toEqual(
      ['medium/medium storage-moved', 'medium/medium storage-moved'].map((line) =>
        line.replace('medium/', 'high/'),
      ),
    )
  })

  it('is less sure where a base is not known', () => {
    const [claim] = claimsBetween(inContract('uint256 a;', proxied), inContract('int256 a;', proxied))

    expect(claim).toBe('high/medium storage-moved')
  })

  it('tells variables that are gone, at the end or into a gap', () => {
    expect(between('uint256 a; uint256 b;', 'uint256 a;')).toEqual(['medium/high storage-moved'])
    expect(between('uint256 a; uint256[5] __gap;', 'uint256[6] __gap;')).toEqual([
      'medium/high storage-moved',
    ])
  })

  it('keeps private variables of one name apart', () => {
    const source = (head: string) =>
      `abstract contract Initializable { uint256 private x; }\ncontract C is Initializable { uint256 private y; ${head} uint256 private x; }`

    expect(claimsBetween(source(''), source('uint256 z;'))).toEqual([high])
    expect(claimsBetween(source(''), source(''))).toEqual([])
  })

  it('says from which byte to which byte a variable moved', () => {
    const [message] = messagesBetween(
      inContract('bool a; bool b;', 'contract CUpgradeable'),
      inContract('bool n; bool a; bool b;', 'contract CUpgradeable'),
    )

    expect(message).toContain('`n` was put in front of others')
    expect(message).toContain('`a` (from slot 0 to slot 0, byte 1)')
  })

  it.each([
    ['an initializer and its flag', 'bool initialized; function initialize() external {}'],
    ['a gap', 'uint256[50] private __gap;'],
    ['an upgrade function', 'function upgradeTo(address) external {}'],
    ['a modifier', 'modifier onlyInitializing() { _; }'],
    ['an annotation', '/// @custom:oz-upgrades-from V1\nuint8 q;'],
  ])('is known by %s', (_what, sign) => {
    const [claim] = claimsBetween(
      inContract(`${sign}\nuint256 a; uint256 b;`, 'contract C'),
      inContract(`${sign}\nuint256 b; uint256 a;`, 'contract C'),
    )

    expect(claim).toBe(high)
  })

  it('is no matter of libraries, or of contracts that only have something called initialize', () => {
    const initialise = 'function initialize(uint256 price) external { a = price; } bool on;'

    expect(
      claimsBetween(
        inContract('uint256 a;', 'library LUpgradeable'),
        inContract('int256 a;', 'library LUpgradeable'),
      ),
    ).toEqual([])
    expect(
      claimsBetween(inContract(`uint256 a; ${initialise}`), inContract(`bool z; uint256 a; ${initialise}`)),
    ).toEqual([])
  })
})

describe('a namespace', () => {
  const struct = (id: string, members: string) =>
    `/// @custom:storage-location ${id}\nstruct Main { ${members} }`

  it('must stay at its slot', () => {
    expect(between(struct('erc7201:a', 'uint256 x;'), struct('erc7201:b', 'uint256 x;'))).toEqual([high])
    expect(
      between(
        struct('erc7201:a', 'uint256 x;'),
        'struct Main { uint256 x; } function m() pure returns (Main storage $) { assembly { $.slot := 1 } }',
      ),
    ).toEqual([high])
  })

  it('may get a name, or go', () => {
    const pointed =
      'struct Main { uint256 x; } function m() pure returns (Main storage $) { assembly { $.slot := 1 } }'

    expect(
      between(pointed, `${struct('erc7201:a', 'uint256 x;')} ${pointed.slice(pointed.indexOf('function'))}`),
    ).toEqual([])
    expect(between(struct('erc7201:a', 'uint256 x;'), '')).toEqual([])
  })

  it('may hold itself', () => {
    const members = 'mapping(uint256 => Main) inner;'

    expect(between(struct('erc7201:a', members), struct('erc7201:a', `${members} uint256 y;`))).toEqual([])
  })
})
