import { version } from '../../domain/version.ts'
import type { Analyzer } from '../analyzer.ts'
import { parseOutput } from './output.ts'
import { rules } from './rules.ts'

export const change: Analyzer = {
  id: 'change',
  title: 'What the change takes away',
  layer: 'change',
  homepage: 'https://github.com/sevengates/sevengates',
  isEmbedded: true,
  comparesSides: true,
  needs: 'sources',
  program: null,
  install: 'comes with Sevengates',
  versionArgs: [],
  versionOf: () => version,
  completedExitCodes: [0],
  command: ({ node, bundles, targets, resolutions, base }) => ({
    program: node,
    args: [`${bundles}/change.js`],
    input: JSON.stringify({
      head: { files: targets, resolutions },
      base: base && { folder: base.folder, files: base.targets, resolutions: base.resolutions },
    }),
  }),
  parse: parseOutput,
  rules,
}
