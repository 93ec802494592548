import { readFileSync } from 'node:fs'
import { diagnose } from './solc-diagnostics.ts'
import type { SolidityCompiler } from './soljson.ts'

/** What a run of the command line prints, and how it ends. */
export interface CommandEnd {
  readonly exitCode: 0 | 1
  readonly stdout: string
  readonly stderr: string
}

/**
 * The part of the `solc` command line that analyzers use: `--version` and `--standard-json [FILE]`, the input on
 * standard input when there is no file; options about paths are accepted, as the compiler reads no files anyway.
 * And one of our own: `--diagnostics FILE TARGET…` prints what the compiler remarks, and nothing else.
 */
export function runSolc(
  args: readonly string[],
  readInput: () => string,
  compiler: SolidityCompiler,
): CommandEnd {
  if (args.includes('--version')) return succeed(`${banner}\nVersion: ${compiler.version()}`)
  if (args[0] === '--diagnostics' && args[1] !== undefined) {
    return succeed(JSON.stringify(diagnose(readFileSync(args[1], 'utf8'), args.slice(2), compiler)))
  }
  if (!args.includes('--standard-json'))
    return fail(`expected --version or --standard-json; got ${args.join(' ')}`)
  const [file, ...others] = operandsOf(args)
  if (others.length > 0) return fail(`expected one input file; got ${others.length + 1}`)
  return succeed(compiler.compile(file === undefined ? readInput() : readFileSync(file, 'utf8')))
}

const banner = 'solc, the solidity compiler commandline interface'
const optionsWithValue = new Set(['--allow-paths', '--base-path', '--include-path'])

function operandsOf(args: readonly string[]): readonly string[] {
  return args.filter((arg, index) => {
    const before = args[index - 1]
    return !arg.startsWith('--') && !(before !== undefined && optionsWithValue.has(before))
  })
}

function succeed(stdout: string): CommandEnd {
  return { exitCode: 0, stdout: `${stdout}\n`, stderr: '' }
}

function fail(stderr: string): CommandEnd {
  return { exitCode: 1, stdout: '', stderr: `${stderr}\n` }
}
