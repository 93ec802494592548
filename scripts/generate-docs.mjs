/**
 * Writes what the documents repeat from the code: tables between `<!-- generated:NAME -->` and `<!-- /generated -->`,
 * and the schema of the settings file. With `--check` it writes nothing and fails where something has drifted.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'
import { project, withUncheckedSources } from './compile.mjs'
import { analyzersTable, inputsTable, outputsTable, settingsTable } from './tables.mjs'

const isCheck = process.argv.includes('--check')
const action = parse(readFileSync(join(project, 'action.yml'), 'utf8'))
const { analyzers, defaults, layers, Settings } = await withUncheckedSources(readSources)
const schema = settingsSchema()

let drifted = 0
fill('README.md', {
  inputs: inputsTable(action.inputs),
  outputs: outputsTable(action.outputs),
  analyzers: analyzersTable(analyzers, layers),
})
fill('docs/settings.md', { settings: settingsTable(schema.properties, defaults) })
write('schema/settings.schema.json', `${JSON.stringify(schema, null, 2)}\n`)

if (drifted > 0 && isCheck) {
  console.error('Run `npm run docs` and commit what it writes.')
  process.exitCode = 1
}

/** What the documents tell about, from compiled sources. */
async function readSources(folder) {
  const load = (path) => import(pathToFileURL(join(folder, path)).href)
  const registry = existsSync(join(folder, 'analyzers/registry.js'))
    ? await load('analyzers/registry.js')
    : {}
  const { defaults } = await load('settings/defaults.js')
  const { SettingsFile } = await load('settings/schema.js')
  const { layers } = await load('domain/layer.js')
  return { analyzers: registry.analyzers ?? [], defaults, layers, Settings: SettingsFile }
}

function settingsSchema() {
  const { $schema, ...rest } = z.toJSONSchema(Settings)
  const { properties } = rest
  for (const [name, value] of Object.entries(defaults)) if (properties[name]) properties[name].default = value
  return {
    $schema,
    title: 'Settings of Sevengates',
    description: '.github/sevengates.yml, read from the base commit. Made by scripts/generate-docs.mjs.',
    ...rest,
  }
}

function fill(path, sections) {
  let text = readFileSync(join(project, path), 'utf8')
  for (const [name, content] of Object.entries(sections)) {
    const place = new RegExp(`(<!-- generated:${name} -->\n)[^]*?(<!-- /generated -->)`)
    if (!place.test(text)) throw new Error(`${path} has no place marked <!-- generated:${name} -->.`)
    text = text.replace(place, (_, start, end) => `${start}${content}\n${end}`)
  }
  write(path, text)
}

function write(path, text) {
  const full = join(project, path)
  if (existsSync(full) && readFileSync(full, 'utf8') === text) return
  drifted += 1
  console.log(isCheck ? `${path} is not what the sources say` : `wrote ${path}`)
  if (isCheck) return
  mkdirSync(join(full, '..'), { recursive: true })
  writeFileSync(full, text)
}
