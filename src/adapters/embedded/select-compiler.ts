import { nativeCompiler } from './native-compiler.ts'
import { loadCompiler, loadSoljson, type SolidityCompiler } from './soljson.ts'

/** A compiler, and the arguments that are for it. */
export interface Selection {
  readonly compiler: SolidityCompiler
  readonly args: readonly string[]
}

/**
 * Which compiler the command line asks for by its first two words: `--soljson PATH` or `--native PROGRAM`, else the
 * embedded one. Both are options of ours, not of `solc`. `entry` is the URL of the process's own module.
 */
export function selectCompiler(args: readonly string[], entry: string): Selection {
  const [option, path, ...rest] = args
  if (path !== undefined && option === '--soljson') return { compiler: loadSoljson(entry, path), args: rest }
  if (path !== undefined && option === '--native') return { compiler: nativeCompiler(path), args: rest }
  return { compiler: loadCompiler(entry), args }
}
