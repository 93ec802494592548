/** What can go wrong on the way, once or several times, instead of the operation's own answer. */
export type Fault = {
  /** As GitHub writes it, e.g. `GET /repos/{owner}/{repo}`. */
  readonly operation: string
  /** How often; 1 when left out. */
  readonly times?: number
} & (
  | {
      readonly kind: 'status'
      readonly status: number
      readonly body?: unknown
      readonly headers?: Readonly<Record<string, string>>
      /** The operation is done all the same, and only its answer is lost. */
      readonly isDone?: boolean
    }
  /** Answers after this long. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** Does the operation, sends half of the answer and hangs up. */
  | { readonly kind: 'cut-off' }
  /** Does the operation and sends something that is not JSON. */
  | { readonly kind: 'malformed' }
)

export interface PullRequestOfDouble {
  readonly number: number
  /** Anything that git resolves to a commit. */
  readonly base: string
  readonly head: string
}

/** How the double is set up. */
export interface DoubleOptions {
  /** Folder of the git repository behind it. */
  readonly folder: string
  /** Defaults: `acme`, `vault`, `t0ken`. */
  readonly owner?: string
  readonly name?: string
  readonly token?: string
  readonly visibility?: 'public' | 'private' | 'internal'
  /** Private repositories without it refuse code scanning. */
  readonly hasCodeSecurity?: boolean
  /** The token of a fork or of Dependabot: each write is refused. */
  readonly isReadOnly?: boolean
  /** The token is that of a user; otherwise it is the job's own. */
  readonly user?: string
  /** How often the status of an upload is `pending`; 1 when left out. */
  readonly pendingPolls?: number
  readonly pullRequests?: readonly PullRequestOfDouble[]
}

export interface CommentOfDouble {
  readonly id: number
  readonly pullRequest: number
  /** Empty when the account is gone. */
  readonly author: string
  body: string
  /** How often it was changed. */
  edits: number
}

export interface UploadOfDouble {
  readonly id: string
  readonly commit: string
  readonly ref: string
  readonly sarif: unknown
  readonly errors: readonly string[]
  polls: number
}

export interface RequestOfDouble {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly userAgent: string | undefined
  readonly apiVersion: string | undefined
  readonly body: unknown
  /** Of the answer; 0 while there is none. */
  status: number
}

/** Everything that happened to the double; plain JSON. */
export interface DoubleState {
  readonly comments: CommentOfDouble[]
  readonly uploads: UploadOfDouble[]
  readonly checks: Record<string, unknown>[]
  /** Names of labels, by number of the pull request. */
  readonly labels: Record<number, string[]>
  readonly reviews: {
    readonly pullRequest: number
    readonly user: string
    readonly state: string
    readonly commit: string
  }[]
  /** `admin`, `write`, `read` or `none`, by login. */
  readonly permissions: Record<string, string>
  readonly requests: RequestOfDouble[]
  /** Requests and answers that are not as GitHub documents; must be empty at the end of a test. */
  readonly violations: string[]
  readonly faults: Fault[]
}

export function emptyState(): DoubleState {
  return {
    comments: [],
    uploads: [],
    checks: [],
    labels: {},
    reviews: [],
    permissions: {},
    requests: [],
    violations: [],
    faults: [],
  }
}
