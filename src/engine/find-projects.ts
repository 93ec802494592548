import type { SourceTree } from '../ports/source-tree.ts'
import { settingsIn } from '../solidity/libraries.ts'
import { isProjectText, rootOf, rootsOf } from '../solidity/project.ts'
import { remappingsOf } from '../solidity/project-remappings.ts'
import { resolveImport } from '../solidity/resolve.ts'
import { remember } from './remember.ts'
import type { ResolveImport } from './source-graph.ts'

/** The projects of one side: where each file belongs and what its imports mean. */
export interface Projects {
  /** Folder of the project that a file belongs to; `''` for the top of the repository. */
  readonly rootOf: (path: string) => string
  readonly resolve: ResolveImport
  /** The compiler version that the project in a folder asks for, besides its pragmas. */
  readonly compilerOf: (root: string) => string | undefined
}

/** Configuration files are small; what is larger is none. */
const maxTextBytes = 1024 * 1024

/** Reads build settings as text; nothing of the repository is executed. */
export async function findProjects(tree: SourceTree): Promise<Projects> {
  const paths: readonly string[] = [...(await tree.entries()).keys(), ...(await tree.insideSubmodules())]
  const contents = await tree.read(paths.filter(isProjectText), maxTextBytes)
  const texts = new Map([...contents].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]))
  const roots = rootsOf(paths, texts)
  const homes = new Map<string, string>()
  const rootOfPath = (path: string) => remember(homes, path, () => rootOf(path, roots))
  const rules = new Map<string, ReturnType<typeof rulesOf>>()
  const rulesOf = (root: string) => ({
    remappings: remappingsOf(root, paths, texts),
    libs: settingsIn(root, texts).libs,
  })
  const answers = new Map<string, readonly string[]>()
  return {
    rootOf: rootOfPath,
    compilerOf: (root) => settingsIn(root, texts).compiler ?? undefined,
    resolve: (importer, name) =>
      remember(answers, JSON.stringify([importer, name]), () => {
        const root = rootOfPath(importer)
        return resolveImport({ importer, path: name, root, ...remember(rules, root, () => rulesOf(root)) })
      }),
  }
}
