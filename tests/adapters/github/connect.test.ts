import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { connectToGitHub } from '../../../src/adapters/github/connect.ts'
import { pullRequest, withGitHub } from '../../support/with-github.ts'

const sarif = JSON.stringify({
  version: '2.1.0',
  runs: [{ tool: { driver: { name: 'Sevengates' } }, results: [] }],
})

describe('the connection to GitHub', () => {
  it('lists the comments of all pages in order', async () => {
    await withGitHub({}, async ({ host, state }) => {
      for (let id = 1; id <= 250; id += 1) {
        state.comments.push({ id, pullRequest, author: 'ada', body: `number ${id}`, edits: 0 })
      }

      const comments = await host.comments(pullRequest)

      expect(comments).toMatchObject({ ok: true, value: { length: 250 } })
      expect(comments.ok && comments.value.at(-1)).toMatchObject({
        id: 250,
        author: 'ada',
        body: 'number 250',
      })
      expect(state.requests).toHaveLength(3)
    })
  })

  it('lists comments whose author is gone', async () => {
    await withGitHub({}, async ({ host, state }) => {
      state.comments.push({ id: 1, pullRequest, author: '', body: 'text', edits: 0 })

      expect(await host.comments(pullRequest)).toMatchObject({
        ok: true,
        value: [{ author: '', body: 'text' }],
      })
    })
  })

  it('creates a comment and changes it in place', async () => {
    await withGitHub({}, async ({ host, state }) => {
      const created = await host.createComment(pullRequest, 'one')
      const updated = created.ok ? await host.updateComment(created.value.id, 'two') : created

      expect(updated).toMatchObject({ ok: true, value: { author: 'github-actions[bot]', body: 'two' } })
      expect(state.comments).toMatchObject([{ body: 'two', edits: 1 }])
    })
  })

  it('finds the merge base of two refs, also with a slash in their names', async () => {
    await withGitHub({}, async ({ host, repository }) => {
      const expected = repository.git('merge-base', 'main', 'feature/withdraw')

      expect(await host.mergeBase('main', 'feature/withdraw')).toEqual({ ok: true, value: expected })
    })
  })

  it('uploads SARIF compressed and tells what became of it', async () => {
    await withGitHub({ pendingPolls: 1 }, async ({ host, state, repository }) => {
      const commit = repository.git('rev-parse', 'feature/withdraw')
      const receipt = await host.uploadSarif({ commit, ref: 'refs/pull/7/head', sarif })
      const id = receipt.ok ? receipt.value : ''

      expect(await host.sarifStatus(id)).toEqual({ ok: true, value: { kind: 'pending' } })
      expect(await host.sarifStatus(id)).toEqual({ ok: true, value: { kind: 'complete' } })
      expect(state.uploads).toMatchObject([{ commit, ref: 'refs/pull/7/head', sarif: JSON.parse(sarif) }])
    })
  })

  it('sends nothing that is too large when compressed', async () => {
    await withGitHub({}, async ({ host, state, repository }) => {
      const noise = randomBytes(11 * 1024 * 1024).toString('latin1')
      const commit = repository.git('rev-parse', 'main')

      const receipt = await host.uploadSarif({ commit, ref: 'refs/heads/main', sarif: noise })

      expect(receipt).toMatchObject({
        reason: 'too-large',
        explanation: expect.stringContaining('takes 10 MiB'),
      })
      expect(state.requests).toEqual([])
    })
  })

  it.each(['public', 'private', 'internal'] as const)('says that a repository is %s', async (visibility) => {
    await withGitHub({ visibility }, async ({ host }) => {
      expect(await host.visibility()).toEqual({ ok: true, value: visibility })
    })
  })

  it.each([
    { flag: true, visibility: 'private' },
    { flag: false, visibility: 'public' },
  ])('reads $visibility from an old server, which only has a flag', async ({ flag, visibility }) => {
    await withGitHub({}, async ({ host, state }) => {
      const body = { private: flag }
      state.faults.push({ operation: 'GET /repos/{owner}/{repo}', kind: 'status', status: 200, body })

      expect(await host.visibility()).toEqual({ ok: true, value: visibility })
    })
  })

  it('names its version of the API and itself', async () => {
    await withGitHub({}, async ({ host, state }) => {
      await host.visibility()

      expect(state.requests).toMatchObject([
        { apiVersion: '2022-11-28', userAgent: expect.stringContaining('sevengates') },
      ])
    })
  })

  it.each([
    { name: 'an empty token', token: ' ', apiUrl: 'https://api.github.com', says: 'github-token' },
    { name: 'an address that is none', token: 't', apiUrl: 'api', says: "address of GitHub's API" },
  ])('refuses $name', ({ token, apiUrl, says }) => {
    expect(() => connectToGitHub({ token, apiUrl, owner: 'acme', repo: 'vault' })).toThrow(says)
  })
})

describe('the author of our comments', () => {
  it("is the job's bot for the job's token, without asking", async () => {
    await withGitHub({ token: 'ghs_abc' }, async ({ host, state }) => {
      expect(await host.author()).toBe('github-actions[bot]')
      expect(state.requests).toEqual([])
    })
  })

  it("is the job's bot for a token that may not ask who it is", async () => {
    await withGitHub({}, async ({ host }) => {
      expect(await host.author()).toBe('github-actions[bot]')
    })
  })

  it('is the user whose personal token it is, asked once', async () => {
    await withGitHub({ user: 'ada' }, async ({ host, state }) => {
      await host.author()

      expect(await host.author()).toBe('ada')
      expect(state.requests).toHaveLength(1)
    })
  })

  it('is whom the user names', async () => {
    await withGitHub(
      {},
      async ({ host }) => {
        expect(await host.author()).toBe('our-app[bot]')
      },
      { author: 'our-app[bot]' },
    )
  })
})
