import { describe, expect, it } from 'vitest'
import { readEvent } from '../../../src/adapters/github/read-event.ts'
import { UserError } from '../../../src/domain/user-error.ts'

const merge = 'a'.repeat(40)
const head = 'b'.repeat(40)
const base = 'c'.repeat(40)

const repository = { full_name: 'acme/vault', default_branch: 'main', private: false, visibility: 'public' }

function environment(name: string, changes: Record<string, string | undefined> = {}) {
  return {
    GITHUB_EVENT_NAME: name,
    GITHUB_REPOSITORY: 'acme/vault',
    GITHUB_SHA: merge,
    GITHUB_REF: 'refs/heads/main',
    GITHUB_RUN_ID: '42',
    GITHUB_ACTOR: 'ada',
    GITHUB_SERVER_URL: 'https://github.com',
    ...changes,
  }
}

function aPullRequest(changes: object = {}) {
  return {
    number: 7,
    title: 'a title of anybody',
    draft: true,
    head: { sha: head, ref: 'feature', repo: { full_name: 'acme/vault' } },
    base: { sha: base, ref: 'release/1.x' },
    ...changes,
  }
}

function read(name: string, payload: unknown, changes: Record<string, string | undefined> = {}) {
  return readEvent(environment(name, changes), JSON.stringify(payload))
}

describe('readEvent', () => {
  it('reads a pull request of the same repository', () => {
    expect(read('pull_request', { repository, pull_request: aPullRequest() })).toEqual({
      kind: 'pull_request',
      repository: { owner: 'acme', name: 'vault' },
      defaultBranch: 'main',
      visibility: 'public',
      serverUrl: 'https://github.com',
      runUrl: 'https://github.com/acme/vault/actions/runs/42',
      isDependabot: false,
      number: 7,
      headSha: head,
      baseRef: 'release/1.x',
      mergeCommit: merge,
      isFork: false,
      isDraft: true,
    })
  })

  it.each([
    { name: 'from another repository', repo: { full_name: 'mallory/vault' }, isFork: true },
    { name: 'from a repository that is gone', repo: null, isFork: true },
    {
      name: 'in a repository that is a fork itself',
      repo: { full_name: 'Acme/Vault', fork: true },
      isFork: false,
    },
  ])('knows whether a pull request $name comes from a fork', ({ repo, isFork }) => {
    const pull_request = aPullRequest({ head: { sha: head, repo } })

    expect(read('pull_request', { repository, pull_request })).toMatchObject({ isFork })
  })

  it('knows Dependabot by who started the run', () => {
    const payload = { repository, pull_request: aPullRequest() }

    expect(read('pull_request', payload, { GITHUB_ACTOR: 'dependabot[bot]' })).toMatchObject({
      isDependabot: true,
    })
  })

  it.each([
    { ref: 'refs/heads/main', isDefaultBranch: true, isMergeQueue: false },
    { ref: 'refs/tags/v1', isDefaultBranch: false, isMergeQueue: false },
    { ref: 'refs/heads/gh-readonly-queue/main/pr-7-abc', isDefaultBranch: false, isMergeQueue: true },
  ])('reads a push to $ref', ({ ref, ...expected }) => {
    const payload = {
      repository,
      ref,
      before: base,
      after: head,
      created: false,
      deleted: false,
      forced: true,
    }

    expect(read('push', payload)).toMatchObject({
      kind: 'push',
      ref,
      before: base,
      after: head,
      forced: true,
      ...expected,
    })
  })

  it('reads an entry of a merge queue', () => {
    const ref = 'refs/heads/gh-readonly-queue/main/pr-7-abc'
    const merge_group = { base_sha: base, head_sha: head, head_ref: ref, base_ref: 'refs/heads/main' }

    expect(read('merge_group', { repository, merge_group })).toMatchObject({
      kind: 'merge_group',
      baseSha: base,
      headSha: head,
      ref,
    })
  })

  it('reads a timetable that tells nothing but itself', () => {
    const event = read('schedule', { schedule: '0 0 * * *' }, { GITHUB_REF: 'refs/heads/trunk' })

    expect(event).toMatchObject({
      kind: 'schedule',
      defaultBranch: 'trunk',
      visibility: 'unknown',
      ref: 'refs/heads/trunk',
      commit: merge,
    })
  })

  it('reads a run that was started by hand on another branch', () => {
    const event = read('workflow_dispatch', { repository }, { GITHUB_REF: 'refs/heads/work' })

    expect(event).toMatchObject({ kind: 'workflow_dispatch', defaultBranch: 'main', ref: 'refs/heads/work' })
  })

  it('reads the unsafe events far enough to refuse them', () => {
    expect(read('pull_request_target', { repository, pull_request: aPullRequest() })).toMatchObject({
      kind: 'pull_request_target',
      number: 7,
    })
    expect(read('workflow_run', { repository, workflow_run: { head_sha: head } })).toMatchObject({
      kind: 'workflow_run',
      headSha: head,
      trustedCommit: merge,
    })
  })

  it.each([
    { flags: { visibility: 'internal', private: true }, visibility: 'internal' },
    { flags: { private: true }, visibility: 'private' },
    { flags: { private: false }, visibility: 'public' },
    { flags: { visibility: 'something new', private: true }, visibility: 'private' },
  ])('reads the visibility $visibility from $flags', ({ flags, visibility }) => {
    const payload = { repository: { full_name: 'acme/vault', default_branch: 'main', ...flags } }

    expect(read('workflow_dispatch', payload)).toMatchObject({ visibility })
  })

  it.each(['issue_comment', 'constructor', ''])(
    'refuses the event %j and lists those it can gate',
    (name) => {
      expect(() => read(name, {})).toThrow(
        expect.objectContaining({
          code: 'EVENT_UNSUPPORTED',
          message: expect.stringContaining('pull_request, push, merge_group, schedule, workflow_dispatch'),
        }),
      )
    },
  )

  it.each([
    { name: 'no number', change: { number: undefined }, says: 'pull_request.number' },
    { name: 'a number that is text', change: { number: '7' }, says: 'pull_request.number' },
    {
      name: 'a head that is an option',
      change: { head: { sha: '--help', repo: null } },
      says: 'a full commit id',
    },
    { name: 'a base that is an option', change: { base: { ref: '--upload-pack=x' } }, says: 'git allows' },
    { name: 'a base that is a range', change: { base: { ref: 'a..b' } }, says: 'git allows' },
    { name: 'a base with a line break', change: { base: { ref: 'a\nb' } }, says: 'git allows' },
  ])('refuses a pull request with $name and names the field', ({ change, says }) => {
    expect(() => read('pull_request', { repository, pull_request: aPullRequest(change) })).toThrow(
      expect.objectContaining({ code: 'INPUT_INVALID', message: expect.stringContaining(says) }),
    )
  })

  it.each(['', '{', 'null', '[]', '"text"'])('refuses the payload %j', (text) => {
    expect(() => readEvent(environment('push'), text)).toThrow(UserError)
  })

  it.each([
    { GITHUB_REPOSITORY: undefined },
    { GITHUB_REPOSITORY: 'vault' },
    { GITHUB_SHA: 'HEAD' },
    { GITHUB_RUN_ID: '' },
    { GITHUB_SERVER_URL: 'javascript:alert(1)' },
  ])('refuses the environment %j', (changes) => {
    expect(() => read('schedule', {}, changes)).toThrow(
      expect.objectContaining({
        code: 'INPUT_INVALID',
        message: expect.stringContaining(Object.keys(changes).join()),
      }),
    )
  })
})
