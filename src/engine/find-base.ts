import type { SafeEvent } from '../domain/event.ts'
import { UserError } from '../domain/user-error.ts'
import type { CodeHost } from '../ports/code-host.ts'
import type { Repository } from '../ports/repository.ts'
import { mergeBaseByDeepening } from './merge-base.ts'

/** What a run compares, and how that was found. */
export interface Comparison {
  /** The commit that is judged. */
  readonly head: string
  /** What it is compared with; `null` when there is nothing: all findings then count as new. */
  readonly base: string | null
  /** `everything`: the whole tree is looked at, not only what changed. */
  readonly scope: 'change' | 'everything'
  /** What the reader should know about how the base was found. */
  readonly notes: readonly string[]
}

type PullRequest = Extract<SafeEvent, { kind: 'pull_request' }>
type Push = Extract<SafeEvent, { kind: 'push' }>
type MergeGroup = Extract<SafeEvent, { kind: 'merge_group' }>

const nothingToCompare = 'everything is looked at and counts as new'

/**
 * The base of each event. Never `event.pull_request.base.sha`, which is frozen when the pull request is opened, but the
 * first parent of the test merge where that is checked out, else the merge base with the base branch.
 * A base that cannot be found means that everything counts as new, never that nothing changed.
 * Throws `COMMIT_NOT_FOUND` when the checkout has no commit, or nothing of what the event is about.
 */
export async function findBase(
  event: SafeEvent,
  repository: Repository,
  host: CodeHost | undefined,
): Promise<Comparison> {
  const head = await headOf(repository)
  switch (event.kind) {
    case 'pull_request':
      return holding(event.headSha, await baseOfPullRequest(event, head, repository, host))
    case 'push':
      return event.after === head || event.deleted
        ? baseOfPush(event, head, repository, host)
        : holding(event.after, await baseOfPush(event, head, repository, host))
    case 'merge_group':
      return holding(event.headSha, await baseOfMergeGroup(event, head, repository))
    default:
      return {
        head,
        base: head,
        scope: 'everything',
        notes: ['the whole branch is looked at; nothing in it counts as new'],
      }
  }
}

/** The base for a comparison that a person asked for by two refs: their merge base, as in `git diff base...head`. */
export async function findBaseOfRefs(
  repository: Repository,
  baseRef: string,
  headRef: string | undefined,
): Promise<Comparison> {
  const head = headRef === undefined ? await headOf(repository) : await commitOf(repository, headRef)
  const base = await commitOf(repository, baseRef)
  const mergeBase = await repository.mergeBase(base, head)
  const notes =
    mergeBase === undefined
      ? [`${baseRef} and the head have no common ancestor here; they are compared as they are`]
      : []
  return { head, base: mergeBase ?? base, scope: 'change', notes }
}

/** Refuses a checkout of what is compared with: nothing differs there, and the commit that matters would pass unseen. */
function holding(commit: string, comparison: Comparison): Comparison {
  if (comparison.base !== comparison.head) return comparison
  throw new UserError(
    'COMMIT_NOT_FOUND',
    `the checkout holds ${short(comparison.head)}, which has nothing of ${short(commit)} that the event is about`,
    { hint: 'Leave `ref` of actions/checkout unset: it then checks out what the event is about.' },
  )
}

async function headOf(repository: Repository): Promise<string> {
  const head = await repository.resolve('HEAD')
  if (head !== undefined) return head
  throw new UserError('COMMIT_NOT_FOUND', 'the repository has no commit yet: HEAD names none', {
    hint: 'Commit the contracts first, or look at files on disk with `sevengates scan PATH`.',
  })
}

async function commitOf(repository: Repository, ref: string): Promise<string> {
  const commit = await repository.resolve(ref)
  if (commit !== undefined) return commit
  throw new UserError(
    'COMMIT_NOT_FOUND',
    `expected a branch, tag or commit of this repository; got "${ref}"`,
    {
      hint: 'Fetch it first (`git fetch origin`), or name it as `git log` does.',
    },
  )
}

async function baseOfPullRequest(
  event: PullRequest,
  head: string,
  repository: Repository,
  host: CodeHost | undefined,
): Promise<Comparison> {
  const [first, second, ...more] = await repository.parents(head)
  const isTestMerge =
    first !== undefined && second === event.headSha && more.length === 0 && head !== event.headSha
  if (isTestMerge && (await isHere(repository, first)))
    return { head, base: first, scope: 'change', notes: [] }

  const branch = `refs/remotes/origin/${event.baseRef}`
  const notes = isTestMerge
    ? [`the first parent of the test merge, ${short(first)}, could not be fetched`]
    : []
  return withMergeBase(repository, host, head, branch, event.baseRef, notes)
}

async function baseOfPush(
  event: Push,
  head: string,
  repository: Repository,
  host: CodeHost | undefined,
): Promise<Comparison> {
  // An upload for the default branch must hold the whole branch, or code scanning closes what it leaves out.
  const scope = event.isDefaultBranch ? 'everything' : 'change'
  if (!event.created && (await isHere(repository, event.before))) {
    const mergeBase = await repository.mergeBase(event.before, head)
    return { head, base: mergeBase ?? event.before, scope, notes: [] }
  }
  if (event.isDefaultBranch) {
    const [parent] = await repository.parents(head)
    if (parent !== undefined && (await isHere(repository, parent))) {
      const why = event.created
        ? 'the branch is new'
        : `the commit before the push, ${short(event.before)}, is gone`
      return { head, base: parent, scope, notes: [`${why}; compared with the parent of the head`] }
    }
    return { head, base: null, scope, notes: [`no earlier commit is here; ${nothingToCompare}`] }
  }
  return withMergeBase(
    repository,
    host,
    head,
    `refs/remotes/origin/${event.defaultBranch}`,
    event.defaultBranch,
    [],
  )
}

async function baseOfMergeGroup(
  event: MergeGroup,
  head: string,
  repository: Repository,
): Promise<Comparison> {
  if (await isHere(repository, event.baseSha))
    return { head, base: event.baseSha, scope: 'change', notes: [] }
  return {
    head,
    base: null,
    scope: 'everything',
    notes: [`the merge queue's base, ${short(event.baseSha)}, could not be fetched; ${nothingToCompare}`],
  }
}

/** Deepens just enough for a merge base, else asks the code host, else gives up: everything counts as new. */
async function withMergeBase(
  repository: Repository,
  host: CodeHost | undefined,
  head: string,
  branchRef: string,
  branch: string,
  notes: readonly string[],
): Promise<Comparison> {
  const local = await mergeBaseByDeepening(repository, head, branchRef)
  if (local !== undefined) return { head, base: local, scope: 'change', notes }

  const answer = await host?.mergeBase(branch, head)
  if (answer?.ok === true && (await isHere(repository, answer.value))) {
    return {
      head,
      base: answer.value,
      scope: 'change',
      notes: [...notes, 'the code host named the merge base'],
    }
  }
  const why = answer?.ok === false ? ` (${answer.explanation})` : ''
  return {
    head,
    base: null,
    scope: 'everything',
    notes: [...notes, `no merge base with ${branch} was found${why}; ${nothingToCompare}`],
  }
}

async function isHere(repository: Repository, commit: string): Promise<boolean> {
  return (await repository.resolve(commit)) !== undefined || repository.fetchCommit(commit)
}

function short(commit: string): string {
  return commit.slice(0, 12)
}
