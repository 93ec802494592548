import type { ReportingDescriptor } from 'sarif'
import { guidanceOf } from '../domain/guidance.ts'
import { type Severity, surerOf, worseOf } from '../domain/severity.ts'
import { type ClassId, classOf, type WeaknessClass } from '../domain/taxonomy.ts'
import type { Weakness } from '../domain/weakness.ts'

/** Code scanning keeps ten tags of a rule. */
const mostTags = 10

/** Numbers in the middle of the bands that code scanning makes critical, high, medium and low of; `info` has none. */
const scores = {
  critical: '9.5',
  high: '8.0',
  medium: '5.5',
  low: '2.0',
  info: null,
} as const satisfies Record<Severity, string | null>

const levels = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
  info: 'note',
} as const satisfies Record<Severity, 'error' | 'warning' | 'note'>

const urgencies = { error: 'error', warning: 'warning', note: 'recommendation' } as const

export function levelOf(severity: Severity): 'error' | 'warning' | 'note' {
  return levels[severity]
}

/** A class as a rule. Severity and precision belong to rules in code scanning, so the worst and surest result decides. */
export function ruleOf(id: ClassId, weaknesses: readonly Weakness[]): ReportingDescriptor {
  const guidance = guidanceOf(id)
  const severity = weaknesses.map((weakness) => weakness.severity).reduce(worseOf)
  const score = classOf(id).kind === 'security' ? scores[severity] : null
  return {
    id,
    ...nameOf(id),
    shortDescription: { text: guidance.title },
    fullDescription: { text: guidance.impact },
    help: helpOf(id),
    helpUri: guidance.references[0],
    defaultConfiguration: { level: levels[severity] },
    properties: {
      precision: precisionOf(weaknesses),
      ...(score === null
        ? { 'problem.severity': urgencies[levels[severity]] }
        : { 'security-severity': score }),
      tags: tagsOf(classOf(id), score !== null),
    },
  }
}

function helpOf(id: ClassId): { readonly text: string; readonly markdown: string } {
  const { title, impact, remediation, references } = guidanceOf(id)
  const { dasp, swc, cwe, owasp2025, owasp2026 } = classOf(id)
  const names = [
    ...swc,
    ...cwe,
    ...owasp2025.map((entry) => `OWASP ${entry}:2025`),
    ...owasp2026.map((entry) => `OWASP ${entry}:2026`),
    dasp,
  ]
  return {
    text: [impact, `Fix: ${remediation}`, names.join(', '), ...references].join('\n'),
    markdown: [
      `# ${title}`,
      `## What can happen\n\n${impact}`,
      `## How to fix it\n\n${remediation}`,
      `## Known as\n\n${names.join(', ')}`,
      `## References\n\n${references.map((reference) => `- <${reference}>`).join('\n')}`,
    ].join('\n\n'),
  }
}

function tagsOf(weaknessClass: WeaknessClass, isSecurity: boolean): string[] {
  const { swc, cwe, owasp2025, owasp2026 } = weaknessClass
  return [
    isSecurity ? 'security' : 'quality',
    ...cwe.map(
      (entry) => `external/cwe/${entry.toLowerCase().replace(/\d+$/, (digits) => digits.padStart(3, '0'))}`,
    ),
    ...swc.map((entry) => `external/swc/${entry.toLowerCase()}`),
    ...owasp2026.map((entry) => `external/owasp/smart-contract-top-10-2026/${entry.toLowerCase()}`),
    ...owasp2025.map((entry) => `external/owasp/smart-contract-top-10-2025/${entry.toLowerCase()}`),
  ].slice(0, mostTags)
}

function precisionOf(weaknesses: readonly Weakness[]): string {
  if (weaknesses.some(({ evidence }) => evidence === 'counter-example')) return 'very-high'
  return weaknesses.map(({ confidence }) => confidence).reduce(surerOf)
}

/** SARIF wants the name in Pascal case, and none when it would only repeat the id. */
function nameOf(id: ClassId): { readonly name?: string } {
  const name = id.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
  return name.toLowerCase() === id ? {} : { name }
}
