import { stat } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'
import { openFolder } from '../adapters/folder-tree.ts'
import type { Audit } from '../domain/audit.ts'
import { isInside } from '../domain/repo-path.ts'
import type { Settings } from '../domain/settings.ts'
import { UserError } from '../domain/user-error.ts'
import { gate, type Ports } from '../engine/gate.ts'
import { completeSettings, parseSettings, settingsPath } from '../settings/read-settings.ts'
import type { SettingsFile } from '../settings/schema.ts'
import { type Gated, provenanceOf } from './gate-commits.ts'
import { scopePatternsOf } from './patterns.ts'

/** Looks at files on disk below `folder`; everything in them counts as new. A file that is named is looked at whatever the settings leave out. */
export async function scanPaths(
  folder: string,
  paths: readonly string[],
  overrides: SettingsFile,
  ports: Ports,
  tellSettings: (settings: Settings) => void = () => {},
): Promise<Gated> {
  const named = await Promise.all(paths.map((path) => nameOf(folder, path)))
  const text = await ports.files.readText(resolve(folder, settingsPath))
  const settings = completeSettings(text === undefined ? {} : parseSettings(text, settingsPath), overrides)
  tellSettings(settings)
  const { isExcluded, isTest } = scopePatternsOf(settings)
  const holders = (path: string) => named.filter((name) => isInside(path, name))
  // Globs count from the folder that was named, so that `scan test` looks at tests and a named file is always looked at.
  const isLeftOut = (isMatch: (path: string) => boolean) => (path: string) =>
    holders(path).every((name) => name !== path && isMatch(name === '' ? path : path.slice(name.length + 1)))
  const audit = await gate(
    {
      head: { commit: null, tree: openFolder(folder) },
      base: null,
      scope: 'everything',
      changed: [],
      settings,
      patterns: { isExcluded: isLeftOut(isExcluded), isTest: isLeftOut(isTest) },
      isWanted: (path) => holders(path).length > 0,
      notes: [],
      tampering: [],
      provenance: provenanceOf(settings, text === undefined ? 'defaults' : settingsPath, ports.digest),
    },
    ports,
  )
  for (const [index, name] of named.entries()) requireLook(audit, name, paths[index] ?? name)
  return { audit, settings }
}

/** Somebody who names a path wants it looked at; "nothing found" would mislead where there is nothing to look at. */
function requireLook({ change }: Audit, name: string, asWritten: string): void {
  if (change.files.some(({ path, isAnalysed }) => isAnalysed && isInside(path, name))) return
  throw new UserError('INPUT_INVALID', `there is no Solidity file to look at in "${asWritten}"`, {
    hint: 'Name a file, or a folder of contracts; `exclude` and `tests` of the settings leave files out of folders.',
  })
}

/** The path from the folder, `''` for the folder itself. */
async function nameOf(folder: string, path: string): Promise<string> {
  const absolute = resolve(folder, path)
  const name = relative(folder, absolute).split(sep).join('/')
  if (name === '..' || name.startsWith('../')) {
    throw new UserError('INPUT_INVALID', `expected a path below ${folder}; got "${path}"`, {
      hint: 'Start the scan from a folder that holds all the paths and what they import.',
    })
  }
  if ((await stat(absolute).catch(() => undefined)) === undefined) {
    throw new UserError('FILE_NOT_FOUND', `there is no file or folder "${path}" here`)
  }
  return name
}
