import { describe, expect, it } from 'vitest'
import { flowOf } from '../../../src/solidity/model/flow.ts'
import { guardsAt, isLocked } from '../../../src/solidity/model/guards.ts'
import { resolvedFunctions } from '../../../src/solidity/model/inheritance.ts'
import { localsOf } from '../../../src/solidity/model/locals.ts'
import { conditionsAt, reaches, stepsAfter, stepsOf } from '../../../src/solidity/model/paths.ts'
import { signatureOf } from '../../../src/solidity/model/signature.ts'
import {
  aProject,
  callableIn,
  contractIn,
  flowIn,
  stepAt,
  tell,
  tellCondition,
} from '../../support/solidity-model.ts'

const places = (source: string, name?: string) =>
  stepsOf(flowIn(source, name), 'write').map(({ location: { root, path } }) => [
    root.kind === 'variable' ? root.variable.name : root.kind,
    ...path.map((part) => (part.kind === 'member' ? part.name : 'key')),
  ])

describe('localsOf', () => {
  it('has the parameters of a function without a body', () => {
    const callable = callableIn(
      contractIn('interface I { function f(uint a) external returns (uint b); }'),
      'f',
    )

    expect(localsOf(callable).declared.map(({ name }) => name)).toEqual(['a', 'b'])
  })
})

describe('a flow', () => {
  it('of a function without a body has its entry alone', () => {
    expect(flowIn('interface I { function f() external; }', 'f').steps.map(({ kind }) => kind)).toEqual([
      'entry',
    ])
  })

  it('of a contract that has nothing to do with the function resolves by the text', () => {
    const callable = callableIn(
      contractIn('contract A { uint x; function f() public { g(); } function g() internal { x = 1; } }'),
      'f',
    )

    expect(tell(flowOf(callable, contractIn('contract B {}')), 'write')).toEqual(['write x = 1'])
  })

  it('of a free function has no super, no modifiers, but attached functions', () => {
    const { files } = aProject({
      'a.sol': `library L { function inc(uint a) internal pure returns (uint) { return a + 1; } }
        using L for uint;
        function f(uint a) pure m { super.g(); a.inc(); }`,
    })
    const [callable] = files.get('a.sol')?.functions ?? []

    expect(callable && tell(flowOf(callable), 'internal-call', 'arithmetic')).toEqual([
      'internal-call m',
      'internal-call super.g()',
      'internal-call a.inc()',
      'arithmetic a + 1',
    ])
  })

  it('runs super where a base in between lacks the function', () => {
    expect(
      tell(
        flowIn(
          'contract B { uint x; function f() public virtual { x = 1; } } contract C is B {} contract A is C { function f() public override { super.f(); } }',
          'f',
        ),
        'write',
      ),
    ).toEqual(['write x = 1'])
  })

  it('prefers a body to a later declaration without one', () => {
    const contract = contractIn(
      'contract B { function f() public virtual {} } abstract contract A is B { function f() public virtual override; }',
    )

    expect(
      resolvedFunctions(contract)
        .get('f')
        ?.map((it) => it.contract?.name),
    ).toEqual(['B'])
  })

  it.each([
    ['parentheses', '(games[1]).pot = 1;', [['games', 'key', 'pot']]],
    ['a tuple of one', '(x) = 1;', [['x']]],
    ['pairs', '(x, y) = (1, 2);', [['x'], ['y']]],
    ['pairs with a hole', '(x, y) = (1, );', [['x'], ['y']]],
    ['a choice of pointers', 'clear(x > 0 ? games[1] : games[2]);', [['namespace', 'pot']]],
    ['a tuple that is no place', '(games[1], x).pot = 1;', []],
    ['a choice itself', '(x > 0 ? games[1] : games[2]).pot = 1;', []],
    ['the result of a call in memory', 'copy().pot = 1;', []],
    ['memory', 'Game memory g; g.pot = 1; uint[] memory m; m[0] = 1; m.push(1);', []],
    ['bytes', 'bs[0] = 0; bs.push(0); bs.pop();', [['bs', 'key'], ['bs'], ['bs']]],
    ['an unnamed parameter', 'hidden({b: 1, a: 2});', []],
    ['named arguments', 'named({a: games[2], b: 1});', [['games', 'key', 'pot']]],
    ['an array by its length', 'list.length = 1;', [['list', 'length']]],
  ])('writes through %s', (_what, statement, expected) => {
    expect(
      places(
        `contract A {
          struct Game { uint pot; } mapping(uint => Game) games; uint x; uint y; bytes bs; uint[] list;
          function f() public { ${statement} }
          function clear(Game storage g) internal { g.pot = 0; }
          function named(Game storage a, uint b) internal { a.pot = b; }
          function hidden(uint, uint b) internal { b; }
          function copy() internal returns (Game memory) { return games[1]; }
        }`,
        'f',
      ),
    ).toEqual(expected)
  })

  it('follows the storage pointers of old Solidity', () => {
    expect(
      places(`pragma solidity ^0.4.0; contract A { struct Game { uint pot; } mapping(uint => Game) games;
        function f() public { var g = games[1]; g.pot = 1; Game h; h.pot = 2; mapping(uint => Game) all = games; all[1].pot = 3; } }`),
    ).toEqual([
      ['games', 'key', 'pot'],
      ['namespace', 'pot'],
      ['games', 'key', 'pot'],
    ])
  })

  it('reads the assembly of old Solidity', () => {
    const flow = flowIn(
      'contract A { uint x; function f() public { assembly { loop: sstore(x_slot, 1) sstore(other, 2) sstore() 3 =: x jump(loop) if x { pop(x) } for { } 1 { } { break } } } }',
    )

    expect(stepsOf(flow, 'write').map(({ location: { root } }) => root.kind)).toEqual([
      'variable',
      'slot',
      'unknown',
    ])
    expect(stepsOf(flow, 'builtin').map(({ name }) => name)).toEqual(['jump'])
  })

  it('takes all ways through assembly', () => {
    const flow = flowIn(`contract A { uint x; function f(uint p) public { assembly {
      function g(a) -> b { if a { leave } sstore(1, a) }
      switch p case 0 { sstore(2, 2) } case 1 { sstore(3, 3) }
      for { let i := 0 } lt(i, p) { i := add(i, 1) } { if eq(i, 1) { continue } sstore(4, 4) if i { sstore(5, 5) } }
      gas
      pop(call(0, address(), 0, 0, 0, 0, 0))
    } x = 9; } }`)

    expect(reaches(stepAt(flow, 'sstore(2'), stepAt(flow, 'sstore(3'))).toBe(false)
    expect(reaches(stepAt(flow, 'sstore(5'), stepAt(flow, 'sstore(4'))).toBe(true)
    expect(stepsOf(flow, 'call')).toMatchObject([{ isSelf: true, outcome: 'ignored' }])
    expect(conditionsAt(stepAt(flow, 'x = 9'))).toEqual([])
    expect(stepsAfter(stepAt(flow, 'x = 9', 'write')).size).toBe(0)
  })

  it('has no steps where nothing can come', () => {
    const flow = flowIn(
      'contract A { uint x; function f() public { return; while (true) { x = 1; } require(x > 0); do { x = 2; } while (x > 0); } }',
    )

    expect(flow.steps.map(({ kind }) => kind)).toEqual(['entry', 'return'])
  })

  it('knows nothing more after a fact that held on one way only', () => {
    const flow = flowIn(
      'contract A { uint x; function f(uint p) public { if (p > 1) { require(p > 2); } else { require(p < 1); } x = 1; } }',
    )

    expect(conditionsAt(stepAt(flow, 'x = 1')).map(tellCondition)).toEqual([])
  })

  it('gives constructors of bases what is written for them', () => {
    const flow = flowIn(
      `contract B { uint b; constructor(uint p) { b = p; } } contract C { uint c; constructor(uint p) { c = p; } } contract D { uint d; constructor(uint p) { d = p; } }
       contract A is B(1), C, D { constructor() C D(2) {} }`,
      '',
    )

    expect(
      flow.frames.slice(1).map(({ bindings }) => [...bindings.values()].map(({ type }) => type)),
    ).toEqual([['NumberLiteral'], [], ['NumberLiteral']])
  })

  it.each([
    ['emit Unknown(1);', ['emit Unknown(1)']],
    ['emit Lib.Unknown(1);', ['emit Lib.Unknown(1)']],
    ['Known(1);', ['emit Known(1)']],
    ['emit Known(1);', ['emit Known(1)']],
    ['require();', []],
    ['uint();', []],
    ['Refused(1);', []],
    ['t.f{value: 1};', []],
    ['a.call.value()("");', ['call a.call.value()("")']],
    ['(new T).value(1)();', ['call (new T).value(1)()']],
    ['a.call.gas(1).value(2)("");', ['call a.call.gas(1).value(2)("")']],
    ['T.f();', []],
    ['try t.two() returns (uint p, uint q) { p; q; } catch {}', ['call t.two()']],
    ['1.nothing();', ['internal-call 1.nothing()']],
    ['emit T.Known2(1);', ['emit T.Known2(1)']],
  ])('of `%s` tells %j', (statement, expected) => {
    const flow = flowIn(
      `contract T { event Known2(uint a); function f() external {} function two() external returns (uint, uint) {} }
      contract A { event Known(uint a); error Refused(uint a); T t; address a; function f() public { ${statement} } }`,
      'f',
    )

    expect(tell(flow, 'emit', 'call', 'internal-call')).toEqual(expected)
  })

  it('names events by their last name', () => {
    const flow = flowIn('contract A { function f() public { emit Lib.Unknown(1); emit Other(1); } }')

    expect(stepsOf(flow, 'emit').map(({ name }) => name)).toEqual(['Unknown', 'Other'])
  })

  it('calls the function that a global `using` attaches to a struct', () => {
    const { contracts } = aProject({
      'a.sol': 'import "b.sol"; contract A { S s; function f() public { s.clear(); s.gone(); } }',
      'b.sol':
        'struct S { uint a; } using {clear, missing, Nowhere.gone} for S global; function clear(S storage s) { s.a = 0; }',
    })
    const [contract] = contracts
    const [callable] = contract?.functions ?? []

    expect(callable && tell(flowOf(callable), 'write')).toEqual(['write s.a = 0'])
  })

  it('finds nothing behind modules and contracts that lack the name', () => {
    const { contracts } = aProject({
      'a.sol': 'import "b.sol" as M; import "c.sol"; import "d.sol"; contract A is M.Nope, L.Nope, Third {}',
      'b.sol': 'library L { }',
      'c.sol': 'import "e.sol"; import "c.sol"; contract Nope {}',
      'd.sol': 'import "e.sol"; import {Third} from "e.sol";',
      'e.sol': 'import {Gone as Third} from "x.sol"; import "a.sol"; library L {}',
    })

    expect(contracts.find(({ name }) => name === 'A')).toMatchObject({ bases: [], hasUnknownBases: true })
  })
})

describe('a lock', () => {
  it.each([
    ['in a namespace', 'require(!$().entered); $().entered = true; x = 7; $().entered = false;'],
    [
      'at a slot with a name',
      'assembly { if sload(LOCK) { revert(0, 0) } sstore(LOCK, 1) } x = 7; assembly { sstore(LOCK, 0) }',
    ],
    [
      'at a slot that is computed',
      'assembly { let s := add(1, 2) if sload(s) { revert(0, 0) } sstore(s, 1) } x = 7; assembly { let t := 1 }',
      false,
    ],
  ])('%s is seen', (_where, body, expected = true) => {
    const flow = flowIn(
      `contract A { struct Space { bool entered; } uint x; bytes32 constant LOCK = 0;
      function $() private pure returns (Space storage s) { assembly { s.slot := 1 } }
      function f() public { ${body} } }`,
      'f',
    )

    expect(isLocked(stepAt(flow, 'x = 7'), flow)).toBe(expected)
  })

  it.each([
    ['require(!config.paused);', 'pause'],
    ['require(!$().initialized);', 'initializer'],
    ['require(flags[msg.sender].allowed);', 'sender'],
    ['require(!flags[address(0)].paused);', 'pause'],
    ['require((x > 0));', 'other'],
  ])('or another flag in a struct is told by its member: %s', (statement, kind) => {
    const flow = flowIn(
      `contract A { struct Space { bool paused; bool initialized; bool allowed; } Space config; mapping(address => Space) flags; uint x;
      function $() private pure returns (Space storage s) { assembly { s.slot := 1 } }
      function f() public { ${statement} x = 7; } }`,
      'f',
    )

    expect(guardsAt(stepAt(flow, 'x = 7'))).toMatchObject([{ kind }])
  })
})

describe('signatureOf', () => {
  it('has a word for what has no type', () => {
    const [variable] =
      flowIn('contract A { function f() public { var (a, b) = g(); } }').frames[0]?.assignments.keys() ?? []

    expect(variable && signatureOf('f', [variable])).toBe('f(var)')
  })
})
