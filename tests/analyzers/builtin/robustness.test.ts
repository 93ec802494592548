import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inspect } from '../../../src/analyzers/builtin/inspect.ts'
import { detectors } from '../../../src/analyzers/builtin/registry.ts'

const samples = new URL('samples/', import.meta.url)
const texts = readdirSync(samples, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.sol'))
  .sort()
  .map((name) => readFileSync(new URL(name, samples), 'utf8'))

/** The detectors that fail on a text, and how. */
function failuresOn(text: string): readonly string[] {
  const { gaps } = inspect(
    { texts: new Map([['a.sol', text]]), targets: ['a.sol'], resolveImport: () => 'a.sol' },
    detectors,
  )
  return gaps.map(({ reason }) => reason).filter((reason) => reason.startsWith('the detector'))
}

describe('the built-in detectors', () => {
  it('fail on no source that was cut, moved and put together at random', () => {
    const piece = fc.record({
      text: fc.constantFrom(...texts),
      from: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    const mutant = fc.tuple(piece, piece).map(([one, other]) => {
      const head = one.text.slice(0, Math.floor(one.from * one.text.length))
      return head + other.text.slice(Math.floor(other.from * other.text.length))
    })

    fc.assert(
      fc.property(mutant, (text) => {
        expect(failuresOn(text)).toEqual([])
      }),
      { numRuns: 60, seed: 1 },
    )
  }, 120_000)

  it('fail on no tokens that were left out at random', () => {
    const thinned = fc
      .tuple(fc.constantFrom(...texts), fc.infiniteStream(fc.integer({ min: 0, max: 30 })))
      .map(([text, dice]) =>
        text.replace(/[A-Za-z_]+|[^\s\w]/g, (token) => (dice.next().value === 0 ? '' : token)),
      )

    fc.assert(
      fc.property(thinned, (text) => {
        expect(failuresOn(text)).toEqual([])
      }),
      { numRuns: 40, seed: 1 },
    )
  }, 120_000)

  it.each([
    [
      'contracts that inherit from each other',
      'contract A is B {} contract B is A { function f() public { f(); } }',
    ],
    [
      'names that repeat',
      'contract A { uint a; uint a; function f() public { a = a; } function f() public { a = 1; } }',
    ],
    ['nothing', ''],
    ['a file that imports itself', 'import "./a.sol"; contract A {}'],
    [
      'deep brackets',
      `contract A { function f() public { uint x = ${'('.repeat(300)}1${')'.repeat(300)}; } }`,
    ],
  ])('fail on no %s', (_, text) => {
    expect(failuresOn(text)).toEqual([])
  })

  it('need no more than linear time for many functions that call out and write', () => {
    const body = (at: number) =>
      `function f${at}(address to) external { require(v${at % 50} == 0); to.call(""); v${at % 50} = ${at}; }`
    const variables = Array.from({ length: 50 }, (_, at) => `uint v${at};`).join('\n')
    const functions = Array.from({ length: 3_000 }, (_, at) => body(at)).join('\n')

    const startedMs = performance.now()
    const failures = failuresOn(`pragma solidity ^0.8.0; contract A {\n${variables}\n${functions}\n}`)

    expect(failures).toEqual([])
    expect(performance.now() - startedMs).toBeLessThan(15_000)
  }, 60_000)
})
