import { readdirSync, readFileSync } from 'node:fs'
import { findInFolder } from './find-in-folder.ts'

/** What the working folder has for a request. */
export interface FolderReading {
  readonly targets: readonly string[]
  /** The targets and what they import, as far as it is in the folder. */
  readonly texts: ReadonlyMap<string, string>
  /** The files that cannot be read. */
  readonly gaps: readonly { readonly path: string; readonly reason: string }[]
  readonly resolveImport: (importer: string, name: string) => string | undefined
}

/**
 * Reads the files of a request, `{"files": ["src/A.sol"]}`, and all they import, with paths below the working folder.
 * Throws on any other request. Links are not followed.
 */
export function readFolder(request: string, importsOf: (text: string) => readonly string[]): FolderReading {
  const targets = targetsOf(request)
  const resolveImport = findInFolder(filesBelow(''))
  const texts = new Map<string, string>()
  const gaps: { path: string; reason: string }[] = []
  const queue = new Set(targets)
  for (const path of queue) {
    const text = readText(path)
    if (typeof text !== 'string') {
      gaps.push({ path, reason: text.reason })
      continue
    }
    texts.set(path, text)
    for (const name of importsOf(text)) {
      const found = resolveImport(path, name)
      if (found !== undefined) queue.add(found)
    }
  }
  return { targets, texts, gaps, resolveImport }
}

function targetsOf(request: string): readonly string[] {
  const asked: unknown = JSON.parse(request)
  if (typeof asked === 'object' && asked !== null && 'files' in asked && Array.isArray(asked.files)) {
    return asked.files.map(String)
  }
  throw new Error('expected {"files": [...]} on standard input')
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder === '' ? '.' : folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}

function readText(path: string): string | { readonly reason: string } {
  try {
    // A byte order mark stays, so that offsets are those of the file.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    const isText = code !== 'ERR_ENCODING_INVALID_ENCODED_DATA'
    return { reason: isText ? `cannot be read (${code})` : 'not valid UTF-8' }
  }
}
