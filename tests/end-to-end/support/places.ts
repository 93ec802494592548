import { existsSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's top folder. */
export const project = fileURLToPath(new URL('../../..', import.meta.url))

/** The bundles under test; another folder than `dist/` by SEVENGATES_DIST. */
export const dist = resolve(project, process.env.SEVENGATES_DIST ?? 'dist')

/** A PATH with Node, git and the system's own programs, and no analyzer that happens to be installed. */
export const plainPath = [dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter)

/** The absolute path of a program on the tests' PATH; a missing one fails the test. */
export function programOnPath(name: string): string {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
  const found = places.find((place) => existsSync(place))
  if (found === undefined) throw new Error(`${name} is not on PATH; .ci/install installs it`)
  return found
}
