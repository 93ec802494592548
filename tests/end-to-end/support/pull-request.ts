import { aRepository, type Fixture } from '../../support/git-fixture.ts'

/** Text by path; `null` deletes. */
export type Files = Readonly<Record<string, string | null>>

/** A repository with one open pull request, checked out as `actions/checkout` does: at its test merge. */
export interface PullRequest {
  readonly repository: Fixture
  /** Tip of `main`, which has moved on since the pull request was opened. */
  readonly base: string
  readonly head: string
  readonly merge: string
}

export const pullRequestNumber = 7

/** A pull request that makes `changed` out of `files`. */
export function aPullRequest(files: Files, changed: Files): PullRequest {
  const repository = aRepository()
  writeAll(repository, { 'README.md': 'Contracts.\n', ...files }).commit('Begin')
  writeAll(repository.branch('feature'), changed)
  const head = repository.commit('Change')
  repository.checkout('main').write('NEWS.md', 'Meanwhile on main.\n')
  const base = repository.commit('Meanwhile')
  return { repository, base, head, merge: mergeForTest(repository) }
}

/** The same pull request after another commit on its branch. */
export function pushTo({ repository, base }: PullRequest, changed: Files): PullRequest {
  writeAll(repository.checkout('feature'), changed)
  const head = repository.commit('Change again')
  return { repository, base, head, merge: mergeForTest(repository) }
}

function mergeForTest(repository: Fixture): string {
  repository.git('checkout', '--quiet', '--detach', 'main')
  const merge = repository.merge('feature')
  repository.git('update-ref', `refs/pull/${pullRequestNumber}/merge`, merge)
  return merge
}

export function writeAll(repository: Fixture, files: Files): Fixture {
  for (const [path, text] of Object.entries(files)) {
    if (text === null) repository.remove(path)
    else repository.write(path, text)
  }
  return repository
}
