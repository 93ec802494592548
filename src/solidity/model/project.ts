import type { Draft } from './draft.ts'
import { linkContracts } from './link.ts'
import { importOf, readFile } from './read-file.ts'
import type { Contract, Project, SourceFile } from './types.ts'

/** The path in the project that an import leads to; `undefined` when it leads out of it. */
export type ResolveImport = (importer: string, path: string) => string | undefined

/**
 * Reads the files of a project together. Never throws, and takes linear time; what is costly is computed when it is asked for.
 *
 * A file that is imported but not in `files` is unknown, and so is every name that would come from it.
 */
export function readProject(files: ReadonlyMap<string, string>, resolveImport: ResolveImport): Project {
  const paths = [...files.keys()].toSorted()
  const drafts = new Map<string, Draft<SourceFile>>(
    paths.map((path) => [path, readFile(path, files.get(path) ?? '')]),
  )
  for (const file of drafts.values()) {
    file.imports = file.tree.unit.children.flatMap((child) => {
      if (child.type !== 'ImportDirective') return []
      return [importOf(child, drafts.get(resolveImport(file.path, child.path) ?? ''))]
    })
  }
  const contracts = [...drafts.values()].flatMap((file) => file.contracts)
  linkContracts(contracts)
  const stepBudget = budgetFor(contracts)
  for (const file of drafts.values()) file.stepBudget = stepBudget
  return { files: drafts, contracts }
}

const allSteps = 8_000_000
const fewestSteps = 60
const mostSteps = 3_000

/** All flows of a project together stay below `allSteps`, whatever calls what. */
function budgetFor(contracts: readonly Contract[]): number {
  const functions = contracts.reduce((sum, contract) => sum + contract.functions.length, 1)
  return Math.max(fewestSteps, Math.min(mostSteps, Math.floor(allSteps / functions)))
}
