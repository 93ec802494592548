import type { SafeEvent, Visibility } from './event.ts'

/** Whether a report can go somewhere; `why` is a sentence that also says what to add. */
export type Surface =
  | { readonly kind: 'possible' }
  /** Depends on what only the attempt tells. */
  | { readonly kind: 'unsure'; readonly why: string }
  | { readonly kind: 'impossible'; readonly why: string }

/** Where the report of a run can go besides the log, the job summary and the check of the job itself. */
export interface DeliverySurfaces {
  /** The comment on the pull request. */
  readonly comment: Surface
  /** SARIF to code scanning. */
  readonly upload: Surface
  /** A check run of our own. */
  readonly check: Surface
}

export interface Access {
  readonly visibility: Visibility | 'unknown'
  readonly hasToken: boolean
}

/** What this event, repository and token allow, before anything is tried. */
export function deliverySurfaces(event: SafeEvent, access: Access): DeliverySurfaces {
  const blocked = obstacleOfToken(event, access)
  return {
    comment: commentSurface(event, blocked),
    upload: uploadSurface(event, access, blocked),
    check: blocked?.surface(inSummary) ?? possible,
  }
}

/** What the uploaded lines are about, or `undefined` when code scanning takes nothing for this event. */
export function uploadTarget(
  event: SafeEvent,
  analysed: string,
): { readonly commit: string; readonly ref: string } | undefined {
  if (isMergeQueueEvent(event) || (event.kind === 'push' && event.deleted)) return undefined
  if (event.kind !== 'pull_request') return { commit: analysed, ref: event.ref }
  const side = analysed === event.headSha ? 'head' : 'merge'
  return { commit: analysed, ref: `refs/pull/${event.number}/${side}` }
}

const possible: Surface = { kind: 'possible' }
const inSummary = 'The job summary holds the whole report.'
const uploadByOthers =
  "Add a `github/codeql-action/upload-sarif` step with the gate's SARIF folder: it may upload for this pull request."

/** Why the token cannot write; takes what to do instead. */
interface Obstacle {
  readonly surface: (instead: string) => Surface
}

function obstacleOfToken(event: SafeEvent, access: Access): Obstacle | undefined {
  if (!access.hasToken) {
    const why = "There is no token: remove what empties `github-token`; its default is the job's own token."
    return { surface: () => ({ kind: 'impossible', why }) }
  }
  if (event.isDependabot) {
    const why = 'Runs that Dependabot starts get a read-only token, whatever `permissions:` says.'
    return { surface: (instead) => ({ kind: 'impossible', why: `${why} ${instead}` }) }
  }
  if (event.kind !== 'pull_request' || !event.isFork) return undefined
  const why = 'The token of a pull request from a fork is read-only, whatever `permissions:` says'
  if (access.visibility === 'public') {
    return { surface: (instead) => ({ kind: 'impossible', why: `${why}. ${instead}` }) }
  }
  const unless = 'unless "Send write tokens to workflows from pull requests" is set for this repository'
  return { surface: (instead) => ({ kind: 'unsure', why: `${why}, ${unless}. ${instead}` }) }
}

function commentSurface(event: SafeEvent, blocked: Obstacle | undefined): Surface {
  switch (event.kind) {
    case 'pull_request':
      return blocked?.surface(inSummary) ?? possible
    case 'merge_group':
      return nowhere('An entry of a merge queue has no pull request of its own to comment on')
    case 'push':
      return nowhere('A push has no pull request to comment on')
    case 'schedule':
    case 'workflow_dispatch':
    case 'workflow_run':
      return nowhere(`A ${event.kind} run has no pull request to comment on`)
  }
}

function nowhere(why: string): Surface {
  return {
    kind: 'impossible',
    why: `${why}; the \`pull_request\` run comments. ${inSummary}`,
  }
}

function uploadSurface(event: SafeEvent, access: Access, blocked: Obstacle | undefined): Surface {
  if (isMergeQueueEvent(event)) {
    const why =
      'Code scanning takes nothing for the short-lived branches of a merge queue; keep the `pull_request` and `push` events, whose runs upload.'
    return { kind: 'impossible', why }
  }
  if (event.kind === 'push' && event.deleted) {
    return { kind: 'impossible', why: 'The push deleted its branch, so there is nothing to upload for.' }
  }
  if (blocked !== undefined) return blocked.surface(insteadOfUpload(event))
  if (access.visibility === 'public') return possible
  const why =
    'In a repository that is not public, code scanning needs GitHub Code Security: turn it on under Settings → Advanced Security, or set `upload: never`.'
  return { kind: 'unsure', why }
}

function insteadOfUpload(event: SafeEvent): string {
  return event.kind === 'pull_request'
    ? uploadByOthers
    : 'Add the `pull_request` event, under which a `github/codeql-action/upload-sarif` step may upload.'
}

function isMergeQueueEvent(event: SafeEvent): boolean {
  return event.kind === 'merge_group' || (event.kind === 'push' && event.isMergeQueue)
}
