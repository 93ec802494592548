import { type RuleRows, ruleTable } from '../rule-table.ts'

const rows = {
  'guard-removed': ['guard_removed', 'high', 'high'],
  'guard-weakened': ['guard_removed', 'high', 'medium'],
  'role-moved': ['guard_removed', 'low', 'medium'],
  'function-opened': ['guard_removed', 'high', 'high'],
  'way-around-guard': ['access_control', 'high', 'medium'],
  'call-before-write': ['reentrancy', 'high', 'medium'],
  'overflow-check-removed': ['integer_overflow', 'high', 'medium'],
  'storage-moved': ['storage_layout_break', 'high', 'high'],
  'interface-changed': ['interface_change', 'info', 'high'],
  'parameter-changed': ['parameter_change', 'low', 'high'],
  'suppression-added': ['suppression_added', 'low', 'high'],
} as const satisfies RuleRows

export type RuleId = keyof typeof rows

export const rules = ruleTable(rows)
