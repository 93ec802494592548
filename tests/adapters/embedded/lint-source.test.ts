import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { lintSource } from '../../../src/adapters/embedded/lint-source.ts'
import { oldestCompiler } from '../../../src/adapters/embedded/solhint-rules.ts'
import { parseSource } from '../../../src/solidity/syntax/parse.ts'

const samples = new URL('../../analyzers/solhint/samples/', import.meta.url)

/** What the package itself reports, by its own parser, tree listener and reporter. */
function lintWithSolhint(text: string): readonly string[] {
  const require = createRequire(import.meta.url)
  const makeRules = require('solhint/lib/rules/security/index.js')
  const names: string[] = makeRules({ config: {} }).map(({ ruleId }: { ruleId: string }) => ruleId)
  const rules = Object.fromEntries(names.map((name) => [name, 'error']))
  const { reports } = require('solhint').processStr(text, {
    rules: {
      ...rules,
      'compiler-version': ['error', oldestCompiler],
      'func-visibility': ['error', { ignoreConstructors: true }],
    },
  })
  return reports
    .map(
      ({ line, column, ruleId, message }: Record<string, unknown>) =>
        `${line}:${column} ${ruleId} ${message}`,
    )
    .sort()
}

function lint(text: string): readonly string[] {
  const { reports } = lintSource(text, parseSource)
  return reports
    .map(({ rule, message, start }) => {
      const before = text.slice(0, start).split('\n')
      return `${before.length}:${(before.at(-1)?.length ?? 0) + 1} ${rule} ${message}`
    })
    .sort()
}

/** Where we differ: our parser takes each name in assembly for an identifier, theirs only those that are declared. */
const differences = ['17:59 not-rely-on-time Avoid making time-based decisions in your business logic']

describe("Solhint's security rules, run by us", () => {
  it.each(readdirSync(samples))('report about %s what the package reports', (name) => {
    const text = readFileSync(new URL(name, samples), 'utf8')

    const expected = lintWithSolhint(text)
    expect(expected.length).toBeGreaterThan(5)
    expect(lint(text).filter((report) => !differences.includes(report))).toEqual(expected)
  })

  it('report each security rule of the package at least once in the samples', () => {
    const texts = readdirSync(samples).map((name) => readFileSync(new URL(name, samples), 'utf8'))

    const rules = texts.flatMap((text) => lintSource(text, parseSource).reports.map(({ rule }) => rule))
    expect([...new Set(rules)].sort()).toMatchInlineSnapshot(`
      [
        "avoid-call-value",
        "avoid-low-level-calls",
        "avoid-sha3",
        "avoid-suicide",
        "avoid-throw",
        "avoid-tx-origin",
        "check-send-result",
        "compiler-version",
        "func-visibility",
        "multiple-sends",
        "no-complex-fallback",
        "no-immutable-before-declaration",
        "no-inline-assembly",
        "no-unchecked-calls",
        "not-rely-on-block-hash",
        "not-rely-on-time",
        "reentrancy",
        "state-visibility",
      ]
    `)
  })

  it('do not obey comments of the source', () => {
    const text =
      '// solhint-disable\ncontract A { function f() public { tx.origin; } } // solhint-disable-line\n'

    expect(lint(text)).toContainEqual('2:36 avoid-tx-origin Avoid to use tx.origin')
    expect(lintWithSolhint(text)).toEqual([])
  })

  it('give the exact text of what they found, after wide characters too', () => {
    const text = '\uFEFFcontract A { /* 😀 漢字 */ function f() public { tx.origin; } }'

    const [found] = lintSource(text, parseSource).reports.filter(({ rule }) => rule === 'avoid-tx-origin')
    expect(text.slice(found?.start, found?.end)).toBe('tx.origin')
  })

  it('say where they could not look, and go on with the rest', () => {
    const text =
      'contract A { function f() public { tx.origin; } }\ncontract B { function g() public { @@@ } }\n'

    const { reports, gap } = lintSource(text, parseSource)
    expect(reports.map(({ rule }) => rule)).toEqual(['avoid-tx-origin'])
    expect(gap).toMatchObject({ line: 2 })
  })

  it('do not lose what a rule throws', () => {
    const { gap } = lintSource('\npragma solidity what;\ncontract A {}\n', parseSource)

    expect(gap).toEqual({ line: 2, reason: 'the rule compiler-version failed: Invalid comparator: what' })
  })

  it.each(['', '  \n', '// nothing\n'])('read %j, where there is nothing to see', (text) => {
    expect(lintSource(text, parseSource).gap).toBeUndefined()
  })
})
