/** Process entry: a Solidity compiler, as much of the `solc` command line as analyzers use. */
import { readFileSync } from 'node:fs'
import { selectCompiler } from './adapters/embedded/select-compiler.ts'
import { runSolc } from './adapters/embedded/solc-command.ts'

// Of the oldest compilers, V8 says that they are no good asm.js; they run all the same, and nobody should read it as theirs.
process.removeAllListeners('warning')

const { compiler, args } = selectCompiler(process.argv.slice(2), import.meta.url)
const end = runSolc(args, () => readFileSync(0, 'utf8'), compiler)
process.stderr.write(end.stderr)
process.stdout.write(end.stdout)
process.exitCode = end.exitCode
