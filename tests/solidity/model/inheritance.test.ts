import { describe, expect, it } from 'vitest'
import {
  constructorsOf,
  entryPoints,
  inheritsFrom,
  overriddenBy,
  resolvedFunctions,
  resolvedModifiers,
  storageVariables,
} from '../../../src/solidity/model/inheritance.ts'
import { aProject, callableIn, contractIn } from '../../support/solidity-model.ts'

const names = (values: readonly { readonly name: string }[]) => values.map(({ name }) => name)

describe('readProject', () => {
  it('orders bases as the compiler does', () => {
    const contract = contractIn(
      'contract O {} contract A is O {} contract B is O {} contract C is O {} contract K1 is B, A {} contract K2 is C, A {} contract Z is K2, K1 {}',
    )

    expect(names(contract.linearisation)).toEqual(
      ['Z', 'K1', 'K2', 'A', 'B', 'C', 'O'].toSorted(
        (one, other) =>
          names(contract.linearisation).indexOf(one) - names(contract.linearisation).indexOf(other),
      ),
    )
    expect(
      names(
        contractIn('contract A {} contract B is A {} contract C is A {} contract D is B, C {}').linearisation,
      ),
    ).toEqual(['D', 'C', 'B', 'A'])
  })

  it('finds bases through imports, aliases and modules', () => {
    const { contracts } = aProject({
      'a.sol': 'import "b.sol"; contract A is Deep {}',
      'b.sol':
        'import {Other as Deep, Third} from "c.sol"; import "c.sol" as M; import * as N from "c.sol"; contract B is Deep, M.Third, N.Fourth {}',
      'c.sol': 'contract Other {} contract Third {} contract Fourth {}',
    })

    expect(contracts.map((contract) => names(contract.bases))).toEqual([
      ['Other'],
      ['Other', 'Third', 'Fourth'],
      [],
      [],
      [],
    ])
    expect(contracts.some(({ hasUnknownBases }) => hasUnknownBases)).toBe(false)
  })

  it.each([
    ['is not in the project', 'import "x"; contract A is B {}'],
    ['comes from a module that is not', 'import "x" as X; contract A is X.B {}'],
    ['inherits from something unknown', 'contract B is C {} contract A is B {}'],
    ['is itself', 'contract A is A {}'],
    ['leads back', 'contract B is A {} contract A is B {}'],
    ['has no order', 'contract X {} contract Y is X {} contract A is Y, X {}'],
    [
      'is too far away',
      `contract C0 {} ${Array.from({ length: 200 }, (_, at) => `contract C${at + 1} is C${at} {}`).join(' ')} contract A is C200 {}`,
    ],
  ])('says that bases are unknown when one %s', (_why, source) => {
    expect(contractIn(source, 'A').hasUnknownBases).toBe(true)
  })

  it('keeps the first of two definitions of a name', () => {
    const { files } = aProject({
      'a.sol': 'struct S { uint a; } struct S { uint b; } contract A { enum E { X } enum E { Y } }',
    })

    expect(files.get('a.sol')?.definitions.get('S')).toMatchObject({ node: { members: [{ name: 'a' }] } })
  })

  it.each([
    ['^0.4.24', [0, 4, 24], true, true],
    ['0.8.20', [0, 8, 20], false, false],
    ['>=0.6.0 <0.9.0', [0, 6, 0], true, true],
    ['nonsense', undefined, false, false],
    ['>0.9.0 <0.8.0', [0, 0, 0], true, true],
  ])('reads the pragma %s', (pragma, lowest, wrapsArithmetic, isFloating) => {
    const file = contractIn(`pragma solidity ${pragma}; contract A {}`).file

    expect(file.compiler).toEqual({ text: pragma, lowest, wrapsArithmetic, isFloating })
  })

  it('takes the highest lower bound of several pragmas, and none for none', () => {
    expect(
      contractIn('pragma solidity >=0.4.0; pragma solidity ^0.8.0; contract A {}').file.compiler.lowest,
    ).toEqual([0, 8, 0])
    expect(contractIn('contract A {}').file.compiler).toMatchObject({ text: undefined, lowest: undefined })
  })
})

describe('what a contract has', () => {
  const contract = contractIn(`
    abstract contract Base {
      uint a; uint constant C = 1;
      constructor() {}
      modifier m() virtual { _; }
      function f(uint x) public virtual {}
      function f(address x) external virtual;
      function p() private {}
      function onlyDeclared() public virtual;
      receive() external payable {}
    }
    contract A is Base {
      uint public b; uint private transient t; address immutable i;
      constructor() {}
      modifier m() override { _; }
      function f(uint256 x) public override { }
      function p() private {}
      function q() internal {}
      fallback() external {}
    }`)

  it('are functions without the overridden ones', () => {
    expect(
      [...resolvedFunctions(contract)].map(([name, functions]) => [
        name,
        functions.map((it) => `${it.contract?.name}.${it.signature}`),
      ]),
    ).toEqual([
      ['f', ['A.f(uint256)', 'Base.f(address)']],
      ['p', ['A.p()', 'Base.p()']],
      ['q', ['A.q()']],
      ['onlyDeclared', ['Base.onlyDeclared()']],
    ])
  })

  it('are entry points: what has a body and can be called from outside', () => {
    expect(entryPoints(contract).map(({ kind, contract: home, name }) => [kind, home?.name, name])).toEqual([
      ['function', 'A', 'f'],
      ['fallback', 'A', ''],
      ['receive', 'Base', ''],
    ])
    expect(entryPoints(contractIn('interface I { function f() external; }'))).toEqual([])
  })

  it('are modifiers, constructors and variables, in order', () => {
    expect(resolvedModifiers(contract).get('m')?.contract?.name).toBe('A')
    expect(constructorsOf(contract).map((it) => it.contract?.name)).toEqual(['Base', 'A'])
    expect(
      storageVariables(contract).map(({ name, visibility, mutability, isTransient }) => [
        name,
        visibility,
        mutability,
        isTransient,
      ]),
    ).toEqual([
      ['a', 'internal', 'mutable', false],
      ['C', 'internal', 'constant', false],
      ['b', 'public', 'mutable', false],
      ['t', 'private', 'mutable', true],
      ['i', 'internal', 'immutable', false],
    ])
  })

  it('is seen with what it overrides', () => {
    expect(overriddenBy(callableIn(contract, 'f'), contract).map((it) => it.contract?.name)).toEqual(['Base'])
    expect(
      contract.bases.map((base) => [inheritsFrom(contract, base), inheritsFrom(base, contract)]),
    ).toEqual([[true, false]])
  })

  it('is seen with the visibility that old Solidity gives', () => {
    const old = contractIn(
      'pragma solidity ^0.4.0; contract Old { function Old() {} function f() constant {} function () payable {} } ',
      'Old',
    )

    expect(
      old.functions.map(({ kind, visibility, hasVisibility, mutability }) => [
        kind,
        visibility,
        hasVisibility,
        mutability,
      ]),
    ).toEqual([
      ['constructor', 'public', false, 'nonpayable'],
      ['function', 'public', false, 'view'],
      ['fallback', 'public', false, 'payable'],
    ])
  })

  it('has signatures with canonical types', () => {
    const { functions } = contractIn(
      'contract A { function f(uint a, byte b, M.T[] memory c, int[3] d, uint[N] e, mapping(uint => bool) storage g, function (uint) external h, address payable i, fixed j) public {} }',
    )

    expect(functions[0]?.signature).toBe(
      'f(uint256,bytes1,T[],int256[3],uint256[?],mapping(uint256=>bool),function(uint256),address,fixed128x18)',
    )
  })
})
