import type { AssemblyExpression } from '../syntax/assembly.ts'
import type { Identifier } from '../syntax/expressions.ts'
import type { Frame, Location } from './flow-types.ts'
import { locationOf } from './storage-location.ts'

/** The place that `sload(x.slot)`, or `x_slot` of old assembly, means. */
export function slotLocation(slot: AssemblyExpression | undefined, frame: Frame): Location {
  if (slot === undefined) return { root: { kind: 'unknown' }, path: [] }
  const variable = variableOf(slot)
  const location = variable && locationOf(variable, frame)
  return location ?? { root: { kind: 'slot', slot }, path: [] }
}

function variableOf(slot: AssemblyExpression): Identifier | undefined {
  if (slot.type === 'AssemblyMemberAccess') return slot.expression
  if (slot.type !== 'Identifier' || !slot.name.endsWith('_slot')) return undefined
  return { ...slot, name: slot.name.slice(0, -'_slot'.length) }
}
