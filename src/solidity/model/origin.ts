import type { AssemblyCall } from '../syntax/assembly.ts'
import type { Expression, FunctionCall, VariableDeclaration } from '../syntax/expressions.ts'
import type { Location } from './flow-types.ts'

/** Where a value comes from. */
export type Origin =
  /** A parameter of the flow's own function: whoever calls chooses it. */
  | { readonly kind: 'parameter'; readonly variable: VariableDeclaration }
  /** `msg.sender`, `msg.value`, `msg.data`, `tx.origin`, `block.timestamp` (also for `now`), `blockhash`, `gasleft`, `this` … */
  | { readonly kind: 'environment'; readonly name: string }
  | { readonly kind: 'storage'; readonly location: Location }
  /** A literal, a constant, an enum value, or a variable that was never given a value. */
  | { readonly kind: 'constant' }
  /** What another contract returned; `name` is the function's, when it has one. */
  | { readonly kind: 'call'; readonly node: FunctionCall | AssemblyCall; readonly name: string | undefined }
  /** The ether of an address. `of` is `undefined` in assembly. */
  | { readonly kind: 'balance'; readonly of: Expression | undefined }
  /** The address that `ecrecover` or a library around it gives. */
  | { readonly kind: 'signer' }
  | { readonly kind: 'unknown' }

export const constantOrigin: Origin = { kind: 'constant' }
export const unknownOrigin: Origin = { kind: 'unknown' }

export function environment(name: string): Origin {
  return { kind: 'environment', name }
}

/** Each origin once; storage counts as the same when the root is. */
export function dedupe(origins: readonly Origin[]): readonly Origin[] {
  if (origins.length < 2) return origins
  const found = new Map<unknown, Origin>()
  for (const origin of origins) {
    const key = keyOf(origin)
    if (!found.has(key)) found.set(key, origin)
  }
  return [...found.values()]
}

function keyOf(origin: Origin): unknown {
  switch (origin.kind) {
    case 'parameter':
      return origin.variable
    case 'environment':
      return origin.name
    case 'storage':
      return rootOf(origin.location)
    case 'call':
      return origin.node
    default:
      return origin.kind
  }
}

/** What two locations have in common when they may be the same place: the variable, the struct, or the slot. */
export function rootOf({ root }: Location): unknown {
  switch (root.kind) {
    case 'variable':
      return root.variable
    case 'namespace':
      return root.struct
    case 'slot':
      return slotText(root.slot)
    default:
      return root.kind
  }
}

/** Two slots are one place when they are written alike: a constant's name, a number. */
function slotText(slot: object): unknown {
  if ('name' in slot) return slot.name
  return 'value' in slot ? slot.value : slot
}
