import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { layers, numberOfLayer } from '../../src/domain/layer.ts'
import {
  confidences,
  isAtLeastConfidence,
  isAtLeastSeverity,
  severities,
  surerOf,
  worseOf,
} from '../../src/domain/severity.ts'
import { isClassId } from '../../src/domain/taxonomy.ts'
import { UserError } from '../../src/domain/user-error.ts'
import { exitCodeOf } from '../../src/domain/verdict.ts'
import { version } from '../../src/domain/version.ts'

describe('severity', () => {
  it('falls from critical to info', () => {
    expect(severities.map((severity) => isAtLeastSeverity(severity, 'medium'))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('of two is the worse one, in either order', () => {
    expect(worseOf('low', 'high')).toBe('high')
    expect(worseOf('high', 'low')).toBe('high')
  })
})

describe('confidence', () => {
  it('falls from high to low', () => {
    expect(confidences.map((confidence) => isAtLeastConfidence(confidence, 'medium'))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('of two is the surer one, in either order', () => {
    expect(surerOf('low', 'high')).toBe('high')
    expect(surerOf('high', 'low')).toBe('high')
  })
})

describe('exitCodeOf', () => {
  it.each([
    [{ kind: 'pass', reasons: [] }, 0],
    [{ kind: 'fail', reasons: [] }, 1],
    [{ kind: 'incomplete', blocks: true, reasons: [] }, 2],
    [{ kind: 'incomplete', blocks: false, reasons: [] }, 0],
  ] as const)('of %j is %i', (verdict, code) => {
    expect(exitCodeOf(verdict)).toBe(code)
  })
})

describe('the number of a layer', () => {
  it('runs from 1 to 7', () => {
    expect(layers.map(numberOfLayer)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
})

describe('isClassId', () => {
  it.each([
    ['reentrancy', true],
    ['Reentrancy', false],
    ['toString', false],
  ])('of %s is %s', (text, expected) => {
    expect(isClassId(text)).toBe(expected)
  })
})

describe('UserError', () => {
  it('carries a code, a hint and the cause', () => {
    const cause = new Error('EACCES')

    expect(new UserError('GIT_FAILED', 'no', { hint: 'do', cause })).toMatchObject({
      name: 'UserError',
      code: 'GIT_FAILED',
      message: 'no',
      hint: 'do',
      cause,
    })
    expect('cause' in new UserError('GIT_FAILED', 'no')).toBe(false)
  })
})

describe('the version', () => {
  it('is that of the package', () => {
    const { version: expected } = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    )

    expect(version).toBe(expected)
  })
})
