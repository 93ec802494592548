import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { connectToGitHub } from '../../../src/adapters/github/connect.ts'
import { pullRequest, withGitHub } from '../../support/with-github.ts'

const creation = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'
const upload = { commit: '0'.repeat(40), ref: 'refs/heads/main', sarif: '{}' }

async function addressWithoutServer(): Promise<string> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

describe('a refusal', () => {
  it('of the token says which token to pass', async () => {
    await withGitHub(
      {},
      async ({ host }) => {
        expect(await host.visibility()).toEqual({
          ok: false,
          reason: 'no-permission',
          explanation: expect.stringMatching(
            /does not accept the token .*401: Bad credentials.*github-token/,
          ),
        })
      },
      { token: 'expired' },
    )
  })

  it.each([
    { origin: 'same-repository', says: /add `pull-requests: write` to the job's `permissions:`/ },
    { origin: 'fork', says: /from a fork is read-only.*job summary/ },
    { origin: 'dependabot', says: /Dependabot.*read-only.*job summary/ },
  ] as const)('to write a comment for $origin says why and what to do', async ({ origin, says }) => {
    await withGitHub(
      { isReadOnly: true },
      async ({ host }) => {
        expect(await host.createComment(pullRequest, 'text')).toEqual({
          ok: false,
          reason: 'no-permission',
          explanation: expect.stringMatching(says),
        })
      },
      { origin },
    )
  })

  it('to upload for a fork names the step that may', async () => {
    await withGitHub(
      { isReadOnly: true },
      async ({ host }) => {
        expect(await host.uploadSarif(upload)).toMatchObject({
          reason: 'no-permission',
          explanation: expect.stringContaining('github/codeql-action/upload-sarif'),
        })
      },
      { origin: 'fork' },
    )
  })

  it('for want of the licence says what to turn on', async () => {
    await withGitHub({ visibility: 'private' }, async ({ host }) => {
      expect(await host.uploadSarif(upload)).toMatchObject({
        reason: 'not-enabled',
        explanation: expect.stringContaining('turn on GitHub Code Security'),
      })
    })
  })

  it('for want of the thing names the permission that hides things', async () => {
    await withGitHub({}, async ({ host }) => {
      expect(await host.createComment(99, 'text')).toMatchObject({
        reason: 'not-found',
        explanation: expect.stringMatching(/404: Not Found.*`pull-requests: write`/),
      })
    })
  })

  it("of a text that is too long repeats GitHub's words", async () => {
    await withGitHub({}, async ({ host }) => {
      expect(await host.createComment(pullRequest, 'x'.repeat(65_537))).toMatchObject({
        reason: 'invalid',
        explanation: expect.stringContaining('Body is too long (maximum is 65536 characters)'),
      })
    })
  })

  it('of an upload that GitHub finds too large says so', async () => {
    await withGitHub({}, async ({ host, state }) => {
      const operation = 'POST /repos/{owner}/{repo}/code-scanning/sarifs'
      state.faults.push({ operation, kind: 'status', status: 413, body: null })

      expect(await host.uploadSarif(upload)).toMatchObject({ reason: 'too-large' })
    })
  })

  it('is one short line whatever GitHub says', async () => {
    await withGitHub({}, async ({ host, state }) => {
      const body = { message: `\u001b[31m\n::error::${'long '.repeat(200)}` }
      state.faults.push({ operation: creation, kind: 'status', status: 422, body })

      const answer = await host.createComment(pullRequest, 'text')

      expect(answer.ok ? '' : answer.explanation).toMatch(/^[^\p{Cc}]{1,400}$/u)
    })
  })

  it('never shows the token, also when GitHub repeats it', async () => {
    await withGitHub({}, async ({ host, state }) => {
      const body = { message: 'the token t0ken is not welcome' }
      state.faults.push({ operation: creation, kind: 'status', status: 403, body })

      const answer = await host.createComment(pullRequest, 'text')

      expect(answer.ok ? '' : answer.explanation).toContain('the token *** is not welcome')
    })
  })

  it('of the network names the cause', async () => {
    const apiUrl = await addressWithoutServer()
    const patience = { sleep: async () => {} }
    const host = connectToGitHub({ token: 't0ken', apiUrl, owner: 'acme', repo: 'vault', patience })

    expect(await host.visibility()).toMatchObject({
      reason: 'unreachable',
      explanation: expect.stringMatching(/could not be reached to describe the repository: .+/),
    })
  })
})
