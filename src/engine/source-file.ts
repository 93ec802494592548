import { type LineTable, lineTableOf } from '../solidity/lines.ts'
import { type Outline, outlineOf } from '../solidity/outline.ts'

/** A file of the source with what is asked of it again and again, made when first asked. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  readonly bytes: Uint8Array
  readonly lines: LineTable
  readonly outline: Outline
}

/** Largest Solidity file that is analysed, in bytes. The largest real ones known are below 1 MB. */
export const maxSourceBytes = 2 * 1024 * 1024

/** The file, or why nobody can read it. Byte order marks are kept, so that offsets stay those of the file. */
export function openSource(path: string, bytes: Uint8Array): SourceFile | { readonly unreadable: string } {
  const text = decode(bytes)
  if (text === undefined) return { unreadable: 'it is not valid UTF-8' }
  let lines: LineTable | undefined
  let outline: Outline | undefined
  return {
    path,
    text,
    bytes,
    get lines() {
      lines ??= lineTableOf(text, bytes)
      return lines
    },
    get outline() {
      outline ??= outlineOf(text)
      return outline
    },
  }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
