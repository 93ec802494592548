import { type ImportDirective, importsOf } from './imports.ts'

/** Why a file depends on another: it imports `path`, which is the changed file (`next` is null) or imports `next.path`. */
export interface ImportChain {
  readonly path: string
  readonly next: ImportChain | null
}

/** Which file imports which, over the files of one version of the repository. */
export interface ImportGraph {
  /**
   * Every file that imports one of `paths` directly or not, with its shortest chain to one of them; without `paths`
   * themselves. A path that does not exist counts as well: a deleted file still has importers.
   */
  dependentsOf(paths: Iterable<string>): ReadonlyMap<string, ImportChain>
  /** `paths` and every file that they import, directly or not, as far as it exists. */
  closureOf(paths: Iterable<string>): ReadonlySet<string>
  /** Imports that no file answers, by importer; files without any are left out. */
  readonly missing: ReadonlyMap<string, readonly ImportDirective[]>
}

/** The candidates for one import, best first. */
export type Resolve = (importer: string, path: string) => readonly string[]

/**
 * Reads the imports of all files and links them. Cycles are fine; time is linear in files and imports.
 *
 * An importer also depends on candidates that were looked for in vain before the one that exists: when such a file
 * appears or disappears, the import means another file.
 */
export function buildImportGraph(files: ReadonlyMap<string, string>, resolve: Resolve): ImportGraph {
  const imported = new Map<string, Set<string>>()
  const importers = new Map<string, Set<string>>()
  const missing = new Map<string, readonly ImportDirective[]>()
  for (const [file, text] of sorted(files)) {
    const unanswered = importsOf(text).filter(({ path }) => {
      const candidates = resolve(file, path)
      const answer = candidates.findIndex((candidate) => files.has(candidate))
      const target = candidates[answer]
      const tried = target === undefined ? candidates : candidates.slice(0, answer + 1)
      for (const candidate of tried) add(importers, candidate, file)
      if (target !== undefined) add(imported, file, target)
      return target === undefined
    })
    if (unanswered.length > 0) missing.set(file, unanswered)
  }
  return {
    dependentsOf: (paths) => chainsTo(importers, new Set(paths)),
    closureOf: (paths) => reachableFrom(imported, paths, files),
    missing,
  }
}

function sorted(files: ReadonlyMap<string, string>): readonly (readonly [string, string])[] {
  return [...files].sort(([one], [other]) => (one < other ? -1 : 1))
}

function add(edges: Map<string, Set<string>>, from: string, to: string): void {
  const known = edges.get(from)
  if (known === undefined) edges.set(from, new Set([to]))
  else known.add(to)
}

/** Breadth first: whoever is met first is met by a shortest chain. Chains share their tails, so long ones cost nothing. */
function chainsTo(importers: ReadonlyMap<string, ReadonlySet<string>>, starts: ReadonlySet<string>) {
  const chains = new Map<string, ImportChain>()
  const queue: ImportChain[] = [...starts].sort().map((path) => ({ path, next: null }))
  for (const chain of queue) {
    for (const importer of importers.get(chain.path) ?? []) {
      if (starts.has(importer) || chains.has(importer)) continue
      chains.set(importer, chain)
      queue.push({ path: importer, next: chain })
    }
  }
  return chains
}

function reachableFrom(
  imported: ReadonlyMap<string, ReadonlySet<string>>,
  paths: Iterable<string>,
  files: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const reached = new Set([...paths].filter((path) => files.has(path)))
  // A set that grows while it is walked is walked to its end.
  for (const path of reached) for (const target of imported.get(path) ?? []) reached.add(target)
  return reached
}

/** The chain as a reader's sentence: "imports src/B.sol, which imports src/A.sol, which changed". */
export function describeChain(chain: ImportChain, what = 'changed'): string {
  const names: string[] = []
  let link: ImportChain | null = chain
  for (; link !== null && names.length < longestSentence; link = link.next) names.push(`imports ${link.path}`)
  const rest = link === null ? '' : ', and so on to a file'
  return `${names.join(', which ')}${rest}, which ${what}`
}

const longestSentence = 5
