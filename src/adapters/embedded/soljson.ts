import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import wrap from 'solc/wrapper.js'

/** What an import stands for. */
export type SourceText = { readonly contents: string } | { readonly error: string }

/** The compiler: text in, text out. It reads no files. */
export interface SolidityCompiler {
  /** False when it knows only the sources that the input holds. */
  readonly canFind: boolean
  /** Such as `0.8.37+commit.1a2b3c4d.Emscripten.clang`. */
  version(): string
  /** From standard JSON input to standard JSON output; `find` is asked for sources that the input does not hold. */
  compile(input: string, find?: (name: string) => SourceText): string
}

/**
 * The embedded compiler. It is under another licence than the bundle, so it lies beside it as `soljson.cjs`;
 * without a bundle it is that of the npm package. `entry` is the URL of the process's own module.
 */
export function loadCompiler(entry: string): SolidityCompiler {
  const beside = join(dirname(fileURLToPath(entry)), 'soljson.cjs')
  // A name that no bundler can follow: nothing of the compiler may get into the bundle.
  const name = existsSync(beside) ? beside : ['solc', 'soljson.js'].join('/')
  return loadSoljson(entry, name)
}

/** A compiler in JavaScript by its absolute path, such as an older one that was fetched; `entry` as above. */
export function loadSoljson(entry: string, path: string): SolidityCompiler {
  const compiler = wrap(createRequire(entry)(path))
  return {
    canFind: true,
    version: () => String(compiler.version()),
    compile: (input, find) => String(compiler.compile(input, find && { import: find })),
  }
}
