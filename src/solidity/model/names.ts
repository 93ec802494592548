import { builtinNames } from './builtins.ts'
import { resolvedFunctions } from './inheritance.ts'
import { remember } from './memo.ts'
import type { Callable, Definition, Scope, SourceFile } from './types.ts'

/**
 * What a name means in a contract or file: a member, inherited or own, then the file's, then what it imports, then a
 * builtin. `a.B.C` goes through modules and contracts. `unknown` when nothing is found.
 */
export function lookUp(name: string, scope: Scope): Definition {
  const [first = '', ...rest] = name.split('.')
  let found = lookUpSimple(first, scope)
  for (const part of rest) found = memberOf(found, part)
  return found
}

/** What a name means behind a module or contract. */
export function memberOf(outer: Definition, name: string): Definition {
  const unknown = { kind: 'unknown', name } as const
  if (outer.kind === 'module') return lookUpInFile(outer.file, name) ?? unknown
  if (outer.kind === 'contract')
    return lookUpInContract({ ...outer, file: outer.contract.file }, name) ?? unknown
  return unknown
}

function lookUpSimple(name: string, scope: Scope): Definition {
  return (
    lookUpInContract(scope, name) ??
    lookUpInFile(scope.file, name) ??
    (builtinNames.has(name) ? { kind: 'builtin', name } : { kind: 'unknown', name })
  )
}

/** Private members of bases are found as well: the compiler would refuse them, a reader knows what is meant. */
function lookUpInContract({ contract }: Scope, name: string): Definition | undefined {
  if (contract === undefined) return undefined
  const functions: readonly Callable[] | undefined = resolvedFunctions(contract).get(name)
  if (functions !== undefined) return { kind: 'functions', functions }
  for (const base of contract.linearisation) {
    const found = base.definitions.get(name)
    if (found !== undefined) return found
  }
  return undefined
}

const knownNames = remember((_file: SourceFile) => new Map<string, Definition | undefined>())

function lookUpInFile(file: SourceFile, name: string): Definition | undefined {
  if (!file.setting.names.has(name)) return undefined
  const known = knownNames(file)
  if (known.has(name)) return known.get(name)
  const found = searchImports(file, name)
  known.set(name, found)
  return found
}

interface Place {
  readonly file: SourceFile
  readonly name: string
}

/** Breadth first, with an eye on cycles: imports without names hand on what they import themselves. */
function searchImports(file: SourceFile, name: string): Definition | undefined {
  const queue: Place[] = [{ file, name }]
  const seen = new Set<string>()
  for (const place of queue) {
    const key = `${place.name} ${place.file.path}`
    if (seen.has(key)) continue
    seen.add(key)
    const found = place.file.definitions.get(place.name) ?? moduleNamed(place)
    if (found !== undefined) return found
    queue.push(...importedAs(place))
  }
  return undefined
}

function moduleNamed({ file, name }: Place): Definition | undefined {
  const unit = file.imports.find((it) => it.unitAlias === name)
  if (unit === undefined) return undefined
  return unit.file === undefined ? { kind: 'unknown', name } : { kind: 'module', file: unit.file }
}

function importedAs({ file, name }: Place): readonly Place[] {
  return file.imports.flatMap((it): readonly Place[] => {
    if (it.file === undefined || it.unitAlias !== undefined) return []
    const source = it.file
    if (it.names === undefined) return [{ file: source, name }]
    return it.names.flatMap(([original, alias]) => (alias === name ? [{ file: source, name: original }] : []))
  })
}
