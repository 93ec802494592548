import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outlineOf } from '../../src/solidity/outline.ts'

const slice = (text: string, span: { readonly start: number; readonly end: number } | null) =>
  span && text.slice(span.start, span.end)

const signatures = (text: string) =>
  outlineOf(text).functions.map(({ contract, signature }) => `${contract}.${signature}`)

describe('outlineOf: contracts', () => {
  it('finds all kinds with their bases', () => {
    const text = `contract A {} abstract contract B is A, lib.C(1, f(2)), D {} interface I {} library L {}
      contract E layout at 0x10 {} contract F is A layout at f(3) {}`

    expect(outlineOf(text).contracts.map(({ kind, name, bases }) => [kind, name, bases])).toEqual([
      ['contract', 'A', []],
      ['abstract contract', 'B', ['A', 'lib.C', 'D']],
      ['interface', 'I', []],
      ['library', 'L', []],
      ['contract', 'E', []],
      ['contract', 'F', ['A']],
    ])
  })

  it('gives the whole and the body', () => {
    const text = '/// doc\nabstract contract B { uint x; } // end'
    const [contract] = outlineOf(text).contracts

    expect(slice(text, contract ?? null)).toBe('abstract contract B { uint x; }')
    expect(slice(text, contract?.body ?? null)).toBe('{ uint x; }')
  })

  it('keeps one without a name', () => {
    expect(outlineOf('contract { function f() {} }').contracts).toMatchObject([{ name: '', bases: [] }])
  })
})

describe('outlineOf: functions', () => {
  it('finds all kinds', () => {
    const text = `contract C {
      constructor(uint a) C(a) {} modifier m { _; } modifier n(uint x) virtual; function f() external;
      receive() external payable {} fallback(bytes calldata x) external {}
    } contract Old { function () payable {} function Old() {} } function free() pure {}`

    expect(
      outlineOf(text).functions.map(({ kind, contract, signature }) => [kind, contract, signature]),
    ).toEqual([
      ['constructor', 'C', 'constructor(uint256)'],
      ['modifier', 'C', 'm()'],
      ['modifier', 'C', 'n(uint256)'],
      ['function', 'C', 'f()'],
      ['receive', 'C', 'receive()'],
      ['fallback', 'C', 'fallback(bytes)'],
      ['fallback', 'Old', 'fallback()'],
      ['function', 'Old', 'Old()'],
      ['function', null, 'free()'],
    ])
  })

  it.each([
    ['uint a, int b, byte c, fixed d, ufixed', 'uint256,int256,bytes1,fixed128x18,ufixed128x18'],
    ['address payable to, bytes calldata x, string memory', 'address,bytes,string'],
    ['uint[] memory a, A.B[N * 2][] storage b', 'uint256[],A.B[N*2][]'],
    ['mapping(address owner => mapping(uint => T) x) storage m', 'mapping(address=>mapping(uint256=>T))'],
    ['function (uint a) external returns (bool) f, T.uint t', 'function(uint256)(bool),T.uint'],
  ])('writes the parameters (%s) as (%s)', (parameters, types) => {
    expect(signatures(`contract C { function f(${parameters}) internal {} }`)).toEqual([`C.f(${types})`])
  })

  it('gives header and body', () => {
    const text = 'contract C { function f() public m({a: 1}) returns (uint) { return 1; } }'
    const [found] = outlineOf(text).functions

    expect(slice(text, found ?? null)).toBe('function f() public m({a: 1}) returns (uint) { return 1; }')
    expect(slice(text, found?.header ?? null)).toBe('function f() public m({a: 1}) returns (uint)')
    expect(slice(text, found?.body ?? null)).toBe('{ return 1; }')
  })

  it.each([
    'contract C { function f() { assembly { function g(a) -> b { b := a } } } function h() {} }',
    'contract C { function f() { x.call{value: 1}(""); g({a: 1}); h({}); try x.f() {} catch {} } function h() {} }',
    'contract C { using {f as +} for T; function f() {} struct S { function (uint) external g; } function h() {} }',
    'import {A} from "a"; contract C { function f(S({a: 1})) {} function h() {} }',
    'contract C { function f() { for (uint i; i < 1; i++) { new T{salt: 1}(); } } function h() {} }',
  ])('is not led astray by the braces of %s', (text) => {
    expect(outlineOf(text).functions.map(({ name }) => name)).toEqual(['f', 'h'])
  })
})

describe('outlineOf: variables', () => {
  it('finds state variables and nothing else', () => {
    const text = `uint constant FREE = 1; contract C is B {
      uint a; mapping(address => uint) public b; uint constant D = f({x: 1}); uint public override(I, J) e;
      function (uint) external returns (uint) f; function (uint) internal g = h; T.S[2] t; error x;
      event E(uint a); error Bad(uint a); type T is uint; using L for uint; struct S { uint m; } enum X { P, Q }
      function (); function() external payable; broken; modifier () {} function () external view
    }`

    expect(outlineOf(text).variables.map(({ contract, name }) => `${contract}.${name}`)).toEqual(
      ['a', 'b', 'D', 'e', 'f', 'g', 't', 'x'].map((name) => `C.${name}`),
    )
  })

  it('runs from the type to the semicolon', () => {
    const text = 'contract C { /* a */ uint public x = 1 ; }'

    expect(slice(text, outlineOf(text).variables[0] ?? null)).toBe('uint public x = 1 ;')
  })
})

describe('outlineOf: broken source', () => {
  it.each([
    [
      'contract A { function f() { if (x) { y(; function g() {} } contract B { function h() {} }',
      ['A.f()', 'A.g()', 'B.h()'],
    ],
    ['contract A { function f() public { x( } function g() {} }', ['A.f()', 'A.g()']],
    [
      'contract A { function f() { a; modifier m() { _; } constructor() {} }',
      ['A.f()', 'A.m()', 'A.constructor()'],
    ],
    [
      'contract A { function f() { assembly { x := 1 } contract B is A { function g() {} }',
      ['A.f()', 'B.g()'],
    ],
    ['contract A { function f() { abstract contract B { function g() {} }', ['A.f()', 'B.g()']],
    ['import "x" contract A { function f(uint { } }', ['A.f(uint256)']],
    ['} ) ] contract A { ) function f() {} ] }', ['A.f()']],
    ['contract A { function f() public function g() {} }', ['A.f()', 'A.g()']],
    [
      'contract A { function constructor() {} function () { } receive x; fallback y; function',
      ['A.constructor()', 'A.fallback()'],
    ],
    ['contract A { function f() {', ['A.f()']],
    ['function f() { x; function g() {}', ['null.f()', 'null.g()']],
  ])('reads what is left of %j', (text, expected) => {
    expect(signatures(text)).toEqual(expected)
  })

  it.each([
    'abstract',
    'contract',
    'abstract contract',
    'library L',
    'modifier',
    'constructor',
    'interface I is',
  ])('finds nothing in the lone %s', (text) => {
    expect(outlineOf(text)).toMatchObject({ contracts: [], functions: [], variables: [] })
  })

  it('never throws and stays in order', () => {
    const words = fc.constantFrom(
      ...'contract abstract interface library is A function modifier constructor receive fallback f ( ) { } [ ] ; , : = => . if else for while do assembly "s" 1 let case using import struct error type uint'.split(
        ' ',
      ),
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 60 }), fc.nat(200), fc.nat(200), (parts, start, end) => {
        const text = parts.join(' ')
        const outline = outlineOf(text)
        const statement = outline.statementAt(start, end)
        const starts = outline.functions.map((found) => found.start)
        outline.at(start)
        expect(starts).toEqual(starts.toSorted((one, other) => one - other))
        expect([...outline.contracts, ...outline.functions].every((found) => found.end <= text.length)).toBe(
          true,
        )
        expect(statement.start).toBeLessThanOrEqual(Math.max(statement.end, start))
      }),
      { numRuns: 1_000 },
    )
  })

  it.each([
    '(',
    '{',
    '[',
    '{a:',
    '}',
    '([{',
    'for(;',
    'contract C {',
    'contract C { function f() {',
    'if(x)',
    'import {',
  ])('takes no longer than it should for a long row of %s', (part) => {
    const text = `contract C { function f() { ${part.repeat(20_000)} } }`
    const outline = outlineOf(text)

    expect(outline.statementAt(text.length - 10, text.length).end).toBeLessThanOrEqual(text.length)
  })
})

describe('outlineOf: at', () => {
  const text = 'uint constant X = 1; contract A { uint y; function f(uint a) { y; } } function g() {}'
  const at = (word: string) => outlineOf(text).at(text.indexOf(word))

  it('names the contract and the function around an offset', () => {
    expect(at('y; }')).toEqual({ contract: 'A', function: 'f(uint256)' })
    expect(at('y; f')).toEqual({ contract: 'A', function: null })
    expect(at('g()')).toEqual({ contract: null, function: 'g()' })
    expect(at('X =')).toEqual({ contract: null, function: null })
    expect(at('} function')).toEqual({ contract: 'A', function: null })
    expect(at(' function g')).toEqual({ contract: null, function: null })
  })
})

describe('outlineOf: statementAt', () => {
  const body = (code: string) => `contract C { function f() public { ${code} } }`

  const statementAt = (code: string, from: string, to = from) => {
    const text = body(code)
    const inBody = from === 'function' ? 0 : text.indexOf(code)
    const { start, end } = outlineOf(text).statementAt(
      text.indexOf(from, inBody),
      text.indexOf(to, inBody) + to.length,
    )
    return text.slice(start, end)
  }

  it.each([
    ['a = 1; b.c(x); d;', 'x', 'b.c(x);'],
    ['a{value: 1}(""); b;', 'value', 'a{value: 1}("");'],
    ['if (x > 1) { y; }', '>', 'if (x > 1)'],
    ['if (x) y = 1; z;', 'y', 'y = 1;'],
    ['if (x) y = 1; z;', 'x)', 'if (x)'],
    ['if (x) a; else if (y) b; else c;', 'b', 'b;'],
    ['if (x) a; else if (y) b; else c;', 'y', 'if (y)'],
    ['if (x) a; else c;', 'else', 'else'],
    ['if (x) a; else c;', 'c', 'c;'],
    ['if (x) for (uint i; i < n; i++) s += i;', 's', 's += i;'],
    ['for (uint i = 0; i < n; i++) { s; }', 'i++', 'for (uint i = 0; i < n; i++)'],
    ['do { x; } while (y < 1);', 'y', 'while (y < 1);'],
    ['unchecked { x++; }', 'x', 'x++;'],
    ['assembly { let x := add(1, 2) sstore(x, y) z := x pop(z) }', 'y)', 'sstore(x, y)'],
    ['assembly ("memory-safe") { if x { y := 1 z := 2 } }', 'z', 'z := 2'],
    ['assembly "evmasm" { switch f(x) case 0 { y } default { x.slot } }', 'case', 'case 0'],
    ['assembly { for { let i := 0 } lt(i, 3) { i } { pop(i) } leave }', '3', 'lt(i, 3)'],
    ['assembly { mstore(0, a) }', '}', 'mstore(0, a)'],
    ['emit A(); /* why */ return b;', '/*', 'emit A();'],
    ['emit A(); return b;', 'return b;', 'return b;'],
    ['if (x', 'x', 'if (x'],
  ])('of %j at %s is %s', (code, at, statement) => {
    expect(statementAt(code, at)).toBe(statement)
  })

  it('is the header for a whole function', () => {
    expect(statementAt('a; b;', 'function', 'b; }')).toBe('function f() public')
  })

  it('is the first statement of several', () => {
    expect(statementAt('a; b; c;', 'a', 'c;')).toBe('a;')
  })

  it('is the next statement for a range that begins with blanks', () => {
    const text = body('a;   b;')

    expect(slice(text, outlineOf(text).statementAt(text.indexOf('  b'), text.indexOf('b;') + 1))).toBe('b;')
  })

  it('is the one before for a brace, and the first one before everything', () => {
    expect(statementAt('a;', '} }')).toBe('a;')
    expect(slice('{ ; } a;', outlineOf('{ ; } a;').statementAt(0, 1))).toBe('a;')
  })

  it('is the range itself where there is no statement', () => {
    expect(outlineOf('// x').statementAt(1, 3)).toEqual({ start: 1, end: 3 })
  })
})
