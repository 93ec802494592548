import { expect } from 'vitest'
import { type Connection, connectToGitHub } from '../../src/adapters/github/connect.ts'
import type { CodeHost } from '../../src/ports/code-host.ts'
import { aRepository, type Fixture } from './git-fixture.ts'
import type { DoubleOptions, DoubleState } from './github-double/state.ts'
import { startGitHubDouble } from './github-double.ts'

/** A test's connection to a double of GitHub. */
export interface OnGitHub {
  readonly host: CodeHost
  readonly state: DoubleState
  readonly url: string
  readonly repository: Fixture
  /** Milliseconds that the client would have waited; the test does not wait. */
  readonly waits: readonly number[]
}

export const pullRequest = 7

/** Pull request 7 renames, adds and deletes files on a branch that left `main` one commit ago. */
export function aRepositoryWithPullRequest(): Fixture {
  const repository = aRepository()
    .write('src/Vault.sol', 'contract Vault {\n  uint256 a;\n  uint256 b;\n  uint256 c;\n}\n')
    .write('src/Old.sol', 'contract Old {}\n')
  repository.commit('first')
  repository
    .branch('feature/withdraw')
    .move('src/Vault.sol', 'src/Safe vault.sol')
    .write('src/Nëu.sol', 'contract Neu {}\n')
    .remove('src/Old.sol')
    .commit('change')
  repository.checkout('main').write('README.md', 'read me\n').commit('meanwhile')
  return repository
}

/** One for all tests of a file: the double only reads it. */
let repository: Fixture | undefined

/** Runs a test against a fresh double and fails it when a request or answer was not as GitHub documents. */
export async function withGitHub(
  options: Partial<DoubleOptions>,
  test: (github: OnGitHub) => Promise<void>,
  connection: Partial<Connection> = {},
): Promise<void> {
  repository ??= aRepositoryWithPullRequest()
  const pullRequests = [{ number: pullRequest, base: 'main', head: 'feature/withdraw' }]
  const double = await startGitHubDouble({ folder: repository.folder, pullRequests, ...options })
  const waits: number[] = []
  const patience: Connection['patience'] = {
    sleep: async (ms) => {
      waits.push(ms)
    },
    nowMs: () => performance.now() + waits.reduce((sum, ms) => sum + ms, 0),
    ...connection.patience,
  }
  const host = connectToGitHub({
    token: options.token ?? 't0ken',
    apiUrl: double.url,
    owner: 'acme',
    repo: 'vault',
    ...connection,
    patience,
  })
  try {
    await test({ host, state: double.state, url: double.url, repository, waits })
    expect(double.state.violations).toEqual([])
  } finally {
    await double.close()
  }
}
