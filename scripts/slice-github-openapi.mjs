/**
 * Cuts GitHub's OpenAPI description down to the operations that the tests' double of the API answers.
 *
 *   npm i --prefix <scratch folder> @octokit/openapi@23
 *   node scripts/slice-github-openapi.mjs <scratch folder>
 *
 * The package is 385 MB, so it is no dependency; the slice is committed. Prose and examples are left out, and
 * OpenAPI's `nullable` becomes plain JSON Schema, because ajv throws on `nullable` without `type`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const operations = [
  'GET /repos/{owner}/{repo}',
  'GET /user',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/labels',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
  'GET /repos/{owner}/{repo}/compare/{basehead}',
  'GET /repos/{owner}/{repo}/contents/{path}',
  'POST /repos/{owner}/{repo}/code-scanning/sarifs',
  'GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}',
  'POST /repos/{owner}/{repo}/check-runs',
  'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
]

const prose = new Set(['examples', 'example', 'description', 'x-github', 'externalDocs', 'summary', 'tags'])

const scratch = process.argv[2]
if (scratch === undefined) {
  console.error('usage: node scripts/slice-github-openapi.mjs <folder where @octokit/openapi is installed>')
  process.exit(3)
}
const origin = join(scratch, 'node_modules/@octokit/openapi')
const whole = JSON.parse(readFileSync(join(origin, 'generated/api.github.com.json'), 'utf8'))
const { version } = JSON.parse(readFileSync(join(origin, 'package.json'), 'utf8'))

const slice = {
  openapi: whole.openapi,
  info: whole.info,
  'x-notice': `Made by scripts/slice-github-openapi.mjs from @octokit/openapi ${version}; do not edit. Its licence follows.`,
  'x-licence': readFileSync(join(origin, 'LICENSE'), 'utf8').trim(),
  paths: {},
  components: {},
}

const waiting = []
const taken = new Set()
for (const operation of operations) takeOperation(operation)
for (let reference = waiting.pop(); reference !== undefined; reference = waiting.pop())
  takeComponent(reference)

const target = fileURLToPath(new URL('../tests/support/github-openapi.json', import.meta.url))
const text = `${JSON.stringify(slice)}\n`
writeFileSync(target, text)
console.log(`${operations.length} operations, ${taken.size} components, ${text.length} bytes`)

function takeOperation(operation) {
  const [verb, path] = operation.split(' ')
  const described = whole.paths[path]?.[verb.toLowerCase()]
  if (described === undefined) throw new Error(`GitHub describes no ${operation}`)
  slice.paths[path] ??= {}
  slice.paths[path][verb.toLowerCase()] = take(described)
}

function takeComponent(reference) {
  const [, , kind, name] = reference.split('/')
  slice.components[kind] ??= {}
  slice.components[kind][name] = take(whole.components[kind][name])
}

/** The part without prose and `nullable`; components that it refers to are put on the waiting list. */
function take(part) {
  const plain = withoutNullable(withoutProse(part, false))
  waitForReferences(plain)
  return plain
}

function waitForReferences(part) {
  if (part === null || typeof part !== 'object') return
  if (typeof part.$ref === 'string' && !taken.has(part.$ref)) {
    taken.add(part.$ref)
    waiting.push(part.$ref)
  }
  for (const inner of Object.values(part)) waitForReferences(inner)
}

/** `isNames`: the keys are names of properties, which may also be called `description`. */
function withoutProse(part, isNames) {
  if (Array.isArray(part)) return part.map((inner) => withoutProse(inner, false))
  if (part === null || typeof part !== 'object') return part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => isNames || !prose.has(key))
      .map(([key, inner]) => [key, withoutProse(inner, key === 'properties' && !isNames)]),
  )
}

function withoutNullable(part) {
  if (Array.isArray(part)) return part.map(withoutNullable)
  if (part === null || typeof part !== 'object') return part
  const { nullable, ...rest } = Object.fromEntries(
    Object.entries(part).map(([key, inner]) => [key, withoutNullable(inner)]),
  )
  if (nullable !== true) return nullable === undefined ? rest : { nullable, ...rest }
  if (typeof rest.type !== 'string') return { anyOf: [rest, { type: 'null' }] }
  const values = rest.enum === undefined || rest.enum.includes(null) ? {} : { enum: [...rest.enum, null] }
  return { ...rest, type: [rest.type, 'null'], ...values }
}
