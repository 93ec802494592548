/** A part of a report whose entries may be left out from the end, each one whole. */
export interface Section {
  /** What stands before and after the entries; left out when there are none. */
  readonly before: string
  readonly after: string
  readonly entries: readonly string[]
  /** Says what was left out when only the first `kept` entries fit. */
  readonly leftOut: (kept: number) => string
}

/** Room kept for the sentence that says what was left out, per section. */
const noteRoom = 400

/**
 * The head, as many whole entries of each section as fit, and the foot; at most `limit` long by `sizeOf`. Earlier
 * sections take what they need first. Head, foot and the sections' frames are bounded by their makers.
 */
export function cutToFit(
  {
    head,
    sections,
    foot,
  }: { readonly head: string; readonly sections: readonly Section[]; readonly foot: string },
  limit: number,
  sizeOf: (text: string) => number,
): string {
  let room = limit - sizeOf(head) - sizeOf(foot)
  for (const { before, after } of sections) room -= sizeOf(before) + sizeOf(after) + noteRoom
  const parts = [head]
  for (const section of sections.filter(({ entries }) => entries.length > 0)) {
    const kept = countThatFits(section.entries, room, sizeOf)
    const shown = section.entries.slice(0, kept)
    for (const entry of shown) room -= sizeOf(entry)
    const note = kept < section.entries.length ? [`\n${section.leftOut(kept)}\n`] : []
    parts.push(section.before, ...shown, ...note, section.after)
  }
  return [...parts, foot].join('')
}

function countThatFits(entries: readonly string[], room: number, sizeOf: (text: string) => number): number {
  let left = room
  const firstTooMuch = entries.findIndex((entry) => {
    left -= sizeOf(entry)
    return left < 0
  })
  return firstTooMuch === -1 ? entries.length : firstTooMuch
}
