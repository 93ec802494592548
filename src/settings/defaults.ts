import type { SettingsFile } from './schema.ts'

type Complete = { readonly [Name in keyof SettingsFile]-?: Readonly<SettingsFile[Name]> }

/** What holds where a team says nothing. The only place where a default is written. */
export const defaults = {
  'fail-on': 'high',
  'min-confidence': 'medium',
  'on-incomplete': 'fail',
  analyzers: [],
  layers: [1, 2, 3, 4, 6, 7],
  budget: 600,
  memory: 4096,
  install: 'never',
  exclude: ['lib/**', '**/node_modules/**', 'dependencies/**'],
  tests: [
    '**/test/**',
    '**/tests/**',
    '**/script/**',
    '**/scripts/**',
    '**/mock/**',
    '**/mocks/**',
    '**/*.t.sol',
    '**/*.s.sol',
  ],
  comment: 'findings',
  upload: 'auto',
} as const satisfies Complete
