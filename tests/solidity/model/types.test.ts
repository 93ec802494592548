import { describe, expect, it } from 'vitest'
import { typeOf } from '../../../src/solidity/model/expression-type.ts'
import type { Type } from '../../../src/solidity/model/types.ts'
import { nodesIn } from '../../../src/solidity/syntax/visit.ts'
import { aProject } from '../../support/solidity-model.ts'

const library = `
  pragma solidity ^0.4.24;
  struct G { uint8 g; }
  type Price is uint128;
  uint16 constant TOP = 3;
  function free(uint8 a) pure returns (uint8) { return a; }
  function twice(uint8 a) pure returns (uint8) { return a; }
  function twice(address a) pure returns (address) { return a; }
  library L {
    struct P { uint32 p; }
    function half(uint a) internal pure returns (uint64) { return 0; }
    function half(bytes32 a) internal pure returns (bytes2) { return 0; }
    function half(T a) internal pure returns (bool) { return true; }
  }
  using {scaled} for Price global;
  function scaled(Price a) pure returns (uint96) { return 0; }
`
const source = `
  pragma solidity ^0.4.24;
  import "b.sol"; import "b.sol" as M; import "gone.sol" as Gone;
  contract Base { int128 inherited; function up() internal returns (uint40) { return 1; } }
  interface I { function f(uint a) external returns (uint24); function g() external returns (bool, bytes4); }
  contract V { mapping(address => uint48[]) public seen; uint72 public plain; function x() public {} }
  contract A is Base {
    using L for uint; using L for *;
    enum E { X } struct S { uint56 s; G g; E e; } event Ev(uint a);
    uint80 u; int8 i; bytes3 b3; byte b1; bytes bs; string str; bool b; address a; address payable pay; I it; V v; S s; E e; Price price; fixed fx;
    mapping(address => mapping(uint => S)) m; uint88[] list; uint88[5] fixedList; function (uint) external returns (uint8) fp; function () internal ip; Nowhere n;
    uint112 constant C = 1; Base base;
    function t() returns (uint88, bool) { }
    function overload(uint a) returns (uint8) {} function overload(address a) returns (uint16) {} function overload(bool a) returns (uint24) {}
    function overload(bytes4 a) returns (uint40) {} function overload(I a) returns (uint48) {} function overload(Base a) returns (uint56) {}
    function overload(uint8 a) returns (uint64) {}
    function overload(E a) returns (uint72) {} function overload(S memory a) returns (uint80) {}
    function f(uint p, S memory tx) public {
      var w = u; var (y, z) = t(); var lit = 1; var nothing; var (q1, q2, q3) = t();
      probe(EXPRESSION);
    }
  }
`

describe('typeOf', () => {
  it.each([
    ['p', 'uint256'],
    ['u', 'uint80'],
    ['inherited', 'int128'],
    ['C', 'uint112'],
    ['TOP', 'uint16'],
    ['M.TOP', 'uint16'],
    ['w', 'uint80'],
    ['y', 'uint88'],
    ['z', 'bool'],
    ['lit', 'uint256'],
    ['nothing', 'unknown'],
    ['b1', 'bytes1'],
    ['b3', 'bytes3'],
    ['b3[0]', 'bytes1'],
    ['bs[0]', 'bytes1'],
    ['fx', 'unknown'],
    ['n', 'unknown Nowhere'],
    ['Gone', 'unknown Gone'],
    ['nowhere', 'unknown nowhere'],
    ['now', 'uint256'],
    ['this', 'contract A'],
    ['super', 'unknown'],
    ['M', 'unknown'],
    ['Ev', 'unknown'],
    ['msg.sender', 'address'],
    ['block.nothing', 'unknown'],
    ['pay', 'address'],
    ['address(0)', 'address'],
    ['payable(a)', 'address'],
    ['address', 'type address'],
    ['uint8(u)', 'uint8'],
    ['I(a)', 'contract I'],
    ['M.L', 'type contract L'],
    ['E.X', 'enum E'],
    ['E(1)', 'enum E'],
    ['IGone(a)', 'unknown IGone'],
    ['s.s', 'uint56'],
    ['s.g.g', 'uint8'],
    ['s.nothing', 'unknown'],
    ['S(1, g, e)', 'struct S'],
    ['L.P(1).p', 'uint32'],
    ['m', 'mapping'],
    ['m[a][1].s', 'uint56'],
    ['list[0]', 'uint88'],
    ['list', 'array'],
    ['list.length', 'uint256'],
    ['u[0]', 'unknown'],
    ['uint[]', 'type array'],
    ['new uint8[](3)', 'array'],
    ['new V()', 'contract V'],
    ['bs[1:]', 'bytes'],
    ['a.balance', 'uint256'],
    ['a.call("")', 'tuple bool bytes'],
    ['a.call.value(1)("")', 'tuple bool bytes'],
    ['a.send(1)', 'bool'],
    ['a.transfer(1)', 'unknown'],
    ['it.f', 'function'],
    ['it.f(1)', 'uint24'],
    ['it.f.value(1)(1)', 'uint24'],
    ['it.f{value: 1}(1)', 'uint24'],
    ['it.f{value: 1}', 'function'],
    ['it.g()', 'tuple bool bytes4'],
    ['it.gone()', 'unknown'],
    ['it.f()', 'unknown'],
    ['it.gone', 'unknown'],
    ['V.x()', 'unknown'],
    ['p.nothing()', 'unknown'],
    ['u.nothing', 'unknown'],
    ['tx.s', 'uint56'],
    ['new V', 'type contract V'],
    ['S[]', 'type array'],
    ['S[3]', 'type array'],
    ['Ev(1)', 'unknown'],
    ['[]', 'array'],
    ['q3', 'unknown'],
    ['it.value(1)(1)', 'unknown'],
    ['up.value(1)(1)', 'unknown'],
    ['it.f.selector', 'bytes4'],
    ['v.seen(a, 0)', 'uint48'],
    ['v.plain()', 'uint72'],
    ['a.gone()', 'unknown'],
    ['fp', 'function'],
    ['fp(1)', 'uint8'],
    ['ip()', 'tuple'],
    ['t()', 'tuple uint88 bool'],
    ['t', 'function'],
    ['up()', 'uint40'],
    ['Base.up()', 'uint40'],
    ['super.up()', 'uint40'],
    ['free(1)', 'uint8'],
    ['M.free(1)', 'uint8'],
    ['twice(a)', 'address'],
    ['p.half()', 'uint64'],
    ['b3.half()', 'bytes2'],
    ['price.scaled()', 'uint96'],
    ['price', 'user-type Price'],
    ['Price.wrap(1)', 'unknown'],
    ['L.half(p)', 'uint64'],
    ['overload(p)', 'uint8'],
    ['overload(uint8(1))', 'uint64'],
    ['overload(1)', 'uint8'],
    ['overload(a)', 'uint16'],
    ['overload(0x00000000000000000000000000000000000000Aa)', 'uint16'],
    ['overload(b)', 'uint24'],
    ['overload(bytes4(0))', 'uint40'],
    ['overload(it)', 'uint48'],
    ['overload(base)', 'uint56'],
    ['overload(e)', 'uint72'],
    ['overload(s)', 'uint80'],
    ['overload(nowhere)', 'uint8'],
    ['overload()', 'uint8'],
    ['u + 1', 'uint80'],
    ['1 + u', 'uint80'],
    ['1 + 1', 'literal'],
    ['u * p', 'uint256'],
    ['p + u', 'uint256'],
    ['u ** 2', 'uint80'],
    ['u << p', 'uint80'],
    ['u > 1', 'bool'],
    ['b && b', 'bool'],
    ['u = 1', 'uint80'],
    ['u += p', 'uint80'],
    ['!b', 'bool'],
    ['-i', 'int8'],
    ['b ? 1 : u', 'uint80'],
    ['(u)', 'uint80'],
    ['(u, b)', 'tuple uint80 bool'],
    ['(, b)', 'tuple unknown bool'],
    ['[u, p]', 'array'],
    ['true', 'bool'],
    ['"text"', 'string'],
    ['hex"00"', 'bytes'],
    ['1 ether', 'literal'],
    ['keccak256(bs)', 'bytes32'],
    ['sha3(bs)', 'bytes32'],
    ['suicide(a)', 'unknown'],
    ['abi.encode(1)', 'bytes'],
    ['abi.decode(bs, (uint))', 'unknown'],
    ['type(uint8).max', 'uint8'],
    ['type(I).interfaceId', 'bytes4'],
    ['type(I).name', 'string'],
    ['type(V).creationCode', 'bytes'],
    ['string.concat("a", "b")', 'bytes'],
    ['(b ? free : free)(1)', 'uint8'],
    ['gone(1)', 'unknown'],
    ['(it.f)(1)', 'uint24'],
  ])('of `%s` is %s', (expression, expected) => {
    const project = aProject({ 'a.sol': source.replace('EXPRESSION', expression), 'b.sol': library })
    const callable = project.files
      .get('a.sol')
      ?.contracts.findLast(({ name }) => name === 'A')
      ?.functions.at(-1)
    const [probe] =
      callable === undefined
        ? []
        : nodesIn(callable.node, 'FunctionCall').filter(
            ({ expression: callee }) => callee.type === 'Identifier' && callee.name === 'probe',
          )
    const [argument] = probe?.arguments ?? []

    expect(callable && argument && tell(typeOf(argument, callable))).toBe(expected)
  })
})

function tell(type: Type): string {
  switch (type.kind) {
    case 'integer':
      return `${type.signed ? '' : 'u'}int${type.bits}`
    case 'fixed-bytes':
      return `bytes${type.size}`
    case 'contract':
      return `contract ${type.contract.name}`
    case 'struct':
    case 'enum':
    case 'user-type':
      return `${type.kind} ${type.node.name}`
    case 'tuple':
      return ['tuple', ...type.members.map(tell)].join(' ')
    case 'type':
      return `type ${tell(type.of)}`
    case 'unknown':
      return ['unknown', ...(type.name === undefined ? [] : [type.name])].join(' ')
    default:
      return type.kind
  }
}
