import type { Asked, DoubleOperation, Stage, Told } from './stage.ts'
import { fine, forbidden, listOf, notFound } from './told.ts'

export const peopleOperations: readonly (readonly [string, DoubleOperation])[] = [
  ['GET /user', user],
  ['GET /repos/{owner}/{repo}/issues/{issue_number}/labels', labels],
  ['GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews', reviews],
  ['GET /repos/{owner}/{repo}/collaborators/{username}/permission', permission],
]

function user({ setup }: Stage): Told {
  return setup.user === undefined
    ? forbidden()
    : fine({ login: setup.user, type: 'User', user_view_type: 'public' })
}

function labels({ state, nextId }: Stage, { path }: Asked): Told {
  return listOf((state.labels[Number(path.issue_number)] ?? []).map((name) => ({ id: nextId(), name })))
}

function reviews({ state, nextId }: Stage, { path }: Asked): Told {
  return listOf(
    state.reviews
      .filter(({ pullRequest }) => pullRequest === Number(path.pull_number))
      .map((review) => ({
        id: nextId(),
        user: { login: review.user, type: 'User' },
        state: review.state,
        commit_id: review.commit,
      })),
  )
}

function permission({ state }: Stage, { path }: Asked): Told {
  const login = path.username ?? ''
  const granted = state.permissions[login]
  if (granted === undefined) return notFound()
  return fine({ permission: granted, role_name: granted, user: { login, type: 'User' } })
}
