import type { UsingForDeclaration } from '../syntax/declarations.ts'
import { resolvedFunctions } from './inheritance.ts'
import { lookUp } from './names.ts'
import type { Callable, Scope, Type } from './types.ts'

/** The functions that `using … for …` lets one call on a value: `value.name(…)`. Types are left to the overloads. */
export function attachedFunctions(name: string, type: Type, scope: Scope): readonly Callable[] {
  return usingsFor(type, scope).flatMap(([using, place]) => functionsOf(using, name, place))
}

type Using = readonly [using: UsingForDeclaration, scope: Scope]

/** Those of the contract and its bases (inherited before 0.7), of the file, and the global ones where the type was made. */
function usingsFor(type: Type, { contract, file }: Scope): readonly Using[] {
  const inherited = (contract?.linearisation ?? []).flatMap((base) =>
    base.usings.map((using): Using => [using, { contract: base, file: base.file }]),
  )
  const home = homeOf(type)?.file
  const global = (home?.usings ?? []).filter(({ isGlobal }) => isGlobal)
  return [
    ...inherited,
    ...file.usings.map((using): Using => [using, { contract: undefined, file }]),
    ...(home === undefined || home === file
      ? []
      : global.map((using): Using => [using, { contract: undefined, file: home }])),
  ]
}

function homeOf(type: Type): Scope | undefined {
  switch (type.kind) {
    case 'struct':
      return type.scope
    case 'user-type':
      return type.scope
    case 'contract':
      return { contract: undefined, file: type.contract.file }
    default:
      return undefined
  }
}

function functionsOf(using: UsingForDeclaration, name: string, scope: Scope): readonly Callable[] {
  if (using.libraryName !== null) {
    const found = lookUp(using.libraryName, scope)
    return found.kind === 'contract' ? (resolvedFunctions(found.contract).get(name) ?? []) : []
  }
  return using.functions
    .filter((path) => path.slice(path.lastIndexOf('.') + 1) === name)
    .flatMap((path) => {
      const found = lookUp(path, scope)
      return found.kind === 'functions' ? found.functions : []
    })
}
