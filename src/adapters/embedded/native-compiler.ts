import { spawnSync } from 'node:child_process'
import type { SolidityCompiler } from './soljson.ts'

/** A `solc` that is installed, by its absolute path. It inherits the environment of the process, which is scrubbed. */
export function nativeCompiler(program: string): SolidityCompiler {
  return {
    canFind: false,
    version: () => /Version: (\S+)/.exec(run(program, ['--version'], ''))?.[1] ?? 'unknown',
    compile: (input) => run(program, ['--standard-json'], input),
  }
}

const mostBytes = 256 * 1024 * 1024

function run(program: string, args: readonly string[], input: string): string {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    input,
    encoding: 'utf8',
    maxBuffer: mostBytes,
  })
  if (status === 0) return stdout
  // One that ends without having read its input gives an error of its own, and a status.
  if (error !== undefined && status === null) throw error
  throw new Error(`${program} ${args.join(' ')} ended with ${status}: ${stderr.slice(0, 1000)}`)
}
