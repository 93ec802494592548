import { describe, expect, it } from 'vitest'
import { isPrivileged, isProtected } from '../../../src/analyzers/builtin/protection.ts'
import { flowOf } from '../../../src/solidity/model/flow.ts'
import type { Step } from '../../../src/solidity/model/flow-types.ts'
import { stepsOf } from '../../../src/solidity/model/paths.ts'
import { readProject } from '../../../src/solidity/model/project.ts'
import type { Contract } from '../../../src/solidity/model/types.ts'

/** A contract with everything that checks may ask about; the owner gives all of it. */
function withCheck(check: string, others = ''): string {
  return `
interface Authority { function may(address who) external view returns (bool); }
abstract contract C is Unwritten {
  address owner = msg.sender;
  Authority authority;
  uint target;
  mapping(address => bool) members;
  mapping(address => uint) wards;
  mapping(address => address) names;
  mapping(bytes32 => mapping(address => bool)) roles;
  function give(address who) external {
    require(msg.sender == owner);
    members[who] = true;
    wards[who] = 1;
    names[who] = who;
    roles["x"][who] = true;
  }
  function hasRole(bytes32 role, address who) internal view returns (bool) { return roles[role][who]; }
  ${others}
  function run(uint x, address to) external { ${check} }
}`
}

/** The write of `target` in `run`. */
function stepOf(text: string): { readonly step: Step; readonly contract: Contract } {
  const contract = readProject(new Map([['a.sol', text]]), () => undefined).contracts.find(
    ({ name }) => name === 'C',
  )
  const run = contract?.functions.find(({ name }) => name === 'run')
  const step = run && stepsOf(flowOf(run, contract), 'write').at(-1)
  if (contract === undefined || step === undefined) throw new Error('nothing is written')
  return { step, contract }
}

function protectionOf(text: string) {
  const { step, contract } = stepOf(text)
  return { isProtected: isProtected(step, contract), isPrivileged: isPrivileged(step, contract) }
}

describe('a check of the sender', () => {
  it.each([
    'msg.sender == owner',
    'owner == msg.sender && x > 1',
    'msg.sender == owner || members[msg.sender]',
    '(msg.sender == owner) || !(!members[msg.sender])',
    '!(msg.sender != owner && !members[msg.sender])',
    'members[msg.sender]',
    'wards[msg.sender] == 1',
    'names[msg.sender] != address(0)',
    'address(0) != names[msg.sender]',
    'names[msg.sender] == msg.sender',
    'members[msg.sender] != false',
    'members[msg.sender] == true',
    'roles["x"][msg.sender]',
    'authority.may(msg.sender)',
    'hasRole("x", msg.sender)',
    'ecrecover(bytes32(x), 27, 0, 0) == owner',
  ])('trusts whoever fulfils %s', (condition) => {
    expect(protectionOf(withCheck(`require(${condition}); target = x;`))).toEqual({
      isProtected: true,
      isPrivileged: true,
    })
  })

  it.each([
    'x > 1',
    'to == msg.sender',
    'msg.sender != address(0)',
    'msg.sender == owner || x > 1',
    'x > 1 || (msg.sender == owner)',
    '!members[msg.sender]',
    'wards[msg.sender] == 0',
    'wards[msg.sender] == x',
    'wards[msg.sender] != 1',
    'wards[msg.sender] < 5',
    'wards[msg.sender] >= x',
    'names[msg.sender] == address(0)',
    'names[msg.sender] != owner',
    'members[msg.sender] == false',
    'msg.sender == tx.origin',
    'names[msg.sender] != address(uint160(x) + 1)',
  ])('lets strangers through when it is %s', (condition) => {
    expect(protectionOf(withCheck(`require(${condition}); target = x;`))).toEqual({
      isProtected: false,
      isPrivileged: false,
    })
  })

  it.each([
    'wards[msg.sender] > 0',
    '0 < wards[msg.sender]',
    'wards[msg.sender] != 0',
    '!(wards[msg.sender] <= 0)',
  ])('makes nobody trusted who has an amount: %s', (condition) => {
    expect(protectionOf(withCheck(`require(${condition}); target = x;`))).toEqual({
      isProtected: true,
      isPrivileged: false,
    })
  })

  it.each([
    [
      'whoever takes the owner',
      'require(msg.sender == owner);',
      'function take() external { owner = msg.sender; }',
    ],
    [
      'whoever joins',
      'require(members[msg.sender]);',
      'function join() external { members[msg.sender] = true; }',
    ],
    [
      'whoever joins and is then let in',
      'require(members[msg.sender]);',
      `mapping(address => bool) guests;
       function enter() external { guests[msg.sender] = true; }
       function join() external { require(guests[msg.sender]); members[msg.sender] = true; }`,
    ],
  ])('protects nothing from %s', (_, check, others) => {
    expect(protectionOf(withCheck(`${check} target = x;`, others))).toEqual({
      isProtected: false,
      isPrivileged: false,
    })
  })

  it('protects from whoever bids, and trusts nobody for that', () => {
    const others = `address bidder; uint bid;
      function raise() external payable { require(msg.value > bid); bidder = msg.sender; }`

    expect(protectionOf(withCheck('require(msg.sender == bidder); target = x;', others))).toEqual({
      isProtected: true,
      isPrivileged: false,
    })
  })

  it('still trusts those who may only give a right up', () => {
    const others = 'function leave() external { members[msg.sender] = false; delete wards[msg.sender]; }'

    expect(protectionOf(withCheck('require(members[msg.sender]); target = x;', others)).isPrivileged).toBe(
      true,
    )
  })
})

describe('a guard with a name', () => {
  const either =
    'function checkCaller() internal view { if (msg.sender != address(authority)) checkOwner(); }'
  const owner = 'function checkOwner() internal view { if (msg.sender != owner) revert(); }'

  it('counts when it takes several conditions to understand', () => {
    expect(protectionOf(withCheck('checkCaller(); target = x;', either + owner)).isProtected).toBe(true)
  })

  it('counts as a modifier', () => {
    const others = `${either}${owner} modifier onlyCaller() { checkCaller(); _; }
      function low(uint x) internal onlyCaller { target = x; }`

    expect(protectionOf(withCheck('low(x);', others)).isProtected).toBe(true)
  })

  it('protects nothing before it is asked, or in itself', () => {
    expect(protectionOf(withCheck('target = x; checkCaller();', either + owner)).isProtected).toBe(false)
    const inside = `function checkCaller(uint x) internal { note(); target = x; if (x > 1) revert(); }
      function note() internal view { msg.sender; }`
    expect(protectionOf(withCheck('checkCaller(x);', inside)).isProtected).toBe(false)
  })

  it('protects nothing when nobody listens to its answer', () => {
    const others = `function isOwner(address who) internal view returns (bool) { return who == owner; }
      modifier onlyOwner() { isOwner(msg.sender); _; }
      function low(uint x) internal onlyOwner { target = x; }`

    expect(protectionOf(withCheck('low(x);', others)).isProtected).toBe(false)
  })

  it('protects nothing when it looks only at what anyone can write', () => {
    const others = `uint[2] parts;
      function checkOwner() internal view { if (x() == 0) revert(); }
      function x() internal view returns (uint) { msg.sender; return open; }
      uint open;
      function set(uint value) external { open = value; }`

    expect(protectionOf(withCheck('checkOwner(); target = x;', others)).isProtected).toBe(false)
  })

  it('looks at the entries of the sender when there are any', () => {
    const entries = (root: string) => `
      function checkOwner() internal view { if (!known(msg.sender)) { if (open == 0) revert(); } }
      function known(address who) internal view returns (bool) { uint[2] memory m; m[uint160(who) % 2]; return ${root}[who]; }
      uint open;
      mapping(address => bool) anyone;
      function set(uint value) external { open = value; anyone[msg.sender] = true; }`

    expect(protectionOf(withCheck('checkOwner(); target = x;', entries('members'))).isProtected).toBe(true)
    expect(protectionOf(withCheck('checkOwner(); target = x;', entries('anyone'))).isProtected).toBe(false)
  })

  it('counts when nobody has written it yet, or its base is not here', () => {
    const others = 'function _authorizeRun() internal virtual;'

    expect(protectionOf(withCheck('_authorizeRun(); target = x;', others)).isProtected).toBe(true)
    expect(protectionOf(withCheck('_checkOwner(); target = x;')).isProtected).toBe(true)
    expect(protectionOf(withCheck('_tidyUp(); target = x;')).isProtected).toBe(false)
  })
})
