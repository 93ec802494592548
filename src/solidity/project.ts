import { folderOf, isInside } from '../domain/repo-path.ts'
import { inFolder, settingsIn, type Texts } from './libraries.ts'

/** What builds a project. `npm` is a package with a folder of contracts and no build tool of Solidity above it. */
export type ProjectKind = 'foundry' | 'hardhat' | 'truffle' | 'npm'

/** A folder from which a build tool would be run. */
export interface ProjectRoot {
  /** `''` for the top of the repository. */
  readonly folder: string
  /** More than one for a project that can be built in several ways; sorted. */
  readonly kinds: readonly ProjectKind[]
}

/** Whether the text of this file says where a project finds its imports. */
export function isProjectText(path: string): boolean {
  return /(?:^|\/)(?:foundry\.toml|remappings\.txt)$/.test(path)
}

/**
 * The projects of a repository, sorted by folder; those inside libraries (`node_modules`, Foundry's `libs`) are left out.
 *
 * `texts` are those of the files that `isProjectText` names.
 */
export function rootsOf(paths: Iterable<string>, texts: Texts): readonly ProjectRoot[] {
  const own = [...paths].filter((path) => !/(?:^|\/)node_modules\//.test(path))
  const built = outsideLibraries(builtRoots(own), texts)
  const holders = new Set(own.flatMap(holdersOf))
  const packages = own
    .filter((path) => /(?:^|\/)package\.json$/.test(path))
    .map(folderOf)
    .filter((folder) => holders.has(folder) && !built.some((root) => isInside(folder, root.folder)))
    .map((folder): ProjectRoot => ({ folder, kinds: ['npm'] }))
  return [...built, ...packages].sort(byFolder)
}

/** The folder of the nearest project above a file; `''` when there is none. */
export function rootOf(path: string, roots: readonly ProjectRoot[]): string {
  let nearest = ''
  for (const { folder } of roots) {
    if (folder.length > nearest.length && isInside(path, folder)) nearest = folder
  }
  return nearest
}

const buildFiles: readonly (readonly [RegExp, ProjectKind])[] = [
  [/(?:^|\/)foundry\.toml$/, 'foundry'],
  [/(?:^|\/)hardhat\.config\.[cm]?[jt]s$/, 'hardhat'],
  [/(?:^|\/)truffle(?:-config)?\.js$/, 'truffle'],
]

function builtRoots(paths: readonly string[]): readonly ProjectRoot[] {
  const kinds = new Map<string, ProjectKind[]>()
  for (const path of paths) {
    const kind = buildFiles.find(([name]) => name.test(path))?.[1]
    if (kind !== undefined) kinds.set(folderOf(path), [...(kinds.get(folderOf(path)) ?? []), kind])
  }
  return [...kinds].map(([folder, found]) => ({ folder, kinds: [...new Set(found)].sort() })).sort(byFolder)
}

/** Sorted by folder, a project comes before those inside it; what lies in its libraries is not ours to build. */
function outsideLibraries(roots: readonly ProjectRoot[], texts: Texts): readonly ProjectRoot[] {
  const kept: ProjectRoot[] = []
  const libraries: string[] = []
  for (const root of roots) {
    if (libraries.some((library) => root.folder.startsWith(`${library}/`))) continue
    kept.push(root)
    if (root.kinds.includes('foundry')) {
      libraries.push(...settingsIn(root.folder, texts).libs.map((lib) => inFolder(root.folder, lib)))
    }
  }
  return kept
}

/** The folders that hold this file in a folder `contracts`. */
function holdersOf(path: string): readonly string[] {
  if (!path.endsWith('.sol')) return []
  return [...path.matchAll(/(?:^|\/)contracts\//g)].map(({ index }) => path.slice(0, index))
}

function byFolder(one: ProjectRoot, other: ProjectRoot): number {
  return one.folder < other.folder ? -1 : 1
}
