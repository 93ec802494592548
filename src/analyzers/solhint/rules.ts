import { ruleTable } from '../rule-table.ts'

/** Solhint's security rules. They match single nodes of the syntax, without types or flow: weak evidence each. */
export const rules = ruleTable({
  'avoid-call-value': ['deprecated', 'low', 'medium'],
  'avoid-low-level-calls': ['unclassified', 'info', 'high'],
  'avoid-sha3': ['deprecated', 'info', 'high'],
  'avoid-suicide': ['deprecated', 'low', 'high'],
  'avoid-throw': ['deprecated', 'info', 'high'],
  // It sees each use, also those that only tell contracts from accounts.
  'avoid-tx-origin': ['tx_origin', 'medium', 'medium'],
  'check-send-result': ['unchecked_call', 'medium', 'low'],
  'compiler-version': ['outdated_compiler', 'info', 'high'],
  'func-visibility': ['default_visibility', 'medium', 'medium'],
  'multiple-sends': ['denial_of_service', 'low', 'low'],
  'no-complex-fallback': ['unclassified', 'info', 'medium'],
  'no-immutable-before-declaration': ['uninitialized_state', 'medium', 'medium'],
  'no-inline-assembly': ['unclassified', 'info', 'high'],
  'no-unchecked-calls': ['unchecked_call', 'medium', 'medium'],
  'not-rely-on-block-hash': ['bad_randomness', 'low', 'low'],
  'not-rely-on-time': ['time_manipulation', 'low', 'low'],
  // Any assignment below a `send` or `transfer` in the text, whose gas hardly allows to call back.
  reentrancy: ['reentrancy', 'low', 'low'],
  'state-visibility': ['state_visibility', 'info', 'high'],
})
