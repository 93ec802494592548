import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { solc } from '../../../src/analyzers/solc/solc.ts'

const step = { folder: '/sources', targets: ['src/A.sol'] }

function read(
  errors: readonly unknown[],
  sources: readonly string[] = ['src/A.sol'],
  targets = step.targets,
) {
  const stdout = JSON.stringify({ compiler: '0.8.37', sources, errors })
  return solc.parse({ exitCode: 0, stdout, stderr: '' }, { ...step, targets })
}

const warning = {
  severity: 'warning',
  errorCode: '2519',
  message: 'This declaration shadows an existing declaration.',
  sourceLocation: { file: 'src/A.sol', start: 10, end: 15 },
  secondarySourceLocations: [
    { file: 'src/B.sol', start: 1, end: 4, message: 'The shadowed declaration is here:' },
  ],
}

describe('the compiler as an analyzer', () => {
  it('names the version of the package that the bundle is made of', () => {
    const { version } = createRequire(import.meta.url)('solc/package.json')

    expect(solc.versionOf({ exitCode: 0, stdout: '', stderr: '' })).toBe(version)
  })

  it('gives warnings with their bytes and what they refer to', () => {
    expect(read([warning])).toEqual({
      kind: 'read',
      findings: [
        {
          rule: '2519',
          class: 'shadowing',
          severity: 'low',
          confidence: 'high',
          message: 'This declaration shadows an existing declaration.',
          span: { path: 'src/A.sol', bytes: { start: 10, length: 5 } },
          related: [
            {
              span: { path: 'src/B.sol', bytes: { start: 1, length: 3 } },
              message: 'The shadowed declaration is here',
            },
          ],
        },
      ],
    })
  })

  it.each([
    ['Return value of low-level calls not used.', 'read', '9302'],
    ['Failure condition of "send" ignored. Consider using "require" instead.', 'read', '5878'],
    ['This declaration shadows an existing declaration.', 'read', '2519'],
    ['Something else.', 'read', 'unnumbered'],
  ])('knows the remark %j of compilers that have no codes', (message, kind, rule) => {
    const { errorCode: _, ...uncoded } = warning

    expect(read([{ ...uncoded, message }])).toMatchObject({ kind, findings: [{ rule }] })
  })

  it('has not seen everything when an old compiler stops telling, either', () => {
    const message = 'There are more than 256 warnings. Ignoring the rest.'

    expect(read([{ severity: 'warning', message }])).toEqual({
      kind: 'partial',
      findings: [],
      reason: message,
    })
  })

  it('is of the version of the compiler that it is given', () => {
    expect(solc.versionOf({ exitCode: 0, stdout: '', stderr: '' }, '0.7.6')).toBe('0.7.6')
  })

  it('has looked at nothing when there is an error, whatever else it says', () => {
    const error = { severity: 'error', message: 'No.', sourceLocation: warning.sourceLocation }

    expect(read([warning, { ...error, formattedMessage: 'Error: No.\n --> src/A.sol:3:5:\n' }])).toEqual({
      kind: 'unreadable',
      reason: 'src/A.sol:3:5: No.',
    })
    expect(read([error])).toEqual({ kind: 'unreadable', reason: 'src/A.sol: No.' })
    expect(read([{ severity: 'error', message: 'No input.' }])).toEqual({
      kind: 'unreadable',
      reason: 'No input.',
    })
  })

  it('is partial when a target was not compiled', () => {
    expect(read([warning], ['src/B.sol'])).toMatchObject({
      kind: 'partial',
      findings: [{ rule: '2519' }],
      reason: 'src/A.sol was not compiled',
    })
  })

  it.each(['4591', '2833'])('is partial when the compiler kept remarks to itself (%s)', (errorCode) => {
    const cut = { severity: 'warning', errorCode, message: 'There are more than 256. Ignoring the rest.' }

    expect(read([warning, cut])).toMatchObject({
      kind: 'partial',
      findings: [{ rule: '2519' }],
      reason: 'There are more than 256. Ignoring the rest.',
    })
  })

  it('keeps what has no place, at the top of the file or of the first target', () => {
    const nowhere = { severity: 'warning', errorCode: '3805', message: 'Pre-release.' }
    const wholeFile = {
      ...nowhere,
      errorCode: '3420',
      sourceLocation: { file: 'src/B.sol', start: -1, end: -1 },
    }

    expect(read([nowhere, wholeFile])).toMatchObject({
      findings: [
        { rule: '3805', span: { path: 'src/A.sol', lines: { first: 1, last: 1 } } },
        { rule: '3420', span: { path: 'src/B.sol', lines: { first: 1, last: 1 } } },
      ],
    })
  })

  it('only shows what it has no meaning for', () => {
    expect(read([{ severity: 'info', message: 'New.' }])).toMatchObject({
      findings: [{ rule: 'unnumbered', class: 'unclassified', severity: 'info' }],
    })
  })
})
