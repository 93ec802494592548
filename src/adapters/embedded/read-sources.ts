import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** What to read. */
export interface SourceRequest {
  /** Paths below the working folder. */
  readonly files: readonly string[]
  /** What imports mean, `{ importer: { name as written: path } }`; what it does not tell is relative to the importer. */
  readonly resolutions: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** What there was. */
export interface Sources {
  readonly targets: readonly string[]
  /** The targets and what they import, as far as it is here. */
  readonly texts: ReadonlyMap<string, string>
  /** The files that cannot be read. */
  readonly gaps: readonly { readonly path: string; readonly reason: string }[]
  readonly resolveImport: (importer: string, name: string) => string | undefined
}

/**
 * Understands `{"files": ["src/A.sol"], "resolutions": "/absolute/path.json"}`; the resolutions may be left out.
 * Throws on any other request.
 */
export function readRequest(text: string): SourceRequest {
  const asked: unknown = JSON.parse(text)
  if (typeof asked !== 'object' || asked === null || !('files' in asked) || !Array.isArray(asked.files)) {
    throw new Error('expected {"files": [...]} on standard input')
  }
  const place = 'resolutions' in asked ? String(asked.resolutions) : undefined
  return {
    files: asked.files.map(String),
    resolutions: place === undefined ? {} : JSON.parse(readFileSync(place, 'utf8')),
  }
}

/** Reads files below a folder, and all that they import. */
export function readSources(
  folder: string,
  { files, resolutions }: SourceRequest,
  importsOf: (text: string) => readonly string[],
): Sources {
  const resolveImport = (importer: string, name: string) => meaningOf(importer, name, resolutions)
  const texts = new Map<string, string>()
  const gaps: { path: string; reason: string }[] = []
  const queue = new Set(files)
  for (const path of queue) {
    const text = readText(join(folder, path))
    if (typeof text === 'string') {
      texts.set(path, text)
      for (const name of importsOf(text)) queue.add(resolveImport(path, name) ?? path)
    } else if (text.reason !== missing || files.includes(path)) {
      gaps.push({ path, reason: text.reason })
    }
  }
  return { targets: files, texts, gaps, resolveImport }
}

/** `undefined` when it leads out of the folder, or nobody knows. */
function meaningOf(
  importer: string,
  name: string,
  resolutions: SourceRequest['resolutions'],
): string | undefined {
  const told = Object.hasOwn(resolutions, importer) ? resolutions[importer] : undefined
  if (told !== undefined && Object.hasOwn(told, name)) return told[name]
  if (!name.startsWith('.')) return undefined
  const path = posix.join(posix.dirname(importer), name)
  return path.startsWith('..') ? undefined : path
}

const missing = 'is not here'

function readText(path: string): string | { readonly reason: string } {
  try {
    // A byte order mark stays, so that offsets are those of the file.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    if (code === 'ENOENT') return { reason: missing }
    return {
      reason:
        code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'is not valid UTF-8' : `cannot be read (${code})`,
    }
  }
}
