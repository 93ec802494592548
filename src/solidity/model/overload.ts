import type { Expression, FunctionCall } from '../syntax/expressions.ts'
import { typesOf } from './type-name.ts'
import type { Callable, Type } from './types.ts'

/** Tells the type of an expression; handed in, because types depend on overloads and overloads on types. */
export type TypeOf = (expression: Expression) => Type

/**
 * The one of several functions of a name that a call means: by the number of arguments, then by how well the types
 * fit; the first among equals. `receiver` is what `using for` passes first.
 */
export function chooseOverload(
  candidates: readonly Callable[],
  call: FunctionCall,
  receiver: Expression | undefined,
  typeOf: TypeOf,
): Callable | undefined {
  const given = receiver === undefined ? call.arguments : [receiver, ...call.arguments]
  const fitting = candidates.filter(({ parameters }) => parameters.length === given.length)
  if (fitting.length <= 1) return fitting[0]
  const types = given.map(typeOf)
  // Nobody overloads a name that often; a generated file shall not cost its square.
  let best: { readonly callable: Callable; readonly cost: number } | undefined
  for (const callable of fitting.slice(0, mostOverloads)) {
    const wanted = typesOf(callable.parameters, callable)
    const cost = wanted.reduce((sum, type, at) => sum + distance(type, types[at]), 0)
    if (best === undefined || cost < best.cost) best = { callable, cost }
  }
  return best?.callable
}

const mostOverloads = 50

/** 0 for the same type, 1 for what converts by itself, 2 for a parameter of an unknown type, 10 for what does not fit. */
function distance(wanted: Type, given: Type | undefined): number {
  if (given === undefined || given.kind === 'unknown') return 0
  if (wanted.kind === 'unknown') return 2
  if (given.kind === 'literal') return wanted.kind === 'integer' ? 0 : convertible(wanted.kind, 'literal')
  if (wanted.kind !== given.kind) return convertible(wanted.kind, given.kind)
  return isSame(wanted, given) ? 0 : 1
}

const conversions: ReadonlySet<string> = new Set([
  'address literal',
  'fixed-bytes literal',
  'address contract',
  'bytes string',
])

function convertible(wanted: Type['kind'], given: Type['kind']): number {
  return conversions.has(`${wanted} ${given}`) ? 1 : 10
}

function isSame(one: Type, other: Type): boolean {
  if (one.kind === 'integer' && other.kind === 'integer') {
    return one.bits === other.bits && one.signed === other.signed
  }
  if (one.kind === 'fixed-bytes' && other.kind === 'fixed-bytes') return one.size === other.size
  if (one.kind === 'contract' && other.kind === 'contract') return one.contract === other.contract
  return !('node' in one && 'node' in other) || one.node === other.node
}
