import type { Confidence, Severity } from '../domain/severity.ts'
import type { ClassId } from '../domain/taxonomy.ts'
import type { RuleMeaning, RuleTable } from './analyzer.ts'

/** A table in the short form in which the analyzers write it down. */
export type RuleRows = Readonly<Record<string, readonly [ClassId, Severity, Confidence]>>

export function ruleTable(rows: RuleRows): RuleTable {
  return Object.fromEntries(
    Object.entries(rows).map(([rule, [id, severity, confidence]]) => [
      rule,
      { class: id, severity, confidence },
    ]),
  )
}

const unknownRule: RuleMeaning = { class: 'unclassified', severity: 'info', confidence: 'low' }

/** How to read a rule; a rule that the table does not know, say of a newer version, is only shown. */
export function meaningOf(rules: RuleTable, rule: string): RuleMeaning {
  return (Object.hasOwn(rules, rule) ? rules[rule] : undefined) ?? unknownRule
}
