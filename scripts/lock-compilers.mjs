/**
 * Writes `src/adapters/compilers/compiler-lock.ts`: every release of the npm package `solc` that we can run, with the
 * digests of its archive (as npm publishes it) and of the compiler in it (as taken out of that archive). Run by hand
 * when a release is to be added; it loads each compiler and asks it for its version.
 *
 * Some releases were published with the wrong compiler and put right as `X-fixed`; those are taken then.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { project } from './compile.mjs'

const target = join(project, 'src', 'adapters', 'compilers', 'compiler-lock.ts')
const scratch = mkdtempSync(join(tmpdir(), 'lock-compilers-'))
const known = knownLocks()
const releases = publishedReleases()
const locks = new Map()
for (const lock of [...known, ...inspectAll(releases.filter(isNew))]) {
  const version = lock.published.replace(/-fixed$/, '')
  if (!locks.has(version)) locks.set(version, lock)
}
rmSync(scratch, { recursive: true })
writeFileSync(target, sourceOf(locks))
execFileSync('npx', ['--no', 'biome', 'format', '--write', target], { cwd: project, stdio: 'inherit' })
console.log(`${locks.size} compilers locked`)

/** From 0.4.12 on: the first with the syntax tree that analyzers read. Its own is not on npm. */
function publishedReleases() {
  const fixed = ['0.8.7', '0.8.14', '0.8.23'].map((version) => `${version}-fixed`)
  const wanted = ['>=0.4.12', ...fixed].join(' || ')
  const shown = JSON.parse(npm('view', `solc@${wanted}`, 'version', 'dist.integrity', '--json'))
  return shown.map((one) => ({ published: one.version, integrity: one['dist.integrity'] }))
}

function isNew({ published, integrity }) {
  return !known.some((lock) => lock.published === published && lock.integrity === integrity)
}

function inspectAll(wanted) {
  const found = []
  for (let start = 0; start < wanted.length; start += 8) {
    const some = wanted.slice(start, start + 8)
    npm(
      'pack',
      ...some.map(({ published }) => `solc@${published}`),
      '--silent',
      '--pack-destination',
      scratch,
    )
    found.push(...some.flatMap(inspect))
  }
  return found
}

function inspect({ published, integrity }) {
  const archive = join(scratch, `solc-${published}.tgz`)
  const bytes = readFileSync(archive)
  if (`sha512-${createHash('sha512').update(bytes).digest('base64')}` !== integrity)
    throw new Error(`solc@${published}`)
  const soljson = execFileSync('tar', ['-xzOf', archive, 'package/soljson.js'], { maxBuffer: 1 << 28 })
  rmSync(archive)
  const file = join(scratch, 'soljson.cjs')
  writeFileSync(file, soljson)
  const ask = `console.log(require('solc/wrapper.js')(require(${JSON.stringify(file)})).version())`
  const says = execFileSync(process.execPath, ['-e', ask], { cwd: project, encoding: 'utf8' }).trim()
  console.log(`solc@${published}: ${says}`)
  if (!says.startsWith(`${published.replace(/-fixed$/, '')}+commit.`)) return []
  return [
    { published, integrity, bytes: bytes.length, sha256: createHash('sha256').update(soljson).digest('hex') },
  ]
}

function npm(...args) {
  return execFileSync('npm', args, { cwd: scratch, encoding: 'utf8' }).trim()
}

/** What the last run wrote, so that only new releases are fetched. */
function knownLocks() {
  try {
    const text = readFileSync(target, 'utf8')
    return [
      ...text.matchAll(/published: '(.+?)',\s+integrity:\s+'(.+?)',\s+bytes: ([\d_]+),\s+sha256: '(.+?)'/g),
    ].map(([, published, integrity, bytes, sha256]) => ({
      published,
      integrity,
      bytes: Number(bytes.replaceAll('_', '')),
      sha256,
    }))
  } catch {
    return []
  }
}

function sourceOf(entries) {
  const sorted = [...entries].sort(([one], [other]) => compare(one, other))
  const rows = sorted.map(([version, lock]) => `'${version}': ${JSON.stringify(lock)},\n`)
  return `// Made by scripts/lock-compilers.mjs.

/** One release of the npm package \`solc\`. */
export interface CompilerLock {
  /** The version under which npm has it. */
  readonly published: string
  /** Of the archive, as npm writes it: \`sha512-\` and base64. */
  readonly integrity: string
  /** Size of the archive. */
  readonly bytes: number
  /** Of the compiler in it, \`package/soljson.js\`, in hexadecimal. */
  readonly sha256: string
}

/** The compilers that can be fetched, oldest first. */
export const compilerLock: Readonly<Record<string, CompilerLock>> = {
${rows.join('')}}
`
}

function compare(one, other) {
  return one.localeCompare(other, 'en', { numeric: true })
}
