import { readdirSync, readFileSync } from 'node:fs'
import { assert, constantFrom, nat, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flowOf } from '../../../src/solidity/model/flow.ts'
import { guardsAt, guardsOf, isLocked } from '../../../src/solidity/model/guards.ts'
import { entryPoints } from '../../../src/solidity/model/inheritance.ts'
import { stepsAfter } from '../../../src/solidity/model/paths.ts'
import { readProject } from '../../../src/solidity/model/project.ts'

const folder = new URL('../samples/', import.meta.url)
const samples = readdirSync(folder)
  .filter((name) => name.startsWith('syntax-'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))

const fragments = [
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ';',
  '_',
  '"',
  '/*',
  '=',
  'function f(',
  'contract A is A {',
  'assembly {',
  'unchecked {',
  'if (',
  'super.f();',
  'modifier m { _; _; }',
  'struct S { S[] s; }',
  '\\',
  '😀',
  '',
]

const edit = tuple(nat(8_000), nat(60), constantFrom(...fragments))

describe('the model', { timeout: 60_000 }, () => {
  it('reads whatever a text is cut and mixed into', async () => {
    await assert(
      property(constantFrom(...samples), tuple(edit, edit, edit), nat(9_000), (sample, edits, end) => {
        const mixed = edits.reduce(
          (text, [at, length, put]) => text.slice(0, at) + put + text.slice(at + length),
          sample,
        )

        useAll(mixed.slice(0, 1_000 + end))
      }),
      { numRuns: 20 },
    )
  })

  it.each([
    ['brackets', `contract A { function f() public { x = ${'('.repeat(100_000)}1${')'.repeat(100_000)}; } }`],
    ['blocks that never close', `contract A { function f() public { ${'{'.repeat(10_000)}`],
    ['a long sum', `contract A { uint x; function f() public { x = 1${'+1'.repeat(20_000)}; } }`],
    [
      'a long else',
      `contract A { uint x; function f(uint p) public { ${'if (p > 1) { x = 1; } else '.repeat(2_000)}{} } }`,
    ],
    ['one line of a megabyte', `contract A { string x = "${'a'.repeat(1_000_000)}"; }`],
    [
      'calls that double',
      `contract A { uint x; ${Array.from({ length: 50 }, (_, at) => `function f${at}() public { f${at + 1}(); f${at + 1}(); }`).join('')} function f50() public { x = 1; } }`,
    ],
    [
      'modifiers that double',
      `contract A { uint x; ${Array.from({ length: 40 }, (_, at) => `modifier m${at} { _; _; }`).join('')} function f() public ${Array.from({ length: 40 }, (_, at) => `m${at}`).join(' ')} { x = 1; } }`,
    ],
    [
      'a cycle of contracts',
      'contract A is B { function f() public { super.f(); } } contract B is A { function f() public { super.f(); } }',
    ],
    [
      'variables that define each other',
      'pragma solidity ^0.4.0; contract A { function f() public { var a = b; var b = a; a += b; } }',
    ],
    [
      'pointers to each other',
      'pragma solidity ^0.4.0; contract A { struct S { uint a; } function f() public { S storage a = b; S storage b = a; a.a = b.a; } }',
    ],
    ['many functions of one name', `contract A { ${'function f() public { f(); }'.repeat(500)} }`],
    [
      'many overloads',
      `contract A { ${Array.from({ length: 300 }, (_, at) => `function f(T${at} a) public { f(a); }`).join('')} }`,
    ],
  ])('ends on %s', (_what, text) => {
    expect(() => useAll(text)).not.toThrow()
  })

  it('follows imports that lead in circles', () => {
    const files = new Map(
      Array.from({ length: 50 }, (_, at) => [
        `${at}`,
        `import "${(at + 1) % 50}"; contract C${at} is C${(at + 7) % 50}, Nowhere {}`,
      ]),
    )

    expect(
      readProject(files, (_importer, path) => path).contracts.every(({ hasUnknownBases }) => hasUnknownBases),
    ).toBe(true)
  })
})

function useAll(text: string): void {
  const { contracts } = readProject(new Map([['a.sol', text]]), () => undefined)
  for (const contract of contracts) {
    for (const callable of [...contract.functions, ...contract.modifiers, ...entryPoints(contract)]) {
      const flow = flowOf(callable, contract)
      guardsOf(flow)
      for (const step of flow.steps.slice(-5)) {
        guardsAt(step)
        isLocked(step, flow)
        stepsAfter(step)
      }
    }
  }
}
