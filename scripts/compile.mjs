import { spawnSync } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the project's top folder. */
export const project = fileURLToPath(new URL('..', import.meta.url))

const lib = join(project, 'lib')

/** Compiles `src/` to `lib/`, from nothing. Throws when the compiler finds an error: its messages go to the terminal. */
export function compile() {
  const fresh = mkdtempSync(`${lib}.new-`)
  if (runCompiler(fresh) !== 0) {
    rmSync(fresh, { recursive: true, force: true })
    throw new Error('src/ does not compile; the errors are above.')
  }
  rmSync(lib, { recursive: true, force: true })
  renameSync(fresh, lib)
}

/** Calls `use` with a folder of compiled but unchecked sources, and removes the folder afterwards. */
export async function withUncheckedSources(use) {
  const folder = mkdtempSync(`${lib}.new-`)
  try {
    runCompiler(folder, '--noCheck')
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function runCompiler(outDir, ...flags) {
  const compiler = join(project, 'node_modules', 'typescript', 'bin', 'tsc')
  const args = [compiler, '-p', 'tsconfig.build.json', '--outDir', outDir, ...flags]
  return spawnSync(process.execPath, args, { cwd: project, stdio: 'inherit' }).status
}
