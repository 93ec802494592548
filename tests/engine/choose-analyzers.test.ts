import { describe, expect, it } from 'vitest'
import { chooseAnalyzers } from '../../src/engine/choose-analyzers.ts'
import { anAnalyzer, anEmbeddedAnalyzer, policy, someSettings } from '../support/engine-builders.ts'

const all = [
  anEmbeddedAnalyzer({ id: 'solc' }),
  anAnalyzer({ id: 'slither' }),
  anAnalyzer({ id: 'echidna', layer: 'dynamic' }),
  anEmbeddedAnalyzer({ id: 'guards', layer: 'change' }),
]

function choose(required: readonly string[], layers: Parameters<typeof someSettings>[0] = {}) {
  const { analyzers, required: must } = chooseAnalyzers(
    all,
    someSettings({ policy: { ...policy, required }, ...layers }),
  )
  return { runs: analyzers.map(({ id }) => id), must }
}

describe('chooseAnalyzers', () => {
  it('runs all of the chosen layers and requires the embedded ones', () => {
    expect(choose([])).toEqual({ runs: ['solc', 'slither'], must: ['solc'] })
    expect(choose([], { layers: ['static', 'change'] }).must).toEqual(['guards', 'solc'])
  })

  it('requires what the settings name as well, each once', () => {
    expect(choose(['slither', 'solc']).must).toEqual(['slither', 'solc'])
  })

  it('refuses a name that is none', () => {
    expect(() => choose(['slihter'])).toThrow(
      expect.objectContaining({
        code: 'SETTINGS_INVALID',
        message: '`analyzers` must name some of solc, slither; got "slihter"',
        hint: '`sevengates doctor` lists every analyzer.',
      }),
    )
  })

  it('refuses an analyzer whose layer is left out', () => {
    expect(() => choose(['echidna'])).toThrow(
      expect.objectContaining({ hint: 'echidna belongs to a layer that `layers` leaves out.' }),
    )
  })
})
