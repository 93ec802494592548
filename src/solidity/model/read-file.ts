import type { ContractDefinition, ContractPart, FilePart, ImportDirective } from '../syntax/declarations.ts'
import { parseSource } from '../syntax/parse.ts'
import { groupByName } from './by-name.ts'
import { toFunction, toModifier } from './callable.ts'
import { compilerOf } from './compiler.ts'
import type { Draft } from './draft.ts'
import type { Contract, Definition, Import, Scope, SourceFile, StateVariable } from './types.ts'

/** One file by itself: imports and bases are not looked up yet. */
export function readFile(path: string, text: string): Draft<SourceFile> {
  const tree = parseSource(text)
  const definitions = new Map<string, Definition>()
  const file: Draft<SourceFile> = {
    path,
    text,
    tree,
    compiler: compilerOf(tree.unit),
    imports: [],
    contracts: [],
    functions: [],
    definitions,
    usings: tree.unit.children.filter((child) => child.type === 'UsingForDeclaration'),
    setting: { names: new Set(), stepBudget: 0 },
  }
  file.contracts = tree.unit.children.flatMap((child) =>
    child.type === 'ContractDefinition' ? [readContract(child, file)] : [],
  )
  file.functions = tree.unit.children.flatMap((child) =>
    child.type === 'FunctionDefinition' ? [toFunction(child, undefined, file)] : [],
  )
  for (const contract of file.contracts) define(definitions, contract.name, { kind: 'contract', contract })
  for (const [name, functions] of groupByName(file.functions)) {
    define(definitions, name, { kind: 'functions', functions })
  }
  defineParts(definitions, tree.unit.children, { contract: undefined, file })
  return file
}

/** The imports as written, `file` left open. */
export function importOf(node: ImportDirective, file: SourceFile | undefined): Import {
  return {
    path: node.path,
    file,
    unitAlias: node.unitAlias ?? undefined,
    names: node.symbolAliases?.map(([name, alias]) => [name, alias ?? name] as const),
  }
}

function readContract(node: ContractDefinition, file: SourceFile): Contract {
  const definitions = new Map<string, Definition>()
  const contract: Draft<Contract> = {
    name: node.name,
    kind: node.kind,
    file,
    node,
    bases: [],
    linearisation: [],
    hasUnknownBases: false,
    variables: [],
    functions: [],
    modifiers: [],
    usings: node.subNodes.filter((part) => part.type === 'UsingForDeclaration'),
    definitions,
  }
  contract.variables = node.subNodes.flatMap((part) =>
    part.type === 'StateVariableDeclaration'
      ? part.variables.map((it) => toVariable(it, part, contract))
      : [],
  )
  contract.functions = node.subNodes.flatMap((part) =>
    part.type === 'FunctionDefinition' ? [toFunction(part, contract, file)] : [],
  )
  contract.modifiers = node.subNodes.flatMap((part) =>
    part.type === 'ModifierDefinition' ? [toModifier(part, contract, file)] : [],
  )
  for (const variable of contract.variables) {
    define(definitions, variable.name, { kind: 'state-variable', variable })
  }
  defineParts(definitions, node.subNodes, { contract, file })
  return contract
}

function toVariable(
  node: StateVariable['node'],
  { initialValue }: { readonly initialValue: StateVariable['node']['expression'] },
  contract: Contract,
): StateVariable {
  return {
    name: String(node.name),
    contract,
    node,
    visibility: node.visibility === 'public' || node.visibility === 'private' ? node.visibility : 'internal',
    mutability: node.isDeclaredConst ? 'constant' : node.isImmutable ? 'immutable' : 'mutable',
    isTransient: node.isTransient === true,
    initialiser: initialValue ?? undefined,
  }
}

function define(definitions: Map<string, Definition>, name: string, definition: Definition): void {
  if (!definitions.has(name)) definitions.set(name, definition)
}

function defineParts(
  definitions: Map<string, Definition>,
  parts: readonly (FilePart | ContractPart)[],
  scope: Scope,
): void {
  for (const part of parts) {
    const definition = definitionOfPart(part, scope)
    if (definition !== undefined) define(definitions, definition.node.name, definition)
  }
}

function definitionOfPart(node: FilePart | ContractPart, scope: Scope) {
  switch (node.type) {
    case 'StructDefinition':
      return { kind: 'struct', node, scope } as const
    case 'EnumDefinition':
      return { kind: 'enum', node, scope } as const
    case 'EventDefinition':
      return { kind: 'event', node, scope } as const
    case 'CustomErrorDefinition':
      return { kind: 'error', node, scope } as const
    case 'TypeDefinition':
      return { kind: 'user-type', node, scope } as const
    case 'FileLevelConstant':
      return { kind: 'constant', node, scope } as const
    default:
      return undefined
  }
}
