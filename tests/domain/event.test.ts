import { describe, expect, it } from 'vitest'
import { isMergeQueueRef, requireSafe } from '../../src/domain/event.ts'
import { anEvent } from '../support/events.ts'

const trustedCommit = 'a'.repeat(40)

describe('requireSafe', () => {
  it.each(['pull_request', 'push', 'merge_group', 'schedule', 'workflow_dispatch'] as const)(
    'lets %s through',
    (kind) => {
      const event = anEvent({ kind })

      expect(requireSafe(event, 'f'.repeat(40))).toBe(event)
    },
  )

  it('always refuses pull_request_target and says what to use instead', () => {
    const refused = () => requireSafe(anEvent({ kind: 'pull_request_target' }), trustedCommit)

    expect(refused).toThrow('pull_request_target gives write access to a run about pull request 7')
    expect(refused).toThrow(
      expect.objectContaining({
        code: 'EVENT_UNSAFE',
        hint: expect.stringContaining('Use the `pull_request` event'),
      }),
    )
  })

  it('refuses workflow_run when other code than the default branch is checked out', () => {
    const refused = () => requireSafe(anEvent({ kind: 'workflow_run', trustedCommit }), 'b'.repeat(40))

    expect(refused).toThrow(`the checkout holds ${'b'.repeat(40)}`)
    expect(refused).toThrow(
      expect.objectContaining({
        code: 'EVENT_UNSAFE',
        hint: expect.stringContaining('Use the `pull_request` event'),
      }),
    )
  })

  it('refuses workflow_run when it is not known what is checked out', () => {
    expect(() => requireSafe(anEvent({ kind: 'workflow_run' }), undefined)).toThrow(
      'the checkout holds no commit',
    )
  })

  it("lets workflow_run through on the default branch's own commit", () => {
    const event = anEvent({ kind: 'workflow_run', trustedCommit })

    expect(requireSafe(event, trustedCommit)).toBe(event)
  })
})

describe('isMergeQueueRef', () => {
  it.each([
    ['refs/heads/gh-readonly-queue/main/pr-7-abc', true],
    ['refs/heads/main', false],
    ['refs/heads/my/gh-readonly-queue/main', false],
  ])('of %s is %s', (ref, expected) => {
    expect(isMergeQueueRef(ref)).toBe(expected)
  })
})
