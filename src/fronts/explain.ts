import type { Analyzer } from '../analyzers/analyzer.ts'
import { analyzers } from '../analyzers/registry.ts'
import { guidanceOf } from '../domain/guidance.ts'
import { type ClassId, classIds, classOf, isClassId } from '../domain/taxonomy.ts'
import { UserError } from '../domain/user-error.ts'

/** Tells all there is to know about a class, a SWC or CWE number, or a rule of an analyzer. Throws `UNKNOWN_ID`. */
export function explain(id: string): string {
  const classes = classesFor(id)
  if (classes.length > 0) return classes.map(describeClass).join('\n')
  throw new UserError('UNKNOWN_ID', `expected a class, SWC-NNN, CWE-NNN or ANALYZER:RULE; got "${id}"`, {
    hint: `Classes: ${classIds.join(', ')}.`,
  })
}

function classesFor(id: string): readonly ClassId[] {
  const name = id.toLowerCase().replaceAll('-', '_')
  if (isClassId(name)) return [name]
  const number = id.toUpperCase()
  const numbered = classIds.filter((one) => [...classOf(one).swc, ...classOf(one).cwe].includes(number))
  if (numbered.length > 0) return numbered
  const [analyzer, rule] = id.includes(':') ? id.split(':', 2) : [undefined, id]
  const found = analyzers
    .filter((one) => analyzer === undefined || one.id === analyzer)
    .flatMap((one) => classOfRule(one, rule ?? ''))
  return [...new Set(found)]
}

function classOfRule({ rules }: Analyzer, rule: string): readonly ClassId[] {
  return Object.entries(rules).flatMap(([name, meaning]) => (name === rule ? [meaning.class] : []))
}

function describeClass(id: ClassId): string {
  const { kind, swc, cwe, owasp2025, owasp2026, dasp } = classOf(id)
  const { title, impact, remediation, references } = guidanceOf(id)
  const rules = analyzers.flatMap((analyzer) =>
    Object.entries(analyzer.rules).flatMap(([name, meaning]) =>
      meaning.class === id ? [`${analyzer.id}:${name}`] : [],
    ),
  )
  const lines = [
    ['', `${title} (${id})`],
    ['What can happen', impact],
    ['What to do', remediation],
    ['Blocks', kind === 'quality' ? 'never: it is a matter of quality' : 'as the policy says'],
    ['SWC', swc.join(', ')],
    ['CWE', cwe.join(', ')],
    [
      'OWASP Smart Contract Top 10',
      [...owasp2025.map((one) => `${one}:2025`), ...owasp2026.map((one) => `${one}:2026`)].join(', '),
    ],
    ['DASP', dasp],
    ['Found by', rules.join(', ')],
    ['More', references.join(' ')],
  ] as const
  return lines
    .filter(([, text]) => text !== '')
    .map(([label, text]) => (label === '' ? `${text}\n` : `  ${label}: ${text}\n`))
    .join('')
}
