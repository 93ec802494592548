import { describe, expect, it } from 'vitest'
import type { Fault } from '../support/github-double/state.ts'
import { type RanAction, runAction, type StepOfAction } from './support/action.ts'
import { safeVault, strict, tidyVault, weakVault } from './support/contracts.ts'
import { pullRequestEvent } from './support/events.ts'
import { type Conditions, withGitHub } from './support/github.ts'
import { aPullRequest, type PullRequest } from './support/pull-request.ts'

const vault = 'src/Vault.sol'
const safe = { '.github/sevengates.yml': strict, [vault]: safeVault }
const weak = aPullRequest(safe, { [vault]: weakVault })
const harmless = aPullRequest(safe, { [vault]: tidyVault })

const comments = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'
const sarifs = 'POST /repos/{owner}/{repo}/code-scanning/sarifs'

function gate(
  pull: PullRequest,
  conditions: Conditions,
  step: Partial<StepOfAction> = {},
): Promise<RanAction> {
  return withGitHub(pull, conditions, ({ url }) =>
    runAction({ workspace: pull.repository.folder, event: pullRequestEvent(pull), api: url, ...step }),
  )
}

function noticesOf({ stdout }: RanAction): readonly string[] {
  return stdout.split('\n').filter((line) => line.startsWith('::notice::'))
}

describe('a pull request from a fork', () => {
  const event = { event: pullRequestEvent(weak, 'fork') }

  it('fails for its weakness, with one notice for each report that its token may not write', async () => {
    const ran = await gate(weak, { isReadOnly: true }, event)
    expect(ran.exitCode).toBe(1)
    expect(ran.outputs).toMatchObject({ verdict: 'fail', 'blocking-count': '1' })
    expect(noticesOf(ran)).toEqual([
      expect.stringMatching(/comment.*fork.*read-only/),
      expect.stringMatching(/code scanning.*fork.*upload-sarif/),
    ])
    expect(ran.summary).toContain('tx.origin')
    expect(ran.sarif).toHaveLength(1)
  })

  it('passes where nothing is wrong, although nothing could be written', async () => {
    const ran = await gate(harmless, { isReadOnly: true }, { event: pullRequestEvent(harmless, 'fork') })
    expect(ran.exitCode).toBe(0)
    expect(noticesOf(ran)).toHaveLength(1)
  })
})

describe('a pull request by Dependabot', () => {
  it('is judged like any other, with one notice for each report', async () => {
    const ran = await gate(weak, { isReadOnly: true }, { actor: 'dependabot[bot]' })
    expect(ran.exitCode).toBe(1)
    expect(noticesOf(ran)).toEqual([
      expect.stringMatching(/comment.*Dependabot/),
      expect.stringMatching(/code scanning.*Dependabot/),
    ])
  })
})

describe('a token that may not', () => {
  it('write is a notice that names the permission, and the verdict stands', async () => {
    const ran = await gate(weak, { isReadOnly: true })
    expect(ran.exitCode).toBe(1)
    expect(noticesOf(ran)).toEqual([
      expect.stringContaining('pull-requests: write'),
      expect.stringContaining('security-events: write'),
    ])
  })

  it('do anything at all is a notice, and a pass stays a pass', async () => {
    const ran = await gate(harmless, { token: 'another' })
    expect(ran.exitCode).toBe(0)
    expect(ran.outputs.verdict).toBe('pass')
    expect(noticesOf(ran).length).toBeGreaterThan(0)
  })

  it('be found is a notice', async () => {
    const ran = await gate(weak, {}, { inputs: { 'github-token': '' } })
    expect(ran.exitCode).toBe(1)
    expect(noticesOf(ran)).toEqual([
      expect.stringContaining('There is no token'),
      expect.stringContaining('There is no token'),
    ])
  })
})

describe('a private repository without the licence for code scanning', () => {
  it('is told what to turn on', async () => {
    const ran = await gate(
      harmless,
      { visibility: 'private' },
      { event: pullRequestEvent(harmless, 'own', 'private') },
    )
    expect(ran.exitCode).toBe(0)
    expect(noticesOf(ran)).toEqual([expect.stringContaining('Code Security')])
  })
})

describe('an API that', () => {
  const quickly = { operation: comments, kind: 'status', status: 502 } as const

  it('fails for a moment is asked again', async () => {
    await withGitHub(weak, { faults: [quickly] }, async ({ url, state }) => {
      const ran = await runAction({
        workspace: weak.repository.folder,
        event: pullRequestEvent(weak),
        api: url,
        inputs: { upload: 'never' },
      })
      expect(ran.exitCode).toBe(1)
      expect(state.comments).toHaveLength(1)
    })
  })

  it('is down changes nothing about the verdict', async () => {
    const ran = await runAction({
      workspace: harmless.repository.folder,
      event: pullRequestEvent(harmless),
      // Refuses connections.
      api: 'http://127.0.0.1:9',
      inputs: { upload: 'never' },
    })
    expect(ran.exitCode).toBe(0)
    expect(noticesOf(ran)).toHaveLength(1)
  })

  it('is slow, cut off or talks nonsense ends in a comment and an upload, once each', async () => {
    const faults: Fault[] = [
      { operation: comments, kind: 'cut-off' },
      { operation: sarifs, kind: 'slow', ms: 1500 },
      { operation: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments', kind: 'malformed' },
    ]
    await withGitHub(weak, { faults }, async ({ url, state }) => {
      const ran = await runAction({
        workspace: weak.repository.folder,
        event: pullRequestEvent(weak),
        api: url,
      })
      expect(ran.exitCode).toBe(1)
      expect(state.comments).toHaveLength(1)
      expect(state.uploads).toHaveLength(1)
    })
  })
})
