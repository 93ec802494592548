import { spawnSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the project's top folder. */
export const project = fileURLToPath(new URL('..', import.meta.url))

/** Compiles `src/` to `lib/`, from nothing. Throws when the compiler finds an error: its messages go to the terminal. */
export function compile() {
  const lib = join(project, 'lib')
  const fresh = mkdtempSync(`${lib}.new-`)
  const compiler = join(project, 'node_modules', 'typescript', 'bin', 'tsc')
  const { status } = spawnSync(
    process.execPath,
    [compiler, '-p', 'tsconfig.build.json', '--outDir', fresh],
    { cwd: project, stdio: 'inherit' },
  )
  if (status !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    throw new Error('src/ does not compile; the errors are above.')
  }
  rmSync(lib, { recursive: true, force: true })
  renameSync(fresh, lib)
}
