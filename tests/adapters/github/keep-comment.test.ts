import { describe, expect, it } from 'vitest'
import { keepComment } from '../../../src/adapters/github/keep-comment.ts'
import type { CodeHost } from '../../../src/ports/code-host.ts'
import type { CommentOfDouble } from '../../support/github-double/state.ts'
import { pullRequest, withGitHub } from '../../support/with-github.ts'

const marker = '<!-- sevengates -->'
const wish = { pullRequest, marker, body: `${marker}\nnew text`, mayCreate: true }
const creation = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'

function aComment(comment: Partial<CommentOfDouble>): CommentOfDouble {
  return {
    id: 1,
    pullRequest,
    author: 'github-actions[bot]',
    body: `${marker}\nold text`,
    edits: 0,
    ...comment,
  }
}

describe('keepComment', () => {
  it('makes the comment when there is none', async () => {
    await withGitHub({}, async ({ host, state }) => {
      expect(await keepComment(host, wish)).toMatchObject({
        kind: 'created',
        url: expect.stringContaining('/pull/7#'),
      })
      expect(state.comments).toMatchObject([{ body: wish.body }])
    })
  })

  it('makes none when only an old one was to be kept', async () => {
    await withGitHub({}, async ({ host, state }) => {
      expect(await keepComment(host, { ...wish, mayCreate: false })).toEqual({ kind: 'absent' })
      expect(state.comments).toEqual([])
    })
  })

  it('changes ours in place, also when it is on the last of many pages', async () => {
    await withGitHub({}, async ({ host, state }) => {
      for (let id = 1; id <= 210; id += 1) state.comments.push(aComment({ id, author: 'ada', body: 'chat' }))
      state.comments.push(aComment({ id: 211 }))

      expect(await keepComment(host, wish)).toMatchObject({ kind: 'updated' })
      expect(state.comments.filter(({ edits }) => edits > 0)).toMatchObject([{ id: 211, body: wish.body }])
    })
  })

  it('writes nothing when the text is the same, ends of lines aside', async () => {
    await withGitHub({}, async ({ host, state }) => {
      state.comments.push(aComment({ body: `${marker}\r\nnew text\r\n` }))

      expect(await keepComment(host, wish)).toMatchObject({ kind: 'unchanged' })
      expect(state.comments).toMatchObject([{ edits: 0 }])
    })
  })

  it('leaves a comment alone that carries our marker but was written by somebody else', async () => {
    await withGitHub({}, async ({ host, state }) => {
      state.comments.push(aComment({ author: 'mallory' }))

      expect(await keepComment(host, wish)).toMatchObject({ kind: 'created' })
      expect(state.comments).toMatchObject([
        { author: 'mallory', edits: 0 },
        { author: 'github-actions[bot]' },
      ])
    })
  })

  it('keeps the newest of several of ours', async () => {
    await withGitHub({}, async ({ host, state }) => {
      state.comments.push(aComment({ id: 1 }), aComment({ id: 9 }), aComment({ id: 5 }))

      await keepComment(host, wish)

      expect(state.comments.filter(({ edits }) => edits > 0)).toMatchObject([{ id: 9 }])
    })
  })

  it('finds the comment of a personal token by its user', async () => {
    await withGitHub({ user: 'ada' }, async ({ host, state }) => {
      state.comments.push(aComment({ author: 'ada' }))

      expect(await keepComment(host, wish)).toMatchObject({ kind: 'updated' })
    })
  })

  it('adds the marker to a text without it, so that the next run finds the comment', async () => {
    await withGitHub({}, async ({ host, state }) => {
      const bare = { ...wish, body: 'text' }
      await keepComment(host, bare)

      expect(await keepComment(host, bare)).toMatchObject({ kind: 'unchanged' })
      expect(state.comments).toHaveLength(1)
    })
  })

  it('looks before it tries again when nobody knows whether the comment was made', async () => {
    await withGitHub({}, async ({ host, state }) => {
      state.faults.push({ operation: creation, kind: 'cut-off' })

      expect(await keepComment(host, wish)).toMatchObject({ kind: 'created' })
      expect(state.comments).toHaveLength(1)
    })
  })

  it('tries again when the comment was not made', async () => {
    await withGitHub({}, async ({ host, state }) => {
      state.faults.push({ operation: creation, kind: 'status', status: 502 })

      expect(await keepComment(host, wish)).toMatchObject({ kind: 'created' })
      expect(state.comments).toHaveLength(1)
    })
  })

  it('tells why a fork gets no comment', async () => {
    await withGitHub(
      { isReadOnly: true },
      async ({ host }) => {
        expect(await keepComment(host, wish)).toEqual({
          kind: 'refused',
          explanation: expect.stringContaining('fork'),
        })
      },
      { origin: 'fork' },
    )
  })

  it('does not throw when the client does', async () => {
    await withGitHub({}, async ({ host }) => {
      const broken: CodeHost = { ...host, comments: () => Promise.reject(new Error('bug')) }

      expect(await keepComment(broken, wish)).toMatchObject({ kind: 'refused' })
    })
  })
})
