import { describe, expect, it } from 'vitest'
import { guardsAt, guardsOf, isLocked, isRestricted } from '../../../src/solidity/model/guards.ts'
import { flowIn, stepAt, textIn } from '../../support/solidity-model.ts'

const members = `
  address owner; mapping(address => bool) admins; mapping(address => uint) balances; mapping(bytes32 => mapping(address => bool)) roles;
  bool paused; bool initialized; bool locked; uint deadline; uint x; address immutable boss; address constant DAO = address(1);
  uint _status; address authority; mapping(uint => address) ownerOf; mapping(address => uint) wards; mapping(address => bool) banned;
  function _msgSender() internal view returns (address) { return msg.sender; }
  function hasRole(bytes32 r, address a) public view returns (bool) { return roles[r][a]; }
  function isOwner() public view returns (bool) { return msg.sender == owner; }
  modifier onlyOwner { _check(); _; }
  function _check() internal view { if (owner != _msgSender()) revert(); }
  modifier once { require(!locked); locked = true; _; locked = false; }
  modifier nonReentrant { _before(); _; _after(); }
  function _before() private { if (_status == 2) revert(); _status = 2; }
  function _after() private { _status = 1; }
  modifier halfLock { require(!locked); locked = true; _; }
`

describe('the kind of a guard', () => {
  it.each([
    ['require(msg.sender == owner);', 'sender'],
    ['require(owner == msg.sender, "no");', 'sender'],
    ['require(boss == msg.sender);', 'sender'],
    ['require(msg.sender == DAO);', 'sender'],
    ['require(tx.origin == owner);', 'sender'],
    ['if (msg.sender != owner) revert();', 'sender'],
    ['if (!(msg.sender == owner)) revert();', 'sender'],
    ['require(admins[msg.sender]);', 'sender'],
    ['require(hasRole("A", msg.sender));', 'sender'],
    ['require(isOwner());', 'sender'],
    ['require(wards[msg.sender] == 1);', 'sender'],
    ['require(ownerOf[p] == msg.sender);', 'sender'],
    ['require(Authority(authority).canCall(msg.sender));', 'sender'],
    ['require(msg.sender != address(0));', 'other'],
    ['require(!banned[msg.sender]);', 'other'],
    ['require(to == msg.sender);', 'input'],
    ['require(balances[msg.sender] >= p);', 'holder'],
    ['require(msg.sender == tx.origin);', 'origin'],
    ['require(ecrecover(0, 0, 0, 0) == owner);', 'signature'],
    ['require(Authority(authority).open());', 'outcome'],
    ['require(!paused);', 'pause'],
    ['require(!initialized);', 'initializer'],
    ['require(!locked);', 'lock'],
    ['require(block.timestamp < deadline);', 'time'],
    ['require(msg.value == 1 ether);', 'value'],
    ['require(p > 0);', 'input'],
    ['require(x > 0);', 'other'],
    ['assembly { if iszero(eq(caller(), sload(owner.slot))) { revert(0, 0) } }', 'sender'],
    ['assembly { if sub(caller(), sload(owner.slot)) { revert(0, 0) } }', 'sender'],
    ['assembly { if caller() { revert(0, 0) } }', 'other'],
  ])('of `%s` is %s', (statement, kind) => {
    const flow = flowIn(
      `contract A { ${members} function f(uint p, address to) public payable { ${statement} x = 7; } }`,
      'f',
    )

    expect(guardsAt(stepAt(flow, 'x = 7')).at(-1)).toMatchObject({ kind })
  })

  it.each([
    ['onlyGovernor', 'sender'],
    ['authorized', 'sender'],
    ['whenNotPaused', 'pause'],
    ['initializer', 'initializer'],
    ['nonReentrant', 'lock'],
    ['something', 'other'],
  ])('of the unread modifier %s is %s', (name, kind) => {
    const flow = flowIn(`import "b"; contract A is B { uint x; function f() public ${name} { x = 7; } }`)

    expect(guardsAt(stepAt(flow, 'x = 7'))).toMatchObject([{ kind }])
  })
})

describe('isRestricted', () => {
  it.each([
    ['onlyOwner', '', true],
    ['', 'if (msg.sender == owner) {', true],
    ['', 'if (p == 1) { require(msg.sender == owner); } {', false],
    ['once', '{', false],
  ])('with `%s` and `%s` is %s', (modifier, before, expected) => {
    const flow = flowIn(
      `contract A { ${members} function f(uint p) public ${modifier} { ${before || '{'} x = 7; } } }`,
      'f',
    )

    expect(isRestricted(stepAt(flow, 'x = 7'))).toBe(expected)
  })
})

describe('isLocked', () => {
  it.each([
    ['once', '', true],
    ['nonReentrant', '', true],
    ['halfLock', '', false],
    ['', 'require(!locked); locked = true;', false],
    ['', 'if (locked) return; locked = true;', false],
    ['onlyOwner', '', false],
  ])('with `%s` and `%s` is %s', (modifier, before, expected) => {
    const flow = flowIn(`contract A { ${members} function f() public ${modifier} { ${before} x = 7; } }`, 'f')

    expect(isLocked(stepAt(flow, 'x = 7'), flow)).toBe(expected)
  })

  it.each([
    ['require(!locked); locked = true; x = 7; delete locked;', true],
    ['require(x < 9); x += 1; x = 7; x += 1;', false],
    ['assembly { if tload(0) { revert(0, 0) } tstore(0, 1) } x = 7; assembly { tstore(0, 0) }', true],
  ])('of `%s` is %s', (body, expected) => {
    const flow = flowIn(`contract A { ${members} function f() public { ${body} } }`, 'f')

    expect(isLocked(stepAt(flow, 'x = 7'), flow)).toBe(expected)
  })

  it('trusts the name of an unread modifier', () => {
    const flow = flowIn('import "b"; contract A is B { uint x; function f() public nonReentrant { x = 7; } }')

    expect(isLocked(stepAt(flow, 'x = 7'), flow)).toBe(true)
  })
})

describe('guardsOf', () => {
  it('tells what reverts, in order, and not what only branches', () => {
    const flow = flowIn(
      `contract A { ${members} function f(uint p) public onlyOwner { if (p > 1) { x = 1; } require(!paused); } }`,
      'f',
    )

    expect(
      guardsOf(flow).map(({ kind, condition }) => [kind, textIn(condition.frame, condition.expression)]),
    ).toEqual([
      ['sender', 'owner != _msgSender()'],
      ['pause', 'paused'],
    ])
  })
})
