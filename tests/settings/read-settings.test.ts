import { describe, expect, it } from 'vitest'
import { UserError } from '../../src/domain/user-error.ts'
import { defaults } from '../../src/settings/defaults.ts'
import {
  completeSettings,
  describeSettingsChange,
  parseOverrides,
  parseSettings,
} from '../../src/settings/read-settings.ts'
import { settingNames } from '../../src/settings/schema.ts'

function parse(text: string) {
  return parseSettings(text, 'settings.yml')
}

const everySetting = `
fail-on: critical
min-confidence: low
on-incomplete: warn
analyzers: [slither, mythril]
layers: [1, 7]
budget: 90.5
memory: 512
install: missing
exclude: vendor/**
tests: ['**/*.t.sol', qa/**]
comment: always
upload: never
`

describe('parseSettings', () => {
  it('reads every setting', () => {
    expect(parse(everySetting)).toEqual({
      'fail-on': 'critical',
      'min-confidence': 'low',
      'on-incomplete': 'warn',
      analyzers: ['slither', 'mythril'],
      layers: [1, 7],
      budget: 90.5,
      memory: 512,
      install: 'missing',
      exclude: 'vendor/**',
      tests: ['**/*.t.sol', 'qa/**'],
      comment: 'always',
      upload: 'never',
    })
    expect(Object.keys(parse(everySetting)).sort()).toEqual(settingNames)
  })

  it.each(['', '\n', '# nothing set yet\n', '---\n'])(
    'takes a file without settings (%j) for no settings',
    (text) => {
      expect(parse(text)).toEqual({})
    },
  )

  it('names the nearest setting for a key that is none', () => {
    expect(() => parse('fail_on: high')).toThrow(
      expect.objectContaining({
        code: 'SETTINGS_INVALID',
        message: 'settings.yml: `fail_on` is no setting; did you mean `fail-on`?',
        hint: expect.stringContaining('Known settings: analyzers, budget, comment'),
      }),
    )
  })

  it('names every key that is none', () => {
    expect(() => parse('fail-of: high\nbudgets: 3')).toThrow(
      '`fail-of` is no setting; did you mean `fail-on`?; `budgets`',
    )
  })

  it.each(['__proto__: { fail-on: never }', 'constructor: 1', 'toString: 1'])(
    'takes %j for a key like any other',
    (text) => {
      expect(() => parse(text)).toThrow('is no setting')
    },
  )

  it.each([
    ['fail-on: high: low', 'Nested mappings are not allowed'],
    ['fail-on: [high', 'Flow sequence in block collection'],
    ['"fail-on', 'Missing closing'],
    ['fail-on: high\nfail-on: never', 'Map keys must be unique'],
    ['fail-on: high\n---\nfail-on: never', 'multiple documents'],
    ['fail-on: *unknown', 'unknown'],
  ])('refuses %j and says in one line where it is no YAML', (text, says) => {
    expect(() => parse(text)).toThrow(UserError)
    expect(() => parse(text)).toThrow(
      expect.objectContaining({
        code: 'SETTINGS_INVALID',
        message: expect.stringMatching(/^settings\.yml is not valid YAML: .+$/),
        hint: 'Put it right on the base branch; the pull request is judged by the settings there.',
      }),
    )
    expect(() => parse(text)).toThrow(says)
  })

  it('refuses aliases that would blow up to gigabytes, at once', () => {
    const levels = Array.from(
      { length: 30 },
      (_, level) => `l${level + 1}: &l${level + 1} [*l${level}, *l${level}]`,
    )
    const started = performance.now()

    expect(() => parse(['l0: &l0 [x, x]', ...levels].join('\n'))).toThrow(
      expect.objectContaining({
        code: 'SETTINGS_INVALID',
        message: expect.stringContaining('Excessive alias count'),
      }),
    )
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  it.each([
    ['fail-on: severe', '`fail-on`: Invalid option', 'got "severe"'],
    ['fail-on:', '`fail-on`: Invalid option', 'got null'],
    ['layers: [0]', '`layers.0`: Too small', 'got 0'],
    ['layers: [8]', '`layers.0`: Too big', 'got 8'],
    ['layers: []', '`layers`: Too small', 'got []'],
    ['layers: [1.5]', '`layers.0`', 'got 1.5'],
    ['layers: [one]', '`layers.0`: Invalid input', 'got "one"'],
    ['budget: 0', '`budget`: Too small', 'got 0'],
    ['budget: .nan', '`budget`: Invalid input', 'got null'],
    ['budget: .inf', '`budget`', 'got null'],
    ['budget: 1 hour', '`budget`: Invalid input', 'got "1 hour"'],
    ['memory: 16', '`memory`: Too small', 'got 16'],
    ['memory: 999999999', '`memory`: Too big', 'got 999999999'],
    ['analyzers: slither', '`analyzers`: Invalid input: expected array', 'got "slither"'],
    ['analyzers: [{ a: 1 }]', '`analyzers.0`: Invalid input: expected string', 'got {"a":1}'],
    ['exclude: { a: 1 }', '`exclude`: Invalid input', 'got {"a":1}'],
    ['exclude: [""]', '`exclude.0`: Too small', 'got ""'],
    ['comment: sometimes', '`comment`: Invalid option', 'got "sometimes"'],
    ['upload: always', '`upload`: Invalid option', 'got "always"'],
  ])('refuses %j with what was expected and what was found', (text, expected, got) => {
    expect(() => parse(text)).toThrow(expected)
    expect(() => parse(text)).toThrow(got)
  })

  it.each([
    ['- fail-on', 'expected object, received array'],
    ['just words', 'expected object, received string'],
    ['42', 'expected object, received number'],
  ])('refuses %j, which has no settings by name', (text, says) => {
    expect(() => parse(text)).toThrow(`settings.yml: expected settings by name; Invalid input: ${says}`)
  })
})

describe('parseOverrides', () => {
  it('reads texts as the settings that they stand for', () => {
    expect(
      parseOverrides({
        'fail-on': ' never ',
        analyzers: 'slither, mythril',
        layers: '1, 7',
        budget: '90.5',
        memory: '512',
        exclude: 'lib/**\n**/gen/**\n',
      }),
    ).toEqual({
      'fail-on': 'never',
      analyzers: ['slither', 'mythril'],
      layers: [1, 7],
      budget: 90.5,
      memory: 512,
      exclude: ['lib/**', '**/gen/**'],
    })
  })

  it('leaves out what was not given', () => {
    expect(parseOverrides({ 'fail-on': undefined, budget: '', exclude: ' \n' })).toEqual({})
  })

  it('keeps commas inside braces, which belong to the glob', () => {
    expect(parseOverrides({ exclude: '**/*.{t,s}.sol, lib/**', tests: '{a,b}/**,c' })).toEqual({
      exclude: ['**/*.{t,s}.sol', 'lib/**'],
      tests: ['{a,b}/**', 'c'],
    })
  })

  it.each([
    [{ budget: 'soon' }, 'the inputs: `budget`: Invalid input: expected number, received string; got "soon"'],
    [{ layers: '1,two' }, '`layers.1`: Invalid input: expected number, received string; got "two"'],
    [{ memory: '-5' }, '`memory`: Invalid input'],
    [{ 'fail-on': 'hihg' }, '`fail-on`: Invalid option'],
    [{ nonsense: 'x' }, '`nonsense` is no setting'],
  ])('refuses %j', (texts: Record<string, string>, says) => {
    expect(() => parseOverrides(texts)).toThrow(says)
  })
})

describe('completeSettings', () => {
  it('leaves nothing open where a team says nothing', () => {
    expect(completeSettings({}, {})).toEqual({
      policy: { failOn: 'high', minConfidence: 'medium', onIncomplete: 'fail', required: [] },
      layers: ['static', 'dynamic', 'symbolic', 'formal', 'supply-chain', 'change'],
      budgetSeconds: 600,
      memoryMb: 4096,
      install: 'never',
      exclude: ['lib/**', '**/node_modules/**', 'dependencies/**'],
      tests: defaults.tests,
      comment: 'findings',
      upload: 'auto',
    })
  })

  it('has a default for every setting, and each is a valid one', () => {
    expect(Object.keys(defaults).sort()).toEqual(settingNames)
    expect(parseSettings(JSON.stringify(defaults), 'the defaults')).toEqual(defaults)
  })

  it('takes the override, else the file', () => {
    const settings = completeSettings(
      { 'fail-on': 'low', budget: 5, exclude: 'a/**' },
      { 'fail-on': 'never' },
    )

    expect(settings).toMatchObject({ policy: { failOn: 'never' }, budgetSeconds: 5, exclude: ['a/**'] })
  })

  it('sorts what is required and drops repetitions', () => {
    expect(completeSettings({ analyzers: ['slither', 'aderyn', 'slither'] }, {}).policy.required).toEqual([
      'aderyn',
      'slither',
    ])
  })

  it('names layers by their number, in their order', () => {
    expect(completeSettings({ layers: [7, 5, 1, 1] }, {}).layers).toEqual(['static', 'ai', 'change'])
  })
})

describe('describeSettingsChange', () => {
  it('says nothing when nothing changes', () => {
    expect(describeSettingsChange({ layers: [1, 2] }, { layers: [1, 2] })).toEqual([])
  })

  it('tells every setting that changes, comes or goes', () => {
    expect(
      describeSettingsChange({ 'fail-on': 'high', budget: 60 }, { 'fail-on': 'never', exclude: ['src/**'] }),
    ).toEqual([
      '.github/sevengates.yml changes `budget` from `60` to the default; this takes effect after the merge',
      '.github/sevengates.yml changes `exclude` from the default to `["src/**"]`; this takes effect after the merge',
      '.github/sevengates.yml changes `fail-on` from `"high"` to `"never"`; this takes effect after the merge',
    ])
  })
})
