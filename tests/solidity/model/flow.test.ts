import { describe, expect, it } from 'vitest'
import { conditionsAt, reaches, stepsOf } from '../../../src/solidity/model/paths.ts'
import { flowIn, stepAt, tell, tellCondition } from '../../support/solidity-model.ts'

describe('flowOf', () => {
  it('tells what happens in the order in which it happens', () => {
    const flow = flowIn(`contract Bank {
      mapping(address => uint) balances;
      function take(uint amount) public {
        require(balances[msg.sender] >= amount);
        msg.sender.call{value: amount}("");
        balances[msg.sender] -= amount;
      }
    }`)

    expect(tell(flow, 'read', 'write', 'call', 'guard', 'arithmetic')).toEqual([
      'read balances[msg.sender]',
      'guard require(balances[msg.sender] >= amount)',
      'call msg.sender.call{value: amount}("")',
      'read balances[msg.sender]',
      'arithmetic balances[msg.sender] -= amount',
      'write balances[msg.sender] -= amount',
    ])
  })

  it('runs modifiers around the body', () => {
    const flow = flowIn(`contract A {
      bool locked; address owner; uint x;
      modifier once { require(!locked); locked = true; _; locked = false; }
      modifier only(address who) { if (msg.sender != who) revert(); _; }
      function f() public once only(owner) { x = 1; }
    }`)

    expect(tell(flow, 'write', 'placeholder')).toEqual([
      'write locked = true',
      'placeholder _',
      'placeholder _',
      'write x = 1',
      'write locked = false',
    ])
    expect(conditionsAt(stepAt(flow, 'x = 1')).map(tellCondition)).toEqual(['!locked', '!msg.sender != who'])
  })

  it('goes on after the placeholder when the body returns', () => {
    const flow = flowIn(`contract A {
      uint lock;
      modifier m { _; lock = 0; }
      function f(bool b) public m returns (uint) { if (b) return 1; return 2; }
    }`)

    expect(reaches(stepAt(flow, 'return 1'), stepAt(flow, 'lock = 0'))).toBe(true)
    expect(reaches(stepAt(flow, 'return 1'), stepAt(flow, 'return 2'))).toBe(false)
  })

  it('expands internal, inherited, library and free functions', () => {
    const flow = flowIn(
      `function free(uint a) pure returns (uint) { return a * 7; }
      library Sums { function plus(uint a, uint b) internal pure returns (uint) { return a + b; } }
      contract Base { uint total; function add(uint a) internal virtual { total = a; } }
      contract A is Base {
        using Sums for uint;
        function f(uint a) public { add(a.plus(1)); }
        function add(uint a) internal override { super.add(free(a)); }
      }`,
      'f',
    )

    expect(tell(flow, 'write', 'arithmetic')).toEqual([
      'arithmetic a + b',
      'arithmetic a * 7',
      'write total = a',
    ])
  })

  it('resolves virtual calls from the contract that runs', () => {
    const source = `contract Base { uint a; uint b; function run() public { hook(); } function hook() internal virtual { a = 1; } }
      contract Derived is Base { function hook() internal override { b = 2; } }`

    expect(tell(flowIn(source, 'run'), 'write')).toEqual(['write b = 2'])
  })

  it('leads around loops and out of them', () => {
    const flow = flowIn(`contract A {
      uint x; uint y; uint z; uint w;
      function f(uint n) public {
        for (uint i = 0; i < n; i++) { if (i == 3) continue; if (i == 4) break; x = i; y = i; }
        while (w < n) { w++; }
        do { z--; } while (z > 0);
      }
    }`)

    expect(reaches(stepAt(flow, 'y = i'), stepAt(flow, 'x = i'))).toBe(true)
    expect(reaches(stepAt(flow, 'z--', 'write'), stepAt(flow, 'x = i'))).toBe(false)
    expect(stepAt(flow, 'x = i').loops).toHaveLength(1)
    expect(stepAt(flow, 'uint i', 'assign').loops).toHaveLength(0)
    expect(conditionsAt(stepAt(flow, 'x = i')).map(tellCondition)).toEqual(['i < n', '!i == 3', '!i == 4'])
  })

  it('knows what holds after a branch that ended', () => {
    const flow = flowIn(`contract A {
      uint x;
      function f(uint a, bool b) public {
        if (a == 0 || !b) { return; }
        if (a == 1) revert();
        if (a == 2) { x = 2; } else { x = 3; }
        x = 4;
      }
    }`)

    expect(conditionsAt(stepAt(flow, 'x = 4')).map(tellCondition)).toEqual(['!a == 0', 'b', '!a == 1'])
    expect(conditionsAt(stepAt(flow, 'x = 4')).map(({ otherwise }) => otherwise)).toEqual([
      'returns',
      'returns',
      'reverts',
    ])
    expect(conditionsAt(stepAt(flow, 'x = 3')).map(tellCondition)).toContain('!a == 2')
  })

  it('says where arithmetic wraps', () => {
    const modern = flowIn(
      'pragma solidity ^0.8.0; contract A { function f(uint a) public { a + 1; unchecked { a + 2; } a++; } }',
    )
    const old = flowIn('pragma solidity ^0.7.0; contract A { function f(uint a) public { a + 1; } }')

    expect(stepsOf(modern, 'arithmetic').map(({ wraps }) => wraps)).toEqual([false, true, false])
    expect(stepsOf(old, 'arithmetic').map(({ wraps }) => wraps)).toEqual([true])
  })

  it('follows storage pointers to the variable', () => {
    const flow = flowIn(
      `contract A {
      struct Game { uint pot; address[] players; }
      mapping(uint => Game) games;
      function f(uint id) public {
        Game storage game = games[id];
        game.pot = 1;
        game.players.push(msg.sender);
        clear(game);
        at(id).pot++;
        delete games[id];
      }
      function clear(Game storage g) internal { g.pot = 0; }
      function at(uint id) internal view returns (Game storage) { return games[id]; }
    }`,
      'f',
    )

    expect(
      stepsOf(flow, 'write').map(({ how, location: { root, path } }) => [
        how,
        root.kind === 'variable' ? root.variable.name : root.kind,
        ...path.map((part) => (part.kind === 'member' ? part.name : 'key')),
      ]),
    ).toEqual([
      ['assign', 'games', 'key', 'pot'],
      ['push', 'games', 'key', 'players'],
      ['assign', 'games', 'key', 'pot'],
      ['increment', 'games', 'key', 'pot'],
      ['delete', 'games', 'key'],
    ])
    expect(stepsOf(flow, 'read')).toHaveLength(1)
  })

  it('takes a struct at a slot of its own for a place', () => {
    const flow = flowIn(
      `contract A {
      struct Space { address owner; }
      function space() private pure returns (Space storage $) { assembly { $.slot := 0x1 } }
      function f(address o) public { Space storage $ = space(); $.owner = o; space().owner = o; }
    }`,
      'f',
    )

    expect(stepsOf(flow, 'write').map(({ location: { root } }) => root)).toMatchObject([
      { kind: 'namespace', struct: { name: 'Space' } },
      { kind: 'namespace', struct: { name: 'Space' } },
    ])
  })

  it('tells calls apart', () => {
    const flow = flowIn(
      `pragma solidity ^0.4.24;
    interface Token { function transfer(address to, uint x) external returns (bool); }
    contract A {
      Token token; address to;
      function f(bytes data) public {
        token.transfer(to, 1);
        require(token.transfer(to, 2));
        bool ok = to.call.value(3).gas(4)(data);
        to.delegatecall(data);
        to.send(5);
        to.transfer(6);
        this.f(data);
        Unknown(to).go(7);
        new B();
        uint[] memory list = new uint[](3);
        selfdestruct(to);
      }
    }
    contract B {}
    contract Last is A {}`,
      'f',
    )

    expect(
      stepsOf(flow, 'call').map(({ how, name, outcome, isSelf, callee }) => [
        how,
        name,
        outcome,
        isSelf,
        callee?.signature,
      ]),
    ).toEqual([
      ['high-level', 'transfer', 'ignored', false, 'transfer(address,uint256)'],
      ['high-level', 'transfer', 'checked', false, 'transfer(address,uint256)'],
      ['call', undefined, 'used', false, undefined],
      ['delegatecall', undefined, 'ignored', false, undefined],
      ['send', undefined, 'ignored', false, undefined],
      ['transfer', undefined, 'ignored', false, undefined],
      ['high-level', 'f', 'ignored', true, 'f(bytes)'],
      ['high-level', 'go', 'ignored', false, undefined],
      ['new', undefined, 'ignored', false, undefined],
      ['selfdestruct', undefined, 'ignored', false, undefined],
    ])
  })

  it('takes both ways of a try', () => {
    const flow = flowIn(`interface I { function g() external returns (uint); }
    contract A {
      uint x; I i;
      function f() public { try i.g() returns (uint v) { x = v; } catch { x = 2; } x = 3; }
    }`)

    expect(stepsOf(flow, 'call')).toMatchObject([{ outcome: 'try' }])
    expect(reaches(stepAt(flow, 'x = v'), stepAt(flow, 'x = 2'))).toBe(false)
    expect(reaches(stepAt(flow, 'x = 2'), stepAt(flow, 'x = 3'))).toBe(true)
  })

  it('reads assembly', () => {
    const flow = flowIn(`contract A {
      uint total;
      function f(address to) public {
        assembly {
          let slot := total.slot
          sstore(total.slot, add(sload(total.slot), 1))
          if iszero(call(gas(), to, callvalue(), 0, 0, 0, 0)) { revert(0, 0) }
          switch caller() case 0 { stop() } default { selfdestruct(to) }
        }
      }
    }`)

    expect(tell(flow, 'read', 'write', 'call', 'revert', 'return')).toEqual([
      'read sload(total.slot)',
      'write sstore(total.slot, add(sload(total.slot), 1))',
      'call call(gas(), to, callvalue(), 0, 0, 0, 0)',
      'revert revert(0, 0)',
      'return stop()',
      'call selfdestruct(to)',
    ])
    expect(conditionsAt(stepAt(flow, 'stop()')).map(tellCondition)).toEqual([
      'call(gas(), to, callvalue(), 0, 0, 0, 0)',
    ])
  })

  it('runs the constructors of the bases first', () => {
    const flow = flowIn(
      `contract Base { address owner; constructor(address o) { owner = o; } }
      contract A is Base { uint x; constructor() Base(msg.sender) { x = 1; } }`,
      '',
    )

    expect(tell(flow, 'write')).toEqual(['write owner = o', 'write x = 1'])
  })

  it('stops at recursion and says so', () => {
    const flow = flowIn('contract A { uint x; function f() public { x = 1; f(); } }')

    expect(flow.isTruncated).toBe(true)
    expect(stepsOf(flow, 'internal-call')).toMatchObject([{ expanded: false }])
  })

  it('says that an unread modifier or check let us through', () => {
    const flow = flowIn(
      'import "b"; contract A is Elsewhere { uint x; function f() public onlyOwner { _checkAll(); x = 1; } }',
    )

    expect(
      conditionsAt(stepAt(flow, 'x = 1')).map(({ how, frame, expression }) => [
        how,
        tellCondition({ how, frame, expression, holds: true, otherwise: 'reverts', node: expression }),
      ]),
    ).toEqual([
      ['unread', 'onlyOwner'],
      ['unread', '_checkAll'],
    ])
  })
})
