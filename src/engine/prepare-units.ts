import type { RepoPath } from '../domain/repo-path.ts'
import type { Compiler, CompilerAnswer, CompilerWish } from '../ports/compilers.ts'
import type { Workspace } from '../ports/files.ts'
import { satisfiesPragmas } from '../solidity/pragmas.ts'
import { compilerReleases } from '../solidity/releases.ts'
import { isSolidity } from './find-change.ts'
import type { Build, Sources, Unit, Units } from './plan.ts'
import { remember } from './remember.ts'
import type { Resolution, SourceGraph } from './source-graph.ts'

/** What units are made from. */
export interface Ground {
  readonly graph: SourceGraph
  readonly workspace: Workspace
  readonly findCompiler: (wish: Pick<CompilerWish, 'accepts' | 'preferred'>) => Promise<CompilerAnswer>
  readonly rootOf: (path: string) => string
  /** What a project's own settings say about the compiler's version. */
  readonly compilerOf: (root: string) => string | undefined
}

/** Targets of one root, and how they are built. */
interface Group {
  readonly root: string
  readonly setting: Setting
  readonly targets: RepoPath[]
}

/**
 * Puts the targets of one side into units and writes what they consist of, nothing else of the repository, to a folder.
 * Files that are built alike are one unit, so that a file that cannot be built takes no other down with it.
 */
export async function prepareUnits(targets: readonly RepoPath[], ground: Ground): Promise<Units> {
  await ground.graph.loadClosure(targets)
  const sources = await writeSources(targets, ground)
  const byRoot = new Map<string, RepoPath[]>()
  const groups = new Map<string, Group>()
  for (const target of targets) {
    const root = ground.rootOf(target)
    const setting = await settingOf(target, root, ground)
    remember(byRoot, root, (): RepoPath[] => []).push(target)
    remember(groups, JSON.stringify([root, keyOf(setting)]), () => ({
      root,
      setting,
      targets: [],
    })).targets.push(target)
  }
  const { side } = ground.graph.reader
  const built: Unit[] = []
  for (const [index, { root, setting, targets: own }] of [...groups.values()].entries()) {
    built.push({ side, root, targets: own, sources, build: await buildOf(setting, own, index, ground) })
  }
  const asText = [...byRoot].map(
    ([root, own]): Unit => ({ side, root, targets: own, sources, build: { kind: 'not-asked' } }),
  )
  return { asText, built }
}

type Setting =
  | { readonly kind: 'ready'; readonly compiler: Compiler }
  | { readonly kind: 'no-compiler' | 'broken'; readonly reason: string }

/** All that cannot be built is one unit; its first cause speaks for it. */
function keyOf(setting: Setting): string {
  return setting.kind === 'ready' ? setting.compiler.program : setting.kind
}

/** How a file can be compiled with all that it imports, or why not. */
async function settingOf(target: RepoPath, root: string, ground: Ground): Promise<Setting> {
  const closure = ground.graph.closureOf([target])
  return faultOf(closure, ground) ?? (await compilerFor(target, root, closure, ground))
}

/** What keeps every compiler from building a file. */
function faultOf(closure: readonly string[], { graph }: Ground): Setting | undefined {
  const [missing] = closure.flatMap((path) => graph.missingImports(path).map((name) => ({ path, name })))
  if (missing !== undefined) {
    return {
      kind: 'broken',
      reason: `${missing.path} imports "${missing.name}", which is not here; ${adviceFor(missing.name)}`,
    }
  }
  const disguised = closure.find((path) => !isSolidity(path))
  if (disguised !== undefined) {
    return {
      kind: 'broken',
      reason: `it imports ${disguised}; a change of it would pass unseen, since its name does not end in .sol`,
    }
  }
  const unreadable = closure.find((path) => graph.reader.problem(path) !== undefined)
  if (unreadable !== undefined) {
    return { kind: 'broken', reason: `nobody can read ${unreadable}: ${graph.reader.problem(unreadable)}` }
  }
  return undefined
}

/** The compiler that the pragmas of a file and of all that it imports allow, and that the project asks for if they do. */
async function compilerFor(
  target: RepoPath,
  root: string,
  closure: readonly string[],
  { graph, findCompiler, compilerOf }: Ground,
): Promise<Setting> {
  const pragmas = closure.flatMap(graph.pragmasOf)
  const accepts = (version: string) => satisfiesPragmas(version, pragmas)
  const answer = await findCompiler({ accepts, preferred: compilerOf(root) })
  if (answer.kind === 'found') return { kind: 'ready', compiler: answer.compiler }
  const ranges = pragmas.flatMap((pragma) =>
    pragma.kind === 'solidity' ? [pragma.range ?? 'an unreadable version'] : [],
  )
  const wanted = [...new Set(ranges)].sort().join(' and ')
  if (!compilerReleases.some(accepts)) {
    return {
      kind: 'broken',
      reason: `${target} and its imports ask for ${wanted}, which no compiler release satisfies`,
    }
  }
  return { kind: 'no-compiler', reason: `it asks for solc ${wanted}; ${answer.reason}` }
}

function adviceFor(importPath: string): string {
  return importPath.startsWith('.')
    ? 'add the file, or check out submodules (`submodules: recursive`)'
    : 'install the dependencies first (`npm ci`), or check out submodules (`submodules: recursive`)'
}

async function writeSources(targets: readonly string[], { graph, workspace }: Ground): Promise<Sources> {
  const { side } = graph.reader
  const folder = `${side}/sources`
  const closure = graph.closureOf(targets)
  for (const path of closure) {
    const file = graph.reader.file(path)
    if (file !== undefined) await workspace.write(`${folder}/${path}`, file.bytes)
  }
  const meanings: Record<string, Record<string, string>> = {}
  for (const { importer, name, target } of graph.resolutionsOf(closure)) {
    meanings[importer] = { ...meanings[importer], [name]: target }
  }
  return {
    folder: `${workspace.folder}/${folder}`,
    resolutions: await workspace.write(`${side}/resolutions.json`, JSON.stringify(meanings)),
  }
}

async function buildOf(
  setting: Setting,
  targets: readonly string[],
  index: number,
  { graph, workspace }: Ground,
): Promise<Build> {
  if (setting.kind !== 'ready') {
    const others =
      targets.length > 1 ? ` (and ${targets.length - 1} more of the files in scope cannot be built)` : ''
    return { kind: setting.kind, reason: `${setting.reason}${others}` }
  }
  const closure = graph.closureOf(targets)
  const sources = Object.fromEntries(
    closure.map((path) => [path, { content: String(graph.reader.file(path)?.text) }]),
  )
  const input = JSON.stringify(standardInputOf(sources, graph.resolutionsOf(closure)))
  const standardInput = await workspace.write(`${graph.reader.side}/${index}/standard-input.json`, input)
  return { kind: 'ready', compiler: setting.compiler, standardInput }
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
