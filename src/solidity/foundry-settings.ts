import { parse } from 'smol-toml'
import { parseRemapping, type Remapping } from './remappings.ts'

/** What the default profile of a `foundry.toml` says about where sources lie; paths as they are written. */
export interface FoundrySettings {
  readonly src: string
  readonly test: string
  readonly script: string
  readonly libs: readonly string[]
  readonly remappings: readonly Remapping[]
  /** False when the project forbids remappings that it has not written down. */
  readonly detectsRemappings: boolean
  /** The compiler's version; `null` when the project leaves it to the pragmas, or names a program. */
  readonly compiler: string | null
}

/** Foundry's own defaults. */
export const foundryDefaults: FoundrySettings = {
  src: 'src',
  test: 'test',
  script: 'script',
  libs: ['lib'],
  remappings: [],
  detectsRemappings: true,
  compiler: null,
}

/** Reads a `foundry.toml`; settings that are missing or of a wrong type keep their default. `null` when it is no TOML. */
export function parseFoundrySettings(text: string): FoundrySettings | null {
  const document = parseToml(text)
  if (document === null) return null
  const profile = tableIn(tableIn(document, 'profile'), 'default') ?? tableIn(document, 'default')
  if (profile === undefined) return foundryDefaults
  return {
    src: folderIn(profile, 'src', foundryDefaults.src),
    test: folderIn(profile, 'test', foundryDefaults.test),
    script: folderIn(profile, 'script', foundryDefaults.script),
    libs: 'libs' in profile ? textsIn(profile, 'libs').map(trimFolder) : foundryDefaults.libs,
    remappings: textsIn(profile, 'remappings').flatMap((line) => parseRemapping(line) ?? []),
    detectsRemappings: profile.auto_detect_remappings !== false,
    compiler: versionIn(profile.solc ?? profile.solc_version),
  }
}

type Table = Readonly<Record<string, unknown>>

function parseToml(text: string): Table | null {
  try {
    return parse(text)
  } catch {
    // Whatever the parser says: for the reader of a project it is no TOML.
    return null
  }
}

function tableIn(table: Table | undefined, key: string): Table | undefined {
  const value = table?.[key]
  return isTable(value) ? value : undefined
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function folderIn(table: Table, key: string, fallback: string): string {
  const value = table[key]
  return typeof value === 'string' ? trimFolder(value) : fallback
}

/** A path of a program is no version; nothing that a repository names is run. */
function versionIn(value: unknown): string | null {
  return (typeof value === 'string' ? /^v?(\d+\.\d+\.\d+)$/.exec(value.trim())?.[1] : null) ?? null
}

function textsIn(table: Table, key: string): readonly string[] {
  const value = table[key]
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

function trimFolder(folder: string): string {
  return folder.replace(/^(?:\.\/+)+/, '').replace(/\/+$/, '')
}
