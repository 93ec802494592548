import type { Analyzer } from '../analyzer.ts'
import { parseOutput } from './output.ts'
import { rules } from './rules.ts'

export const solhint: Analyzer = {
  id: 'solhint',
  title: 'Solhint',
  layer: 'static',
  homepage: 'https://protofire.github.io/solhint/',
  isEmbedded: true,
  comparesSides: false,
  needs: 'sources',
  program: null,
  install: 'comes with Sevengates',
  versionArgs: [],
  versionOf: () => '6.2.4',
  completedExitCodes: [0],
  command: ({ node, bundles, targets }) => ({
    program: node,
    args: [`${bundles}/solhint.js`],
    input: JSON.stringify({ files: targets }),
  }),
  parse: parseOutput,
  rules,
}
