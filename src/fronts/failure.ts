import { UserError } from '../domain/user-error.ts'

/** What a front end shows when there is no audit. */
export interface Failure {
  readonly message: string
  readonly hint: string | undefined
  /** 3: wrong use; 2: our own fault or the machine's, so that nobody looked. */
  readonly exitCode: 2 | 3
}

const wrongUse = new Set([
  'INPUT_INVALID',
  'SETTINGS_INVALID',
  'FILE_NOT_FOUND',
  'COMMIT_NOT_FOUND',
  'UNKNOWN_ID',
  'NOT_A_REPOSITORY',
  'EVENT_UNSUPPORTED',
  'EVENT_UNSAFE',
])

/** A user's error is said in words; anything else is our bug and keeps its stack. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof UserError) {
    return { message: error.message, hint: error.hint, exitCode: wrongUse.has(error.code) ? 3 : 2 }
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return {
    message: `Sevengates failed: ${stack}`,
    hint: 'This is a bug in Sevengates, and nothing was judged. Report it with the text above.',
    exitCode: 2,
  }
}
