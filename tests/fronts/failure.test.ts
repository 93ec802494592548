import { describe, expect, it } from 'vitest'
import { UserError, type UserErrorCode } from '../../src/domain/user-error.ts'
import { describeFailure } from '../../src/fronts/failure.ts'

describe('describeFailure', () => {
  it.each([
    ['INPUT_INVALID', 3],
    ['SETTINGS_INVALID', 3],
    ['FILE_NOT_FOUND', 3],
    ['COMMIT_NOT_FOUND', 3],
    ['UNKNOWN_ID', 3],
    ['NOT_A_REPOSITORY', 3],
    ['EVENT_UNSUPPORTED', 3],
    ['EVENT_UNSAFE', 3],
    ['GIT_FAILED', 2],
    ['API_FAILED', 2],
    ['OUTPUT_NOT_WRITTEN', 2],
  ] as const satisfies readonly (readonly [UserErrorCode, number])[])(
    'ends with the right code for %s',
    (code, exitCode) => {
      expect(describeFailure(new UserError(code, 'it went wrong', { hint: 'do this' }))).toEqual({
        message: 'it went wrong',
        hint: 'do this',
        exitCode,
      })
    },
  )

  it('keeps the stack of our own bug, and never says that something was judged', () => {
    expect(describeFailure(new TypeError('x is undefined'))).toEqual({
      message: expect.stringMatching(/^Sevengates failed: TypeError: x is undefined\n\s+at /),
      hint: expect.stringContaining('nothing was judged'),
      exitCode: 2,
    })
  })

  it('keeps the message of an error that has no stack', () => {
    const error = new Error('bare')
    Object.defineProperty(error, 'stack', { value: undefined })

    expect(describeFailure(error).message).toBe('Sevengates failed: bare')
  })

  it.each([['a text'], [undefined], [{ a: 1 }]])('copes with %j, which is no error', (thrown) => {
    expect(describeFailure(thrown)).toMatchObject({ exitCode: 2 })
  })
})
