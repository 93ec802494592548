import { importsOf } from '../solidity/imports.ts'
import { type Pragma, pragmasOf } from '../solidity/pragmas.ts'
import { remember } from './remember.ts'
import type { SideReader } from './side.ts'

/** Candidates for what an import means, best first, as paths of the repository. */
export type ResolveImport = (importer: string, name: string) => readonly string[]

/** One import and the file that it means. */
export interface Resolution {
  readonly importer: string
  /** As written, e.g. `@openzeppelin/contracts/access/Ownable.sol`. */
  readonly name: string
  readonly target: string
}

/** Which file imports which, on one side. Knows what was loaded. */
export interface SourceGraph {
  readonly reader: SideReader
  /** Reads the files and all that they import, as far as it is here. */
  loadClosure(paths: readonly string[]): Promise<void>
  /** Everything that was loaded and is there. */
  loadedPaths(): readonly string[]
  /** The loaded files and all that they import, each once, in a stable order. */
  closureOf(paths: readonly string[]): readonly string[]
  /** Imports of a loaded file that lead to no file, as written. */
  missingImports(path: string): readonly string[]
  /** Pragmas of a loaded file. */
  pragmasOf(path: string): readonly Pragma[]
  resolutionsOf(paths: readonly string[]): readonly Resolution[]
  /** Loaded files that import one of `changed`, directly or not, each with the chain that leads there: itself, …, a changed file. */
  dependentsOf(changed: Iterable<string>): ReadonlyMap<string, readonly string[]>
}

export function openGraph(reader: SideReader, resolve: ResolveImport): SourceGraph {
  const names = new Map<string, readonly string[]>()
  const pragmas = new Map<string, readonly Pragma[]>()
  const loaded = new Set<string>()
  let importers: ReadonlyMap<string, readonly string[]> | undefined
  const importsOfFile = (path: string) =>
    remember(names, path, () => {
      const text = reader.file(path)?.text
      return text === undefined ? [] : [...new Set(importsOf(text).map((directive) => directive.path))]
    })
  const targetOf = (importer: string, name: string) =>
    resolve(importer, name).find(
      (path) => reader.file(path) !== undefined || reader.problem(path) !== undefined,
    )
  const targetsOf = (path: string) => importsOfFile(path).flatMap((name) => targetOf(path, name) ?? [])

  return {
    reader,
    async loadClosure(paths) {
      let frontier = [...new Set(paths)].filter((path) => !loaded.has(path))
      if (frontier.length > 0) importers = undefined
      while (frontier.length > 0) {
        await reader.load(frontier)
        for (const path of frontier) loaded.add(path)
        const candidates = frontier.flatMap((path) => importsOfFile(path).map((name) => resolve(path, name)))
        await reader.load(await presentOf(reader, candidates))
        frontier = [...new Set(frontier.flatMap(targetsOf))].filter((path) => !loaded.has(path))
      }
    },
    loadedPaths: () => [...loaded].filter((path) => reader.file(path) !== undefined).sort(),
    closureOf: (paths) => [...reach(paths, targetsOf).keys()].sort(),
    missingImports: (path) => importsOfFile(path).filter((name) => targetOf(path, name) === undefined),
    pragmasOf: (path) => remember(pragmas, path, () => pragmasOf(reader.file(path)?.text ?? '')),
    resolutionsOf: (paths) =>
      paths.flatMap((importer) =>
        importsOfFile(importer).flatMap((name) => {
          const target = targetOf(importer, name)
          return target === undefined ? [] : [{ importer, name, target }]
        }),
      ),
    dependentsOf(changed) {
      importers ??= importersAmong(loaded, targetsOf)
      const known = importers
      const roots = new Set(changed)
      const cameFrom = reach([...roots], (path) => known.get(path) ?? [])
      const dependents = [...cameFrom.keys()].filter((path) => !roots.has(path))
      return new Map(dependents.sort().map((path) => [path, chainFrom(path, cameFrom)]))
    },
  }
}

function importersAmong(
  paths: Iterable<string>,
  targetsOf: (path: string) => readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const path of [...paths].sort()) {
    for (const target of targetsOf(path)) remember(importers, target, (): string[] => []).push(path)
  }
  return importers
}

/**
 * What has to be read to know which candidates are there: of each import, those that the tree lists up to the first
 * one, or all where the tree lists none (they may lie in a submodule or in installed packages).
 */
async function presentOf(
  reader: SideReader,
  candidates: readonly (readonly string[])[],
): Promise<readonly string[]> {
  const entries = new Set<string>((await reader.entries()).keys())
  return candidates.flatMap((list) => {
    const first = list.findIndex((path) => entries.has(path))
    return first === -1 ? list : list.slice(0, first + 1)
  })
}

/** All that can be reached, each with the step before it; breadth first, so that chains are shortest. */
function reach(
  from: readonly string[],
  next: (path: string) => readonly string[],
): ReadonlyMap<string, string | undefined> {
  const cameFrom = new Map<string, string | undefined>([...from].sort().map((path) => [path, undefined]))
  for (const path of cameFrom.keys()) {
    for (const other of next(path)) if (!cameFrom.has(other)) cameFrom.set(other, path)
  }
  return cameFrom
}

function chainFrom(path: string, cameFrom: ReadonlyMap<string, string | undefined>): readonly string[] {
  const chain: string[] = []
  for (let step: string | undefined = path; step !== undefined; step = cameFrom.get(step)) chain.push(step)
  return chain
}
