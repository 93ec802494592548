import type { Analyzer } from '../analyzer.ts'
import { versionIn } from '../foreign-text.ts'
import { parseOutput } from './output.ts'
import { rules } from './rules.ts'

export const solc: Analyzer = {
  id: 'solc',
  title: 'Solidity compiler',
  layer: 'static',
  homepage: 'https://docs.soliditylang.org',
  isEmbedded: true,
  needs: 'compilation',
  program: null,
  install: 'comes with Sevengates',
  versionArgs: ['--version'],
  versionOf: versionIn,
  completedExitCodes: [0],
  command: ({ node, bundles, standardInput, targets }) => ({
    program: node,
    args: [`${bundles}/solc.js`, '--diagnostics', standardInput, ...targets],
  }),
  parse: parseOutput,
  rules,
}
