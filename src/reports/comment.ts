import type { Audit } from '../domain/audit.ts'
import type { Settings } from '../domain/settings.ts'
import { cutToFit } from './cut-to-fit.ts'
import type { MarkdownContext } from './markdown.ts'
import { headOf } from './markdown-head.ts'
import { sectionsOf } from './markdown-sections.ts'
import { standingsOf } from './standings.ts'

/** By this a later run finds the comment again. */
export const commentMarker = '<!-- sevengates:comment -->'

/** GitHub refuses 65,536 characters; the rest is left for what it may add. */
const longestComment = 60_000

export interface CommentContext extends MarkdownContext {
  /** Another marker, for a repository that runs several gates. */
  readonly marker?: string
}

/** The pull request's one comment: same audit, same bytes, at most 60,000 characters. */
export function renderComment(audit: Audit, context: CommentContext): string {
  const head = `${context.marker ?? commentMarker}\n${headOf(audit, context)}`
  return cutToFit(
    { head, sections: sectionsOf(audit, context), foot: footOf(audit, context) },
    longestComment,
    lengthOf,
  )
}

/** Whether to write the comment; `alreadyThere` says that an earlier run wrote one, which must not go stale. */
export function shouldComment(audit: Audit, setting: Settings['comment'], alreadyThere: boolean): boolean {
  if (setting !== 'findings') return setting === 'always'
  return alreadyThere || hasSomethingToSay(audit)
}

function hasSomethingToSay(audit: Audit): boolean {
  return (
    audit.verdict.kind !== 'pass' || audit.tampering.length > 0 || standingsOf(audit).introduced.length > 0
  )
}

function footOf(audit: Audit, { runUrl }: MarkdownContext): string {
  const run = runUrl === undefined ? '' : ` · [The whole run](${runUrl})`
  return `<sub>Sevengates ${audit.provenance.sevengates}${run}</sub>\n`
}

function lengthOf(text: string): number {
  return text.length
}
