import { type FoundrySettings, foundryDefaults, parseFoundrySettings } from './foundry-settings.ts'
import { parseRemappings, type Remapping } from './remappings.ts'

/** A folder of somebody else's code below a project: `lib/x`, or a library of a library: `lib/x/lib/y`. */
export interface Library {
  /** From the top of the repository. */
  readonly folder: string
  readonly name: string
  /** The folder of the project or library that it belongs to. */
  readonly owner: string
  /** Where its sources begin: its `src` or `contracts` if there is Solidity in it, otherwise the folder itself. */
  readonly sources: string
}

/** Texts of the repository's configuration files by path. */
export type Texts = ReadonlyMap<string, string>

/** The Foundry settings of a folder; the defaults when it has no readable `foundry.toml`. */
export function settingsIn(folder: string, texts: Texts): FoundrySettings {
  const text = texts.get(inFolder(folder, 'foundry.toml'))
  return (text === undefined ? null : parseFoundrySettings(text)) ?? foundryDefaults
}

/** What a folder's own files map: `remappings.txt` wins over `foundry.toml`, hence comes last. */
export function remappingsIn(folder: string, texts: Texts): readonly Remapping[] {
  const listed = parseRemappings(texts.get(inFolder(folder, 'remappings.txt')) ?? '')
  return [...settingsIn(folder, texts).remappings, ...listed]
}

/** A path below a folder; `''` is the top of the repository. */
export function inFolder(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`
}

/** The libraries of a project and theirs, as far as known paths show them: those nearest to the project first. */
export function librariesOf(root: string, paths: Iterable<string>, texts: Texts): readonly Library[] {
  const found = new Map<string, Library>()
  const libs = new Map<string, readonly string[]>()
  const libsIn = (folder: string) => {
    const known = libs.get(folder) ?? settingsIn(folder, texts).libs
    libs.set(folder, known)
    return known
  }
  for (const path of paths) {
    if (!path.endsWith('.sol')) continue
    for (const library of librariesOn(path, root, libsIn)) {
      const known = found.get(library.folder)
      if (known === undefined || rank(library) > rank(known)) found.set(library.folder, library)
    }
  }
  return [...found.values()].sort((one, other) => compare(one.folder, other.folder))
}

function compare(one: string, other: string): number {
  return one.split('/').length - other.split('/').length || (one < other ? -1 : 1)
}

/** The libraries that a path lies in, from the outside in. */
function librariesOn(
  path: string,
  root: string,
  libsIn: (folder: string) => readonly string[],
): readonly Library[] {
  const found: Library[] = []
  let owner = root
  for (;;) {
    const libs = libsIn(owner).map((lib) => `${inFolder(owner, lib)}/`)
    const lib = libs.find((folder) => path.startsWith(folder) && !folder.endsWith('node_modules/'))
    const end = lib === undefined ? -1 : path.indexOf('/', lib.length)
    if (lib === undefined || end === -1) return found
    const folder = path.slice(0, end)
    found.push({ folder, owner, name: path.slice(lib.length, end), sources: sourcesOn(path, folder) })
    owner = folder
  }
}

const sourceFolders = ['contracts', 'src']

function sourcesOn(path: string, folder: string): string {
  const first = sourceFolders.find((name) => path.startsWith(`${folder}/${name}/`))
  return first === undefined ? folder : `${folder}/${first}`
}

function rank({ folder, sources }: Library): number {
  return sources === folder ? -1 : sourceFolders.indexOf(sources.slice(folder.length + 1))
}
