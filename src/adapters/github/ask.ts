import type { Answer } from '../../ports/code-host.ts'
import { type Attempt, attempt, type Call, type Failure, type Octokit } from './attempt.ts'
import { explainRefusal, type TokenOrigin } from './explain-refusal.ts'
import { type Patience, waitAfter } from './patience.ts'

/** A way to reach GitHub. */
export interface Line {
  readonly octokit: Octokit
  readonly origin: TokenOrigin
  readonly patience: Patience
  /** Never shown, also when GitHub or something between repeats it. */
  readonly token: string
}

/** Asks until there is an answer, a refusal that is final, or no time left. */
export async function ask<T>(line: Line, call: Call<T>): Promise<Answer<T>> {
  const answer = await askUntil(line, call, line.patience.nowMs() + line.patience.deadlineMs)
  return answer.ok ? { ok: true, value: answer.value.value } : answer
}

/** More pages than GitHub lets a conversation have. */
const pagesAtMost = 100

/** Asks for all pages of a list, all within one deadline. */
export async function askForAll<T>(line: Line, call: Call<readonly T[]>): Promise<Answer<readonly T[]>> {
  const until = line.patience.nowMs() + line.patience.deadlineMs
  const found: T[] = []
  for (let page = 1; page <= pagesAtMost; page += 1) {
    const parameters = { ...call.parameters, per_page: 100, page }
    const answer = await askUntil(line, { ...call, parameters }, until)
    if (!answer.ok) return answer
    found.push(...answer.value.value)
    if (!answer.value.hasNextPage) break
  }
  return { ok: true, value: found }
}

type Answered<T> = Extract<Attempt<T>, { kind: 'answered' }>

async function askUntil<T>(line: Line, call: Call<T>, until: number): Promise<Answer<Answered<T>>> {
  const { nowMs, sleep, timeoutMs } = line.patience
  for (let tried = 1; ; tried += 1) {
    const outcome = await attempt(line.octokit, call, Math.min(timeoutMs, until - nowMs()))
    if (outcome.kind === 'answered') return { ok: true, value: outcome }
    const waitMs = waitAfter(outcome, tried, call.isRepeatable)
    if (waitMs === undefined || nowMs() + waitMs >= until) {
      return explainRefusal(withoutToken(outcome, line.token), call, line.origin)
    }
    await sleep(waitMs)
  }
}

function withoutToken(failure: Failure, token: string): Failure {
  switch (failure.kind) {
    case 'refused':
      return { ...failure, complaint: failure.complaint.replaceAll(token, '***') }
    case 'unanswered':
      return { ...failure, reason: failure.reason.replaceAll(token, '***') }
    case 'unreadable':
      return failure
  }
}
