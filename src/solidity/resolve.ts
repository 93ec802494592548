import { folderOf, isInside, type RepoPath, toRepoPath } from '../domain/repo-path.ts'
import { inFolder } from './libraries.ts'
import type { RankedRemappings } from './project-remappings.ts'
import { remap } from './remappings.ts'

/** One import, and what its project says about where imports are found. All paths count from the top of the repository. */
export interface ImportRequest {
  readonly importer: string
  /** As written between the quotes. */
  readonly path: string
  /** The folder of the importer's project; `''` for the top. */
  readonly root: string
  readonly remappings: RankedRemappings
  /** Folders of libraries, from the root: `['lib']`. */
  readonly libs: readonly string[]
}

/**
 * The files that an import may mean, best first, in the order in which solc, Foundry and Hardhat would look for them.
 *
 * The first one that exists is meant. Nothing outside the repository is ever named, and nothing on the network.
 */
export function resolveImport(request: ImportRequest): readonly RepoPath[] {
  const { path } = request
  const isRelative = path.startsWith('./') || path.startsWith('../')
  const candidates = isRelative ? relativeTo(request) : [...remapped(request, path), ...searched(request)]
  return [...new Set(candidates.flatMap((candidate) => toRepoPath(candidate) ?? []))]
}

/** The compiler also remaps what a relative import comes to, by its name as seen from the root. */
function relativeTo(request: ImportRequest): readonly string[] {
  const { importer, path, root } = request
  const direct = toRepoPath(inFolder(folderOf(importer), path))
  if (direct === undefined) return []
  const isOutside = !isInside(direct, root)
  return isOutside
    ? [direct]
    : [direct, ...remapped(request, direct.slice(root === '' ? 0 : root.length + 1))]
}

function remapped({ importer, remappings }: ImportRequest, path: string): readonly string[] {
  return remappings.flatMap((rank) => remap(path, importer, rank) ?? [])
}

function searched({ importer, path, root, libs }: ImportRequest): readonly string[] {
  if (path.startsWith('/') || /^[a-z][a-z\d+.-]*:\/\//i.test(path)) return []
  const folder = folderOf(importer)
  return [
    inFolder(root, path),
    ...foldersAbove(folder).map((above) => inFolder(above, `node_modules/${path}`)),
    ...libs.flatMap((lib) => inLibraries(inFolder(root, lib), path)),
    // No compiler looks here, but files that came without their project often lie like this.
    inFolder(folder, path),
    path,
  ]
}

function foldersAbove(folder: string): readonly string[] {
  const parts = folder.split('/').filter((part) => part !== '')
  return Array.from({ length: parts.length + 1 }, (_, up) => parts.slice(0, parts.length - up).join('/'))
}

/** `x/A.sol` is `lib/x/A.sol`, or lies where libraries keep their sources. */
function inLibraries(lib: string, path: string): readonly string[] {
  const [name = '', ...rest] = path.split('/')
  const inside = ['src', 'contracts'].map((sources) => `${lib}/${name}/${sources}/${rest.join('/')}`)
  return [`${lib}/${path}`, ...inside]
}
