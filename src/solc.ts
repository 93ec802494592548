/** Process entry: the embedded Solidity compiler, as much of the `solc` command line as analyzers use. */
import { readFileSync } from 'node:fs'
import { runSolc } from './adapters/embedded/solc-command.ts'
import { loadCompiler } from './adapters/embedded/soljson.ts'

const end = runSolc(process.argv.slice(2), () => readFileSync(0, 'utf8'), loadCompiler(import.meta.url))
process.stderr.write(end.stderr)
process.stdout.write(end.stdout)
process.exitCode = end.exitCode
