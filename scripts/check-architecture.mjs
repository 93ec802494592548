/**
 * Checks the rules of `.dependency-cruiser.mjs`. Also fails when a file of `src/` was not looked at (the tool calls
 * that "no violations"), and when `src/` has a folder that no rule names.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import rules from '../.dependency-cruiser.mjs'
import { project } from './compile.mjs'

const folders = [
  'domain',
  'engine',
  'ports',
  'analyzers',
  'solidity',
  'reports',
  'adapters',
  'settings',
  'composition',
  'fronts',
  'mcp',
]

const { summary, modules } = cruise()
const seen = new Set(modules.map(({ source }) => source))
const files = sourceFiles()
const problems = [
  ...summary.violations.map(describeViolation),
  ...files.filter((file) => !seen.has(file)).map((file) => `${file} was not looked at`),
  ...unknownFolders().map((name) => `src/${name}/ has no place in docs/architecture.md and no rule`),
]

for (const problem of problems) console.error(problem)
console.log(`${problems.length} problems in ${files.length} files under ${rules.forbidden.length} rules.`)
if (problems.length > 0 || files.length === 0) process.exitCode = 1

function cruise() {
  const tool = join(project, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [tool, '--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'src'],
    { cwd: project, encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  try {
    return JSON.parse(stdout)
  } catch {
    throw new Error(`dependency-cruiser printed no JSON:\n${stdout.slice(0, 500)}\n${stderr}`)
  }
}

function describeViolation({ rule, from, to, cycle }) {
  const comment = rules.forbidden.find(({ name }) => name === rule.name)?.comment ?? ''
  const path = cycle === undefined ? [from, to] : [from, ...cycle.map((step) => step.name ?? step)]
  return `${rule.name}: ${[...new Set(path)].join(' → ')}\n    ${comment}`
}

function sourceFiles() {
  return readdirSync(join(project, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(project, join(entry.parentPath, entry.name)))
    .sort()
}

function unknownFolders() {
  return readdirSync(join(project, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !folders.includes(entry.name))
    .map(({ name }) => name)
}
