import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { isSafeUrl } from './registry.ts'

/** What is fetched: where from, and what it must be. */
export interface ArchiveWish {
  readonly url: string
  /** Exactly. */
  readonly bytes: number
  /** `sha512-` and base64. */
  readonly integrity: string
}

export interface Patience {
  /** For all attempts together. */
  readonly timeoutMs: number
  readonly attempts?: number
  /** Before the second attempt; doubled before each further one. */
  readonly pauseMs?: number
  readonly signal?: AbortSignal
}

export type Fetched =
  | { readonly kind: 'fetched'; readonly bytes: Uint8Array }
  /** The place answers, with something else than what was asked for. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Nobody answers, or not in time. */
  | { readonly kind: 'unreachable'; readonly reason: string }

const mostRedirects = 5

/** Fetches an archive whose digest is known, and gives it out only when it has that digest. Never rejects for what the other side does. */
export async function fetchArchive(wish: ArchiveWish, patience: Patience): Promise<Fetched> {
  const { timeoutMs, attempts = 3, pauseMs = 500, signal } = patience
  const deadline = AbortSignal.timeout(Math.max(0, Math.floor(timeoutMs)))
  const ending = signal === undefined ? deadline : AbortSignal.any([signal, deadline])
  let answer = await attemptOf(wish, ending)
  for (let attempt = 1; attempt < attempts && answer.isPassing === true && !ending.aborted; attempt += 1) {
    await pause(pauseMs * 2 ** (attempt - 1), undefined, { signal: ending }).catch(() => undefined)
    answer = await attemptOf(wish, ending)
  }
  if (signal?.aborted) return { kind: 'unreachable', reason: 'the run was cancelled' }
  if (deadline.aborted) return { kind: 'unreachable', reason: 'it took too long' }
  return answer.kind === 'fetched'
    ? { kind: 'fetched', bytes: answer.bytes }
    : { kind: answer.kind, reason: answer.reason }
}

/** `isPassing`: asking again may help. */
type Answer = Fetched & { readonly isPassing?: boolean }

async function attemptOf(wish: ArchiveWish, signal: AbortSignal): Promise<Answer> {
  try {
    return await follow(wish, signal)
  } catch (error) {
    return { kind: 'unreachable', reason: causeOf(error), isPassing: true }
  }
}

async function follow(wish: ArchiveWish, signal: AbortSignal): Promise<Answer> {
  let url = new URL(wish.url)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const response = await fetch(url.href, {
      redirect: 'manual',
      signal,
      headers: { 'accept-encoding': 'identity' },
    })
    const next = nextOf(response, url)
    if (next === undefined) return response.ok ? read(response, wish) : failure(response)
    await response.body?.cancel()
    if (!isSafeUrl(next))
      return { kind: 'refused', reason: `it leads to ${next.protocol}//${next.host}, which is not https` }
    url = next
  }
  return { kind: 'refused', reason: `it redirects more than ${mostRedirects} times` }
}

function nextOf({ status, headers }: Response, from: URL): URL | undefined {
  const location = headers.get('location')
  const isRedirect = [301, 302, 303, 307, 308].includes(status) && location !== null
  return isRedirect && URL.canParse(location, from.href) ? new URL(location, from) : undefined
}

async function failure(response: Response): Promise<Answer> {
  await response.body?.cancel()
  const { status } = response
  return {
    kind: 'refused',
    reason: `the registry answers ${status}`,
    isPassing: status >= 500 || status === 429,
  }
}

/** A body that is too long is not read to its end; one that is too short is a broken connection. */
async function read(response: Response, { bytes, integrity }: ArchiveWish): Promise<Answer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > bytes)
      return { kind: 'refused', reason: `it is larger than the ${bytes} bytes that it must have` }
    chunks.push(chunk)
  }
  if (length < bytes)
    return { kind: 'refused', reason: `it has ${length} bytes instead of ${bytes}`, isPassing: true }
  const content = Buffer.concat(chunks)
  const digest = `sha512-${createHash('sha512').update(content).digest('base64')}`
  return digest === integrity
    ? { kind: 'fetched', bytes: content }
    : { kind: 'refused', reason: 'its digest is not the one that is known' }
}

/** What `fetch` throws says little; its cause says more. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause)
}
