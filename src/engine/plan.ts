import type { Analyzer } from '../analyzers/analyzer.ts'
import { layers } from '../domain/layer.ts'
import type { Side } from '../domain/outcome.ts'
import type { RepoPath } from '../domain/repo-path.ts'
import type { Compiler } from '../ports/compilers.ts'

/** Where the sources of one side lie, and nothing else of the repository. */
export interface Sources {
  /** Absolute path; files have their paths of the repository below it. */
  readonly folder: string
  /** Absolute path of a JSON file: `{ importer: { name as written: file that it means } }`. */
  readonly resolutions: string
}

/** Files of one project root and side that are analysed together. */
export interface Unit {
  readonly side: Side
  readonly root: string
  readonly targets: readonly RepoPath[]
  readonly sources: Sources
  readonly build: Build
}

/** What compiling the unit needs, or why it cannot be compiled. */
export type Build =
  | { readonly kind: 'ready'; readonly standardInput: string; readonly compiler: Compiler }
  /** Text is all that was asked for. */
  | { readonly kind: 'not-asked' }
  /** No compiler here speaks this version of the language. */
  | { readonly kind: 'no-compiler'; readonly reason: string }
  /** Something that the sources import is not here, or cannot be read. */
  | { readonly kind: 'broken'; readonly reason: string }

/** One side in units, twice: by root for analyzers that read text, by root and build for those that compile. */
export interface Units {
  readonly asText: readonly Unit[]
  readonly built: readonly Unit[]
}

/** One analyzer on one unit. */
export interface Step {
  readonly analyzer: Analyzer
  readonly unit: Unit
  /** The same root at the base, for analyzers that compare; `null` when there is nothing to compare with. */
  readonly base: Unit | null
}

/**
 * What runs, in the order in which it starts: fast layers first, embedded analyzers before others, the head before the
 * base, so that what a short budget cuts is what can best be missed.
 */
export function planSteps(analyzers: readonly Analyzer[], head: Units, base: Units | null): readonly Step[] {
  const steps = analyzers.flatMap((analyzer) => {
    if (analyzer.comparesSides)
      return head.asText.map((unit) => ({ analyzer, unit, base: partnerOf(unit, base) }))
    const kind = analyzer.needs === 'sources' ? 'asText' : 'built'
    return [...head[kind], ...(base?.[kind] ?? [])].map((unit) => ({ analyzer, unit, base: null }))
  })
  return steps.toSorted(
    (one, other) =>
      layers.indexOf(one.analyzer.layer) - layers.indexOf(other.analyzer.layer) ||
      Number(other.analyzer.isEmbedded) - Number(one.analyzer.isEmbedded) ||
      Number(one.unit.side === 'base') - Number(other.unit.side === 'base'),
  )
}

/** A root that is new at the head is compared with everything: its files were in other projects, or in none. */
function partnerOf({ root }: Unit, base: Units | null): Unit | null {
  const [first, ...others] = base?.asText ?? []
  if (first === undefined) return null
  const same = [first, ...others].find((unit) => unit.root === root)
  return same ?? { ...first, targets: [first, ...others].flatMap(({ targets }) => targets) }
}
