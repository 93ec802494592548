import type { Audit } from '../domain/audit.ts'
import { renderAuditJson } from '../reports/audit-json.ts'
import { renderComment } from '../reports/comment.ts'
import { renderSarif } from '../reports/sarif.ts'
import { renderText } from '../reports/text.ts'

export const formats = ['text', 'json', 'sarif', 'markdown'] as const
export type Format = (typeof formats)[number]

export interface Screen {
  readonly colour: boolean
  readonly width: number
}

/** The audit in the format that was asked for. */
export function render(audit: Audit, format: Format, screen: Screen): string {
  switch (format) {
    case 'text':
      return renderText(audit, screen)
    case 'json':
      return renderAuditJson(audit)
    case 'sarif':
      return renderAllSarif(audit)
    case 'markdown':
      return renderComment(audit, { repositoryUrl: '', headSha: audit.change.head ?? '' })
  }
}

/** One file's worth of SARIF: the runs of all project roots. */
function renderAllSarif(audit: Audit): string {
  const [first, ...others] = renderSarif(audit).map(({ text }) => JSON.parse(text) as { runs: unknown[] })
  if (first === undefined) throw new Error('there is always a SARIF file')
  return `${JSON.stringify({ ...first, runs: [first, ...others].flatMap(({ runs }) => runs) }, null, 2)}\n`
}
