import { readFileSync } from 'node:fs'
import { type Lint, lintSource, type ReadSolidity } from './lint-source.ts'

/** What the linting process prints. */
export interface LintReport {
  /** Solhint's version. */
  readonly version: string
  readonly files: readonly ({ readonly path: string } & Lint)[]
}

/** Lints the files of a request, `{"files": ["src/A.sol"]}`, with paths below the working folder. Throws on any other request. */
export function lintFiles(request: string, version: string, read: ReadSolidity): LintReport {
  return { version, files: pathsOf(request).map((path) => ({ path, ...lintFile(path, read) })) }
}

function pathsOf(request: string): readonly string[] {
  const asked: unknown = JSON.parse(request)
  if (typeof asked === 'object' && asked !== null && 'files' in asked && Array.isArray(asked.files)) {
    return asked.files.map(String)
  }
  throw new Error('expected {"files": [...]} on standard input')
}

function lintFile(path: string, read: ReadSolidity): Lint {
  const text = readText(path)
  if (typeof text === 'string') return lintSource(text, read)
  return { reports: [], gap: { line: 1, reason: text.reason } }
}

function readText(path: string): string | { readonly reason: string } {
  try {
    // A byte order mark stays, so that offsets are those of the file.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    return {
      reason: code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'not valid UTF-8' : `cannot be read (${code})`,
    }
  }
}
