import type { Failure } from './attempt.ts'

/** How long one thing is asked for. */
export interface Patience {
  /** For one deed with all its pages and repetitions. */
  readonly deadlineMs: number
  /** For one answer. */
  readonly timeoutMs: number
  readonly sleep: (ms: number) => Promise<void>
  /** Milliseconds that only ever grow. */
  readonly nowMs: () => number
}

/** Tries in all, the first included. */
const tries = 4

/** Documented wait after a secondary limit that names no other. */
const defaultRateLimitMs = 60_000

/** Milliseconds until it makes sense to ask again; `undefined` when the failure is final. */
export function waitAfter(failure: Failure, tried: number, isRepeatable: boolean): number | undefined {
  if (tried >= tries) return undefined
  if (failure.kind === 'refused' && isRateLimit(failure)) return rateLimitMs(failure.headers)
  const isPassing = failure.kind !== 'refused' || failure.status >= 500
  const isSafe = isRepeatable || (failure.kind === 'refused' && failure.status === 503)
  return isPassing && isSafe ? 1000 * 2 ** (tried - 1) : undefined
}

/** GitHub uses 403 for limits too; only headers and words tell. */
export function isRateLimit(failure: Extract<Failure, { kind: 'refused' }>): boolean {
  if (failure.status === 429) return true
  if (failure.status !== 403) return false
  const { headers, complaint } = failure
  return 'retry-after' in headers || headers['x-ratelimit-remaining'] === '0' || /rate limit/i.test(complaint)
}

/** The reset is told in GitHub's time, so it is measured against GitHub's own clock. */
function rateLimitMs(headers: Readonly<Record<string, string>>): number {
  const retryAfter = Number(headers['retry-after'])
  if (retryAfter >= 0) return retryAfter * 1000
  const reset = Number(headers['x-ratelimit-reset']) * 1000
  const now = Date.parse(headers.date ?? '')
  if (headers['x-ratelimit-remaining'] === '0' && reset > 0 && now > 0) return Math.max(0, reset - now) + 1000
  return defaultRateLimitMs
}
