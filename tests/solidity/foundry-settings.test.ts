import { describe, expect, it } from 'vitest'
import { foundryDefaults, parseFoundrySettings } from '../../src/solidity/foundry-settings.ts'

describe('parseFoundrySettings', () => {
  it('reads the default profile only', () => {
    const text = `
      [profile.default]
      src = './contracts/'
      test = 'tests'
      script = 'ops'
      libs = ['node_modules', 'lib/']
      remappings = ['a/=lib/a/', 'nonsense', 7]
      auto_detect_remappings = false
      [profile.ci]
      src = 'elsewhere'`

    expect(parseFoundrySettings(text)).toEqual({
      src: 'contracts',
      test: 'tests',
      script: 'ops',
      libs: ['node_modules', 'lib'],
      remappings: [{ context: '', prefix: 'a/', target: 'lib/a/' }],
      detectsRemappings: false,
      compiler: null,
    })
  })

  it.each([
    ['solc = "0.8.19"', '0.8.19'],
    ['solc_version = "v0.7.6"', '0.7.6'],
    ['solc = "0.8.20"\nsolc_version = "0.7.6"', '0.8.20'],
    ['solc = "./bin/solc"', null],
    ['solc = 8', null],
    ['solc = "^0.8.0"', null],
  ])('takes the version of the compiler from %j, and no program', (line, compiler) => {
    expect(parseFoundrySettings(`[profile.default]\n${line}`)).toEqual({ ...foundryDefaults, compiler })
  })

  it('reads the older form of the default profile', () => {
    expect(parseFoundrySettings('[default]\nsrc = "contracts"')).toEqual({
      ...foundryDefaults,
      src: 'contracts',
    })
  })

  it.each(['', 'profile = 1', '[profile.default]\nsrc = 1\nremappings = "a=b"', '[profile]\ndefault = []'])(
    'keeps the defaults for what is missing or of a wrong type: %j',
    (text) => {
      expect(parseFoundrySettings(text)).toEqual(foundryDefaults)
    },
  )

  it('is null for what is no TOML', () => {
    expect(parseFoundrySettings('[profile.default')).toBeNull()
  })
})
