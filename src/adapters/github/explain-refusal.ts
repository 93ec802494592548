import type { Refusal } from '../../ports/code-host.ts'
import type { Call, Failure } from './attempt.ts'
import { isRateLimit } from './patience.ts'

/** Whose token it is, as far as that explains what it may not do. */
export type TokenOrigin = 'same-repository' | 'fork' | 'dependabot'

type Refused = Extract<Failure, { kind: 'refused' }>
type Asked = Pick<Call<unknown>, 'deed' | 'permission'>

/** What a user is told when GitHub did not do what was asked: what happened, and what to add or change. */
export function explainRefusal(failure: Failure, asked: Asked, origin: TokenOrigin): Refusal {
  switch (failure.kind) {
    case 'unanswered':
      return refusal('unreachable', `GitHub could not be reached to ${asked.deed}: ${plain(failure.reason)}.`)
    case 'unreadable':
      return refusal(
        'unreachable',
        `GitHub's answer when asked to ${asked.deed} was cut off or is not what GitHub documents.`,
      )
    case 'refused':
      return explainStatus(failure, asked, origin)
  }
}

function explainStatus(failure: Refused, asked: Asked, origin: TokenOrigin): Refusal {
  const said = saying(failure)
  if (isRateLimit(failure)) {
    return refusal(
      'rate-limited',
      `GitHub's rate limit forbids to ${asked.deed} now ${said}; run the job again later.`,
    )
  }
  if (failure.status >= 500) {
    return refusal('unreachable', `GitHub failed to ${asked.deed} ${said}; run the job again later.`)
  }
  switch (failure.status) {
    case 401:
      return refusal(
        'no-permission',
        `GitHub does not accept the token to ${asked.deed} ${said}; pass \`github-token: \${{ github.token }}\`, or a token that has not expired.`,
      )
    case 403:
      return explainForbidden(failure, asked, origin)
    case 404:
      return refusal(
        'not-found',
        `GitHub found nothing to ${asked.deed} ${said}: it does not exist, or the token may not see it; add \`${asked.permission}\` to the job's \`permissions:\`.`,
      )
    case 413:
      return refusal('too-large', `What was sent to ${asked.deed} is larger than GitHub takes ${said}.`)
    default:
      return refusal('invalid', `GitHub refused to ${asked.deed} ${said}.`)
  }
}

const notEnabled = /(?:code security|advanced security) must be enabled|code scanning is not enabled/i

function explainForbidden(failure: Refused, asked: Asked, origin: TokenOrigin): Refusal {
  const said = saying(failure)
  if (notEnabled.test(failure.complaint)) {
    return refusal(
      'not-enabled',
      `GitHub refused to ${asked.deed} ${said}: turn on GitHub Code Security for this repository under Settings → Advanced Security, or set \`upload: never\`.`,
    )
  }
  return refusal('no-permission', `GitHub refused to ${asked.deed} ${said}: ${whyForbidden(asked, origin)}`)
}

function whyForbidden(asked: Asked, origin: TokenOrigin): string {
  switch (origin) {
    case 'fork':
      return `the token of a pull request from a fork is read-only, whatever \`permissions:\` says. ${instead(asked)}`
    case 'dependabot':
      return `runs that Dependabot starts get a read-only token, whatever \`permissions:\` says. ${instead(asked)}`
    case 'same-repository':
      return `add \`${asked.permission}\` to the job's \`permissions:\`.`
  }
}

function instead(asked: Asked): string {
  return asked.permission.startsWith('security-events')
    ? "Add a `github/codeql-action/upload-sarif` step with the gate's SARIF folder: it may upload for this pull request."
    : 'The job summary holds the whole report.'
}

/** GitHub's own words, in brackets. */
function saying({ status, complaint }: Refused): string {
  const words = plain(complaint)
  return words === '' ? `(${status})` : `(${status}: ${words})`
}

function refusal(reason: Refusal['reason'], explanation: string): Refusal {
  return { ok: false, reason, explanation }
}

/** One line without control characters, short enough for a log. */
function plain(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
  return line.length > 300 ? `${line.slice(0, 300)}…` : line
}
