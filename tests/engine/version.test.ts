import { describe, expect, it } from 'vitest'
import { pathsAtBase, quotedSources } from '../../src/engine/version.ts'
import { aFileInScope, aLocation, aPath, aWeakness } from '../support/builders.ts'
import { aVersion } from '../support/engine-builders.ts'

async function loaded(files: Readonly<Record<string, string>>) {
  const version = await aVersion(files)
  await version.graph.loadClosure(Object.keys(files))
  return version
}

const weaknessIn = (path: string, state: 'new' | 'fixed') =>
  aWeakness({ state, locations: [aLocation({ path: aPath(path) })] })

describe('quotedSources', () => {
  it('quotes the head, and the base for what is only there', async () => {
    const [head, base] = await Promise.all([
      loaded({ 'A.sol': 'at head' }),
      loaded({ 'A.sol': 'at base', 'B.sol': 'gone' }),
    ])
    const weaknesses = [
      weaknessIn('A.sol', 'new'),
      weaknessIn('A.sol', 'fixed'),
      weaknessIn('B.sol', 'fixed'),
    ]

    expect(Object.fromEntries(quotedSources(weaknesses, head, base))).toEqual({
      'A.sol': 'at head',
      'B.sol': 'gone',
    })
  })

  it('leaves out what nobody read', async () => {
    expect(quotedSources([weaknessIn('C.sol', 'fixed')], await loaded({}), null).size).toBe(0)
  })
})

describe('pathsAtBase', () => {
  it('are the old names of what is analysed, and what was deleted', () => {
    expect(
      pathsAtBase([
        aFileInScope({ path: aPath('A.sol') }),
        aFileInScope({ path: aPath('B.sol'), status: 'renamed', oldPath: aPath('Old.sol') }),
        aFileInScope({ path: aPath('C.sol'), status: 'added' }),
        aFileInScope({ path: aPath('D.sol'), status: 'deleted', isAnalysed: false }),
        aFileInScope({ path: aPath('E.sol'), isAnalysed: false }),
      ]),
    ).toEqual(['A.sol', 'Old.sol', 'D.sol'])
  })
})
