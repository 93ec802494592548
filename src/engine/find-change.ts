import type { Change, ChangedFile, FileInScope } from '../domain/change.ts'
import type { RepoPath } from '../domain/repo-path.ts'
import { isInside } from '../domain/repo-path.ts'
import type { Entry } from '../ports/source-tree.ts'
import type { SourceGraph } from './source-graph.ts'

/** Which files the settings leave out. */
export interface ScopePatterns {
  readonly isExcluded: (path: string) => boolean
  readonly isTest: (path: string) => boolean
}

/** The same patterns, tried from the top of the repository and from the folder of each file's project. */
export function withinProjects(patterns: ScopePatterns, rootOf: (path: string) => string): ScopePatterns {
  const either = (isMatch: (path: string) => boolean) => (path: string) => {
    const root = rootOf(path)
    return isMatch(path) || (root !== '' && isMatch(path.slice(root.length + 1)))
  }
  return { isExcluded: either(patterns.isExcluded), isTest: either(patterns.isTest) }
}

/** Whether a path is Solidity source by its name, in any letter case. */
export function isSolidity(path: string): boolean {
  return path.toLowerCase().endsWith('.sol')
}

/** Whether a changed path can change what Solidity code means: source, submodules, and what imports are resolved by. */
export function concernsSolidity({ path, oldPath, status }: ChangedFile): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return (
    isSolidity(path) ||
    (oldPath !== undefined && isSolidity(oldPath)) ||
    status === 'submodule-changed' ||
    name === 'foundry.toml' ||
    name === 'remappings.txt'
  )
}

/** Whether other files are reached through this one: a link to a folder, or a submodule. */
export function isDoor(entry: Entry | undefined): boolean {
  return entry !== undefined && entry.kind !== 'file'
}

/** What is compared. */
type Frame = Pick<Change, 'base' | 'head' | 'notes'>

/** What is looked at when only a change is judged. `base` is the graph of the base, for what was deleted there. */
export async function findChange(
  frame: Frame,
  changed: readonly ChangedFile[],
  head: SourceGraph,
  base: SourceGraph,
  patterns: ScopePatterns,
): Promise<Change> {
  const sources = changed.filter(
    ({ path, oldPath }) => isSolidity(path) || (oldPath !== undefined && isSolidity(oldPath)),
  )
  const [atHead, atBase] = await Promise.all([solidityIn(head), solidityIn(base)])
  await Promise.all([head.loadClosure(atHead), base.loadClosure(atBase)])
  const doors = await doorsAmong(changed, head, base)
  const causes = causesOf(changed.filter(concernsSolidity), doors, head, base)
  const files = [
    ...sources.map((file) => ofChanged(file, patterns, head)),
    // What changed is a cause itself, and no cause is among the dependents.
    ...dependentsOf(causes, atHead, head, base).map(([path, reason]) =>
      ofUnchanged(path, reason, patterns, head),
    ),
  ]
  return { ...frame, files: files.toSorted(byPath) }
}

/** What is looked at when everything is: every Solidity file of the head that the settings do not leave out. */
export async function findEverything(
  frame: Frame,
  changed: readonly ChangedFile[],
  head: SourceGraph,
  patterns: ScopePatterns,
  isWanted: (path: string) => boolean = () => true,
): Promise<Change> {
  const changes = new Map<string, ChangedFile>(changed.map((file) => [file.path, file]))
  const paths = (await solidityIn(head)).filter(isWanted)
  await head.loadClosure(paths)
  const files = paths.map((path) => {
    const file = changes.get(path)
    return file === undefined
      ? ofUnchanged(path, 'the whole tree is looked at', patterns, head)
      : ofChanged(file, patterns, head)
  })
  return { ...frame, files: files.toSorted(byPath) }
}

/** Tracked Solidity files, links among them; not those inside submodules. */
async function solidityIn(graph: SourceGraph): Promise<readonly RepoPath[]> {
  const entries = await graph.reader.entries()
  return [...entries].flatMap(([path, { kind }]) => (kind !== 'submodule' && isSolidity(path) ? [path] : []))
}

/** Paths whose content or meaning changed, each with how to say so. */
type Causes = ReadonlyMap<string, string>

const redirectedImports = 'whose imports now mean other files'
const unansweredImports = 'which imports what is not here'

function causesOf(
  changed: readonly ChangedFile[],
  doors: readonly string[],
  head: SourceGraph,
  base: SourceGraph,
): Causes {
  const loaded = [...new Set([...head.loadedPaths(), ...base.loadedPaths()])]
  return new Map([
    ...redirected(head, base).map((path) => [path, redirectedImports] as const),
    // Behind a door that changed anything may have: also what an import looked for in vain on both sides.
    ...(doors.length === 0 ? [] : unanswered(head).map((path) => [path, unansweredImports] as const)),
    ...loaded.flatMap((path) =>
      doors.some((door) => isInside(path, door)) ? [[path, 'whose submodule or link changed'] as const] : [],
    ),
    ...changed.flatMap(causesIn),
  ])
}

/** Changed paths through which other files are reached, at either side. */
async function doorsAmong(
  changed: readonly ChangedFile[],
  head: SourceGraph,
  base: SourceGraph,
): Promise<readonly string[]> {
  const [after, before] = await Promise.all([head.reader.entries(), base.reader.entries()])
  return changed
    .filter(({ path }) => isDoor(after.get(path)) || isDoor(before.get(path)))
    .map(({ path }) => path)
}

function unanswered(head: SourceGraph): readonly string[] {
  return head.loadedPaths().filter((path) => head.missingImports(path).length > 0)
}

function causesIn({ path, oldPath, status }: ChangedFile): readonly (readonly [string, string])[] {
  const own = [path, status === 'deleted' ? 'which was deleted' : 'which changed'] as const
  return oldPath !== undefined && status === 'renamed' ? [[oldPath, 'which was renamed'], own] : [own]
}

/** Files whose imports lead elsewhere than before, because remappings or other files changed. */
function redirected(head: SourceGraph, base: SourceGraph): readonly string[] {
  const meaning = (graph: SourceGraph, path: string) => JSON.stringify(graph.resolutionsOf([path]))
  const before = new Set(base.loadedPaths())
  return head.loadedPaths().filter((path) => before.has(path) && meaning(head, path) !== meaning(base, path))
}

/** Files of the head that depend on a cause, or are one without having changed, with the sentence that says how. */
function dependentsOf(
  causes: Causes,
  atHead: readonly RepoPath[],
  head: SourceGraph,
  base: SourceGraph,
): readonly (readonly [RepoPath, string])[] {
  const chains = new Map([...base.dependentsOf(causes.keys()), ...head.dependentsOf(causes.keys())])
  return atHead.flatMap((path): readonly (readonly [RepoPath, string])[] => {
    if (causes.get(path) === redirectedImports) return [[path, 'its imports now mean other files']]
    if (causes.get(path) === unansweredImports) return [[path, 'it imports what is not here']]
    const chain = chains.get(path)
    if (chain === undefined) return []
    const cause = causes.get(String(chain.at(-1)))
    return [[path, `imports ${describeChain(chain.slice(1))}, ${cause}`]]
  })
}

/** A chain as a reader can take it in: its ends, and how long it is between them. */
function describeChain(chain: readonly string[]): string {
  if (chain.length <= 5) return chain.join(', which imports ')
  return `${chain[0]}, which through ${chain.length - 2} others imports ${chain.at(-1)}`
}

function byPath(one: FileInScope, other: FileInScope): number {
  return one.path < other.path ? -1 : 1
}

function ofChanged(file: ChangedFile, patterns: ScopePatterns, head: SourceGraph): FileInScope {
  const { path, oldPath, status, changedLines } = file
  const reason = oldPath === undefined ? status : `${status} from ${oldPath}`
  const shared = { path, status, changedLines, ...(oldPath === undefined ? {} : { oldPath }) }
  if (status === 'deleted' || !isSolidity(path)) return { ...shared, reason: 'deleted', isAnalysed: false }
  const left = leftOutUnlessUsed(path, patterns, head)
  const wasSeen = oldPath !== undefined && isSolidity(oldPath) && leftOut(oldPath, patterns) === undefined
  // A file does not leave the gate's sight by being moved to where the settings do not look.
  if (left !== undefined && !(status === 'renamed' && wasSeen))
    return { ...shared, reason: `${reason}; left out: ${left}`, isAnalysed: false }
  // Nor is what comes from there known already: nobody has judged it yet.
  if (oldPath !== undefined && !wasSeen)
    return { path, status: 'added', changedLines, reason: `${reason}, which nobody judged`, isAnalysed: true }
  return { ...shared, reason, isAnalysed: true }
}

function ofUnchanged(
  path: RepoPath,
  reason: string,
  patterns: ScopePatterns,
  head: SourceGraph,
): FileInScope {
  const left = leftOutUnlessUsed(path, patterns, head)
  return {
    path,
    status: 'unchanged',
    changedLines: [],
    reason: left === undefined ? reason : `${reason}; left out: ${left}`,
    isAnalysed: left === undefined,
  }
}

function leftOut(path: string, { isExcluded, isTest }: ScopePatterns): string | undefined {
  if (isExcluded(path)) return 'the settings exclude it'
  return isTest(path) ? 'test code' : undefined
}

/** Test code is left out only while no other code imports it. */
function leftOutUnlessUsed(path: string, patterns: ScopePatterns, head: SourceGraph): string | undefined {
  const left = leftOut(path, patterns)
  if (left !== 'test code') return left
  const importers = [...head.dependentsOf([path]).keys()]
  return importers.some((importer) => leftOut(importer, patterns) === undefined) ? undefined : left
}
