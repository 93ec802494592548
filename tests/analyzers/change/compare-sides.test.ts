import { describe, expect, it } from 'vitest'
import { compareSides, looksAt } from '../../../src/analyzers/change/compare-sides.ts'
import { reportOn } from '../../../src/analyzers/change/report.ts'
import { claimsBetween, inContract, messagesBetween, readSides } from './read-sides.ts'

const owned = 'address owner; uint256 x;'
const closed = inContract(`${owned} function f(uint256 a) external { require(msg.sender == owner); x = a; }`)
const open = inContract(`${owned} function f(uint256 a) external { x = a; }`)
const removed = 'high/high guard-removed'

describe('contracts of both sides', () => {
  it('are the same after a move to another file', () => {
    expect(claimsBetween({ 'a/C.sol': closed }, { 'b/C.sol': open })).toEqual([removed])
    expect(claimsBetween({ 'a/C.sol': closed }, { 'b/C.sol': closed })).toEqual([])
  })

  it('are the same under another name in the same file', () => {
    expect(claimsBetween(closed, open.replace('contract C', 'contract D'))).toEqual([removed])
  })

  it('are not guessed when there are several', () => {
    const twice = { 'a/C.sol': closed, 'b/C.sol': closed }

    expect(claimsBetween(twice, { 'c/C.sol': open })).toEqual([])
  })

  it('are looked at again when something that they import has changed, and not when nothing has', () => {
    const user = 'import "./B.sol"; import "./Gone.sol"; contract C is B {}'
    const base = { 'B.sol': closed.replace('contract C', 'contract B'), 'C.sol': user }
    const head = { 'B.sol': open.replace('contract C', 'contract B'), 'C.sol': user }

    expect(claimsBetween(base, head)).toEqual([removed])
    expect(claimsBetween(base, base)).toEqual([])
  })

  it('tell what is in a file that nobody asked about where it is inherited', () => {
    const base = {
      'B.sol': closed.replace('contract C', 'contract B'),
      'C.sol': 'import "./B.sol"; contract C is B {}',
    }
    const head = { ...base, 'B.sol': open.replace('contract C', 'contract B') }

    const { claims } = reportOn(readSides(base, head, ['C.sol']), [])

    expect(claims.map(({ path }) => path)).toEqual(['B.sol'])
  })
})

describe('the report on both sides', () => {
  it('tells a look that fails, and what the others found', () => {
    const sides = readSides({ 'C.sol': closed }, { 'C.sol': open })
    const broken = () => {
      throw new Error('lost the thread')
    }

    const { claims, failures } = compareSides(sides, { ...looksAt(sides), storage: broken })

    expect(claims.map(({ rule }) => rule)).toEqual(['guard-removed'])
    expect(failures).toEqual([
      { path: 'C.sol', reason: 'the look at storage failed: Error: lost the thread' },
    ])
  })

  it('tells what no parser understands, and on which side', () => {
    const broken = 'contract C { function f() public { uint x = ; } }'

    const report = reportOn(readSides({ 'C.sol': broken }, { 'C.sol': closed }), [])

    expect(report.gaps).toEqual([{ path: 'C.sol', reason: expect.stringMatching(/at the base\)$/) }])
  })

  it('puts claims in the order of the text', () => {
    const both = (text: string) => ({ 'b.sol': text, 'a.sol': text.replaceAll('C', 'D') })
    const two = (check: string) =>
      inContract(
        `${owned} function f(uint256 a) external { ${check} x = a; } function g(uint256 a) external { ${check} x = a + 1; } /* slither-disable ${check} */`,
      )

    const { claims } = reportOn(readSides(both(two('require(msg.sender == owner);')), both(two(''))), [])

    const places = claims.map(({ path, start }) => `${path} ${String(start).padStart(4, '0')}`)
    expect(places).toEqual(places.toSorted())
    expect(new Set(claims.map(({ path }) => path))).toEqual(new Set(['a.sol', 'b.sol']))
  })

  it('puts claims that begin together in the order of their ends', () => {
    const text = (value: string, type: string) => inContract(`${type} a = ${value};`, 'contract CUpgradeable')

    const { claims } = reportOn(
      readSides({ 'C.sol': text('1', 'uint256') }, { 'C.sol': text('2', 'int256') }),
      [],
    )

    expect(claims.map(({ rule }) => rule)).toEqual(['storage-moved', 'parameter-changed'])
  })
})

describe('what a claim says', () => {
  it.each([
    ['the receive function of C', 'receive() external payable { CHECK x = msg.value; }'],
    ['the fallback of C', 'fallback() external { CHECK x = 1; }'],
    ['`C.f(uint256)`', 'function f(uint256 a) external { CHECK x = a; }'],
  ])('names %s', (name, text) => {
    const source = (check: string) => inContract(`${owned} ${text.replace('CHECK', check)}`)

    const [message] = messagesBetween(source('require(msg.sender == owner);'), source(''))

    expect(message).toBe(
      `${name} lost the check \`msg.sender == owner\` (C.sol:3 at the base): anyone can reach the write \`${/x = \S+(?=;)/.exec(text)?.[0]}\` now`,
    )
  })

  it('takes the worst of what one guard protected', () => {
    const source = (check: string) =>
      inContract(
        `${owned} uint256 y; function f(uint256 a) external { if (a > 1) { ${check} x = a; } y = 1; payable(msg.sender).transfer(1); }`,
      )

    expect(claimsBetween(source('require(y > 5);'), source(''))).toEqual(['high/medium guard-removed'])
  })
})

describe('a gatekeeper that cannot be read', () => {
  const source = (call: string, effect = 'x = 1;', rest = '') =>
    inContract(
      `uint256 x; address owner; function _checkCaller(bytes4) internal virtual; function f() external { ${call} ${effect} } ${rest}`,
      'abstract contract C',
    )

  it('is missed', () => {
    expect(claimsBetween(source('_checkCaller(msg.sig);'), source(''))).toEqual(['high/medium guard-removed'])
    expect(messagesBetween(source('_checkCaller(msg.sig);'), source(''))[0]).toContain(
      'no longer goes through `_checkCaller(msg.sig)`',
    )
  })

  it('is not missed where nothing is left to keep, or somebody else keeps it', () => {
    expect(claimsBetween(source('_checkCaller(msg.sig);'), source('', ''))).toEqual([])
    expect(claimsBetween(source('_checkCaller(msg.sig);'), source('require(msg.sender == owner);'))).toEqual(
      [],
    )
    expect(
      claimsBetween(
        source('_checkCaller(msg.sig);'),
        source('_checkRole(msg.sig);', 'x = 1;', 'function _checkRole(bytes4) internal virtual;'),
      ),
    ).toEqual([])
  })
})

describe('new ways', () => {
  it('around a guard are those that write what the sender chose, also as the sender', () => {
    const source = (rest: string) =>
      inContract(
        `address owner; struct Own { address who; } Own own; function f(address a) external { require(msg.sender == owner); own.who = a; } ${rest}`,
      )

    expect(claimsBetween(source(''), source('function g() external { own.who = msg.sender; }'))).toEqual([
      'high/medium way-around-guard',
    ])
    expect(
      claimsBetween(
        source(''),
        source('function g() external { own.who = address(uint160(block.number)); }'),
      ),
    ).toEqual([])
    expect(
      claimsBetween(
        source(''),
        source('function g(address a) external { require(owner == msg.sender); own.who = a; }'),
      ),
    ).toEqual([])
  })

  it('are not asked of storage that has no variable', () => {
    const source = (rest: string) =>
      inContract(
        `struct S { uint256 v; } function s() internal pure returns (S storage p) { assembly { p.slot := 5 } } function f(uint256 a) external { s().v = a; assembly { sstore(7, a) } } ${rest}`,
      )

    expect(
      claimsBetween(
        source(''),
        source('function g(uint256 a) external { s().v = a; assembly { sstore(7, a) } }'),
      ),
    ).toEqual([])
  })
})
