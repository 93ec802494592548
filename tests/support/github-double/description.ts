import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import type { Description, Media, Operation, Parameter, Schema, Verb } from './schema.ts'

const verbs: readonly Verb[] = ['get', 'post', 'patch']

/** An operation of GitHub's description that a request is for. */
export interface Match {
  /** As GitHub writes it, e.g. `GET /repos/{owner}/{repo}`. */
  readonly id: string
  readonly verb: Verb
  readonly template: string
  readonly operation: Operation
  readonly path: Readonly<Record<string, string>>
}

/** GitHub's published description, asked whether requests and answers are as it says. */
export interface ApiDescription {
  match(method: string, pathname: string): Match | undefined
  /** What is wrong with a request; empty when nothing is. */
  faultsOfRequest(match: Match, query: URLSearchParams, body: unknown): string[]
  faultsOfAnswer(match: Match, status: number, body: unknown): string[]
  schemaOfAnswer(match: Match, status: number): Schema | undefined
  resolve<T>(part: T | { readonly $ref: string }): T
}

/** Reads the committed slice. */
export function readDescription(): ApiDescription {
  const file = new URL('../github-openapi.json', import.meta.url)
  const description: Description = JSON.parse(readFileSync(file, 'utf8'))
  const strict = validatorOf(description, false)
  const coercing = validatorOf(description, true)
  const operations = operationsOf(description)
  const resolve: ApiDescription['resolve'] = (part) => resolveIn(description, part)

  return {
    resolve,
    match: (method, pathname) => matchIn(operations, method.toLowerCase(), pathname),
    schemaOfAnswer: (match, status) => schemaOf(resolve, match.operation.responses[status]),
    faultsOfAnswer: (match, status, body) => {
      const answer = match.operation.responses[status]
      if (answer === undefined) return status >= 400 ? [] : [`GitHub documents no status ${status}`]
      if (schemaOf(resolve, answer) === undefined) return []
      return strict(schemaPointer(['paths', match.template, match.verb, 'responses', status], answer), body)
    },
    faultsOfRequest: (match, query, body) => [
      ...faultsOfParameters(match, query, resolve, coercing),
      ...faultsOfBody(match, body, resolve, strict),
    ],
  }
}

type Validate = (pointer: string, value: unknown) => string[]

function validatorOf(description: Description, coerceTypes: boolean): Validate {
  const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes, logger: false })
  addFormats.default(ajv)
  ajv.addSchema({ $id: 'github', ...description })
  const compiled = new Map<string, ReturnType<typeof ajv.compile>>()
  return (pointer, value) => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `github#${pointer}` })
    compiled.set(pointer, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).slice(0, 8).map(({ instancePath, message, params }) => {
      return `${instancePath} ${message} ${JSON.stringify(params)}`
    })
  }
}

function operationsOf(description: Description) {
  return Object.entries(description.paths)
    .flatMap(([template, byVerb]) =>
      verbs.flatMap((verb) => {
        const operation = byVerb[verb]
        return operation === undefined ? [] : [{ verb, template, operation, pattern: patternOf(template) }]
      }),
    )
    .sort((a, b) => fixedLength(b.template) - fixedLength(a.template))
}

/** Parameters that may hold slashes. */
const deep = new Set(['path', 'ref', 'basehead'])

function patternOf(template: string): RegExp {
  const source = template.replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>${deep.has(name) ? '.+' : '[^/]+'})`)
  return new RegExp(`^${source}$`)
}

function fixedLength(template: string): number {
  return template.replace(/\{\w+\}/g, '').length
}

function matchIn(
  operations: ReturnType<typeof operationsOf>,
  method: string,
  pathname: string,
): Match | undefined {
  for (const { verb, template, operation, pattern } of operations) {
    const found = verb === method ? pattern.exec(pathname) : null
    if (found === null) continue
    const path = Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]),
    )
    return { id: `${verb.toUpperCase()} ${template}`, verb, template, operation, path }
  }
  return undefined
}

function faultsOfParameters(
  match: Match,
  query: URLSearchParams,
  resolve: ApiDescription['resolve'],
  coercing: Validate,
): string[] {
  const given = match.operation.parameters ?? []
  const parameters = given.map((parameter) => resolve<Parameter>(parameter))
  const known = new Set(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name))
  const faults = parameters.flatMap((parameter, index) => {
    const value = parameter.in === 'path' ? match.path[parameter.name] : query.get(parameter.name)
    if (value === undefined || value === null) return []
    const start = startOf(given[index], ['paths', match.template, match.verb, 'parameters', index])
    return coercing(`${start}/schema`, value).map((fault) => `${parameter.name}=${value}: ${fault}`)
  })
  const unknown = [...query.keys()].filter((name) => !known.has(name))
  return [...faults, ...unknown.map((name) => `GitHub documents no query parameter ${name}`)]
}

function faultsOfBody(
  match: Match,
  body: unknown,
  resolve: ApiDescription['resolve'],
  strict: Validate,
): string[] {
  const described = match.operation.requestBody
  const schema = schemaOf(resolve, described)
  if (described === undefined || schema === undefined) {
    return body === undefined ? [] : ['GitHub documents no body']
  }
  if (body === undefined) return ['the body is missing']
  const undocumented = Object.keys(Object(body)).filter((name) => !(name in (schema.properties ?? {})))
  return [
    ...strict(schemaPointer(['paths', match.template, match.verb, 'requestBody'], described), body),
    ...undocumented.map((name) => `GitHub documents no property ${name}`),
  ]
}

function schemaOf(resolve: ApiDescription['resolve'], media: Media | { $ref: string } | undefined) {
  return media === undefined ? undefined : resolve<Media>(media).content?.['application/json']?.schema
}

function schemaPointer(here: readonly (string | number)[], media: object): string {
  return `${startOf(media, here)}${pointerOf(['content', 'application/json', 'schema'])}`
}

function startOf(part: unknown, here: readonly (string | number)[]): string {
  return isReference(part) ? part.$ref.slice(1) : pointerOf(here)
}

function pointerOf(steps: readonly (string | number)[]): string {
  return steps
    .map((step) => `/${encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('')
}

function resolveIn<T>(description: Description, part: T | { readonly $ref: string }): T {
  let found: unknown = part
  while (isReference(found)) {
    found = found.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>((inner, step) => new Map(Object.entries(Object(inner))).get(step), description)
  }
  return found as T
}

function isReference(part: unknown): part is { readonly $ref: string } {
  return typeof part === 'object' && part !== null && '$ref' in part && typeof part.$ref === 'string'
}
