import type { EventContext, GitHubEvent } from '../../src/domain/event.ts'

const context: EventContext = {
  repository: { owner: 'acme', name: 'vault' },
  defaultBranch: 'main',
  visibility: 'public',
  serverUrl: 'https://github.com',
  runUrl: 'https://github.com/acme/vault/actions/runs/1',
  isDependabot: false,
}

const commit = 'c'.repeat(40)
const before = 'b'.repeat(40)

type Kind = GitHubEvent['kind']
type EventOf<K extends Kind, E = GitHubEvent> = E extends { readonly kind: infer Own }
  ? K extends Own
    ? E
    : never
  : never

const events = {
  pull_request: {
    number: 7,
    headSha: 'd'.repeat(40),
    baseRef: 'main',
    mergeCommit: commit,
    isFork: false,
    isDraft: false,
  },
  push: {
    ref: 'refs/heads/main',
    before,
    after: commit,
    isDefaultBranch: true,
    isMergeQueue: false,
    forced: false,
    created: false,
    deleted: false,
  },
  merge_group: { baseSha: before, headSha: commit, ref: 'refs/heads/gh-readonly-queue/main/pr-7-abc' },
  schedule: { ref: 'refs/heads/main', commit },
  workflow_dispatch: { ref: 'refs/heads/main', commit },
  pull_request_target: { number: 7 },
  workflow_run: { headSha: commit, trustedCommit: commit, ref: 'refs/heads/main' },
} as const

/** An ordinary event of a public repository; name only what the test is about. */
export function anEvent<K extends Kind>(event: { readonly kind: K } & Partial<EventOf<K>>): EventOf<K> {
  return { ...context, ...events[event.kind], ...event } as unknown as EventOf<K>
}
