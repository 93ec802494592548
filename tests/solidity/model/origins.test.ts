import { describe, expect, it } from 'vitest'
import type { Origin } from '../../../src/solidity/model/origin.ts'
import { originsOf } from '../../../src/solidity/model/origins.ts'
import { stepsOf } from '../../../src/solidity/model/paths.ts'
import { flowIn } from '../../support/solidity-model.ts'

describe('originsOf', () => {
  it.each([
    ['a parameter', 'x = p;', ['parameter p']],
    ['the sender', 'x = uint(msg.sender);', ['msg.sender']],
    ['the message', 'x = msg.value + uint(msg.data[0]);', ['msg.value', 'msg.data', 'constant']],
    ['the time, old and new', 'x = now + block.timestamp;', ['block.timestamp']],
    [
      'a hash of the block',
      'x = uint(blockhash(block.number - 1)) % 10;',
      ['blockhash', 'block.number', 'constant'],
    ],
    ['storage', 'x = y;', ['storage y']],
    ['a mapping', 'x = m[p];', ['storage m']],
    ['a constant', 'x = C + 1 + uint(E.A);', ['constant']],
    [
      'a local variable and all it is given',
      'uint v = p; if (p > 1) v = y; x = v;',
      ['parameter p', 'storage y'],
    ],
    ['a local that is never given anything', 'uint v; x = v;', ['constant']],
    ['a local that is given itself', 'uint v = p; v = v + 1; x = v;', ['parameter p', 'constant']],
    ['an internal function', 'x = twice(p);', ['parameter p', 'constant']],
    ['a named return value', 'x = named(y);', ['storage y']],
    ['one of several return values', '(, uint v) = two(p); x = v;', ['storage y']],
    ['one of several names', '(uint v, uint w) = (p, y); x = w;', ['storage y']],
    ['several unnamed from a call', '(bool ok, bytes memory d) = t.call(""); x = d.length;', ['call call']],
    ['another contract', 'x = I(t).price();', ['call price']],
    ['a new contract', 'x = uint(address(new B()));', ['call ']],
    ['a balance', 'x = address(this).balance;', ['balance']],
    ['a signer', 'x = uint(ecrecover(0, 0, 0, 0));', ['signer', 'constant']],
    ['a signer by a library', 'x = uint(recover(p));', ['signer', 'parameter p']],
    ['the sender by a context', 'x = uint(_msgSender());', ['msg.sender']],
    ['an unknown function', 'x = elsewhere(p);', ['unknown', 'parameter p']],
    ['an unknown name', 'x = nowhere;', ['unknown']],
    [
      'an array in memory',
      'uint[] memory a = new uint[](1); a[0] = p; x = a[0];',
      ['constant', 'parameter p'],
    ],
    ['a struct in memory', 'S memory s = S({a: p}); x = s.a;', ['parameter p']],
    ['a ternary', 'x = p > 0 ? y : 2;', ['storage y', 'constant']],
    ['an assignment inside', 'x = (y = p);', ['parameter p']],
    ['minus and not', 'x = uint(-int(p)); ', ['parameter p']],
    ['the gas left', 'x = gasleft();', ['gasleft']],
    ['a slice', 'x = bytes(msg.data[4:]).length;', ['msg.data']],
    ['a member of a call', 'x = I(t).point().a;', ['call point']],
    ['a storage pointer', 'S storage s = ss[p]; x = s.a; ', ['storage ss']],
    ['the arguments in any order', 'x = minus({b: y, a: p});', ['parameter p']],
    ['a function pointer', 'function () returns (uint) g = source; x = g();', ['unknown']],
    ['a call with options', 'x = I(t).price{gas: 3}();', ['call price']],
    ['the contract itself', 'x = uint(this);', ['this']],
    ['a tuple with a hole', 'x = uint((p, ));', ['parameter p']],
    ['a call that is not made', 'x = uint(I(t).price{gas: 1});', ['storage t']],
    ['a storage pointer itself', 'S storage s = ss[p]; x = uint(s);', ['storage ss']],
    ['a hole in what is returned', '(, uint v) = hole(); x = v;', ['constant']],
    ['a modifier without its argument', 'without();', ['unknown']],
    ['a bare name in assembly', 'uint v; assembly { v := p pop } x = v;', ['parameter p']],
    ['assembly', 'uint v; assembly { v := add(caller(), p) } x = v;', ['msg.sender', 'parameter p']],
    ['storage in assembly', 'uint v; assembly { v := sload(y.slot) } x = v;', ['storage y']],
    ['a slot in assembly', 'uint v; assembly { v := sload(0x10) } x = v;', ['storage slot']],
    [
      'slots that are computed or missing',
      'uint v; assembly { v := add(sload(), sload(add(p, 1))) } x = v;',
      ['storage unknown', 'storage slot'],
    ],
    ['a call in assembly', 'uint v; assembly { v := call(0, 0, 0, 0, 0, 0, 0) } x = v;', ['call ']],
    ['a balance in assembly', 'uint v; assembly { v := selfbalance() } x = v;', ['balance']],
    ['a number in assembly', 'uint v; assembly { v := 3 } x = v;', ['constant']],
    [
      'a member in assembly',
      'uint v; bytes calldata d = msg.data; assembly { v := d.length } x = v;',
      ['msg.data'],
    ],
  ])('finds %s', (_what, statements, expected) => {
    expect(originsOfX(statements)).toEqual(expected)
  })

  it('ends where locals are given locals without end', () => {
    const chain = Array.from({ length: 400 }, (_, at) => `uint v${at + 1} = v${at};`).join('')

    expect(originsOfX(`uint v0 = p; ${chain} x = v400;`)).toEqual(['unknown'])
  })
})

function originsOfX(statements: string): readonly string[] {
  const flow = flowIn(
    `enum E { A }
    struct S { uint a; }
    interface I { function price() external returns (uint); function point() external returns (S memory); }
    contract B {}
    contract A {
      uint x; uint y; mapping(uint => uint) m; mapping(uint => S) ss; address t; uint constant C = 3;
      function f(uint p) public { ${statements} }
      function twice(uint a) internal pure returns (uint) { return a * 2; }
      function minus(uint a, uint b) internal pure returns (uint) { b; return a; }
      function named(uint a) internal pure returns (uint r) { r = a; }
      function two(uint a) internal view returns (uint, uint) { return (a, y); }
      function hole() internal returns (uint, uint) { return (1, ); }
      modifier m(uint q) { x = q; _; }
      function without() internal m {}
      function source() internal returns (uint) { return 1; }
    }`,
    'f',
  )
  const write = stepsOf(flow, 'write').findLast(
    ({ location: { root } }) => root.kind === 'variable' && root.variable.name === 'x',
  )
  return write?.value === undefined ? [] : originsOf(write.value, write.frame).map(tellOrigin)
}

function tellOrigin(origin: Origin): string {
  switch (origin.kind) {
    case 'parameter':
      return `parameter ${origin.variable.name}`
    case 'environment':
      return origin.name
    case 'storage':
      return `storage ${origin.location.root.kind === 'variable' ? origin.location.root.variable.name : origin.location.root.kind}`
    case 'call':
      return `call ${origin.name ?? ''}`
    default:
      return origin.kind
  }
}
