/**
 * Runs a TypeScript file of the tests under plain Node, also where Node cannot strip types itself:
 *
 *   node tests/support/run-typescript.mjs <file.ts> [arguments]
 */
import { readFileSync } from 'node:fs'
import { register } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { isMainThread } from 'node:worker_threads'

/** Hook of Node's module loader: types are taken off on the way in. */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context)
  const { default: typescript } = await import('typescript')
  const { outputText } = typescript.transpileModule(readFileSync(fileURLToPath(url), 'utf8'), {
    fileName: fileURLToPath(url),
    compilerOptions: { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 },
  })
  return { format: 'module', source: outputText, shortCircuit: true }
}

/** Node loads this file once more, in the thread of its hooks. */
if (isMainThread) {
  const [, , file, ...args] = process.argv
  register(import.meta.url)
  process.argv = [process.argv[0], resolve(file), ...args]
  await import(pathToFileURL(resolve(file)).href)
}
