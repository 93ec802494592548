import { describe, expect, it } from 'vitest'
import { openRepository } from '../../src/adapters/git/git-repository.ts'
import { findBase, findBaseOfRefs } from '../../src/engine/find-base.ts'
import { anEvent } from '../support/events.ts'
import { aHistory, aHostWithMergeBase, type History } from '../support/fakes.ts'
import { aRepository, type Fixture } from '../support/git-fixture.ts'

/** main: root – old – tip; the pull request: root – head; merge: their test merge. */
const parents = { root: [], old: ['root'], tip: ['old'], head: ['old'], merge: ['tip', 'head'] }
const trunk = { 'refs/remotes/origin/main': 'tip' }

function aMergeCheckout(history: Partial<History> = {}) {
  return aHistory({ parents, refs: { HEAD: 'merge', ...trunk }, ...history })
}

function aHeadCheckout(history: Partial<History> = {}) {
  return aHistory({ parents, refs: { HEAD: 'head', ...trunk }, ...history })
}

const pullRequest = anEvent({ kind: 'pull_request', headSha: 'head', mergeCommit: 'merge' })

describe('the base of a pull request', () => {
  it('is the first parent of the test merge that is checked out', async () => {
    expect(await findBase(pullRequest, aMergeCheckout(), undefined)).toEqual({
      head: 'merge',
      base: 'tip',
      scope: 'change',
      notes: [],
    })
  })

  it('is fetched when the checkout holds the test merge only', async () => {
    const repository = aMergeCheckout({ here: ['merge'], fetchable: ['tip'], refs: { HEAD: 'merge' } })

    expect(await findBase(pullRequest, repository, undefined)).toMatchObject({ base: 'tip', notes: [] })
    expect(repository.fetched).toEqual(['tip'])
  })

  it('says so when the first parent cannot be fetched, and everything is looked at', async () => {
    const repository = aMergeCheckout({ here: ['merge'], refs: { HEAD: 'merge' } })

    expect(await findBase(pullRequest, repository, undefined)).toEqual({
      head: 'merge',
      base: null,
      scope: 'everything',
      notes: [
        'the first parent of the test merge, tip, could not be fetched',
        'no merge base with main was found; everything is looked at and counts as new',
      ],
    })
  })

  it('is the merge base when the head of the pull request is checked out', async () => {
    expect(await findBase(pullRequest, aHeadCheckout(), undefined)).toEqual({
      head: 'head',
      base: 'old',
      scope: 'change',
      notes: [],
    })
  })

  it('is the merge base also when that head is a merge commit itself', async () => {
    const merged = { ...parents, side: ['old'], head: ['side', 'old'] }

    expect(await findBase(pullRequest, aHeadCheckout({ parents: merged }), undefined)).toMatchObject({
      head: 'head',
      base: 'old',
    })
  })

  it('is never the first parent of a merge that is not the test merge', async () => {
    const foreign = { ...parents, other: ['root'], merge: ['head', 'other'] }

    expect(await findBase(pullRequest, aMergeCheckout({ parents: foreign }), undefined)).toMatchObject({
      base: 'old',
    })
  })

  it('is never the first parent of a merge of three', async () => {
    const octopus = { ...parents, other: ['root'], merge: ['head', 'head', 'other'] }

    expect(await findBase(pullRequest, aMergeCheckout({ parents: octopus }), undefined)).toMatchObject({
      base: 'old',
    })
  })

  it('deepens a shallow clone just enough', async () => {
    const repository = aHeadCheckout({ here: ['head', 'tip'], deepenings: [[], ['old'], ['root']] })

    expect(await findBase(pullRequest, repository, undefined)).toMatchObject({ base: 'old', notes: [] })
    expect(repository.fetched).toEqual(['deepen 50', 'deepen 250'])
  })

  it('asks the code host when deepening brings nothing', async () => {
    const repository = aHeadCheckout({ here: ['head'], deepenings: [[], [], []], fetchable: ['old'] })

    expect(
      await findBase(pullRequest, repository, aHostWithMergeBase({ ok: true, value: 'old' })),
    ).toMatchObject({ base: 'old', scope: 'change', notes: ['the code host named the merge base'] })
    expect(repository.fetched).toEqual(['deepen 50', 'deepen 250', 'deepen 1000', 'old'])
  })

  it('asks the code host when deepening fails', async () => {
    const repository = aHeadCheckout({ here: ['head'], deepenings: [], fetchable: ['old'] })

    expect(
      await findBase(pullRequest, repository, aHostWithMergeBase({ ok: true, value: 'old' })),
    ).toMatchObject({ base: 'old' })
    expect(repository.fetched).toEqual(['deepen 50', 'old'])
  })

  it('is nothing when the commit that the code host names cannot be fetched', async () => {
    const repository = aHeadCheckout({ here: ['head'] })

    expect(
      await findBase(pullRequest, repository, aHostWithMergeBase({ ok: true, value: 'old' })),
    ).toMatchObject({ base: null, scope: 'everything' })
  })

  it('is nothing when the code host refuses, and the note says why', async () => {
    const host = aHostWithMergeBase({
      ok: false,
      reason: 'not-found',
      explanation: 'there is no such commit',
    })

    expect(await findBase(pullRequest, aHeadCheckout({ here: ['head'] }), host)).toEqual({
      head: 'head',
      base: null,
      scope: 'everything',
      notes: [
        'no merge base with main was found (there is no such commit); everything is looked at and counts as new',
      ],
    })
  })

  it.each(['old', 'tip'])(
    'is refused when the checkout holds %s of the base branch instead',
    async (commit) => {
      const repository = aHistory({ parents, refs: { HEAD: commit, ...trunk } })

      await expect(findBase(pullRequest, repository, undefined)).rejects.toThrow(
        expect.objectContaining({
          code: 'COMMIT_NOT_FOUND',
          message: `the checkout holds ${commit}, which has nothing of head that the event is about`,
          hint: expect.stringContaining('Leave `ref` of actions/checkout unset'),
        }),
      )
    },
  )
})

describe('the base of a pull request in a real repository', () => {
  /** main moves on after the branch was made; the event still holds the old tip. */
  function aForkedHistory() {
    const repository = aRepository().write('A.sol', 'contract A {}')
    const frozen = repository.commit('Begin')
    repository.branch('topic').write('B.sol', 'contract B {}')
    const headSha = repository.commit('Add B')
    const tip = repository.checkout('main').write('C.sol', 'contract C {}').commit('Move on')
    const merge = repository.merge('topic')
    repository.git('update-ref', 'refs/pull/7/merge', merge)
    repository.git('reset', '--quiet', '--hard', tip)
    return { repository, frozen, headSha, tip, merge }
  }

  async function baseIn(clone: Fixture, headSha: string) {
    const repository = await openRepository(clone.folder, { PATH: process.env.PATH })
    try {
      return await findBase(anEvent({ kind: 'pull_request', headSha }), repository, undefined)
    } finally {
      await repository.dispose()
    }
  }

  it('is the tip of the branch with the test merge checked out at depth 1, not the frozen commit', async () => {
    const { repository, headSha, tip, merge, frozen } = aForkedHistory()
    const clone = repository.clone('--depth=1')
    clone.git('fetch', '--quiet', '--depth=1', 'origin', 'refs/pull/7/merge')
    clone.checkout('FETCH_HEAD')

    const comparison = await baseIn(clone, headSha)

    expect(comparison).toEqual({ head: merge, base: tip, scope: 'change', notes: [] })
    expect(comparison.base).not.toBe(frozen)
  })

  it('is the merge base with the head checked out', async () => {
    const { repository, headSha, frozen } = aForkedHistory()

    expect(await baseIn(repository.clone().checkout(headSha), headSha)).toMatchObject({
      head: headSha,
      base: frozen,
    })
  })

  it('is found by deepening a shallow clone of the head', async () => {
    const { repository, headSha, frozen } = aForkedHistory()
    const clone = repository.clone('--depth=1', '--no-single-branch').checkout('origin/topic')

    expect(await baseIn(clone, headSha)).toMatchObject({ head: headSha, base: frozen, scope: 'change' })
  })
})

describe('the base of a push', () => {
  const push = (event: Parameters<typeof anEvent<'push'>>[0]) => ({ ...anEvent(event), after: 'tip' })
  const checkout = (history: Partial<History> = {}) =>
    aHistory({ parents, refs: { HEAD: 'tip', ...trunk }, ...history })

  it('is the commit before it, and the whole default branch is looked at', async () => {
    expect(await findBase(push({ kind: 'push', before: 'old' }), checkout(), undefined)).toEqual({
      head: 'tip',
      base: 'old',
      scope: 'everything',
      notes: [],
    })
  })

  it('is where the histories part when the push was forced', async () => {
    const event = push({ kind: 'push', before: 'head', forced: true, isDefaultBranch: false })

    expect(await findBase(event, checkout(), undefined)).toMatchObject({ base: 'old', scope: 'change' })
  })

  it('is the commit before a forced push that shares no history', async () => {
    const event = push({ kind: 'push', before: 'alone', forced: true })

    expect(await findBase(event, checkout({ parents: { ...parents, alone: [] } }), undefined)).toMatchObject({
      base: 'alone',
    })
  })

  it('is the parent of the head when the commit before is gone', async () => {
    expect(await findBase(push({ kind: 'push', before: 'gone' }), checkout(), undefined)).toMatchObject({
      base: 'old',
      scope: 'everything',
      notes: ['the commit before the push, gone, is gone; compared with the parent of the head'],
    })
  })

  it('is the parent of the head when the default branch is new', async () => {
    expect(
      await findBase(push({ kind: 'push', created: true, before: '0'.repeat(40) }), checkout(), undefined),
    ).toMatchObject({ base: 'old', notes: ['the branch is new; compared with the parent of the head'] })
  })

  it('is nothing for the first commit of all', async () => {
    const event = { ...push({ kind: 'push', created: true }), after: 'root' }

    expect(await findBase(event, aHistory({ parents, refs: { HEAD: 'root' } }), undefined)).toEqual({
      head: 'root',
      base: null,
      scope: 'everything',
      notes: ['no earlier commit is here; everything is looked at and counts as new'],
    })
  })

  it('is nothing when the parent cannot be fetched either', async () => {
    const event = push({ kind: 'push', before: 'gone' })

    expect(await findBase(event, checkout({ here: ['tip'] }), undefined)).toMatchObject({ base: null })
  })

  it('is the merge base with the default branch for a new branch', async () => {
    const event = { ...push({ kind: 'push', created: true, isDefaultBranch: false }), after: 'head' }

    expect(await findBase(event, aHeadCheckout(), undefined)).toMatchObject({
      head: 'head',
      base: 'old',
      scope: 'change',
    })
  })

  it('may be the head itself: a new branch that holds nothing new', async () => {
    const event = push({ kind: 'push', created: true, isDefaultBranch: false })

    expect(await findBase(event, checkout(), undefined)).toMatchObject({ head: 'tip', base: 'tip' })
  })

  it('is refused when the checkout holds what was there before', async () => {
    const event = { ...push({ kind: 'push', before: 'old', isDefaultBranch: false }), after: 'head' }

    await expect(findBase(event, aHistory({ parents, refs: { HEAD: 'old' } }), undefined)).rejects.toThrow(
      'the checkout holds old, which has nothing of head',
    )
  })

  it('does not matter when the branch was deleted', async () => {
    const event = { ...push({ kind: 'push', before: 'tip', deleted: true }), after: '0'.repeat(40) }

    expect(await findBase(event, checkout(), undefined)).toMatchObject({ head: 'tip', base: 'tip' })
  })
})

describe('the base of an entry of the merge queue', () => {
  const group = anEvent({ kind: 'merge_group', baseSha: 'tip', headSha: 'merge' })

  it('is the commit that the queue builds on', async () => {
    expect(await findBase(group, aMergeCheckout(), undefined)).toEqual({
      head: 'merge',
      base: 'tip',
      scope: 'change',
      notes: [],
    })
  })

  it('is nothing when that cannot be fetched', async () => {
    expect(await findBase(group, aMergeCheckout({ here: ['merge'] }), undefined)).toEqual({
      head: 'merge',
      base: null,
      scope: 'everything',
      notes: ["the merge queue's base, tip, could not be fetched; everything is looked at and counts as new"],
    })
  })

  it('is refused when the checkout holds just that', async () => {
    await expect(findBase(group, aHistory({ parents, refs: { HEAD: 'tip' } }), undefined)).rejects.toThrow(
      'the checkout holds tip',
    )
  })
})

describe('the base of a run that no change caused', () => {
  it.each(['schedule', 'workflow_dispatch', 'workflow_run'] as const)(
    'is the head itself for %s, and the whole branch is looked at',
    async (kind) => {
      expect(await findBase(anEvent({ kind }), aHeadCheckout(), undefined)).toEqual({
        head: 'head',
        base: 'head',
        scope: 'everything',
        notes: ['the whole branch is looked at; nothing in it counts as new'],
      })
    },
  )

  it('is not found in a repository without commits', async () => {
    await expect(
      findBase(anEvent({ kind: 'schedule' }), aHistory({ parents: {}, refs: {} }), undefined),
    ).rejects.toThrow(
      expect.objectContaining({ code: 'COMMIT_NOT_FOUND', hint: expect.stringContaining('Commit') }),
    )
  })
})

describe('the base of two refs', () => {
  const repository = aHistory({ parents: { ...parents, alone: [] }, refs: { HEAD: 'head', main: 'tip' } })

  it('is their merge base', async () => {
    expect(await findBaseOfRefs(repository, 'main', undefined)).toEqual({
      head: 'head',
      base: 'old',
      scope: 'change',
      notes: [],
    })
  })

  it('is the first one as it is when they share no history', async () => {
    expect(await findBaseOfRefs(repository, 'main', 'alone')).toEqual({
      head: 'alone',
      base: 'tip',
      scope: 'change',
      notes: ['main and the head have no common ancestor here; they are compared as they are'],
    })
  })

  it.each([
    ['nowhere', undefined],
    ['main', 'nowhere'],
  ])('is an error for %s and %s', async (base, head) => {
    await expect(findBaseOfRefs(repository, base, head)).rejects.toThrow(
      'expected a branch, tag or commit of this repository; got "nowhere"',
    )
  })
})
