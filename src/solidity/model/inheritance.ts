import { groupByName } from './by-name.ts'
import { remember } from './memo.ts'
import type { Callable, Contract, StateVariable } from './types.ts'

/**
 * The functions of a contract by name, inherited ones included and overridden ones left out. Constructors, `receive`
 * and fallbacks are not among them. Private functions of bases are, because the bases' own code calls them.
 */
export const resolvedFunctions = remember((contract: Contract) =>
  groupByName(latest(contract, (base) => base.functions.filter(({ kind }) => kind === 'function'))),
)

/** The functions that a contract declares itself, by name; constructors by the empty name or the contract's. */
export const ownFunctions = remember((contract: Contract) => groupByName(contract.functions))

/** The private ones among them. */
export const privateFunctions = remember((contract: Contract) =>
  groupByName(contract.functions.filter(({ visibility }) => visibility === 'private')),
)

/** The modifiers of a contract by name, inherited ones included and overridden ones left out. */
export const resolvedModifiers = remember((contract: Contract): ReadonlyMap<string, Callable> => {
  const found = latest(contract, (base) => base.modifiers)
  return new Map(found.toReversed().map((modifier) => [modifier.name, modifier]))
})

/**
 * What a transaction can run: public and external functions (old Solidity's unmarked ones too), `receive` and the
 * fallback, without constructors and without functions that have no body.
 */
export const entryPoints = remember((contract: Contract): readonly Callable[] => {
  if (contract.kind === 'interface') return []
  const special = latest(contract, (base) =>
    base.functions.filter(({ kind }) => kind === 'receive' || kind === 'fallback'),
  )
  const named = [...resolvedFunctions(contract).values()].flat()
  return [...named, ...special].filter(({ visibility, node }) => {
    return (visibility === 'public' || visibility === 'external') && node.body !== null
  })
})

/** The constructors that run when a contract is made, the most basic first. */
export const constructorsOf = remember((contract: Contract): readonly Callable[] =>
  contract.linearisation
    .flatMap((base) => base.functions.filter(({ kind }) => kind === 'constructor'))
    .toReversed(),
)

/** All state variables in the order of their slots: the most basic contract's first. Constants and immutables have none. */
export const storageVariables = remember((contract: Contract): readonly StateVariable[] =>
  contract.linearisation.toReversed().flatMap((base) => base.variables),
)

/** The functions that a function overrides, the nearest first, seen from `contract`. */
export function overriddenBy(callable: Callable, contract: Contract): readonly Callable[] {
  const start = contract.linearisation.findIndex((base) => base.node === callable.contract?.node)
  return contract.linearisation
    .slice(start + 1)
    .flatMap((base) =>
      base.functions.filter(
        ({ signature, kind }) => kind === callable.kind && signature === callable.signature,
      ),
    )
}

/** Whether one contract is another or inherits from it. */
export function inheritsFrom(contract: Contract, base: Contract): boolean {
  return contract.linearisation.includes(base)
}

/** Per signature the most derived one that has a body; one without a body only when there is no other. */
function latest(contract: Contract, members: (base: Contract) => readonly Callable[]): readonly Callable[] {
  const found = new Map<string, Callable>()
  for (const member of contract.linearisation.flatMap(members)) {
    const key = keyOf(member)
    const known = found.get(key)
    if (known === undefined || (known.node.body === null && member.node.body !== null)) found.set(key, member)
  }
  return [...found.values()]
}

/** A private function is not overridden by one of the same name in a derived contract. */
function keyOf({ kind, signature, visibility, contract }: Callable): string {
  return visibility === 'private' ? `${kind} ${signature} ${contract?.name}` : `${kind} ${signature}`
}
