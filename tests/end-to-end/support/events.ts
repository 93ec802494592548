import type { Fixture } from '../../support/git-fixture.ts'
import { type PullRequest, pullRequestNumber } from './pull-request.ts'

/** What GitHub tells a job about why it runs. */
export interface JobEvent {
  readonly name: string
  readonly ref: string
  readonly sha: string
  readonly payload: Readonly<Record<string, unknown>>
}

const name = { full_name: 'acme/vault' }
const repository = { ...name, default_branch: 'main', private: false, visibility: 'public' }
const nobody = '0'.repeat(40)

/** From a branch of the repository itself, or of a fork. */
export function pullRequestEvent(
  { head, merge, repository: fixture }: PullRequest,
  origin: 'own' | 'fork' = 'own',
  visibility: 'public' | 'private' = 'public',
): JobEvent {
  const from = origin === 'own' ? name : { full_name: 'mallory/vault' }
  // Frozen when the pull request was opened, as GitHub does.
  const opened = fixture.git('merge-base', head, 'main')
  return {
    name: 'pull_request',
    ref: `refs/pull/${pullRequestNumber}/merge`,
    sha: merge,
    payload: {
      action: 'synchronize',
      number: pullRequestNumber,
      repository: { ...repository, visibility, private: visibility === 'private' },
      pull_request: {
        number: pullRequestNumber,
        draft: false,
        head: { ref: 'feature', sha: head, repo: from },
        base: { ref: 'main', sha: opened, repo: name },
      },
    },
  }
}

/** Somebody pushed what is checked out. */
export function pushEvent(fixture: Fixture, branch: string, before = nobody): JobEvent {
  const sha = fixture.git('rev-parse', 'HEAD')
  const ref = `refs/heads/${branch}`
  const flags = { created: before === nobody, deleted: false, forced: false }
  return { name: 'push', ref, sha, payload: { repository, ref, before, after: sha, ...flags } }
}

export function mergeGroupEvent(fixture: Fixture, baseSha: string): JobEvent {
  const sha = fixture.git('rev-parse', 'HEAD')
  const ref = `refs/heads/gh-readonly-queue/main/pr-${pullRequestNumber}-${baseSha}`
  const group = { base_sha: baseSha, head_sha: sha, head_ref: ref, base_ref: 'refs/heads/main' }
  return { name: 'merge_group', ref, sha, payload: { repository, merge_group: group } }
}

export function scheduleEvent(fixture: Fixture): JobEvent {
  const sha = fixture.git('rev-parse', 'HEAD')
  return { name: 'schedule', ref: 'refs/heads/main', sha, payload: { schedule: '0 3 * * *', repository } }
}
