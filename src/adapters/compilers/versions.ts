import compare from 'semver/functions/compare.js'

/** The order in which versions are tried. */
export function newestFirst(one: string, other: string): number {
  return compare(other, one)
}

/**
 * Whether analyzers can read what a compiler of this version tells. One before 0.4.12 has no syntax tree in the form
 * that they know; Slither, say, then finds nothing, and calls that a success.
 */
export function isUsable(version: string): boolean {
  return compare(version, '0.4.12') >= 0
}
