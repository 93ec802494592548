import type { Draft } from './draft.ts'
import { linkContracts } from './link.ts'
import { importOf, readFile } from './read-file.ts'
import type { Contract, Project, Setting, SourceFile } from './types.ts'

/** The path in the project that an import leads to; `undefined` when it leads out of it. */
export type ResolveImport = (importer: string, path: string) => string | undefined

/**
 * Reads the files of a project together. Never throws, and takes linear time; what is costly is computed when it is asked for.
 *
 * A file that is imported but not in `files` is unknown, and so is every name that would come from it.
 */
export function readProject(files: ReadonlyMap<string, string>, resolveImport: ResolveImport): Project {
  const sorted = [...files].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const drafts = new Map<string, Draft<SourceFile>>(
    sorted.map(([path, text]) => [path, readFile(path, text)]),
  )
  for (const file of drafts.values()) {
    file.imports = file.tree.unit.children.flatMap((child) => {
      if (child.type !== 'ImportDirective') return []
      return [importOf(child, drafts.get(resolveImport(file.path, child.path) ?? ''))]
    })
  }
  const contracts = [...drafts.values()].flatMap((file) => file.contracts)
  const setting: Draft<Setting> = { names: namesIn(drafts.values()), stepBudget: 0 }
  for (const file of drafts.values()) file.setting = setting
  linkContracts(contracts)
  setting.stepBudget = budgetFor(contracts)
  return { files: drafts, contracts }
}

function namesIn(files: Iterable<SourceFile>): ReadonlySet<string> {
  const names = new Set<string>()
  for (const { definitions, imports } of files) {
    for (const name of definitions.keys()) names.add(name)
    for (const { unitAlias = '', names: aliases = [] } of imports) {
      for (const name of [unitAlias, ...aliases.map(([, alias]) => alias)]) names.add(name)
    }
  }
  return names
}

const fewestSteps = 10
const mostSteps = 3_000
const scale = 100_000_000_000

/**
 * 1,000 steps where 10,000 functions run in all contracts together, a quarter at twice as many: a generated project in
 * which everything calls everything must not cost more than a real one.
 */
function budgetFor(contracts: readonly Contract[]): number {
  let functions = 1
  for (const { linearisation } of contracts)
    for (const base of linearisation) functions += base.functions.length
  return Math.max(fewestSteps, Math.min(mostSteps, Math.floor(scale / functions ** 2)))
}
