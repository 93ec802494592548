import validRange from 'semver/ranges/valid.js'

/**
 * The range in the notation of npm's semver; `null` when the compiler would not read it.
 *
 * Solidity reads its ranges from tokens: blanks and comments mean nothing (`>=0.4.22<0.9.0`), quotes are allowed, and
 * there are no pre-releases, so that `0.4.0-0.5.0` is a span of versions.
 */
export function toVersionRange(words: readonly string[]): string | null {
  const written = words.map((word) => (/^["']/.test(word) ? word.replaceAll(/["']/g, '') : word)).join(' ')
  if (written.length > longestRange) return null
  const spaced = written
    .replaceAll(/\s*\.\s*/g, '.')
    .replaceAll(/\|\||-/g, ' $& ')
    .replaceAll(/[<>]=?|[=^~]/g, ' $&')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/([<>=^~]) /g, '$1')
    .trim()
  return isRange(spaced) ? validRange(spaced) : null
}

/** In characters; far above what a reader would accept, far below what slows a pattern down. */
const longestRange = 1_000

const part = String.raw`(?:0|[1-9]\d*|[xX*])`
const comparator = new RegExp(String.raw`^(?:[<>]=?|[=^~])?${part}(?:\.${part}){0,2}$`)

function isRange(text: string): boolean {
  return text.split(' || ').every((alternative) => {
    const comparators = alternative.split(' ')
    const isSpan = comparators.length === 3 && comparators[1] === '-'
    const bounds = isSpan ? comparators.filter((bound) => bound !== '-') : comparators
    return bounds.every((bound) => comparator.test(bound))
  })
}
