import type { Analyzer } from '../analyzer.ts'
import { parseOutput } from './output.ts'
import { rules } from './rules.ts'

export const solc: Analyzer = {
  id: 'solc',
  title: 'Solidity compiler',
  layer: 'static',
  homepage: 'https://docs.soliditylang.org',
  isEmbedded: true,
  comparesSides: false,
  needs: 'compilation',
  program: null,
  install: 'comes with Sevengates',
  versionArgs: [],
  versionOf: (_, compiler) => compiler ?? '0.8.37',
  completedExitCodes: [0],
  command: ({ node, bundles, standardInput, targets, compilerSelection }) => ({
    program: node,
    args: [`${bundles}/solc.js`, ...compilerSelection, '--diagnostics', standardInput, ...targets],
  }),
  parse: parseOutput,
  rules,
}
