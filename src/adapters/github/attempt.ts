import type { getOctokit } from '@actions/github'
import { z } from 'zod'
import { Complaint } from './answers.ts'

export type Octokit = ReturnType<typeof getOctokit>

/** One thing that is asked of GitHub. */
export interface Call<T> {
  /** As GitHub's documentation writes it, e.g. `GET /repos/{owner}/{repo}`. */
  readonly route: string
  readonly parameters: Readonly<Record<string, string | number>>
  /** Reads the answer. */
  readonly schema: z.ZodType<T>
  /** Completes "GitHub refused to …". */
  readonly deed: string
  /** The line of `permissions:` that it takes, e.g. `pull-requests: write`. */
  readonly permission: string
  /** Doing it twice is as good as once; otherwise it is repeated only when GitHub says that nothing was done. */
  readonly isRepeatable: boolean
}

export type Failure =
  | {
      readonly kind: 'refused'
      readonly status: number
      /** GitHub's own words, possibly empty. */
      readonly complaint: string
      readonly headers: Readonly<Record<string, string>>
    }
  /** The answer was cut off, or is not what GitHub documents. */
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'unanswered'; readonly reason: string }

export type Attempt<T> =
  | { readonly kind: 'answered'; readonly value: T; readonly hasNextPage: boolean }
  | Failure

/** Asks once. Rejects for nothing that GitHub or the network does. */
export async function attempt<T>(octokit: Octokit, call: Call<T>, timeoutMs: number): Promise<Attempt<T>> {
  try {
    const response = await octokit.request(call.route, {
      ...call.parameters,
      headers: { 'x-github-api-version': '2022-11-28' },
      request: { signal: AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs))) },
    })
    const body: unknown = response.data
    const read = call.schema.safeParse(body)
    if (!read.success) return { kind: 'unreadable' }
    const hasNextPage = /rel="next"/.test(response.headers.link ?? '')
    return { kind: 'answered', value: read.data, hasNextPage }
  } catch (error) {
    return failureOf(error, timeoutMs)
  }
}

const Headers = z.record(z.string(), z.union([z.string(), z.number()]).transform(String)).catch({})

/** Octokit gives errors of the network the status 500, but no response. */
const Refused = z.object({
  status: z.int(),
  response: z.object({ data: Complaint, headers: Headers }),
})

const TimedOut = z.object({ cause: z.object({ name: z.literal('TimeoutError') }) })

function failureOf(error: unknown, timeoutMs: number): Failure {
  const refused = Refused.safeParse(error)
  if (refused.success) {
    const { status, response } = refused.data
    return { kind: 'refused', status, complaint: response.data, headers: response.headers }
  }
  if (TimedOut.safeParse(error).success) {
    return { kind: 'unanswered', reason: `no answer within ${Math.ceil(timeoutMs / 1000)} s` }
  }
  return { kind: 'unanswered', reason: error instanceof Error ? error.message : 'no connection' }
}
