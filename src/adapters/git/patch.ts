import type { LineRange } from '../../domain/place.ts'

/** The two halves of `git diff-tree --raw --patch`. */
export interface Sections {
  readonly rawLines: readonly Buffer[]
  /** One for each file, in the order of the raw lines. */
  readonly sections: readonly Buffer[]
}

const newline = 10
const sectionStart = Buffer.from('\ndiff --git ')

/**
 * Cuts the output apart. Lines of files are prefixed with `+` or `-`, and names are quoted, so only git itself can begin a
 * line with `diff --git`.
 */
export function sectionsOf(printed: Buffer): Sections {
  const starts: number[] = []
  for (let at = printed.indexOf(sectionStart); at !== -1; at = printed.indexOf(sectionStart, at + 1)) {
    starts.push(at + 1)
  }
  const rawEnd = starts[0] ?? printed.length
  return {
    rawLines: [...linesOf(printed.subarray(0, rawEnd))].filter((line) => line.length > 0),
    sections: starts.map((start, index) => printed.subarray(start, starts[index + 1] ?? printed.length)),
  }
}

function* linesOf(text: Buffer): Iterable<Buffer> {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf(newline, at)
    const stop = end === -1 ? text.length : end
    yield text.subarray(at, stop)
    at = stop + 1
  }
}

const hunkStart = Buffer.from('\n@@ ')

/** The lines that a section's hunks wrote in the new version. */
export function changedLinesOf(section: Buffer): readonly LineRange[] {
  const ranges: LineRange[] = []
  for (let at = section.indexOf(hunkStart); at !== -1; at = section.indexOf(hunkStart, at + 1)) {
    const header = section.toString('latin1', at + 1, at + 80)
    const [, first, count = '1'] = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/.exec(header) ?? []
    if (first === undefined || count === '0') continue
    ranges.push({ first: Number(first), last: Number(first) + Number(count) - 1 })
  }
  return ranges
}
