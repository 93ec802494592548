import { describe, expect, it } from 'vitest'
import { scopePatternsOf } from '../../src/fronts/patterns.ts'
import { completeSettings } from '../../src/settings/read-settings.ts'

describe('scopePatternsOf', () => {
  const { isExcluded, isTest } = scopePatternsOf(completeSettings({}, {}))

  it.each([
    'lib/oz/A.sol',
    'node_modules/x/A.sol',
    'app/node_modules/x/A.sol',
    'lib/.hidden/A.sol',
    'dependencies/x.sol',
  ])('leaves out %s by default', (path) => {
    expect(isExcluded(path)).toBe(true)
  })

  it.each(['src/A.sol', 'src/lib/A.sol', 'libs/A.sol', 'Lib/A.sol', 'mylib/lib/A.sol'])(
    'keeps %s by default',
    (path) => {
      expect(isExcluded(path)).toBe(false)
    },
  )

  it.each([
    'test/A.sol',
    'src/test/A.sol',
    'A.t.sol',
    'script/Deploy.s.sol',
    'src/mocks/Token.sol',
    '.x/test/A.sol',
  ])('takes %s for test code by default', (path) => {
    expect(isTest(path)).toBe(true)
  })

  it.each(['src/A.sol', 'src/Test.sol', 'contest/A.sol', 'src/A.t.sol.sol'])(
    'does not take %s for test code',
    (path) => {
      expect(isTest(path)).toBe(false)
    },
  )

  it('leaves nothing out where the lists are empty', () => {
    const none = scopePatternsOf(completeSettings({ exclude: [], tests: [] }, {}))

    expect(none.isExcluded('lib/A.sol')).toBe(false)
    expect(none.isTest('test/A.sol')).toBe(false)
  })
})
