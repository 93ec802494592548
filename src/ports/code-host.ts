/** A comment on a pull request. */
export interface Comment {
  readonly id: number
  readonly body: string
  /** Login of its author, e.g. `github-actions[bot]`. */
  readonly author: string
  readonly url: string
}

/** Why the code host did not do what was asked; `explanation` says what to add or change. */
export interface Refusal {
  readonly ok: false
  readonly reason:
    | 'no-permission'
    | 'not-found'
    | 'not-enabled'
    | 'too-large'
    | 'invalid'
    | 'rate-limited'
    | 'unreachable'
  readonly explanation: string
}

export type Answer<T> = { readonly ok: true; readonly value: T } | Refusal

/** What became of an uploaded SARIF file. */
export type SarifStatus =
  | { readonly kind: 'pending' }
  | { readonly kind: 'complete' }
  | { readonly kind: 'failed'; readonly errors: readonly string[] }

export interface SarifUpload {
  readonly commit: string
  /** `refs/heads/…` or `refs/pull/N/merge`. */
  readonly ref: string
  /** The SARIF text, not yet compressed. */
  readonly sarif: string
}

/** The code host's API, for one repository. Never throws for what the host answers: that is a `Refusal`. */
export interface CodeHost {
  /** Login under which this token writes comments; `github-actions[bot]` for the job's own token. */
  author(): Promise<string>
  comments(pullRequest: number): Promise<Answer<readonly Comment[]>>
  createComment(pullRequest: number, body: string): Promise<Answer<Comment>>
  updateComment(comment: number, body: string): Promise<Answer<Comment>>
  /** The merge base of two commits or refs, by the host's own copy of the repository. */
  mergeBase(base: string, head: string): Promise<Answer<string>>
  /** Returns an id to ask the status with. */
  uploadSarif(upload: SarifUpload): Promise<Answer<string>>
  sarifStatus(id: string): Promise<Answer<SarifStatus>>
  /** Whether the repository is public, private or internal. */
  visibility(): Promise<Answer<'public' | 'private' | 'internal'>>
}
