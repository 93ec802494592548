import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const project = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(project, 'node_modules', '.cache', 'sevengates-tests')

/**
 * Compiles a process entry of `src` and what it imports, for a Node that cannot run TypeScript.
 * Answers the absolute path of the JavaScript; the same sources are compiled once.
 */
export function compiledEntry(entry: string): string {
  const sources = sourcesOf(resolve(project, 'src', entry))
  const hash = createHash('sha256')
  for (const [path, text] of sources) hash.update(`${path}\0${text}\0`)
  const folder = join(cache, hash.digest('hex').slice(0, 16))
  if (!existsSync(folder)) compileInto(folder, sources)
  return join(folder, entry.replace(/\.ts$/, '.js'))
}

function sourcesOf(path: string, found = new Map<string, string>()): ReadonlyMap<string, string> {
  if (found.has(path)) return found
  const text = readFileSync(path, 'utf8')
  found.set(path, text)
  for (const [, imported = ''] of text.matchAll(/^(?:import|export) .*?from '(\.[^']+)'/gms)) {
    sourcesOf(resolve(dirname(path), imported), found)
  }
  return found
}

/** Test files run at the same time: the folder appears at once and whole, and the first one stays. */
function compileInto(folder: string, sources: ReadonlyMap<string, string>): void {
  mkdirSync(cache, { recursive: true })
  const draft = mkdtempSync(join(cache, 'draft-'))
  writeFileSync(join(draft, 'package.json'), '{ "type": "module" }')
  for (const [path, text] of sources) {
    const target = join(draft, relative(join(project, 'src'), path)).replace(/\.ts$/, '.js')
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, compile(text))
  }
  try {
    renameSync(draft, folder)
  } catch {
    rmSync(draft, { recursive: true })
  }
}

function compile(text: string): string {
  return ts.transpileModule(text, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      verbatimModuleSyntax: true,
      rewriteRelativeImportExtensions: true,
    },
  }).outputText
}
