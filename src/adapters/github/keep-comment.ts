import type { Answer, CodeHost, Comment } from '../../ports/code-host.ts'

/** What became of the comment. */
export type KeptComment =
  | { readonly kind: 'created' | 'updated' | 'unchanged'; readonly url: string }
  /** There is none, and none was to be made. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly explanation: string }

export interface CommentWish {
  readonly pullRequest: number
  /** Hidden text that tells our comment from others; is put before a body that lacks it. */
  readonly marker: string
  readonly body: string
  /** `false`: only bring a comment up to date that is there already. */
  readonly mayCreate: boolean
}

/**
 * Keeps one comment of ours on the pull request: found by marker and author, changed in place, made when there is none.
 * Of several the newest is kept up to date. Never throws; the verdict does not depend on it.
 */
export async function keepComment(host: CodeHost, wish: CommentWish): Promise<KeptComment> {
  try {
    return await keep(host, wish)
  } catch (error) {
    return { kind: 'refused', explanation: `The comment was not written: ${String(error)}` }
  }
}

async function keep(host: CodeHost, wish: CommentWish): Promise<KeptComment> {
  const body = wish.body.includes(wish.marker) ? wish.body : `${wish.marker}\n${wish.body}`
  const ours = await findOurs(host, wish)
  if (!ours.ok) return refused(ours)
  if (ours.value !== undefined) return update(host, ours.value, body)
  if (!wish.mayCreate) return { kind: 'absent' }
  const first = await host.createComment(wish.pullRequest, body)
  if (first.ok) return { kind: 'created', url: first.value.url }
  if (first.reason !== 'unreachable') return refused(first)
  return createOrFind(host, wish, body)
}

/** After an attempt of which nobody knows whether it wrote: look before trying once more. */
async function createOrFind(host: CodeHost, wish: CommentWish, body: string): Promise<KeptComment> {
  const ours = await findOurs(host, wish)
  if (!ours.ok) return refused(ours)
  if (ours.value !== undefined) return { kind: 'created', url: ours.value.url }
  const second = await host.createComment(wish.pullRequest, body)
  return second.ok ? { kind: 'created', url: second.value.url } : refused(second)
}

async function findOurs(host: CodeHost, wish: CommentWish): Promise<Answer<Comment | undefined>> {
  const comments = await host.comments(wish.pullRequest)
  if (!comments.ok) return comments
  const marked = comments.value.filter(({ body }) => body.includes(wish.marker))
  if (marked.length === 0) return { ok: true, value: undefined }
  const author = await host.author()
  const newestFirst = marked.filter((comment) => comment.author === author).sort((a, b) => b.id - a.id)
  return { ok: true, value: newestFirst[0] }
}

async function update(host: CodeHost, comment: Comment, body: string): Promise<KeptComment> {
  if (asStored(comment.body) === asStored(body)) return { kind: 'unchanged', url: comment.url }
  const updated = await host.updateComment(comment.id, body)
  return updated.ok ? { kind: 'updated', url: updated.value.url } : refused(updated)
}

/** GitHub may change the ends of lines and of the text. */
function asStored(body: string): string {
  return body.replaceAll('\r\n', '\n').trim()
}

function refused({ explanation }: { readonly explanation: string }): KeptComment {
  return { kind: 'refused', explanation }
}
