import { describe, expect, it } from 'vitest'
import { uploadSarif } from '../../../src/adapters/github/upload-sarif.ts'
import type { CodeHost } from '../../../src/ports/code-host.ts'
import { withGitHub } from '../../support/with-github.ts'

const status = 'GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}'

function aResult(startLine: number) {
  const physicalLocation = { artifactLocation: { uri: 'src/Vault.sol' }, region: { startLine } }
  return { ruleId: 'reentrancy', message: { text: 'text' }, locations: [{ physicalLocation }] }
}

function aRun(category: string, results: readonly unknown[] = []) {
  return { tool: { driver: { name: 'Sevengates' } }, automationDetails: { id: category }, results }
}

function aLog(...runs: readonly unknown[]): string {
  return JSON.stringify({ version: '2.1.0', runs })
}

/** Uploads at once, noting what would have been waited. */
function uploading(
  host: CodeHost,
  commit: string,
  sarif: string,
  waits: number[] = [],
  ref = 'refs/heads/main',
) {
  return uploadSarif(host, { commit, ref, sarif }, async (ms) => {
    waits.push(ms)
  })
}

describe('uploadSarif', () => {
  it('waits until the upload was taken in', async () => {
    await withGitHub({ pendingPolls: 2 }, async ({ host, repository }) => {
      const waits: number[] = []
      const main = repository.git('rev-parse', 'main')

      const uploaded = await uploading(host, main, aLog(aRun('sevengates/', [aResult(3)])), waits)

      expect(uploaded).toEqual({ kind: 'complete', line: 'Code scanning: uploaded.' })
      expect(waits).toEqual([500, 2000, 5000])
    })
  })

  it('stops waiting after a minute and a quarter and says that it is not known', async () => {
    await withGitHub({ pendingPolls: 99 }, async ({ host, repository }) => {
      const waits: number[] = []

      const uploaded = await uploading(host, repository.git('rev-parse', 'main'), aLog(aRun('a')), waits)

      expect(uploaded).toMatchObject({ kind: 'pending', line: expect.stringContaining('still working') })
      expect(waits).toEqual([500, 2000, 5000, 10_000, 20_000, 40_000])
    })
  })

  it.each([
    {
      name: '21 runs',
      log: aLog(...Array.from({ length: 21 }, (_, at) => aRun(`r${at}`))),
      says: '(21 > 20)',
    },
    { name: 'two runs of one category', log: aLog(aRun('a'), aRun('a')), says: 'same category' },
    {
      name: 'a result without a place',
      log: aLog(aRun('a', [{ message: { text: 'text' } }])),
      says: 'expected artifact location',
    },
    { name: 'line 0', log: aLog(aRun('a', [aResult(0)])), says: 'from 1' },
    {
      name: 'too many results',
      log: aLog(
        aRun(
          'a',
          Array.from({ length: 25_001 }, () => aResult(1)),
        ),
      ),
      says: '(25001 > 25000)',
    },
    {
      name: 'a failed invocation',
      log: aLog({ ...aRun('a'), invocations: [{ executionSuccessful: false }] }),
      says: 'unsuccessful execution',
    },
    { name: 'another version', log: '{"version":"2.0.0","runs":[]}', says: 'Invalid SARIF' },
  ])('repeats why GitHub rejects $name', async ({ log, says }) => {
    await withGitHub({}, async ({ host, repository }) => {
      const uploaded = await uploading(host, repository.git('rev-parse', 'main'), log)

      expect(uploaded).toMatchObject({ kind: 'rejected', line: expect.stringContaining(says) })
    })
  })

  it('tells what to add when the upload is refused', async () => {
    await withGitHub({ isReadOnly: true }, async ({ host, repository }) => {
      const uploaded = await uploading(host, repository.git('rev-parse', 'main'), aLog(aRun('a')))

      expect(uploaded).toMatchObject({
        kind: 'refused',
        line: expect.stringContaining('`security-events: write`'),
      })
    })
  })

  it('is refused for a branch of a merge queue', async () => {
    await withGitHub({}, async ({ host, repository }) => {
      const ref = 'refs/heads/gh-readonly-queue/main/pr-7-abc'

      const uploaded = await uploading(host, repository.git('rev-parse', 'main'), aLog(aRun('a')), [], ref)

      expect(uploaded).toMatchObject({ kind: 'refused', line: expect.stringContaining('not found') })
    })
  })

  it('goes on asking when GitHub cannot be reached for a while', async () => {
    await withGitHub({ pendingPolls: 0 }, async ({ host, state, repository }) => {
      state.faults.push({ operation: status, kind: 'status', status: 502, times: 4 })

      const uploaded = await uploading(host, repository.git('rev-parse', 'main'), aLog(aRun('a')))

      expect(uploaded).toMatchObject({ kind: 'complete' })
    })
  })

  it('stops asking when it may not', async () => {
    await withGitHub({}, async ({ host, state, repository }) => {
      const waits: number[] = []
      state.faults.push({ operation: status, kind: 'status', status: 403 })

      const uploaded = await uploading(host, repository.git('rev-parse', 'main'), aLog(aRun('a')), waits)

      expect(uploaded).toMatchObject({ kind: 'pending', line: expect.stringContaining('security-events') })
      expect(waits).toEqual([500])
    })
  })

  it('does not throw when the client does', async () => {
    await withGitHub({}, async ({ host }) => {
      const broken: CodeHost = { ...host, uploadSarif: () => Promise.reject(new Error('bug')) }

      expect(await uploading(broken, '', '')).toMatchObject({ kind: 'refused' })
    })
  })
})
