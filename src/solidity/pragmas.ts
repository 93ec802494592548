import satisfies from 'semver/functions/satisfies.js'
import { isWord, type Span, type Token, tokenize, wordOf } from './tokens.ts'
import { toVersionRange } from './version-range.ts'

/** One `pragma` of a file. */
export type Pragma =
  /** `range` is in the notation of npm's semver; `null` when the pragma is not one that the compiler reads. */
  | (Span & { readonly kind: 'solidity'; readonly range: string | null })
  /** `pragma abicoder v2`: `value` is `v2`. */
  | (Span & { readonly kind: 'abicoder' | 'experimental' | 'other'; readonly value: string })

/** The pragmas of a file in the order in which they are written; one without `;` ends where something else begins. */
export function pragmasOf(text: string, tokens: readonly Token[] = tokenize(text)): readonly Pragma[] {
  const found: Pragma[] = []
  tokens.forEach(({ start }, index) => {
    if (!isWord(text, tokens[index], 'pragma')) return
    const last = lastOf(text, tokens, index)
    const words = tokens.slice(index + 1, last + 1).map((token) => wordOf(text, token))
    found.push(toPragma(words, { start, end: Number(tokens[last]?.end) }))
  })
  return found
}

const stops = ['pragma', 'import', 'contract', 'interface', 'library', 'abstract', '{', '}']

function lastOf(text: string, tokens: readonly Token[], from: number): number {
  for (let index = from + 1; index < tokens.length; index += 1) {
    const word = wordOf(text, tokens[index])
    if (word === ';') return index
    if (stops.includes(word)) return index - 1
  }
  return tokens.length - 1
}

function toPragma(words: readonly string[], span: Span): Pragma {
  const [name = '', ...rest] = words.filter((word) => word !== ';')
  if (name === 'solidity') return { ...span, kind: 'solidity', range: toVersionRange(rest) }
  if (name === 'abicoder' || name === 'experimental') {
    return { ...span, kind: name, value: rest.join(' ').replaceAll(/["']/g, '') }
  }
  return { ...span, kind: 'other', value: [name, ...rest].join(' ') }
}

/**
 * Whether a compiler of this version accepts all the pragmas.
 *
 * False also when one of them is unreadable: what is unknown is not satisfied. Without any, every version will do.
 */
export function satisfiesPragmas(version: string, pragmas: readonly Pragma[]): boolean {
  const release = version.replace(/[-+].*$/s, '')
  return pragmas.every((pragma) => {
    if (pragma.kind !== 'solidity') return true
    return pragma.range !== null && satisfies(release, pragma.range)
  })
}
