import type { Callable } from './types.ts'

/** Callables by their name, in the order in which they come. */
export function groupByName(callables: readonly Callable[]): ReadonlyMap<string, readonly Callable[]> {
  const groups = new Map<string, Callable[]>()
  for (const callable of callables) {
    const group = groups.get(callable.name)
    if (group === undefined) groups.set(callable.name, [callable])
    else group.push(callable)
  }
  return groups
}
