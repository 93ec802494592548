import type { RawFinding, Span } from '../analyzers/analyzer.ts'
import type { Finding } from '../domain/finding.ts'
import type { Place } from '../domain/place.ts'
import { type RepoPath, toRepoPath } from '../domain/repo-path.ts'
import { normalise } from '../solidity/normalise.ts'
import type { SourceFile } from './source-file.ts'

/** Files of one side by path; `undefined` for what is not part of it. */
export type FindSource = (path: string) => SourceFile | undefined

/** What a finding is about, in terms that outlive edits. */
export interface Anchor {
  readonly contract: string | null
  readonly function: string | null
  /** The statement that holds the place: tokens without comments, joined by single blanks. */
  readonly statement: string
  /** What the place itself holds, in the same form. */
  readonly excerpt: string
  /** Offset of the statement in UTF-16 code units; tells two equal statements of one side apart. */
  readonly offset: number
}

export interface AnchoredFinding extends Finding {
  readonly anchor: Anchor
  /** Statements of the related places in the same file, by offset. */
  readonly relatedOffsets: readonly number[]
}

/** Turns a tool's claim into one about places of the repository; `undefined` when its file is not part of the sources. */
export function locate(
  raw: RawFinding,
  analyzer: string,
  folder: string,
  findSource: FindSource,
): AnchoredFinding | undefined {
  const primary = resolveSpan(raw.span, folder, findSource)
  if (primary === undefined) return undefined
  const related = raw.related.flatMap(({ span, message }) => {
    const found = resolveSpan(span, folder, findSource)
    return found === undefined ? [] : [{ ...found, ...(message === undefined ? {} : { message }) }]
  })
  return {
    analyzer,
    rule: raw.rule,
    class: raw.class,
    severity: raw.severity,
    confidence: raw.confidence,
    message: raw.message,
    place: primary.place,
    related: related.map(({ place, message }) => ({ place, ...(message === undefined ? {} : { message }) })),
    ...(raw.counterExample === undefined ? {} : { counterExample: raw.counterExample }),
    anchor: anchorOf(primary),
    relatedOffsets: related
      .filter(({ place }) => place.path === primary.place.path)
      .map((one) => anchorOf(one).offset),
  }
}

interface Stretch {
  readonly file: SourceFile
  readonly place: Place
  readonly start: number
  readonly end: number
}

function resolveSpan(span: Span, folder: string, findSource: FindSource): Stretch | undefined {
  const path = pathInRepository(span.path, folder)
  const file = path === undefined ? undefined : findSource(path)
  if (path === undefined || file === undefined) return undefined
  const { start, end } = offsetsOf(span, file)
  return { file, start, end, place: { path, ...file.lines.regionOf(start, end) } }
}

function pathInRepository(path: string, folder: string): RepoPath | undefined {
  return toRepoPath(path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path)
}

function offsetsOf(
  span: Span,
  { lines, text }: SourceFile,
): { readonly start: number; readonly end: number } {
  if ('bytes' in span) {
    const { start, length } = span.bytes
    return { start: lines.offsetOfByte(start), end: lines.offsetOfByte(start + length) }
  }
  if ('utf16' in span) return span.utf16
  const start = lines.offsetAt(span.lines.first, 1)
  const end = lines.offsetAt(span.lines.last, Number.POSITIVE_INFINITY)
  const indent = text.slice(start, end).search(/\S/)
  return { start: start + Math.max(0, indent), end }
}

function anchorOf({ file, start, end }: Stretch): Anchor {
  const { contract, function: signature } = file.outline.at(start)
  const statement = file.outline.statementAt(start, end)
  return {
    contract,
    function: signature,
    statement: normalise(file.text, statement.start, statement.end),
    excerpt: normalise(file.text, start, end),
    offset: statement.start,
  }
}
