import type { Analyzer } from '../analyzers/analyzer.ts'
import { layers } from '../domain/layer.ts'
import type { Side } from '../domain/outcome.ts'
import type { RepoPath } from '../domain/repo-path.ts'

/** Files of one project root and side that are built and analysed together. */
export interface Unit {
  readonly side: Side
  readonly root: string
  readonly targets: readonly RepoPath[]
  /** Absolute path of the folder that holds targets and all they import, and nothing else. */
  readonly folder: string
  readonly build: Build
}

/** What compiling the unit needs, or why it cannot be compiled. */
export type Build =
  | { readonly kind: 'ready'; readonly standardInput: string; readonly compiler: string }
  /** No compiler here speaks this version of the language. */
  | { readonly kind: 'no-compiler'; readonly reason: string }
  /** Something that the sources import is not here, or cannot be read. */
  | { readonly kind: 'broken'; readonly reason: string }

/** One analyzer on one unit. */
export interface Step {
  readonly analyzer: Analyzer
  readonly unit: Unit
}

/**
 * What runs, in the order in which it starts: fast layers first, embedded analyzers before others, the head before the
 * base, so that what a short budget cuts is what can best be missed.
 */
export function planSteps(analyzers: readonly Analyzer[], units: readonly Unit[]): readonly Step[] {
  const steps = analyzers.flatMap((analyzer) => units.map((unit) => ({ analyzer, unit })))
  return steps.toSorted(
    (one, other) =>
      layers.indexOf(one.analyzer.layer) - layers.indexOf(other.analyzer.layer) ||
      Number(other.analyzer.isEmbedded) - Number(one.analyzer.isEmbedded) ||
      Number(one.unit.side === 'base') - Number(other.unit.side === 'base'),
  )
}
