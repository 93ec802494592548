import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { getOctokit } from '@actions/github'
import { defaults } from '@actions/github/lib/utils'
import { UserError } from '../../domain/user-error.ts'
import type { Answer, CodeHost, SarifUpload } from '../../ports/code-host.ts'
import { Comment, Comments, Comparison, SarifReceipt, SarifStatus, User, Visibility } from './answers.ts'
import { ask, askForAll, type Line } from './ask.ts'
import type { Octokit } from './attempt.ts'
import type { TokenOrigin } from './explain-refusal.ts'
import type { Patience } from './patience.ts'

export interface Connection {
  readonly token: string
  /** E.g. `https://api.github.com`. */
  readonly apiUrl: string
  readonly owner: string
  readonly repo: string
  /** Explains refusals; `same-repository` when left out. */
  readonly origin?: TokenOrigin
  /** Login of the App whose token this is; needed only for an App of the user's own, which GitHub lets nobody ask for. */
  readonly author?: string
  /** What differs from {@link defaultPatience}. */
  readonly patience?: Partial<Patience>
}

/** 90 s for one deed, 30 s for one answer. */
export const defaultPatience: Patience = {
  deadlineMs: 90_000,
  timeoutMs: 30_000,
  sleep: async (ms) => {
    await delay(ms)
  },
  nowMs: () => performance.now(),
}

/** GitHub's REST API for one repository. Throws `INPUT_INVALID` for a token or address that cannot be one. */
export function connectToGitHub(connection: Connection): CodeHost {
  const { token, owner, repo, origin = 'same-repository' } = connection
  const patience = { ...defaultPatience, ...connection.patience }
  const line: Line = { octokit: octokitOf(connection), origin, patience, token }
  const at = { owner, repo }
  let author: Promise<string> | undefined

  return {
    author: () => {
      author ??= authorOf(line, connection.author)
      return author
    },
    comments: (pullRequest) =>
      askForAll(line, {
        ...reading('list the comments of the pull request', 'pull-requests: read'),
        route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { ...at, issue_number: pullRequest },
        schema: Comments,
      }),
    createComment: (pullRequest, body) =>
      ask(line, {
        route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { ...at, issue_number: pullRequest, body },
        schema: Comment,
        deed: 'write the comment',
        permission: 'pull-requests: write',
        isRepeatable: false,
      }),
    updateComment: (comment, body) =>
      ask(line, {
        route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
        parameters: { ...at, comment_id: comment, body },
        schema: Comment,
        deed: 'update the comment',
        permission: 'pull-requests: write',
        isRepeatable: true,
      }),
    mergeBase: (base, head) =>
      ask(line, {
        ...reading('compare two commits', 'contents: read'),
        route: 'GET /repos/{owner}/{repo}/compare/{basehead}',
        parameters: { ...at, basehead: `${base}...${head}`, per_page: 1 },
        schema: Comparison,
      }),
    uploadSarif: (upload) => sendSarif(line, at, upload),
    sarifStatus: (id) =>
      ask(line, {
        ...reading('tell what became of the SARIF', 'security-events: write'),
        route: 'GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}',
        parameters: { ...at, sarif_id: id },
        schema: SarifStatus,
      }),
    visibility: () =>
      ask(line, {
        ...reading('describe the repository', 'contents: read'),
        route: 'GET /repos/{owner}/{repo}',
        parameters: at,
        schema: Visibility,
      }),
  }
}

const jobAuthor = 'github-actions[bot]'

/** Tokens of installations, also the job's own, may not ask who they are. */
async function authorOf(line: Line, named: string | undefined): Promise<string> {
  if (named !== undefined) return named
  if (line.token.startsWith('ghs_')) return jobAuthor
  const user = await ask(line, {
    ...reading("name the token's user", 'metadata: read'),
    route: 'GET /user',
    parameters: {},
    schema: User,
  })
  return user.ok ? user.value.login : jobAuthor
}

/** Documented limit of the compressed file. */
const sarifBytesAtMost = 10 * 1024 * 1024

async function sendSarif(
  line: Line,
  at: { readonly owner: string; readonly repo: string },
  upload: SarifUpload,
): Promise<Answer<string>> {
  const compressed = await promisify(gzip)(upload.sarif)
  if (compressed.length > sarifBytesAtMost) {
    const size = (compressed.length / 1024 / 1024).toFixed(1)
    const explanation = `The SARIF is ${size} MiB when compressed; code scanning takes 10 MiB.`
    return { ok: false, reason: 'too-large', explanation }
  }
  return ask(line, {
    route: 'POST /repos/{owner}/{repo}/code-scanning/sarifs',
    parameters: {
      ...at,
      commit_sha: upload.commit,
      ref: upload.ref,
      sarif: compressed.toString('base64'),
    },
    schema: SarifReceipt,
    deed: 'upload the SARIF',
    permission: 'security-events: write',
    isRepeatable: true,
  })
}

function reading(deed: string, permission: string) {
  return { deed, permission, isRepeatable: true } as const
}

function octokitOf({ token, apiUrl }: Connection): Octokit {
  if (token.trim() === '') throw new UserError('INPUT_INVALID', 'github-token must not be empty')
  if (!URL.canParse(apiUrl)) {
    throw new UserError(
      'INPUT_INVALID',
      `expected the address of GitHub's API; got ${JSON.stringify(apiUrl)}`,
    )
  }
  const baseUrl = apiUrl.replace(/\/+$/, '')
  return getOctokit(token, { baseUrl, userAgent: 'sevengates', log: silent, request: requestTo(baseUrl) })
}

/**
 * The toolkit chose a proxy for the runner's own API address when it was loaded; that choice holds for no other
 * address, so any other is asked directly.
 */
function requestTo(baseUrl: string) {
  return baseUrl === defaults.baseUrl ? { ...defaults.request } : { fetch: globalThis.fetch }
}

/** Octokit would print what headers of the answer say. */
const silent = { debug: quiet, info: quiet, warn: quiet, error: quiet }

function quiet(): void {}
