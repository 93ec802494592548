import { closest } from 'fastest-levenshtein'
import { parseDocument } from 'yaml'
import { layers } from '../domain/layer.ts'
import type { Settings } from '../domain/settings.ts'
import { UserError } from '../domain/user-error.ts'
import { defaults } from './defaults.ts'
import { SettingsFile, settingNames } from './schema.ts'

/** Where a team keeps its settings. */
export const settingsPath = '.github/sevengates.yml'

/** The settings in a file's text, unset ones left out. Throws `SETTINGS_INVALID` that names the place, what was expected and what to do. */
export function parseSettings(text: string, source: string): SettingsFile {
  try {
    return check(contentOf(text), source)
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError('SETTINGS_INVALID', `${source} is not valid YAML: ${firstLine(String(error))}`, {
      hint: 'Put it right on the base branch; the pull request is judged by the settings there.',
    })
  }
}

/** Throws what the parser says. Aliases could blow a small file up to gigabytes, hence a limit. */
function contentOf(text: string): unknown {
  const document = parseDocument(text, { prettyErrors: true, uniqueKeys: true })
  const [problem] = document.errors
  if (problem !== undefined) throw problem
  return document.toJS({ maxAliasCount: 20 }) ?? {}
}

/** Settings written as text, by Action inputs or command-line options: `layers` and globs separated by commas or new lines. */
export function parseOverrides(texts: Readonly<Record<string, string | undefined>>): SettingsFile {
  const content: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(texts)) {
    if (text === undefined || text.trim() === '') continue
    content[name] = readText(name, text.trim())
  }
  return check(content, 'the inputs')
}

/** Everything decided: the overrides, else the file, else the defaults. */
export function completeSettings(file: SettingsFile, overrides: SettingsFile): Settings {
  const all = { ...defaults, ...file, ...overrides }
  return {
    policy: {
      failOn: all['fail-on'],
      minConfidence: all['min-confidence'],
      onIncomplete: all['on-incomplete'],
      required: [...new Set(all.analyzers)].sort(),
    },
    layers: layers.filter((_, index) => all.layers.some((number) => number === index + 1)),
    budgetSeconds: all.budget,
    memoryMb: all.memory,
    install: all.install,
    exclude: listOf(all.exclude),
    tests: listOf(all.tests),
    comment: all.comment,
    upload: all.upload,
  }
}

/** What a pull request changes in the settings, one sentence each; empty when nothing. */
export function describeSettingsChange(base: SettingsFile, head: SettingsFile): readonly string[] {
  return settingNames.flatMap((name) => {
    const before = describe(base[name])
    const after = describe(head[name])
    return before === after
      ? []
      : [`${settingsPath} changes \`${name}\` from ${before} to ${after}; this takes effect after the merge`]
  })
}

const lists: readonly string[] = ['analyzers', 'exclude', 'tests', 'layers']

function readText(name: string, text: string): unknown {
  if (lists.includes(name)) {
    const parts = text.split(/\n|,(?![^{}]*\})/).map((part) => part.trim())
    const named = parts.filter((part) => part !== '')
    return name === 'layers' ? named.map(numberOf) : named
  }
  return name === 'budget' || name === 'memory' ? numberOf(text) : text
}

/** A number where the text is one, else the text, so that the check can show it. */
function numberOf(text: string): unknown {
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : text
}

function check(content: unknown, source: string): SettingsFile {
  const checked = SettingsFile.safeParse(content)
  if (checked.success) return checked.data
  const problems = checked.error.issues.map((problem) => {
    if (problem.code === 'unrecognized_keys') return problem.keys.map(describeUnknown).join('; ')
    const path = problem.path.join('.')
    return path === ''
      ? `expected settings by name; ${problem.message}`
      : `\`${path}\`: ${problem.message}${gotAt(content, problem.path)}`
  })
  throw new UserError('SETTINGS_INVALID', `${source}: ${problems.join('; ')}`, {
    hint: `Known settings: ${settingNames.join(', ')}. docs/settings.md explains each.`,
  })
}

function describeUnknown(name: string): string {
  return `\`${name}\` is no setting; did you mean \`${closest(name, settingNames)}\`?`
}

function gotAt(content: unknown, path: readonly PropertyKey[]): string {
  let value = content
  for (const part of path) value = Reflect.get(Object(value), part)
  return `; got ${JSON.stringify(value)}`
}

function describe(value: unknown): string {
  return value === undefined ? 'the default' : `\`${JSON.stringify(value)}\``
}

function listOf(globs: string | readonly string[]): readonly string[] {
  return typeof globs === 'string' ? [globs] : globs
}

function firstLine(text: string): string {
  return text.split('\n', 1).join('')
}
