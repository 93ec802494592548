import { ruleTable } from '../rule-table.ts'

/** The compiler's warnings by error code. It sees each of these for certain; how much it matters is another question. */
export const rules = ruleTable({
  // Calls whose failure nobody sees.
  9302: ['unchecked_call', 'medium', 'high'],
  5878: ['unchecked_call', 'medium', 'high'],
  // Values that are not what they seem.
  3149: ['integer_overflow', 'low', 'medium'],
  6321: ['uninitialized_state', 'low', 'medium'],
  7238: ['compiler_bug', 'medium', 'medium'],
  7239: ['compiler_bug', 'medium', 'medium'],
  7325: ['arbitrary_storage_write', 'low', 'medium'],
  8417: ['bad_randomness', 'low', 'medium'],
  9432: ['bad_randomness', 'low', 'medium'],
  // Functions that are not what they seem.
  2394: ['unclassified', 'low', 'low'],
  3075: ['unclassified', 'low', 'medium'],
  3445: ['incorrect_interface', 'low', 'high'],
  3628: ['incorrect_interface', 'info', 'medium'],
  5805: ['no_effect_code', 'low', 'medium'],
  6417: ['unclassified', 'info', 'high'],
  // Names that hide others.
  2319: ['shadowing', 'low', 'high'],
  2519: ['shadowing', 'low', 'high'],
  8760: ['shadowing', 'low', 'high'],
  // Code that does nothing.
  2072: ['unused_code', 'info', 'high'],
  5667: ['unused_code', 'info', 'high'],
  5740: ['no_effect_code', 'low', 'high'],
  6133: ['no_effect_code', 'low', 'high'],
  9592: ['no_effect_code', 'info', 'high'],
  // Deprecated by the language or the chain.
  1699: ['deprecated', 'low', 'high'],
  2424: ['deprecated', 'info', 'high'],
  2462: ['deprecated', 'info', 'high'],
  5159: ['deprecated', 'low', 'high'],
  6162: ['deprecated', 'info', 'high'],
  6335: ['deprecated', 'info', 'high'],
  8429: ['deprecated', 'info', 'high'],
  8506: ['deprecated', 'info', 'high'],
  9170: ['deprecated', 'info', 'high'],
  9207: ['deprecated', 'info', 'high'],
  9511: ['deprecated', 'info', 'high'],
  // Versions, licences, annotations, sizes.
  1878: ['unclassified', 'info', 'high'],
  2018: ['unclassified', 'info', 'high'],
  2066: ['unclassified', 'info', 'high'],
  2264: ['unclassified', 'low', 'high'],
  3420: ['floating_pragma', 'info', 'high'],
  3805: ['outdated_compiler', 'info', 'high'],
  3860: ['unclassified', 'low', 'high'],
  4377: ['unclassified', 'info', 'high'],
  4430: ['unclassified', 'info', 'high'],
  5574: ['unclassified', 'low', 'high'],
  5815: ['unclassified', 'info', 'high'],
  6269: ['unclassified', 'info', 'high'],
  7828: ['unclassified', 'info', 'high'],
  8544: ['unclassified', 'info', 'high'],
  8787: ['unclassified', 'info', 'high'],
})
