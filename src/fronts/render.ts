import type { Audit } from '../domain/audit.ts'
import { renderAuditJson } from '../reports/audit-json.ts'
import { renderComment } from '../reports/comment.ts'
import { renderSarifAsOne } from '../reports/sarif.ts'
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
      return renderSarifAsOne(audit)
    case 'markdown':
      return renderComment(audit, { repositoryUrl: '', headSha: audit.change.head ?? '' })
  }
}
