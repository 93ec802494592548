/**
 * Builds `dist/`: one file per process entry (the files directly in `src/`), the compiler, the licences.
 * `node scripts/build.mjs [FOLDER]` builds into another folder. Same sources and packages, same bytes.
 */
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { bundle } from './bundle.mjs'
import { compile, project } from './compile.mjs'
import { compilerFiles } from './compiler-files.mjs'
import { replaceFolder } from './folder.mjs'
import { mergeLicences } from './licences.mjs'

compile()
const entries = readdirSync(join(project, 'src'))
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -'.ts'.length))
  .sort()

const files = new Map([['package.json', '{"type":"module"}\n']])
const licences = []
for (const entry of entries) {
  const { outputs, licence } = await bundle(entry)
  for (const [name, content] of outputs) add(name, content)
  licences.push(licence)
}
add('licenses.txt', mergeLicences(licences))
for (const [name, content] of compilerFiles()) add(name, content)

replaceFolder(resolve(process.argv[2] ?? join(project, 'dist')), files)
for (const name of [...files.keys()].sort()) {
  console.log(
    `${name.padEnd(20)} ${String(Math.ceil(Buffer.byteLength(files.get(name)) / 1024)).padStart(7)} KiB`,
  )
}

/** Two entries may bring the same asset, but not two different ones of one name. */
function add(name, content) {
  const other = files.get(name)
  if (other !== undefined && Buffer.compare(Buffer.from(other), Buffer.from(content)) !== 0) {
    throw new Error(`Two entries make a file called ${name}, with different content.`)
  }
  files.set(name, content)
}
