import type { Asked, DoubleOperation, Setup, Stage, Told } from './stage.ts'
import type { CommentOfDouble } from './state.ts'
import { fine, forbidden, listOf, notFound, unprocessable } from './told.ts'

/** In characters, as GitHub's own message says. */
const longest = 65_536

export const commentOperations: readonly (readonly [string, DoubleOperation])[] = [
  ['GET /repos/{owner}/{repo}/issues/{issue_number}/comments', list],
  ['POST /repos/{owner}/{repo}/issues/{issue_number}/comments', create],
  ['PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', update],
]

function list({ setup, state }: Stage, { path }: Asked): Told {
  const pullRequest = Number(path.issue_number)
  return listOf(
    state.comments
      .filter((comment) => comment.pullRequest === pullRequest)
      .map((comment) => asJson(setup, comment)),
  )
}

function create({ setup, state, nextId }: Stage, { path, body }: Asked): Told {
  if (setup.isReadOnly) return forbidden()
  const pullRequest = Number(path.issue_number)
  if (!setup.pullRequests.some(({ number }) => number === pullRequest)) return notFound()
  const text = String(body.body)
  if (text.length > longest) return tooLong()
  const author = setup.user ?? 'github-actions[bot]'
  const comment: CommentOfDouble = { id: nextId(), pullRequest, author, body: text, edits: 0 }
  state.comments.push(comment)
  return { status: 201, body: asJson(setup, comment) }
}

function update({ setup, state }: Stage, { path, body }: Asked): Told {
  if (setup.isReadOnly) return forbidden()
  const comment = state.comments.find(({ id }) => id === Number(path.comment_id))
  if (comment === undefined) return notFound()
  const text = String(body.body)
  if (text.length > longest) return tooLong()
  comment.body = text
  comment.edits += 1
  return fine(asJson(setup, comment))
}

function tooLong() {
  return unprocessable('IssueComment', 'body', `Body is too long (maximum is ${longest} characters)`)
}

function asJson({ owner, name }: Setup, { id, pullRequest, author, body }: CommentOfDouble) {
  const page = `https://github.test/${owner}/${name}/pull/${pullRequest}#issuecomment-${id}`
  const type = author.endsWith('[bot]') ? 'Bot' : 'User'
  return {
    id,
    body,
    user: author === '' ? null : { login: author, type },
    html_url: page,
    author_association: 'NONE',
  }
}
