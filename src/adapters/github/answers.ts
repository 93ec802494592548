import { z } from 'zod'
import type { Comment as PortComment, SarifStatus as PortSarifStatus } from '../../ports/code-host.ts'

/** The author is `null` when the account is gone. */
export const Comment = z
  .object({
    id: z.int(),
    body: z.string().nullish(),
    user: z.object({ login: z.string() }).nullish(),
    html_url: z.string(),
  })
  .transform(
    ({ id, body, user, html_url }): PortComment => ({
      id,
      body: body ?? '',
      author: user?.login ?? '',
      url: html_url,
    }),
  )

export const Comments = z.array(Comment)

export const User = z.object({ login: z.string().min(1) })

export const Comparison = z
  .object({ merge_base_commit: z.object({ sha: z.string().regex(/^[0-9a-f]{40,64}$/) }) })
  .transform(({ merge_base_commit }) => merge_base_commit.sha)

export const SarifReceipt = z.object({ id: z.string().min(1) }).transform(({ id }) => id)

export const SarifStatus = z
  .object({
    processing_status: z.enum(['pending', 'complete', 'failed']),
    errors: z.array(z.string()).nullish(),
  })
  .transform(
    ({ processing_status, errors }): PortSarifStatus =>
      processing_status === 'failed' ? { kind: 'failed', errors: errors ?? [] } : { kind: processing_status },
  )

/** Old servers only have the flag; `private` is its careful reading. */
export const Visibility = z
  .object({ visibility: z.enum(['public', 'private', 'internal']).optional(), private: z.boolean() })
  .transform(({ visibility, ...repository }) => visibility ?? (repository.private ? 'private' : 'public'))

/** What GitHub says with a refusal; anything else, e.g. the page of a proxy, says nothing. */
export const Complaint = z
  .object({ message: z.string(), errors: z.array(z.unknown()).optional() })
  .transform(({ message, errors = [] }) => [message, ...errors.map(detailOf)].filter(Boolean).join(': '))
  .catch('')

const Detail = z.union([
  z.string(),
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ field: z.string(), code: z.string() }).transform(({ field, code }) => `${field} ${code}`),
])

function detailOf(error: unknown): string {
  const detail = Detail.safeParse(error)
  return detail.success ? detail.data : ''
}
