import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { completed } from './github-double/completion.ts'
import { type ApiDescription, type Match, readDescription } from './github-double/description.ts'
import { takeFault } from './github-double/faults.ts'
import { historyOf } from './github-double/history.ts'
import { operations } from './github-double/operations.ts'
import { pageOf } from './github-double/pages.ts'
import type { Stage, Told } from './github-double/stage.ts'
import {
  type DoubleOptions,
  type DoubleState,
  emptyState,
  type RequestOfDouble,
} from './github-double/state.ts'

/** A stateful double of GitHub's REST API on the loopback interface, over a real git repository. */
export interface GitHubDouble {
  readonly url: string
  readonly state: DoubleState
  close(): Promise<void>
}

/** Reading it takes longer than most tests. */
let description: ApiDescription | undefined

/**
 * Every request, and every answer of its own, is checked against GitHub's published description; what does not fit
 * is noted in `state.violations`. What the description cannot say (limits, permissions) stands in the operations.
 */
export async function startGitHubDouble(options: DoubleOptions): Promise<GitHubDouble> {
  description ??= readDescription()
  const api = description
  let lastId = 1000
  const stage: Stage = {
    setup: {
      owner: 'acme',
      name: 'vault',
      token: 't0ken',
      visibility: 'public',
      hasCodeSecurity: false,
      isReadOnly: false,
      pendingPolls: 1,
      pullRequests: [],
      ...options,
    },
    state: emptyState(),
    history: historyOf(options.folder),
    nextId: () => {
      lastId += 1
      return lastId
    },
  }
  const server = createServer((request, response) => {
    receive(stage, api, request, response).catch((error: unknown) => {
      stage.state.violations.push(`the double broke: ${error instanceof Error ? error.stack : String(error)}`)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    state: stage.state,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

async function receive(
  stage: Stage,
  description: ApiDescription,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const text = await textOf(request)
  if (url.pathname === '/__state') return send(response, { status: 200, body: stage.state })
  if (url.pathname === '/__faults') {
    stage.state.faults.push(JSON.parse(text))
    return send(response, { status: 201, body: {} })
  }
  const body = text === '' ? undefined : parsedJson(text)
  const seen = noteRequest(stage.state, request, url, body)
  const match = description.match(seen.method, url.pathname)
  if (match === undefined) {
    stage.state.violations.push(`${seen.method} ${seen.path}: GitHub describes no such operation here`)
    return send(response, { status: 404, body: { message: 'Not Found' } })
  }
  const fault = takeFault(stage.state.faults, match.id)
  if (fault?.kind === 'slow') await delay(fault.ms, undefined, { ref: false })
  if (fault?.kind === 'status') {
    if (fault.isDone === true) answer(stage, description, match, request, url, body)
    seen.status = fault.status
    return send(response, { body: { message: 'Fault' }, ...fault }, fault.headers)
  }
  const told = answer(stage, description, match, request, url, body)
  seen.status = told.status
  if (fault?.kind === 'cut-off') return sendHalf(response, told)
  if (fault?.kind === 'malformed') return send(response, told, {}, '<html>not JSON')
  const page = told.isPaged === true ? pageOf(told.body, url) : { body: told.body, headers: {} }
  send(response, { status: told.status, body: page.body }, page.headers)
}

function noteRequest(state: DoubleState, request: IncomingMessage, url: URL, body: unknown): RequestOfDouble {
  const seen: RequestOfDouble = {
    method: request.method ?? '',
    path: url.pathname + url.search,
    userAgent: request.headers['user-agent'],
    apiVersion: request.headers['x-github-api-version']?.toString(),
    body,
    status: 0,
  }
  state.requests.push(seen)
  return seen
}

function answer(
  stage: Stage,
  description: ApiDescription,
  match: Match,
  request: IncomingMessage,
  url: URL,
  body: unknown,
): Told {
  const violate = (faults: readonly string[]) => {
    stage.state.violations.push(...faults.map((fault) => `${match.id}: ${fault}`))
  }
  const { owner, name, token } = stage.setup
  const scheme = /^(?:token|bearer) (.*)$/i.exec(request.headers.authorization ?? '')
  if (scheme?.[1] !== token) return { status: 401, body: { message: 'Bad credentials', status: '401' } }
  const isOurs = (match.path.owner ?? owner) === owner && (match.path.repo ?? name) === name
  if (!isOurs) return { status: 404, body: { message: 'Not Found', status: '404' } }
  const wrong = description.faultsOfRequest(match, url.searchParams, body)
  if (wrong.length > 0) {
    violate(wrong)
    const errors = wrong.map((message) => ({ resource: 'Request', field: 'any', code: 'invalid', message }))
    return { status: 422, body: { message: 'Validation Failed', errors } }
  }
  const operation = operations.get(match.id)
  if (operation === undefined) {
    violate(['the double does not know this operation'])
    return { status: 501, body: { message: 'Not implemented by the double' } }
  }
  const told = operation(stage, { path: match.path, query: url.searchParams, body: Object(body) })
  const schema = description.schemaOfAnswer(match, told.status)
  const whole = schema === undefined ? told.body : completed(description, schema, told.body)
  if (told.body !== undefined) violate(description.faultsOfAnswer(match, told.status, whole))
  return { ...told, body: told.body === undefined ? undefined : whole }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function send(
  response: ServerResponse,
  { status, body }: Pick<Told, 'status' | 'body'>,
  headers: Readonly<Record<string, string>> = {},
  text = body === undefined ? '' : JSON.stringify(body),
): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'x-github-request-id': randomUUID(),
    'x-ratelimit-remaining': '4999',
    ...headers,
  })
  response.end(text)
}

function sendHalf(response: ServerResponse, { status, body }: Told): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  })
  response.write(text.slice(0, text.length / 2), () => response.destroy())
}
