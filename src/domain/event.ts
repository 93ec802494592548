import { UserError } from './user-error.ts'

export type Visibility = 'public' | 'private' | 'internal'

export interface RepositoryName {
  readonly owner: string
  readonly name: string
}

/** What every event tells. */
export interface EventContext {
  readonly repository: RepositoryName
  readonly defaultBranch: string
  readonly visibility: Visibility | 'unknown'
  /** Without a slash at the end, e.g. `https://github.com`. */
  readonly serverUrl: string
  /** Page of this run. */
  readonly runUrl: string
  /** The run was started by Dependabot: its token is read-only, whatever `permissions:` says. */
  readonly isDependabot: boolean
}

export interface PullRequestEvent extends EventContext {
  readonly kind: 'pull_request'
  readonly number: number
  /** The newest commit of the pull request. */
  readonly headSha: string
  /** Name of the branch that it goes to; the base commit must be found by git, the event's own is out of date. */
  readonly baseRef: string
  /** The test merge that the run is about. */
  readonly mergeCommit: string
  /** The head is in another repository, or in one that is gone: the token is read-only. */
  readonly isFork: boolean
  readonly isDraft: boolean
}

export interface PushEvent extends EventContext {
  readonly kind: 'push'
  /** Full name, e.g. `refs/heads/main`. */
  readonly ref: string
  /** All zeros when the ref was created. */
  readonly before: string
  /** All zeros when the ref was deleted. */
  readonly after: string
  readonly isDefaultBranch: boolean
  /** The push that GitHub makes for an entry of a merge queue, beside its `merge_group` event. */
  readonly isMergeQueue: boolean
  readonly forced: boolean
  readonly created: boolean
  readonly deleted: boolean
}

export interface MergeGroupEvent extends EventContext {
  readonly kind: 'merge_group'
  readonly baseSha: string
  readonly headSha: string
  /** Of the queue's own branch, which is gone when the entry is decided. */
  readonly ref: string
}

/** A run that no change caused: on a timetable, or by hand. */
export interface UncausedEvent extends EventContext {
  readonly kind: 'schedule' | 'workflow_dispatch'
  readonly ref: string
  readonly commit: string
}

/** Runs with write access for a pull request that may come from anybody. */
export interface PullRequestTargetEvent extends EventContext {
  readonly kind: 'pull_request_target'
  readonly number: number
}

/** Runs with write access after another workflow, whose code may come from anybody. */
export interface WorkflowRunEvent extends EventContext {
  readonly kind: 'workflow_run'
  /** What the other workflow ran on. */
  readonly headSha: string
  /** The default branch's commit: the only code that this event vouches for. */
  readonly trustedCommit: string
  readonly ref: string
}

export type GitHubEvent =
  | PullRequestEvent
  | PushEvent
  | MergeGroupEvent
  | UncausedEvent
  | PullRequestTargetEvent
  | WorkflowRunEvent

/** An event under which the checkout may be analysed. */
export type SafeEvent = Exclude<GitHubEvent, PullRequestTargetEvent>

/** Events that can be gated, in the order a reader should consider them. */
export const supportedEvents = [
  'pull_request',
  'push',
  'merge_group',
  'schedule',
  'workflow_dispatch',
] as const

const useInstead =
  'Use the `pull_request` event: it runs the same gate on the same code, with a token that cannot write.'

/**
 * The event, when analysing the commit that is checked out under it is safe; throws `EVENT_UNSAFE` otherwise.
 * Compiling is executing, so code that anybody can send must not meet a token that can write.
 */
export function requireSafe(event: GitHubEvent, checkedOut: string | undefined): SafeEvent {
  if (event.kind === 'pull_request_target') {
    throw new UserError(
      'EVENT_UNSAFE',
      `pull_request_target gives write access to a run about pull request ${event.number}, whose code may come from anybody; it is not gated`,
      { hint: useInstead },
    )
  }
  if (event.kind === 'workflow_run' && checkedOut !== event.trustedCommit) {
    throw new UserError(
      'EVENT_UNSAFE',
      `workflow_run gives write access, and the checkout holds ${checkedOut ?? 'no commit'}, not the default branch's ${event.trustedCommit}; it is not gated`,
      { hint: useInstead },
    )
  }
  return event
}

/** Whether a ref is a branch that a merge queue made for one entry. */
export function isMergeQueueRef(ref: string): boolean {
  return ref.startsWith('refs/heads/gh-readonly-queue/')
}
