/** Process entry: Solhint's security rules over the files named on standard input; prints one JSON object. */
import { readFileSync } from 'node:fs'
import solhint from 'solhint/package.json' with { type: 'json' }
import { lintFiles } from './adapters/embedded/lint-files.ts'
import { parseSource } from './solidity/syntax/parse.ts'

const isAskedForVersion = process.argv.includes('--version')
const output = isAskedForVersion
  ? `solhint ${solhint.version}`
  : JSON.stringify(lintFiles(readFileSync(0, 'utf8'), solhint.version, parseSource))
process.stdout.write(`${output}\n`)
