import type { RepoPath } from './repo-path.ts'

/** A stretch of text. Lines and columns count from 1, columns in UTF-16 code units, `endColumn` is the one after the last. */
export interface Region {
  readonly startLine: number
  readonly startColumn: number
  readonly endLine: number
  readonly endColumn: number
}

/** A stretch of text in one file of the repository. */
export interface Place extends Region {
  readonly path: RepoPath
}

/** Lines from `first` to `last`, both included, counted from 1. */
export interface LineRange {
  readonly first: number
  readonly last: number
}

/** Whether a region touches one of the ranges. */
export function touches(region: Region, ranges: readonly LineRange[]): boolean {
  return ranges.some((range) => region.startLine <= range.last && region.endLine >= range.first)
}

/** The order of a reader: by file, then from top to bottom. */
export function comparePlaces(one: Place, other: Place): number {
  if (one.path !== other.path) return one.path < other.path ? -1 : 1
  return (
    one.startLine - other.startLine ||
    one.startColumn - other.startColumn ||
    one.endLine - other.endLine ||
    one.endColumn - other.endColumn
  )
}
