import type { Audit } from '../domain/audit.ts'
import { guidanceOf } from '../domain/guidance.ts'
import type { RepoPath } from '../domain/repo-path.ts'
import { isAtLeastSeverity } from '../domain/severity.ts'
import type { Weakness } from '../domain/weakness.ts'
import { standingsOf } from './standings.ts'
import { clip, visibleLine } from './visible.ts'
import { capitalised, nameOf } from './wording.ts'

/** GitHub shows so many annotations of each level and step. */
const mostPerLevel = 10

/** A remark at a place of the code. Texts are visible characters on one line, not yet escaped for a workflow command. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice'
  readonly title: string
  readonly message: string
  readonly path: RepoPath
  readonly startLine: number
  readonly endLine: number
  readonly startColumn: number
  readonly endColumn: number
}

/** What the change brings in, worst first: errors for what blocks, at most ten of each level. */
export function annotationsOf(audit: Audit): readonly Annotation[] {
  const all = standingsOf(audit).introduced.map(annotationOf)
  const first = (level: Annotation['level']) =>
    all.filter((one) => one.level === level).slice(0, mostPerLevel)
  return [...first('error'), ...first('warning'), ...first('notice')]
}

function annotationOf(weakness: Weakness): Annotation {
  const { path, startLine, endLine, startColumn, endColumn } = weakness.locations[0]
  const { title, remediation } = guidanceOf(weakness.class)
  const name = nameOf(weakness)
  const where = name === null ? '' : ` in ${clip(visibleLine(name), 200)}`
  return {
    level: levelOf(weakness),
    title: `${capitalised(weakness.severity)}: ${title}${where}`,
    message: `${clip(visibleLine(weakness.message), 1_000)} Fix: ${remediation}`,
    path,
    startLine,
    endLine,
    startColumn,
    endColumn,
  }
}

function levelOf({ blocking, severity }: Weakness): Annotation['level'] {
  if (blocking) return 'error'
  return isAtLeastSeverity(severity, 'medium') ? 'warning' : 'notice'
}
