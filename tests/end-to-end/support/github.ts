import { expect } from 'vitest'
import type { DoubleOptions, Fault } from '../../support/github-double/state.ts'
import { type GitHubDouble, startGitHubDouble } from '../../support/github-double.ts'
import { type PullRequest, pullRequestNumber } from './pull-request.ts'

/** What a test needs of the double, besides its repository. */
export type Conditions = Partial<DoubleOptions> & { readonly faults?: readonly Fault[] }

/** Calls `use` with a double of GitHub over the repository, and fails when a request was not as GitHub documents. */
export async function withGitHub<T>(
  { repository }: Pick<PullRequest, 'repository'>,
  { faults = [], ...options }: Conditions,
  use: (github: GitHubDouble) => Promise<T>,
): Promise<T> {
  const github = await startGitHubDouble({
    folder: repository.folder,
    pullRequests: [{ number: pullRequestNumber, base: 'main', head: 'feature' }],
    pendingPolls: 0,
    ...options,
  })
  github.state.faults.push(...faults)
  try {
    const value = await use(github)
    expect(github.state.violations).toEqual([])
    return value
  } finally {
    await github.close()
  }
}
