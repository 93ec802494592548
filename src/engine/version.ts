import type { FileInScope } from '../domain/change.ts'
import type { Side } from '../domain/outcome.ts'
import type { RepoPath } from '../domain/repo-path.ts'
import type { Weakness } from '../domain/weakness.ts'
import type { SourceTree } from '../ports/source-tree.ts'
import { findProjects, type Projects } from './find-projects.ts'
import { openSide } from './side.ts'
import { openGraph, type SourceGraph } from './source-graph.ts'

/** One side, opened: its files, what they import and which project they belong to. */
export interface OpenVersion {
  readonly graph: SourceGraph
  readonly rootOf: Projects['rootOf']
  readonly compilerOf: Projects['compilerOf']
}

export async function openVersion(side: Side, tree: SourceTree): Promise<OpenVersion> {
  const projects = await findProjects(tree)
  const { resolve, rootOf, compilerOf } = projects
  return { graph: openGraph(openSide(side, tree), resolve), rootOf, compilerOf }
}

/** The files among `paths` that can be read. */
export async function readable(
  { graph }: OpenVersion,
  paths: readonly RepoPath[],
): Promise<readonly RepoPath[]> {
  await graph.reader.load(paths)
  return paths.filter((path) => graph.reader.file(path) !== undefined)
}

/** Files that should be analysed and cannot be read, each with the reason. */
export function unreadable({ graph }: OpenVersion, paths: readonly RepoPath[]): ReadonlyMap<string, string> {
  return new Map(
    paths.flatMap((path) =>
      graph.reader.file(path) === undefined ? [[path, graph.reader.problem(path) ?? 'it is not there']] : [],
    ),
  )
}

export function analysedPaths(files: readonly FileInScope[]): readonly RepoPath[] {
  return files.filter(({ isAnalysed }) => isAnalysed).map(({ path }) => path)
}

/** Where the files in scope were at the base; deleted ones too, since their code may have moved. */
export function pathsAtBase(files: readonly FileInScope[]): readonly RepoPath[] {
  return files
    .filter(({ isAnalysed, status }) => isAnalysed || status === 'deleted')
    .filter(({ status }) => status !== 'added')
    .map(({ path, oldPath }) => oldPath ?? path)
}

/** The texts that reports quote: those with weaknesses, of the head where they are there. */
export function quotedSources(
  weaknesses: readonly Weakness[],
  head: OpenVersion,
  base: OpenVersion | null,
): ReadonlyMap<string, string> {
  const sources = new Map<string, string>()
  for (const { locations, state } of weaknesses) {
    for (const { path } of locations) {
      const version = state === 'fixed' && head.graph.reader.file(path) === undefined ? base : head
      const text = version?.graph.reader.file(path)?.text
      if (text !== undefined) sources.set(path, text)
    }
  }
  return sources
}
