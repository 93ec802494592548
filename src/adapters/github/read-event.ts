import { z } from 'zod'
import { type EventContext, type GitHubEvent, isMergeQueueRef, supportedEvents } from '../../domain/event.ts'
import { UserError } from '../../domain/user-error.ts'
import {
  Environment,
  MergeGroup,
  PullRequest,
  Push,
  type Repository,
  Schedule,
  WorkflowDispatch,
  WorkflowRun,
} from './payloads.ts'

/**
 * What the run is about, from the environment of a job and the text of its event file.
 * Throws `EVENT_UNSUPPORTED` for events that cannot be gated and `INPUT_INVALID` for fields that are missing or odd.
 */
export function readEvent(
  environment: Readonly<Record<string, string | undefined>>,
  payloadText: string,
): GitHubEvent {
  const name = environment.GITHUB_EVENT_NAME ?? ''
  const reader = readers.get(name)
  if (reader === undefined) {
    throw new UserError(
      'EVENT_UNSUPPORTED',
      `expected one of the events ${supportedEvents.join(', ')}; got ${JSON.stringify(name)}`,
      { hint: 'Change `on:` in the workflow, or give the step an `if:` that leaves this event out.' },
    )
  }
  const run = checked(Environment, environment, 'The environment of the run')
  return reader(parseJson(payloadText, name), run)
}

type Reader = (payload: unknown, run: Environment) => GitHubEvent

const readers: ReadonlyMap<string, Reader> = new Map([
  ['pull_request', readPullRequest],
  ['push', readPush],
  ['merge_group', readMergeGroup],
  ['schedule', readSchedule],
  ['workflow_dispatch', readDispatch],
  ['pull_request_target', readPullRequestTarget],
  ['workflow_run', readWorkflowRun],
])

function readPullRequest(payload: unknown, run: Environment): GitHubEvent {
  const { repository, pull_request } = checked(PullRequest, payload, 'The event pull_request')
  const origin = pull_request.head.repo?.full_name.toLowerCase()
  return {
    kind: 'pull_request',
    ...contextOf(repository, run),
    number: pull_request.number,
    headSha: pull_request.head.sha,
    baseRef: pull_request.base.ref,
    mergeCommit: run.GITHUB_SHA,
    isFork: origin !== run.GITHUB_REPOSITORY.toLowerCase(),
    isDraft: pull_request.draft === true,
  }
}

function readPush(payload: unknown, run: Environment): GitHubEvent {
  const { repository, ref, before, after, created, deleted, forced } = checked(
    Push,
    payload,
    'The event push',
  )
  return {
    kind: 'push',
    ...contextOf(repository, run),
    ref,
    before,
    after,
    created,
    deleted,
    forced,
    isDefaultBranch: ref === `refs/heads/${repository.default_branch}`,
    isMergeQueue: isMergeQueueRef(ref),
  }
}

function readMergeGroup(payload: unknown, run: Environment): GitHubEvent {
  const { repository, merge_group } = checked(MergeGroup, payload, 'The event merge_group')
  return {
    kind: 'merge_group',
    ...contextOf(repository, run),
    baseSha: merge_group.base_sha,
    headSha: merge_group.head_sha,
    ref: merge_group.head_ref,
  }
}

/** Timetables only run on the default branch, so the run's own ref names it. */
function readSchedule(payload: unknown, run: Environment): GitHubEvent {
  const { repository } = checked(Schedule, payload, 'The event schedule')
  const known = repository ?? { default_branch: run.GITHUB_REF.replace(/^refs\/heads\//, '') }
  return { kind: 'schedule', ...contextOf(known, run), ref: run.GITHUB_REF, commit: run.GITHUB_SHA }
}

function readDispatch(payload: unknown, run: Environment): GitHubEvent {
  const { repository } = checked(WorkflowDispatch, payload, 'The event workflow_dispatch')
  return {
    kind: 'workflow_dispatch',
    ...contextOf(repository, run),
    ref: run.GITHUB_REF,
    commit: run.GITHUB_SHA,
  }
}

function readPullRequestTarget(payload: unknown, run: Environment): GitHubEvent {
  const { repository, pull_request } = checked(PullRequest, payload, 'The event pull_request_target')
  return { kind: 'pull_request_target', ...contextOf(repository, run), number: pull_request.number }
}

function readWorkflowRun(payload: unknown, run: Environment): GitHubEvent {
  const { repository, workflow_run } = checked(WorkflowRun, payload, 'The event workflow_run')
  return {
    kind: 'workflow_run',
    ...contextOf(repository, run),
    headSha: workflow_run.head_sha,
    trustedCommit: run.GITHUB_SHA,
    ref: run.GITHUB_REF,
  }
}

function contextOf(repository: Repository, run: Environment): EventContext {
  const [owner = '', name = ''] = run.GITHUB_REPOSITORY.split('/')
  const serverUrl = run.GITHUB_SERVER_URL.replace(/\/+$/, '')
  return {
    repository: { owner, name },
    defaultBranch: repository.default_branch,
    visibility: repository.visibility ?? visibilityByFlag(repository.private),
    serverUrl,
    runUrl: `${serverUrl}/${run.GITHUB_REPOSITORY}/actions/runs/${run.GITHUB_RUN_ID}`,
    isDependabot: run.GITHUB_ACTOR === 'dependabot[bot]',
  }
}

/** The flag alone cannot tell private from internal; `private` is the careful reading. */
function visibilityByFlag(isPrivate: boolean | undefined): 'public' | 'private' | 'unknown' {
  if (isPrivate === undefined) return 'unknown'
  return isPrivate ? 'private' : 'public'
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UserError('INPUT_INVALID', `The file of the event ${name} is not JSON`, {
      hint: 'GITHUB_EVENT_PATH must name the file that the runner wrote.',
      cause,
    })
  }
}

function checked<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new UserError(
    'INPUT_INVALID',
    `${what} is not what GitHub documents:\n${z.prettifyError(read.error)}`,
    {
      hint: 'Outside of GitHub Actions, use the command line: `sevengates gate --base REF`.',
    },
  )
}
