/** Fails when `dist/` is not what the sources build. Leaves it as it is. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { project } from './compile.mjs'
import { readFolder } from './folder.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'sevengates-dist-'))
try {
  const built = join(scratch, 'dist')
  const { status } = spawnSync(process.execPath, [join(project, 'scripts', 'build.mjs'), built], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(1)
  report(readFolder(join(project, 'dist')), readFolder(built))
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

function report(committed, built) {
  const names = [...new Set([...committed.keys(), ...built.keys()])].sort()
  const drifted = names.filter((name) => !built.get(name)?.equals(committed.get(name) ?? Buffer.of(0xff)))
  for (const name of drifted) console.error(`dist/${name} ${describe(committed.has(name), built.has(name))}`)
  if (drifted.length === 0) {
    console.log(`dist/ is what the sources build: ${names.length} files.`)
    return
  }
  console.error('Run `npm run build` and commit dist/.')
  process.exitCode = 1
}

function describe(isCommitted, isBuilt) {
  if (!isBuilt) return 'is built by nothing'
  return isCommitted ? 'differs from what the sources build' : 'is missing'
}
