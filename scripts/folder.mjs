import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Makes a folder hold exactly these files. Nothing stale stays; when a script among them does not parse, the folder
 * stays as it was.
 * @param {Map<string, string | Buffer>} contents by path below the folder
 */
export function replaceFolder(folder, contents) {
  mkdirSync(dirname(folder), { recursive: true })
  const fresh = mkdtempSync(`${folder}.new-`)
  try {
    for (const [name, content] of contents) {
      mkdirSync(dirname(join(fresh, name)), { recursive: true })
      writeFileSync(join(fresh, name), content)
    }
    for (const name of contents.keys()) if (name.endsWith('.js')) checkSyntax(join(fresh, name))
    rmSync(folder, { recursive: true, force: true })
    renameSync(fresh, folder)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

/** The files below a folder and their bytes, by path; empty when there is no such folder. */
export function readFolder(folder) {
  let entries
  try {
    entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  } catch (problem) {
    if (problem.code === 'ENOENT') return new Map()
    throw problem
  }
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.sort().map((path) => [relative(folder, path), readFileSync(path)]))
}

function checkSyntax(path) {
  const { status } = spawnSync(process.execPath, ['--check', path], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${path} does not parse.`)
}
