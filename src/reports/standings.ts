import type { Audit } from '../domain/audit.ts'
import { type Severity, severities } from '../domain/severity.ts'
import type { Weakness } from '../domain/weakness.ts'

/** The weaknesses of an audit by what the change has to do with them; each keeps the audit's order. */
export interface Standings {
  /** New or worsened, and nobody asked for silence. */
  readonly introduced: readonly Weakness[]
  readonly unchanged: readonly Weakness[]
  readonly fixed: readonly Weakness[]
  /** In the head, but silenced by somebody. */
  readonly suppressed: readonly Weakness[]
}

export function standingsOf(audit: Audit): Standings {
  const open = audit.weaknesses.filter(({ state }) => state !== 'fixed')
  const spoken = open.filter(({ suppression }) => suppression === undefined)
  return {
    introduced: spoken.filter(isIntroduced),
    unchanged: spoken.filter((weakness) => !isIntroduced(weakness)),
    fixed: audit.weaknesses.filter(({ state }) => state === 'fixed'),
    suppressed: open.filter(({ suppression }) => suppression !== undefined),
  }
}

/** "1 critical, 2 low", worst first; empty for none. */
export function countBySeverity(weaknesses: readonly Weakness[]): string {
  const counted = (severity: Severity) =>
    weaknesses.filter((weakness) => weakness.severity === severity).length
  return severities
    .filter((severity) => counted(severity) > 0)
    .map((severity) => `${counted(severity)} ${severity}`)
    .join(', ')
}

function isIntroduced({ state }: Weakness): boolean {
  return state === 'new' || state === 'worsened'
}
