import { describe, expect, it } from 'vitest'
import { parseFast } from '../../../src/solidity/syntax/fast-parser.ts'
import { textOf } from '../../../src/solidity/syntax/node.ts'
import { normalise } from '../../../src/solidity/syntax/normalise.ts'
import { parseSource } from '../../../src/solidity/syntax/parse.ts'
import { childrenOf, nodesIn, visit } from '../../../src/solidity/syntax/visit.ts'

describe('parseSource', () => {
  it('gives ranges in UTF-16 units', () => {
    const text = 'contract A { string s = unicode"😀é"; /* ж */ uint x; }'
    const { unit, parser, unread } = parseSource(text)

    expect([parser, unread]).toEqual(['fast', []])
    expect(nodesIn(unit, 'StateVariableDeclaration').map((node) => textOf(node, text))).toEqual([
      'string s = unicode"😀é";',
      'uint x;',
    ])
  })

  it('reads what the first compilers read', () => {
    const text =
      'contract A { modifier m { if (a) throw; _ } modifier n {_} function f() m n { _(1); x = _; } }'
    const { unit, parser } = parseSource(text)

    expect(parser).toBe('fast')
    expect(nodesIn(unit, 'ModifierDefinition').map((node) => textOf(node, text))).toEqual([
      'modifier m { if (a) throw; _ }',
      'modifier n {_}',
    ])
    expect(nodesIn(unit, 'FunctionDefinition').map((node) => textOf(node, text))).toEqual([
      'function f() m n { _(1); x = _; }',
    ])
  })

  it('falls back on the reference', () => {
    const { unit, parser } = parseSource(
      'contract A { function f() { revert; assembly { x: 3 =: y gas } var (a, , b) = g(); var (c) = 1; } }',
    )

    expect(parser).toBe('reference')
    expect(nodesIn(unit, 'LabelDefinition')).toMatchObject([{ name: 'x' }])
  })

  it('keeps all that it understands', () => {
    const text = `
      pragma solidity ^0.8.0;
      nonsense here;
      contract A is B { uint x; function good() public { x = 1; } function bad(uint p) public m { x = = 1; } ??? uint y; struct S { uint 1; } }
      contract { }
      function free() { ) }
      library L { function last() internal {} }`
    const { unit, parser, unread } = parseSource(text)

    expect(parser).toBe('pieces')
    expect(nodesIn(unit, 'ContractDefinition').map(({ name }) => name)).toEqual(['A', '', 'L'])
    expect(
      nodesIn(unit, 'FunctionDefinition').map(({ name, body }) => [name, body?.statements.length]),
    ).toEqual([
      ['good', 1],
      ['bad', 0],
      ['free', 0],
      ['last', 0],
    ])
    expect(unread.map(({ range }) => text.slice(...range))).toEqual([
      'nonsense here;',
      '{ x = = 1; }',
      '??? uint y;',
      '{ uint 1; }',
      '{ ) }',
    ])
  })

  it('leaves the rest unread after too many refusals', () => {
    const { unread } = parseSource(`contract A { ${'uint = ;'.repeat(300)} }`)

    expect(unread).toHaveLength(300)
  })

  it.each([
    ['too long for the reference', `contract A { ${' '.repeat(70_000)} uint = ; }`],
    ['too deep for the reference', `contract A { uint x = ${'('.repeat(30)}; }`],
    ['too deep for anyone who walks it', `contract A { uint x = 1${'+1'.repeat(600)}; }`],
  ])('reads the pieces of what is %s', (_why, text) => {
    expect(parseSource(text)).toMatchObject({ parser: 'pieces', unit: { children: [{ name: 'A' }] } })
  })

  it('takes a cast on the left for what it is', () => {
    expect(
      nodesIn(
        parseSource('contract A { function f() { uint(a) = 3; } }').unit,
        'VariableDeclarationStatement',
      ),
    ).toEqual([])
  })

  it('reads nothing out of nothing', () => {
    expect(parseSource('').unit.children).toEqual([])
  })

  it('survives any number of refusals', () => {
    const bad = `contract A { function f() public { x = ${'('.repeat(600)} ; } }`
    for (let round = 0; round < 300; round++) expect(() => parseFast(bad)).toThrow(SyntaxError)

    expect(parseSource('contract A {}').parser).toBe('fast')
  })

  it('gives its memory back after a large file', () => {
    const large = parseSource(`contract A { string s = "${'a'.repeat(9_000_000)}"; }`)

    expect([large.parser, parseSource('contract A {}').parser]).toEqual(['fast', 'fast'])
  })
})

describe('normalise', () => {
  it('refuses what is no source unit', () => {
    expect(normalise({ type: 'Block' }, (at) => at)).toBeUndefined()
    expect(normalise(null, (at) => at)).toBeUndefined()
  })
})

describe('visit', () => {
  const { unit } = parseSource('contract A { function f() { g(h(1)); } }')

  it('goes in the order of the text, and not below a `false`', () => {
    const seen: string[] = []
    visit(unit, (node) => {
      seen.push(node.type)
      return node.type !== 'FunctionCall'
    })

    expect(seen).toEqual([
      'SourceUnit',
      'ContractDefinition',
      'FunctionDefinition',
      'Block',
      'ExpressionStatement',
      'FunctionCall',
    ])
  })

  it('finds all nodes of a type', () => {
    expect(nodesIn(unit, 'FunctionCall')).toHaveLength(2)
    expect(childrenOf(unit)).toHaveLength(1)
  })
})
