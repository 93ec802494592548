import type { Analyzer } from '../analyzer.ts'
import { versionIn } from '../foreign-text.ts'
import { parseOutput } from './output.ts'
import { rules } from './rules.ts'

export const slither: Analyzer = {
  id: 'slither',
  title: 'Slither',
  layer: 'static',
  homepage: 'https://github.com/crytic/slither',
  isEmbedded: false,
  comparesSides: false,
  needs: 'compilation',
  program: 'slither',
  install: 'pip install slither-analyzer==0.11.6',
  versionArgs: ['--version'],
  versionOf: versionIn,
  // 255: findings, or an error that the JSON tells; 1: findings in old versions, or a crash without JSON.
  completedExitCodes: [0, 1, 255],
  command: ({ standardInput, compiler, scratch }) => ({
    program: 'slither',
    args: [
      standardInput,
      ...['--compile-force-framework', 'solc-json'],
      ...['--solc', compiler],
      // To a file, Slither would not overwrite what is there.
      ...['--json', '-'],
      // The log tells whether anything was compiled: of an input that is not there Slither says "success".
      ...['--json-types', 'detectors,console'],
      // Of a file that is not there Slither says so and takes its defaults; without this it looks in the sources.
      ...['--config-file', `${scratch}/no-settings.json`],
      // Comments in the sources decide nothing: suppressions are judged by the engine.
      '--show-ignored-findings',
      '--disable-color',
    ],
    // Otherwise names that are not ASCII are not found where no locale is set.
    env: { PYTHONUTF8: '1' },
  }),
  parse: parseOutput,
  rules,
}
