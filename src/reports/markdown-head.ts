import type { Audit } from '../domain/audit.ts'
import { asCode, asUri } from './escape.ts'
import { type MarkdownContext, quoted } from './markdown.ts'
import { clip } from './visible.ts'
import {
  analyzersThatCompleted,
  describeCounts,
  describeScope,
  describeUnfinished,
  describeVerdict,
} from './wording.ts'

const mostLines = 12
const longestLine = 400

const marks = { pass: '✅', fail: '❌', incomplete: '⚠️' } as const satisfies Record<
  Audit['verdict']['kind'],
  string
>

/** What a reader must know without scrolling: the verdict and why, what changed, what ran, what did not and why. */
export function headOf(audit: Audit, context: MarkdownContext): string {
  const paragraphs = [
    `## ${marks[audit.verdict.kind]} Sevengates\n\n**${describeVerdict(audit)}**`,
    bounded(audit.verdict.reasons),
    [
      `**Weaknesses:** ${describeCounts(audit)}  `,
      `**Looked at:** ${describeScope(audit)}${sidesOf(audit, context)}  `,
      `**Ran to the end:** ${
        analyzersThatCompleted(audit)
          .map((name) => asCode(clip(name, 60)))
          .join(', ') || 'nothing'
      }  `,
      `**Did not run to the end:**${describeUnfinished(audit).length === 0 ? ' nothing' : ''}`,
    ].join('\n'),
    bounded(describeUnfinished(audit)),
    tamperingOf(audit),
  ]
  return `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n\n`
}

function sidesOf({ change }: Audit, { repositoryUrl, headSha }: MarkdownContext): string {
  const link = (sha: string) => {
    const label = asCode(sha.slice(0, 7))
    return repositoryUrl === '' ? label : `[${label}](${repositoryUrl}/commit/${asUri(sha)})`
  }
  if (change.head === null) return ''
  if (change.base === null)
    return ` (${link(headSha)}, with no base to compare with: everything counts as new)`
  return ` (${link(change.base)} to ${link(headSha)})`
}

/** The reader of a review must see this first: the gate itself is being changed. */
function tamperingOf({ tampering }: Audit): string {
  if (tampering.length === 0) return ''
  const items = bounded(tampering).split('\n')
  const lines = [
    '[!WARNING]',
    '**This change touches its own gate.** It was judged by the rules of the base.',
    ...items,
  ]
  return lines.map((line) => `> ${line}`).join('\n')
}

function bounded(texts: readonly string[]): string {
  const items = texts.slice(0, mostLines).map((text) => `- ${quoted(text, longestLine)}`)
  const more = texts.length > mostLines ? [`- … and ${texts.length - mostLines} more`] : []
  return [...items, ...more].join('\n')
}
