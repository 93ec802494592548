import { describe, expect, it } from 'vitest'
import { type Access, deliverySurfaces, uploadTarget } from '../../src/domain/delivery.ts'
import { anEvent } from '../support/events.ts'

const open: Access = { visibility: 'public', hasToken: true }
const closed: Access = { visibility: 'private', hasToken: true }

describe('deliverySurfaces', () => {
  it('reach everywhere from a pull request of the same, public repository', () => {
    expect(deliverySurfaces(anEvent({ kind: 'pull_request' }), open)).toEqual({
      comment: { kind: 'possible' },
      upload: { kind: 'possible' },
      check: { kind: 'possible' },
    })
  })

  it('are closed to a fork of a public repository, and name the step that may upload', () => {
    const surfaces = deliverySurfaces(anEvent({ kind: 'pull_request', isFork: true }), open)

    expect(surfaces).toEqual({
      comment: { kind: 'impossible', why: expect.stringMatching(/fork is read-only.*job summary/) },
      upload: { kind: 'impossible', why: expect.stringContaining('github/codeql-action/upload-sarif') },
      check: { kind: 'impossible', why: expect.stringContaining('fork is read-only') },
    })
  })

  it('depend on a setting for a fork of a private repository', () => {
    const surfaces = deliverySurfaces(anEvent({ kind: 'pull_request', isFork: true }), closed)

    expect(surfaces.comment).toEqual({ kind: 'unsure', why: expect.stringContaining('Send write tokens') })
    expect(surfaces.upload.kind).toBe('unsure')
  })

  it('are closed to a pull request of Dependabot', () => {
    const surfaces = deliverySurfaces(anEvent({ kind: 'pull_request', isDependabot: true }), open)

    expect(surfaces.comment).toEqual({ kind: 'impossible', why: expect.stringContaining('Dependabot') })
    expect(surfaces.upload).toEqual({ kind: 'impossible', why: expect.stringContaining('upload-sarif') })
  })

  it('tell a push of Dependabot which event may upload', () => {
    const { upload } = deliverySurfaces(anEvent({ kind: 'push', isDependabot: true }), open)

    expect(upload).toEqual({
      kind: 'impossible',
      why: expect.stringContaining('Add the `pull_request` event'),
    })
  })

  it('are closed without a token', () => {
    const surfaces = deliverySurfaces(anEvent({ kind: 'pull_request' }), { ...open, hasToken: false })

    for (const surface of Object.values(surfaces)) {
      expect(surface).toEqual({ kind: 'impossible', why: expect.stringContaining('`github-token`') })
    }
  })

  it.each([
    { event: anEvent({ kind: 'merge_group' }), says: 'An entry of a merge queue has no pull request' },
    { event: anEvent({ kind: 'push' }), says: 'A push has no pull request' },
    { event: anEvent({ kind: 'schedule' }), says: 'A schedule run has no pull request' },
    { event: anEvent({ kind: 'workflow_dispatch' }), says: 'A workflow_dispatch run has no pull request' },
    { event: anEvent({ kind: 'workflow_run' }), says: 'A workflow_run run has no pull request' },
  ])('have no comment for $event.kind', ({ event, says }) => {
    expect(deliverySurfaces(event, open).comment).toEqual({
      kind: 'impossible',
      why: expect.stringContaining(says),
    })
  })

  it.each([anEvent({ kind: 'merge_group' }), anEvent({ kind: 'push', isMergeQueue: true })])(
    'upload nothing for $kind in a merge queue',
    (event) => {
      expect(deliverySurfaces(event, open).upload).toEqual({
        kind: 'impossible',
        why: expect.stringContaining('merge queue'),
      })
    },
  )

  it('upload nothing for a branch that was deleted', () => {
    expect(deliverySurfaces(anEvent({ kind: 'push', deleted: true }), open).upload).toMatchObject({
      kind: 'impossible',
    })
  })

  it.each(['private', 'internal', 'unknown'] as const)(
    'depend on the licence when visibility is %s',
    (visibility) => {
      const { upload } = deliverySurfaces(anEvent({ kind: 'push' }), { visibility, hasToken: true })

      expect(upload).toEqual({ kind: 'unsure', why: expect.stringContaining('GitHub Code Security') })
    },
  )
})

describe('uploadTarget', () => {
  const merge = 'e'.repeat(40)

  it('is the test merge of a pull request when that was analysed', () => {
    const event = anEvent({ kind: 'pull_request', mergeCommit: merge })

    expect(uploadTarget(event, merge)).toEqual({ commit: merge, ref: 'refs/pull/7/merge' })
  })

  it('is the head of a pull request when that was checked out instead', () => {
    const event = anEvent({ kind: 'pull_request' })

    expect(uploadTarget(event, event.headSha)).toEqual({ commit: event.headSha, ref: 'refs/pull/7/head' })
  })

  it.each([anEvent({ kind: 'push' }), anEvent({ kind: 'schedule' })])(
    'is the ref that $kind is about',
    (event) => {
      expect(uploadTarget(event, merge)).toEqual({ commit: merge, ref: 'refs/heads/main' })
    },
  )

  it.each([
    anEvent({ kind: 'merge_group' }),
    anEvent({ kind: 'push', isMergeQueue: true }),
    anEvent({ kind: 'push', deleted: true }),
  ])('is nothing where code scanning takes nothing', (event) => {
    expect(uploadTarget(event, merge)).toBeUndefined()
  })
})
