import type { Expression } from '../syntax/expressions.ts'
import { invocationsOf } from './callable.ts'
import { constructorsOf } from './inheritance.ts'
import type { Callable, Contract } from './types.ts'
import type { Walk } from './walk.ts'
import { enterCall } from './walk-internal.ts'

/** Runs the constructors of all bases, the most basic first, before the contract's own. */
export function enterBases(walk: Walk, contract: Contract): void {
  for (const callable of constructorsOf(contract)) {
    if (callable.contract === contract) continue
    const given = argumentsFor(callable, contract)
    enterCall(walk, {
      node: callable.node,
      name: callable.name,
      callable,
      given,
      names: [],
      isModifier: false,
    })
  }
}

/** Given in the list of bases or on a constructor; those of a base further up are left unknown. */
function argumentsFor({ contract: base }: Callable, contract: Contract): readonly Expression[] {
  const lists = contract.functions
    .filter(({ kind }) => kind === 'constructor')
    .flatMap(invocationsOf)
    .map(({ name, arguments: given }) => ({ name, given: given ?? [] }))
  const specifiers = contract.node.baseContracts.map(({ baseName, arguments: given }) => ({
    name: baseName.namePath,
    given,
  }))
  const found = [...lists, ...specifiers].find(
    ({ name, given }) => given.length > 0 && name.split('.').at(-1) === base?.name,
  )
  return found?.given ?? []
}
