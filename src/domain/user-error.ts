/** Codes of what can be wrong with input, settings or permissions. */
export type UserErrorCode =
  | 'SETTINGS_INVALID'
  | 'INPUT_INVALID'
  | 'EVENT_UNSUPPORTED'
  | 'EVENT_UNSAFE'
  | 'NOT_A_REPOSITORY'
  | 'COMMIT_NOT_FOUND'
  | 'FILE_NOT_FOUND'
  | 'UNKNOWN_ID'
  | 'GIT_FAILED'
  | 'API_FAILED'
  | 'OUTPUT_NOT_WRITTEN'

/** Something the user can put right; shown without a stack. */
export class UserError extends Error {
  readonly code: UserErrorCode
  /** What to do about it. */
  readonly hint: string | undefined

  constructor(
    code: UserErrorCode,
    message: string,
    options: { readonly hint?: string; readonly cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause })
    this.name = 'UserError'
    this.code = code
    this.hint = options.hint
  }
}
