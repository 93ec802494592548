import { describe, expect, it } from 'vitest'
import { claimsBetween, inContract, messagesBetween } from './read-sides.ts'

const state =
  'address owner; address other; bool flag; uint256 x; uint256 y; mapping(address => uint256) m; Token t;'
const token =
  'interface Token { function transfer(address to, uint256 amount) external returns (bool); function price() external view returns (uint256); function ask(address who) external view returns (bool); }'

/** One function that writes `x`, behind a check. */
function guarded(check: string, rest = ''): string {
  return `${token}\n${inContract(`${state}\nfunction f(uint256 a, uint256 b) external { ${check} x = a; }\n${rest}`)}`
}

function between(base: string, head: string, baseRest = '', headRest = baseRest) {
  return claimsBetween(guarded(base, baseRest), guarded(head, headRest))
}

const owner = 'require(msg.sender == owner);'

describe('a check of the sender', () => {
  it.each([
    ['in parentheses', 'require((msg.sender == owner));'],
    ['negated twice', 'require(!(msg.sender != owner));'],
    ['compared with true', 'require((msg.sender == owner) == true);'],
    ['compared with false', 'require((msg.sender != owner) == false);'],
    ['as a revert in a branch', 'if (msg.sender != owner) { revert(); }'],
    ['in a local variable', 'bool ok = msg.sender == owner; require(ok);'],
    ['in a local variable that is assigned', 'bool ok; require(ok = msg.sender == owner);'],
    ['with the sender in a local variable', 'address who = msg.sender; require(who == owner);'],
    ['with a cast', 'require(payable(msg.sender) == address(owner));'],
    ['as a choice', 'require(msg.sender == owner ? true : false);'],
    ['in assembly', 'address o = owner; assembly { if iszero(eq(caller(), o)) { revert(0, 0) } }'],
    ['stronger than before', 'require(msg.sender == owner && flag);'],
  ])('stands %s', (_how, head) => {
    expect(between(owner, head)).toEqual([])
  })

  it.each([
    [
      'a function that returns a named value',
      'require(is_(msg.sender));',
      'function is_(address who) internal view returns (bool ok) { ok = who == owner; }',
    ],
    [
      'a function that passes a condition on',
      'require(pass(msg.sender == owner));',
      'function pass(bool ok) internal pure returns (bool) { return ok; }',
    ],
    [
      'a function that checks a condition',
      'pass(msg.sender == owner);',
      'function pass(bool ok) internal pure { require(ok); }',
    ],
    [
      'the first of two values',
      '(address who, ) = both(); require(msg.sender == who);',
      'function both() internal view returns (address, uint256) { return (owner, 1); }',
    ],
    [
      'the first of two named values',
      '(address who, ) = both(); require(msg.sender == who);',
      'function both() internal view returns (address who, uint256 n) { who = owner; n = 1; }',
    ],
    ['the function of a base that is not here', 'require(_msgSender() == owner);', ''],
  ])('stands behind %s', (_how, head, rest) => {
    expect(between(owner, head, '', rest)).toEqual([])
  })

  it.each([
    ['never asked', ''],
    ['asked of a negation', 'require(msg.sender != owner);'],
    ['asked about nothing', 'require(true);'],
    ['asked after a return', 'if (flag) { x = a; return; } require(msg.sender == owner);'],
  ])('is missed when it is %s', (_how, head) => {
    expect(between(owner, head)).toContain('high/high guard-removed')
  })

  it('is missed where a function answers yes in too many ways', () => {
    const asked = 'require(is_(msg.sender));'
    const answer = (body: string) => `function is_(address who) internal view returns (bool) { ${body} }`

    expect(
      between(
        asked,
        asked,
        answer('return who == owner;'),
        answer('if (flag) return true; return who == owner;'),
      ),
    ).toEqual(['high/medium guard-weakened'])
    expect(
      between(
        asked,
        asked,
        answer('return who == owner;'),
        answer('if (who == other) return true; return who == owner;'),
      ),
    ).toEqual(['low/medium role-moved'])
  })

  it('may move to the end, since a revert takes everything back', () => {
    const call = 't.transfer(other, a);'

    expect(between(`${owner} ${call}`, `${call} ${owner}`)).toEqual([])
  })

  it('may go to another one that is as closed', () => {
    expect(
      between(
        owner,
        'require(msg.sender == other);',
        '',
        'function g(address o) external { require(msg.sender == owner); other = o; }',
      ),
    ).toEqual(['low/medium role-moved'])
  })

  it('may go to another contract that is asked', () => {
    expect(between(owner, 'require(t.ask(msg.sender));')).toEqual(['low/medium role-moved'])
  })

  it('may go to a signature, which somebody has to give', () => {
    expect(between(owner, 'require(ecrecover(bytes32(a), 27, bytes32(a), bytes32(b)) == owner);')).toEqual([
      'low/medium role-moved',
    ])
  })

  it('may go to a modifier that is not here', () => {
    const source = (modifier: string, check: string) =>
      inContract(
        `${state} function f(uint256 a) external ${modifier} { ${check} x = a; }`,
        'contract C is Elsewhere',
      )

    expect(claimsBetween(source('', owner), source('onlyElsewhere', ''))).toEqual(
      ['low/low guard-weakened'].map(() => 'low/low role-moved'),
    )
    expect(claimsBetween(source('onlyElsewhere', ''), source('', ''))).toEqual(['high/medium guard-removed'])
    expect(messagesBetween(source('onlyElsewhere', ''), source('', ''))[0]).toContain(
      'the modifier `onlyElsewhere`',
    )
  })

  it('is expected of a new effect when all others have it', () => {
    const claims = between(`${owner} y = b;`, `y = b; if (flag) { x = a; return; } ${owner} y = a;`)

    expect(claims).toContain('high/high guard-removed')
    expect(
      claimsBetween(
        guarded(owner),
        guarded(`t.transfer(other, b); ${owner}`).replace(
          `${owner} x = a;`,
          `if (flag) return; ${owner} x = a;`,
        ),
      ),
    ).toEqual(['high/medium guard-removed'])
  })

  it('keeps the origin of a transaction apart', () => {
    expect(between('require(msg.sender == tx.origin);', '')).toEqual(['low/medium guard-removed'])
  })

  it('counts less where it only skips', () => {
    expect(claimsBetween(guarded('if (msg.sender == owner)'), guarded(''))).toEqual([
      'high/medium guard-removed',
    ])
  })
})

describe('a check of amounts', () => {
  const pay = 't.transfer(other, a);'

  it.each([
    ['of the arguments', 'require(a < b);', '', 'low/medium guard-removed'],
    ['of what is stored, where nothing is paid', 'require(a < y);', '', 'medium/medium guard-removed'],
    [
      'of what is stored, where something is paid',
      `require(a < y); ${pay}`,
      pay,
      'high/medium guard-removed',
    ],
    ['of what belongs to the sender', 'require(a <= m[msg.sender]);', '', 'high/medium guard-removed'],
    ['of a bound that a cast needs', 'require(a <= 255);', '', 'high/medium guard-removed'],
    ['of what another contract says', 'require(t.price() > 0);', '', 'medium/medium guard-removed'],
    [
      'of what another contract says, against what is stored',
      'require(t.price() > y);',
      '',
      'high/medium guard-removed',
    ],
    ['of what a payment returned', `require(t.transfer(other, a));`, pay, 'medium/medium guard-removed'],
    ['of bits', 'require(a & y == 0);', '', 'medium/medium guard-removed'],
    ['of a negative number', 'require(-int256(y) < 0);', '', 'medium/medium guard-removed'],
  ])('is missed when it was one %s', (_what, base, head, expected) => {
    expect(between(base, head)).toEqual([expected])
  })

  it.each([
    ['against another bound', 'require(a < y);', 'require(a < x);', 'medium/medium guard-weakened'],
    [
      'against another bound of the arguments',
      'require(a <= 5);',
      'require(a <= 9);',
      'low/medium guard-weakened',
    ],
    ['against another lower bound', 'require(a > 5);', 'require(a > 3);', 'low/medium guard-weakened'],
    ['of something else', 'require(y == 5);', 'require(flag);', 'low/low guard-weakened'],
    [
      'with more ways to satisfy it',
      'require(y == 5);',
      'require(y == 5 || flag);',
      'medium/medium guard-weakened',
    ],
    [
      'with fewer ways, but other ones',
      'require(y == 5 || flag);',
      'require(x == 7);',
      'low/low guard-weakened',
    ],
  ])('is told when it asks %s', (_what, base, head, expected) => {
    expect(between(base, head)).toEqual([expected])
  })

  it('is not told when only the value behind it is computed in another way', () => {
    const question = (value: string) => `uint256 z = ${value}; require(z == y);`

    expect(between(question('x * 2'), question('x * 3'))).toEqual([])
    expect(
      messagesBetween(
        guarded(`uint256 z = x; require(z < y);`),
        guarded('uint256 z = x / 2; require(z < y);'),
      ),
    ).toEqual([expect.stringContaining('compares with another value now')])
  })

  it.each([
    ['`a / y`', 'require(y != 0);', 'x = a / y;'],
    ['`a % y`', 'require(y > 0);', 'x = a % y;'],
    ['`a * y`', 'require(a == 0 || (a * y) / a == y);', 'x = a * y;'],
    ['`a + y`', 'require(a + y >= a);', 'x = a + y;'],
  ])('is asked by the compiler in %s', (_what, check, operation) => {
    expect(between(`${check} ${operation}`, operation)).toEqual([])
  })

  it('is missed where nothing else asks', () => {
    const wrapping = (check: string) => `${check} unchecked { m[msg.sender] -= a; x = a ** 2; x = -y; y++; }`

    expect(between(wrapping('require(m[msg.sender] >= a);'), wrapping(''))).toEqual([
      'high/medium overflow-check-removed',
    ])
    expect(
      between('unchecked { require(y + msg.value >= y); y += msg.value; }', 'unchecked { y += msg.value; }'),
    ).toEqual([])
  })

  it('may be asked in a loop for each of many', () => {
    const list =
      'function g(uint256[] calldata l) external { for (uint256 i; i < l.length; i++) { require(l[i] < y); BODY } AFTER }'

    expect(
      between(
        '',
        '',
        list.replace('BODY', 't.transfer(other, 1);').replace('AFTER', ''),
        list.replace('BODY', '').replace('AFTER', 't.transfer(other, 1);'),
      ),
    ).toEqual([])
  })

  it('is compared by its words when its terms are endless', () => {
    const endless = (last: string) =>
      `uint256 z = y; ${'z = z * x + keccak256("word").length + y; '.repeat(3)}${Array.from({ length: 90 }, (_, at) => `uint256 v${at} = ${at === 0 ? last : `v${at - 1}`} * y + x;`).join(' ')} require(v89 > 7);`

    expect(between(endless('y'), endless('x'))).toEqual([])
    expect(between(endless('y'), '')).toEqual(['medium/medium guard-removed'])
  })

  it('survives values that come from each other', () => {
    const circle =
      'uint256 p = a; uint256 q; for (uint256 i; i < b; i++) { q = p; p = q; delete q; } require(p < y);'
    const answer = 'bool ok; ok = ok && flag; require(ok);'

    expect(between(circle, circle.replace('delete q;', 'q++;'))).toEqual([])
    expect(between(answer, `${answer} y = 1;`)).toEqual([])
  })

  it('survives chains that are longer than any stack', () => {
    const chain = (name: string) =>
      Array.from(
        { length: 400 },
        (_, at) => `uint256 ${name}${at} = ${at === 0 ? 'a' : `${name}${at - 1}`} - y;`,
      ).join('\n')

    expect(between(`${chain('v')} require(v399 < 5);`, `${chain('v')} require(v399 < 5); y = 1;`)).toEqual([])
  })
})

describe('the terms of a check', () => {
  it.each([
    ['names', 'require(a < y && LIMIT > a);', 'require(a < y && 10 > a);', 'uint256 constant LIMIT = 10;'],
    ['old time', 'require(now > y);', 'require(block.timestamp > y);', ''],
    ['tuples', 'require((a, b).length == y);', 'require((a, b).length == y); y = 1;', ''],
    ['choices', 'require((flag ? a : b) < y);', 'uint256 z = flag ? a : b; require(z < y);', ''],
    [
      'safe mathematics that is not here',
      'require(a.add(y) < 5 && a.mul(b).div(3) > y.sub(x));',
      'require(a + y < 5 && (a * b) / 3 > y - x);',
      '',
    ],
    [
      'calls with options',
      'require(t.price{gas: 5}() < y);',
      'uint256 z = t.price{gas: 5}(); require(z < y);',
      '',
    ],
    [
      'members',
      'require(s.part < y);',
      'Part storage p = s; require(p.part < y);',
      'struct Part { uint256 part; } Part s;',
    ],
    [
      'parts of what is returned',
      '(uint256 p, uint256 q) = t.pair(); require(q < y);',
      '(, uint256 q) = t.pair(); require(q < y);',
      '',
    ],
    ['parts of a list', '(uint256 p, uint256 q) = (a, b); require(q < y);', 'require(b < y);', ''],
    [
      'assembly',
      'assembly { if lt(calldatasize(), 0x44) { revert(0, 0) } }',
      'assembly { if lt(calldatasize(), 68) { revert(0, 0) } }',
      '',
    ],
    [
      'opcodes',
      'uint256 z; assembly { z := add(y.slot, mload(64)) } require(z < a);',
      'uint256 k; assembly { k := add(y.slot, mload(0x40)) } require(k < a);',
      '',
    ],
    [
      'opcodes that are no question',
      'assembly { if or(callvalue(), iszero(0)) { revert(0, 0) } }',
      'assembly { if or(callvalue(), iszero(0)) { revert(0, 0) } } y = 1;',
      '',
    ],
    ['values that are not given', 'uint256 z; require(z < y);', 'require(0 < y);', ''],
    ['narrow casts', 'require(uint8(a) < y);', 'uint8 z = uint8(a); require(z < y);', ''],
  ])('are the same with %s', (_what, base, head, rest) => {
    expect(between(base, head, rest)).toEqual([])
  })

  it('reads constants of the file', () => {
    const source = (bound: string) => `uint256 constant TOP = 10;\n${guarded(`require(a < ${bound});`)}`

    expect(claimsBetween(source('TOP'), source('10'))).toEqual([])
  })
})

describe('an effect', () => {
  it('may be a new contract, a call that has no name, or a write in a namespace', () => {
    const source = (check: string) =>
      inContract(
        `address owner; struct S { uint256 v; } function s() internal pure returns (S storage p) { assembly { p.slot := 5 } }
        function f(address a) external { ${check} new Made(); }
        function g(address a) external { ${check} a.delegatecall(""); }
        function h(address a) external { ${check} s().v = 5; }
        function i(address a) external { ${check} assembly { sstore(add(1, calldatasize()), a) } }`,
      )

    expect(claimsBetween(source(owner), source(''))).toEqual(
      Array.from({ length: 4 }, () => 'high/high guard-removed'),
    )
  })

  it('that never ends is asked for what came before it', () => {
    const source = (check: string) => guarded(`${check} while (true) { y = 1; }`)

    expect(claimsBetween(source(owner), source(''))).toEqual(['high/high guard-removed'])
  })

  it('that is new where there was none is asked for nothing', () => {
    expect(
      claimsBetween(
        inContract(`${state} function f() external { ${owner} }`),
        inContract(`${state} function f() external { x = 1; }`),
      ),
    ).toEqual([])
  })

  it('that is new is asked only for what all others had', () => {
    const body = (check: string, rest: string) =>
      inContract(`${state} function f() external { ${check} ${rest} }`)

    expect(
      claimsBetween(
        body(`${owner} x = 1;`, 'y = 2;'),
        body('if (flag) { delete m[msg.sender]; return; }', `${owner} x = 1; y = 2;`),
      ),
    ).toEqual(['high/medium guard-removed'])
    expect(
      claimsBetween(
        body('if (flag) { x = 1; return; }', `${owner} y = 2;`),
        body('if (flag) { x = 1; delete m[msg.sender]; return; }', `${owner} y = 2;`),
      ),
    ).toEqual([])
  })

  it('that is told of a call that is not made any more needs no answer', () => {
    expect(between('require(t.transfer(other, a));', '')).toEqual([])
  })

  it('may depend on the answer of a contract that is made', () => {
    expect(between('require(address(new Made()) != other);', '')).toEqual([])
  })
})

describe('what is compared', () => {
  it('is the former effect that comes nearest', () => {
    const twice = `if (a > 1) { ${owner} x = a; } else { x = a; }`

    expect(claimsBetween(guarded(twice).replace('} x = a;', '}'), guarded(''))).toEqual([
      'low/low guard-removed',
    ])
  })

  it('is every function that loses a guard in one place, and the worst of them counts', () => {
    const source = (check: string) =>
      `${token}\n${inContract(`${state} modifier when() { ${check} _; } function f() external when { x = 1; } function g() external when { t.transfer(other, 1); }`)}`

    expect(claimsBetween(source('require(y > 5);'), source(''))).toEqual(['high/medium guard-removed'])
  })

  it('is taken back whatever happens', () => {
    const vain = (check: string) => guarded(check).replace('x = a;', 'x = a; revert();')

    expect(claimsBetween(vain(owner), vain(''))).toEqual(['high/high guard-removed'])
  })

  it('ends where nothing ever ends', () => {
    const forever = (check: string) => guarded(`${check} for (;;) { y = 1; }`)

    expect(claimsBetween(forever(owner), forever(''))).toEqual(['high/high guard-removed'])
  })
})

describe('names', () => {
  const source = (variable: string, pair: string) =>
    inContract(
      `address ${variable}; uint256 ${pair}; uint256 x; function f(uint256 a) external { require(msg.sender == ${variable} && ${pair} < a + ${pair}); x = a; }`,
    )

  it('may change on the way', () => {
    expect(claimsBetween(source('warden', 'lowest'), source('keeper', 'bottom'))).toEqual([])
  })

  it('that were there before are other things', () => {
    expect(between('require(a < y && y < b);', 'require(a < x && x < b);')).not.toEqual([])
  })

  it('that change into two are no renaming', () => {
    const two = (one: string, other: string) =>
      inContract(
        `uint256 ${one}; uint256 ${other}z; uint256 x; function f(uint256 a) external { require(a != ${one} * ${other}); x = a; } uint256 ${other};`,
      )

    expect(
      claimsBetween(
        inContract('uint256 k; uint256 x; function f(uint256 a) external { require(a != k * k); x = a; }'),
        two('p', 'q'),
      ),
    ).toEqual(['low/low guard-weakened'])
  })

  it('do not turn numbers into each other', () => {
    expect(between('require(a != 5);', 'require(a != 7);')).toEqual(['low/low guard-weakened'])
  })
})

describe('what a check asks', () => {
  it('is about the sender only when the sender decides', () => {
    const priced = 'require(m[msg.sender] + a == y);'

    expect(between(priced, '')).toEqual(['medium/medium guard-removed'])
    expect(between('require(m[msg.sender] * a < y);', '')).toHaveLength(1)
  })

  it('may be hidden in a function that returns nothing, or in many ways', () => {
    const asked = 'require(hidden(a));'
    const hidden =
      'function hidden(uint256 n) internal returns (bool ok, uint256 k) { (ok, k) = (n > y, 2); k++; if (n > 9) return (ok, k); }'
    const empty =
      'function hidden(uint256 n) internal returns (bool) { if (n > y) { x = 1; return n < 3; } else { x = 2; } }'

    expect(
      between(
        '(bool ok, ) = hidden(a); require(ok);',
        '(bool ok, ) = hidden(a); require(ok); y = 1;',
        hidden,
      ),
    ).toEqual([])
    expect(between(asked, `${asked} y = 1;`, empty)).toEqual([])
  })

  it.each([
    [
      'powers and shifts',
      'require(y > 3); x = a << 2; x = a ** 2;',
      'x = a << 2; x = a ** 2;',
      '',
      'medium/medium guard-removed',
    ],
    ['bits', 'require(y & 1);', '', '', 'medium/medium guard-removed'],
    ['a complement', 'require(~y);', '', '', 'medium/medium guard-removed'],
    ['half a list', 'require((, flag));', '', '', 'medium/medium guard-removed'],
    ['a part of half a list', 'require((, flag).length == y);', '', '', 'medium/medium guard-removed'],
    [
      'a function with a bare return',
      'require(is_(msg.sender));',
      '',
      'function is_(address who) internal returns (bool ok) { ok = who == owner; return; }',
      'high/high guard-removed',
    ],
    [
      'a function that answers nothing',
      'require(is_(y));',
      '',
      'function is_(uint256 n) internal returns (bool ok) { delete ok; }',
      'medium/medium guard-removed',
    ],
    [
      'a function without an answer',
      'require(is_(y));',
      '',
      'function is_(uint256 n) internal {}',
      'medium/medium guard-removed',
    ],
    [
      'a part that is not there',
      '(, , bool ok) = two(); require(ok);',
      '',
      'function two() internal view returns (bool, bool) { return (flag, flag); }',
      'medium/medium guard-removed',
    ],
    [
      'assembly in several steps',
      'address o = owner; assembly { let no := iszero(eq(caller(), o)) if no { revert(0, 0) } }',
      '',
      '',
      'high/high guard-removed',
    ],
    [
      'an amount behind the sender',
      'require(rich(msg.sender));',
      '',
      'function rich(address who) internal view returns (bool) { return m[who] > y; }',
      'medium/medium guard-removed',
    ],
  ])('may be %s', (_what, base, head, rest, expected) => {
    expect(between(base, head, rest)).toEqual([expected])
  })

  it('may be an operator that compares nothing', () => {
    expect(
      between(
        'require(flag && ~y > 0); require((flag ? flag : !flag));',
        'require(~y > 0 && flag); require((flag ? flag : !flag)); y = 1;',
      ),
    ).toEqual([])
    expect(
      between(
        'require(bool(flag)); require((flag, flag));',
        'require(bool(flag)); require((flag, flag)); y = 1;',
      ),
    ).toEqual([])
  })
})
