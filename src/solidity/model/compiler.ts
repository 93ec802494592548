import minVersion from 'semver/ranges/min-version.js'
import validRange from 'semver/ranges/valid.js'
import type { SourceUnit } from '../syntax/declarations.ts'
import { tokenize, wordOf } from '../tokens.ts'
import { toVersionRange } from '../version-range.ts'
import type { CompilerRange, Version } from './types.ts'

/** What `pragma solidity` of a file says. Several pragmas must all hold, so the highest lower bound counts. */
export function compilerOf(unit: SourceUnit): CompilerRange {
  const texts = unit.children.flatMap((child) =>
    child.type === 'PragmaDirective' && child.name === 'solidity' ? [child.value] : [],
  )
  const ranges = texts.map(rangeOf).filter((range) => range !== null)
  const lowest = ranges.map(lowestOf).toSorted(compareVersions).at(-1)
  return {
    text: texts.length === 0 ? undefined : texts.join(' '),
    lowest,
    wrapsArithmetic: lowest !== undefined && isBefore(lowest, [0, 8, 0]),
    isFloating: ranges.length > 0 && ranges.every((range) => !/^\d+\.\d+\.\d+$/.test(range)),
  }
}

/** Whether a version is older than another. */
export function isBefore(version: Version, bound: Version): boolean {
  return compareVersions(version, bound) < 0
}

function rangeOf(text: string): string | null {
  const range = toVersionRange(tokenize(text).map((token) => wordOf(text, token)))
  return range === null ? null : validRange(range)
}

function lowestOf(range: string): Version {
  const version = minVersion(range)
  return version === null ? [0, 0, 0] : [version.major, version.minor, version.patch]
}

function compareVersions(one: Version, other: Version): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2]
}
