import type { RepoPath } from '../domain/repo-path.ts'
import type { Workspace } from '../ports/files.ts'
import { satisfiesPragmas } from '../solidity/pragmas.ts'
import { compilerReleases } from '../solidity/releases.ts'
import type { Build, Unit } from './plan.ts'
import { remember } from './remember.ts'
import type { Resolution, SourceGraph } from './source-graph.ts'

/** A compiler that answers to `solc`'s command line. */
export interface Compiler {
  /** `0.8.37`, without the commit. */
  readonly version: string
  /** Absolute path of the program. */
  readonly program: string
}

/** What units are made from. */
export interface Ground {
  readonly graph: SourceGraph
  readonly workspace: Workspace
  /** Preferred first. */
  readonly compilers: readonly Compiler[]
  readonly rootOf: (path: string) => string
}

/**
 * Puts the targets of one side into units: one for each project root, compiler and cause of trouble, so that a file that
 * cannot be built takes no other down with it. Writes each unit's sources, and nothing else of the repository, to a
 * folder of its own.
 */
export async function prepareUnits(targets: readonly RepoPath[], ground: Ground): Promise<Unit[]> {
  await ground.graph.loadClosure(targets)
  const groups = new Map<string, { root: string; setting: Setting; targets: RepoPath[] }>()
  for (const target of targets) {
    const root = ground.rootOf(target)
    const setting = settingOf(target, ground)
    const group = remember(groups, JSON.stringify([root, setting]), () => ({ root, setting, targets: [] }))
    group.targets.push(target)
  }
  const units: Unit[] = []
  for (const { root, setting, targets: own } of groups.values()) {
    units.push(await writeUnit(root, setting, own, units.length, ground))
  }
  return units
}

type Setting = { readonly kind: 'ready'; readonly compiler: Compiler } | Exclude<Build, { kind: 'ready' }>

/** How a file can be compiled with all that it imports, or why not. */
function settingOf(target: RepoPath, { graph, compilers }: Ground): Setting {
  const closure = graph.closureOf([target])
  const [missing] = closure.flatMap((path) => graph.missingImports(path).map((name) => ({ path, name })))
  if (missing !== undefined) {
    return {
      kind: 'broken',
      reason: `${missing.path} imports "${missing.name}", which is not here; ${adviceFor(missing.name)}`,
    }
  }
  const unreadable = closure.find((path) => graph.reader.problem(path) !== undefined)
  if (unreadable !== undefined) {
    return { kind: 'broken', reason: `nobody can read ${unreadable}: ${graph.reader.problem(unreadable)}` }
  }
  const pragmas = closure.flatMap(graph.pragmasOf)
  const compiler = compilers.find(({ version }) => satisfiesPragmas(version, pragmas))
  if (compiler !== undefined) return { kind: 'ready', compiler }
  const ranges = pragmas.flatMap((pragma) =>
    pragma.kind === 'solidity' ? [pragma.range ?? 'an unreadable version'] : [],
  )
  const wanted = [...new Set(ranges)].sort().join(' and ')
  if (!compilerReleases.some((version) => satisfiesPragmas(version, pragmas))) {
    return {
      kind: 'broken',
      reason: `${target} and its imports ask for ${wanted}, which no compiler release satisfies`,
    }
  }
  const here = compilers.map(({ version }) => version).join(', ')
  return { kind: 'no-compiler', reason: `it asks for solc ${wanted}; here: ${here}` }
}

function adviceFor(importPath: string): string {
  return importPath.startsWith('.')
    ? 'add the file, or check out submodules (`submodules: recursive`)'
    : 'install the dependencies first (`npm ci`), or check out submodules (`submodules: recursive`)'
}

async function writeUnit(
  root: string,
  setting: Setting,
  targets: readonly RepoPath[],
  index: number,
  { graph, workspace }: Ground,
): Promise<Unit> {
  const { side } = graph.reader
  const folder = `${side}/${index}/sources`
  const sources: Record<string, { content: string }> = {}
  for (const path of graph.closureOf(targets)) {
    const file = graph.reader.file(path)
    if (file === undefined) continue
    await workspace.write(`${folder}/${path}`, file.bytes)
    sources[path] = { content: file.text }
  }
  const build: Build =
    setting.kind === 'ready'
      ? {
          kind: 'ready',
          compiler: setting.compiler.program,
          standardInput: await workspace.write(
            `${side}/${index}/standard-input.json`,
            JSON.stringify(standardInputOf(sources, graph.resolutionsOf(Object.keys(sources)))),
          ),
        }
      : setting
  return { side, root, targets, folder: `${workspace.folder}/${folder}`, build }
}

/** What static analyzers ask of the compiler. */
const outputs = ['abi', 'metadata', 'devdoc', 'userdoc', 'evm.bytecode', 'evm.deployedBytecode']

/**
 * Each import that is not found as written gets a remapping of its own, with the importing file as its context: the
 * compiler then reads exactly the file that we resolved, whatever build system the project has.
 */
function standardInputOf(
  sources: Readonly<Record<string, { content: string }>>,
  resolutions: readonly Resolution[],
) {
  const remappings = resolutions
    .filter(({ name, target }) => !name.startsWith('.') && name !== target)
    .map(({ importer, name, target }) => `${importer}:${name}=${target}`)
  return {
    language: 'Solidity',
    sources,
    settings: { remappings, outputSelection: { '*': { '*': outputs, '': ['ast'] } } },
  }
}
