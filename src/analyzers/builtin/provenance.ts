import type { Frame } from '../../solidity/model/flow-types.ts'
import { type Origin, rootOf } from '../../solidity/model/origin.ts'
import { originsOf } from '../../solidity/model/origins.ts'
import type { AssemblyExpression } from '../../solidity/syntax/assembly.ts'
import type { Expression, VariableDeclaration } from '../../solidity/syntax/expressions.ts'

/** An expression of Solidity or of assembly; `undefined` stands for none. */
export type Value = Expression | AssemblyExpression | undefined

/** Where a value comes from; nothing for none, as in `delete`. */
export function originsOfValue(value: Value, frame: Frame): readonly Origin[] {
  return value === undefined ? [] : originsOf(value, frame)
}

/** Where a value comes from, the keys of mappings included: `roles[msg.sender]` also comes from the sender. */
export function sourcesOf(value: Value, frame: Frame): readonly Origin[] {
  const origins = originsOfValue(value, frame)
  return [...origins, ...origins.flatMap(keysOf)]
}

/** What is asked for under a key, one level deep. */
export function keysOf(origin: Origin): readonly Origin[] {
  if (origin.kind !== 'storage') return []
  return origin.location.path.flatMap((part) =>
    part.kind === 'key' ? originsOf(part.index, part.frame) : [],
  )
}

/** The parameters of the entry that a value is made of. */
export function parametersIn(value: Value, frame: Frame): ReadonlySet<VariableDeclaration> {
  const origins = originsOfValue(value, frame)
  return new Set(origins.flatMap((origin) => (origin.kind === 'parameter' ? [origin.variable] : [])))
}

/** The storage roots that a value is made of; compare them with `rootOf`. */
export function storageIn(value: Value, frame: Frame): ReadonlySet<unknown> {
  const origins = originsOfValue(value, frame)
  return new Set(origins.flatMap((origin) => (origin.kind === 'storage' ? [rootOf(origin.location)] : [])))
}

/** Whether one of the origins is this part of the environment, e.g. `msg.sender`. */
export function comesFrom(origins: readonly Origin[], ...names: readonly string[]): boolean {
  return origins.some((origin) => origin.kind === 'environment' && names.includes(origin.name))
}

/** Whether whoever sends the transaction chooses it, fully or in part. */
export function isCallerChosen(value: Value, frame: Frame): boolean {
  const origins = originsOfValue(value, frame)
  return (
    origins.some(({ kind }) => kind === 'parameter') ||
    comesFrom(origins, 'msg.sender', 'tx.origin', 'msg.data', 'msg')
  )
}
