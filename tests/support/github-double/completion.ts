import type { ApiDescription } from './description.ts'
import type { Schema } from './schema.ts'

const deepest = 8

/** Adds what the schema requires and the double does not care about, so that operations only state what matters. */
export function completed(description: ApiDescription, given: Schema, value: unknown, depth = 0): unknown {
  const schema = description.resolve<Schema>(given)
  if (depth > deepest || value === null) return value
  const deeper = (inner: Schema, part: unknown) => completed(description, inner, part, depth + 1)
  if (schema.allOf !== undefined) return schema.allOf.reduce<unknown>((sum, part) => deeper(part, sum), value)
  const choices = schema.oneOf ?? schema.anyOf
  if (choices !== undefined) return completedByChoice(description, choices, value, depth)
  const present = value === undefined ? simplest(schema) : value
  if (Array.isArray(present)) {
    const { items } = schema
    return items === undefined ? present : present.map((item) => deeper(items, item))
  }
  if (typeof present !== 'object' || present === null) return present
  return { ...present, ...propertiesOf(schema, new Map(Object.entries(present)), deeper) }
}

function completedByChoice(
  description: ApiDescription,
  choices: readonly Schema[],
  value: unknown,
  depth: number,
): unknown {
  const schemas = choices.map((choice) => description.resolve<Schema>(choice))
  if (value === undefined && schemas.some(({ type }) => type === 'null')) return null
  const wanted = Array.isArray(value) ? 'array' : 'object'
  const fitting = value === undefined ? schemas[0] : schemas.find(({ type }) => (type ?? 'object') === wanted)
  if (fitting === undefined || (value !== undefined && typeof value !== 'object')) return value
  return completed(description, fitting, value, depth + 1)
}

function propertiesOf(
  schema: Schema,
  present: ReadonlyMap<string, unknown>,
  deeper: (schema: Schema, part: unknown) => unknown,
): Record<string, unknown> {
  const required = new Set(schema.required)
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([name]) => present.has(name) || required.has(name))
      .map(([name, inner]) => [name, deeper(inner, present.get(name))]),
  )
}

const texts = new Map([
  ['uri', 'https://github.test/'],
  ['date-time', '2026-01-01T00:00:00Z'],
  ['date', '2026-01-01'],
  ['email', 'nobody@github.test'],
])

function simplest(schema: Schema): unknown {
  const types = [schema.type ?? 'object'].flat()
  if (types.includes('null')) return null
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.default !== undefined) return schema.default
  switch (types[0]) {
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return false
    case 'array':
      return []
    case 'string':
      return texts.get(schema.format ?? '') ?? 'x'.repeat(schema.minLength ?? 1)
    default:
      return {}
  }
}
