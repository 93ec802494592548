import type { Audit } from '../domain/audit.ts'
import type { FileInScope } from '../domain/change.ts'
import type { Weakness } from '../domain/weakness.ts'
import type { Section } from './cut-to-fit.ts'
import { asCode } from './escape.ts'
import { type MarkdownContext, quoted, weaknessInBrief, weaknessInFull } from './markdown.ts'
import { countBySeverity, standingsOf } from './standings.ts'
import { clip } from './visible.ts'
import { counted } from './wording.ts'

/** What follows the head: new weaknesses in full, then what was fixed, the rest folded. */
export function sectionsOf(audit: Audit, context: MarkdownContext): readonly Section[] {
  const { introduced, fixed, unchanged, suppressed } = standingsOf(audit)
  const brief = (sha: string | null) => (weakness: Weakness) => weaknessInBrief(weakness, context, sha)
  return [
    {
      before: '### New weaknesses\n\n',
      entries: introduced.map((weakness, index) => weaknessInFull(audit, weakness, context, index + 1)),
      after: '',
      leftOut: (kept) => leftOut(introduced.slice(kept), context),
    },
    {
      before: '### Fixed\n\n',
      entries: fixed.map(brief(audit.change.base)),
      after: '\n',
      leftOut: (kept) => leftOut(fixed.slice(kept), context),
    },
    folded(
      `${countOf(unchanged)} that ${were(unchanged)} there before`,
      unchanged,
      brief(context.headSha),
      context,
    ),
    folded(`${countOf(suppressed)} that somebody silenced`, suppressed, brief(context.headSha), context),
    filesOf(audit, context),
    notesOf(audit, context),
  ]
}

function folded(
  title: string,
  weaknesses: readonly Weakness[],
  render: (weakness: Weakness) => string,
  context: MarkdownContext,
): Section {
  return {
    ...fold(title),
    entries: weaknesses.map(render),
    leftOut: (kept) => leftOut(weaknesses.slice(kept), context),
  }
}

function filesOf({ change }: Audit, context: MarkdownContext): Section {
  return {
    ...fold(`${counted(change.files.length, 'file')} in scope, and why`),
    entries: change.files.map(fileItem),
    leftOut: (kept) => `… and ${change.files.length - kept} more files${elsewhere(context)}.`,
  }
}

function notesOf({ change }: Audit, context: MarkdownContext): Section {
  return {
    ...fold('How the change was found'),
    entries: change.notes.map((note) => `- ${quoted(note)}\n`),
    leftOut: (kept) => `… and ${change.notes.length - kept} more notes${elsewhere(context)}.`,
  }
}

function fileItem({ path, oldPath, reason, isAnalysed }: FileInScope): string {
  const origin = oldPath === undefined ? '' : ` (was ${asCode(clip(oldPath, 400))})`
  const end = isAnalysed ? '' : ', not analysed'
  return `- ${asCode(clip(path, 400))}${origin}: ${quoted(reason)}${end}\n`
}

function fold(title: string): Pick<Section, 'before' | 'after'> {
  return { before: `<details><summary>${title}</summary>\n\n`, after: '\n</details>\n\n' }
}

function leftOut(weaknesses: readonly Weakness[], context: MarkdownContext): string {
  return `… and ${countOf(weaknesses)} more (${countBySeverity(weaknesses)})${elsewhere(context)}.`
}

function elsewhere({ runUrl }: MarkdownContext): string {
  return runUrl === undefined ? '' : `, [in the run’s summary](${runUrl})`
}

function countOf(weaknesses: readonly Weakness[]): string {
  return counted(weaknesses.length, 'weakness', 'weaknesses')
}

function were(weaknesses: readonly Weakness[]): string {
  return weaknesses.length === 1 ? 'was' : 'were'
}
