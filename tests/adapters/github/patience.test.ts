import { describe, expect, it } from 'vitest'
import type { Fault } from '../../support/github-double/state.ts'
import { pullRequest, withGitHub } from '../../support/with-github.ts'

const repository = 'GET /repos/{owner}/{repo}'
const creation = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'
const done = { ok: true, value: 'public' }

describe('the patience of the client', () => {
  it.each([500, 502, 503, 504])('asks again after a %i, waiting longer each time', async (status) => {
    await withGitHub({}, async ({ host, state, waits }) => {
      state.faults.push({ operation: repository, kind: 'status', status, times: 3 })

      expect(await host.visibility()).toEqual(done)
      expect(waits).toEqual([1000, 2000, 4000])
    })
  })

  it('gives up after four tries', async () => {
    await withGitHub({}, async ({ host, state }) => {
      state.faults.push({ operation: repository, kind: 'status', status: 502, times: 9 })

      expect(await host.visibility()).toMatchObject({ ok: false, reason: 'unreachable' })
      expect(state.requests).toHaveLength(4)
    })
  })

  it.each([401, 403, 404, 409, 410, 413, 422])('does not ask again after a %i', async (status) => {
    await withGitHub({}, async ({ host, state, waits }) => {
      state.faults.push({ operation: repository, kind: 'status', status })

      expect(await host.visibility()).toMatchObject({ ok: false })
      expect(state.requests).toHaveLength(1)
      expect(waits).toEqual([])
    })
  })

  it.each([
    { name: 'Retry-After', status: 403, headers: { 'retry-after': '7' }, wait: 7000 },
    { name: 'Retry-After with 429', status: 429, headers: { 'retry-after': '7' }, wait: 7000 },
    {
      name: "the reset in GitHub's own time",
      status: 403,
      headers: {
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': String(Date.parse('2030-01-01T00:00:30Z') / 1000),
        date: 'Tue, 01 Jan 2030 00:00:00 GMT',
      },
      wait: 31_000,
    },
    { name: 'the documented minute', status: 429, headers: {}, wait: 60_000 },
  ])('waits out a rate limit by $name', async ({ status, headers, wait }) => {
    await withGitHub({}, async ({ host, state, waits }) => {
      state.faults.push({ operation: repository, kind: 'status', status, headers })

      expect(await host.visibility()).toEqual(done)
      expect(waits).toEqual([wait])
    })
  })

  it('knows a secondary limit by its words', async () => {
    await withGitHub({}, async ({ host, state, waits }) => {
      const body = { message: 'You have exceeded a secondary rate limit.' }
      state.faults.push({ operation: repository, kind: 'status', status: 403, body })

      expect(await host.visibility()).toEqual(done)
      expect(waits).toEqual([60_000])
    })
  })

  it('does not wait longer than its deadline', async () => {
    await withGitHub({}, async ({ host, state, waits }) => {
      const headers = { 'retry-after': '3600' }
      state.faults.push({ operation: repository, kind: 'status', status: 429, headers })

      expect(await host.visibility()).toMatchObject({ ok: false, reason: 'rate-limited' })
      expect(waits).toEqual([])
    })
  })

  it.each([
    { name: 'slow', fault: { operation: repository, kind: 'slow', ms: 8000 } },
    { name: 'cut off', fault: { operation: repository, kind: 'cut-off' } },
    { name: 'not JSON', fault: { operation: repository, kind: 'malformed' } },
  ] satisfies { name: string; fault: Fault }[])(
    'asks again after an answer that is $name',
    async ({ fault }) => {
      await withGitHub(
        {},
        async ({ host, state, waits }) => {
          state.faults.push(fault)

          expect(await host.visibility()).toEqual(done)
          expect(waits).toEqual([1000])
        },
        { patience: { timeoutMs: 1500 } },
      )
    },
  )

  it('has one deadline for all pages of a list', async () => {
    await withGitHub(
      {},
      async ({ host, state, waits }) => {
        const operation = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
        for (let id = 1; id <= 250; id += 1) {
          state.comments.push({ id, pullRequest, author: 'ada', body: '', edits: 0 })
        }
        state.faults.push({ operation, kind: 'slow', ms: 1, times: 1 })
        state.faults.push({
          operation,
          kind: 'status',
          status: 429,
          headers: { 'retry-after': '8' },
          times: 2,
        })

        expect(await host.comments(pullRequest)).toMatchObject({ ok: false, reason: 'rate-limited' })
        expect(waits).toEqual([8000])
      },
      { patience: { deadlineMs: 12_000 } },
    )
  })

  it('repeats the making of a comment only when nothing was made', async () => {
    await withGitHub({}, async ({ host, state }) => {
      state.faults.push({ operation: creation, kind: 'status', status: 503 })

      expect(await host.createComment(pullRequest, 'text')).toMatchObject({ ok: true })
      state.faults.push({ operation: creation, kind: 'status', status: 502, isDone: true })
      expect(await host.createComment(pullRequest, 'text')).toMatchObject({
        ok: false,
        reason: 'unreachable',
      })
      expect(state.requests).toHaveLength(3)
    })
  })
})
