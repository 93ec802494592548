import { version } from '../../domain/version.ts'
import type { Analyzer } from '../analyzer.ts'
import { parseOutput } from './output.ts'
import { rules } from './rules.ts'

export const builtin: Analyzer = {
  id: 'builtin',
  title: 'Built-in detectors',
  layer: 'static',
  homepage: 'https://github.com/sevengates/sevengates',
  isEmbedded: true,
  comparesSides: false,
  needs: 'sources',
  program: null,
  install: 'comes with Sevengates',
  versionArgs: [],
  versionOf: () => version,
  completedExitCodes: [0],
  command: ({ node, bundles, targets, resolutions }) => ({
    program: node,
    args: [`${bundles}/builtin.js`],
    input: JSON.stringify({ files: targets, resolutions }),
  }),
  parse: parseOutput,
  rules,
}
