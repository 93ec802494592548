import type { AssemblyItem } from '../syntax/assembly.ts'
import type { Expression, Identifier, VariableDeclaration } from '../syntax/expressions.ts'
import type { Node } from '../syntax/node.ts'
import { childrenOf } from '../syntax/visit.ts'
import { invocationsOf } from './callable.ts'
import { isBefore } from './compiler.ts'
import { remember } from './memo.ts'
import type { Callable } from './types.ts'

/** The local variables of one callable, parameters and those of its assembly included. */
export interface Locals {
  /** Which local each identifier names; identifiers that name something else are not in it. */
  readonly uses: ReadonlyMap<Identifier, VariableDeclaration>
  /** What a variable is declared with, and which part of the tuple. */
  readonly initialisers: ReadonlyMap<VariableDeclaration, Initialiser>
  /** The declarations as written, parameters first. */
  readonly declared: readonly VariableDeclaration[]
}

export interface Initialiser {
  readonly value: Expression
  readonly element: number | undefined
}

/** Follows the scopes of one callable. Before 0.5 a variable is known in the whole function, also above its declaration. */
export const localsOf = remember((callable: Callable): Locals => {
  const binder = new Binder(isOld(callable))
  for (const declaration of [...callable.parameters, ...callable.returns]) binder.declare(declaration)
  for (const invocation of invocationsOf(callable)) binder.walk(invocation)
  if (callable.node.body !== null) binder.walk(callable.node.body)
  return binder.finish()
})

function isOld({ file }: Callable): boolean {
  return file.compiler.lowest !== undefined && isBefore(file.compiler.lowest, [0, 5, 0])
}

type Names = Map<string, VariableDeclaration>

const scopes: ReadonlySet<string> = new Set([
  'Block',
  'ForStatement',
  'CatchClause',
  'TryStatement',
  'AssemblyBlock',
  'AssemblyFor',
  'AssemblyFunctionDefinition',
])

class Binder {
  private readonly isOld: boolean
  private readonly uses = new Map<Identifier, VariableDeclaration>()
  private readonly initialisers = new Map<VariableDeclaration, Initialiser>()
  private readonly declared: VariableDeclaration[] = []
  private readonly open: Names[] = [new Map()]
  private readonly early: Identifier[] = []

  constructor(isOld: boolean) {
    this.isOld = isOld
  }

  declare(declaration: VariableDeclaration): void {
    this.declared.push(declaration)
    if (declaration.name !== null) this.open.at(-1)?.set(declaration.name, declaration)
  }

  walk(node: Node): void {
    const isScope = scopes.has(node.type)
    if (isScope) this.open.push(new Map())
    this.enter(node)
    if (isScope) this.open.pop()
  }

  finish(): Locals {
    if (this.isOld) this.hoist()
    return { uses: this.uses, initialisers: this.initialisers, declared: this.declared }
  }

  private enter(node: Node): void {
    switch (node.type) {
      case 'Identifier':
        this.use(node)
        break
      case 'VariableDeclarationStatement':
        if (node.initialValue !== null) this.walk(node.initialValue)
        node.variables.forEach((variable, at) => {
          if (variable === null) return
          this.declare(variable)
          if (node.initialValue === null) return
          const element = node.variables.length > 1 ? at : undefined
          this.initialisers.set(variable, { value: node.initialValue, element })
        })
        break
      case 'VariableDeclaration':
        this.declare(node)
        break
      default:
        if (node.type.startsWith('Assembly')) this.enterAssembly(node as AssemblyItem)
        for (const child of childrenOf(node)) this.walk(child)
    }
  }

  /** Names that assembly declares become variables without a type, so that values can be followed through them. */
  private enterAssembly(node: AssemblyItem): void {
    const names =
      node.type === 'AssemblyLocalDefinition'
        ? node.names
        : node.type === 'AssemblyFunctionDefinition'
          ? [...node.arguments, ...node.returnArguments]
          : []
    for (const name of names) this.declare(toDeclaration(name))
  }

  private use(identifier: Identifier): void {
    for (let at = this.open.length - 1; at >= 0; at--) {
      const found = this.open[at]?.get(identifier.name)
      if (found === undefined) continue
      this.uses.set(identifier, found)
      return
    }
    this.early.push(identifier)
  }

  private hoist(): void {
    const names = new Map(this.declared.toReversed().map((declaration) => [declaration.name, declaration]))
    for (const identifier of this.early) {
      const found = names.get(identifier.name)
      if (found !== undefined) this.uses.set(identifier, found)
    }
  }
}

function toDeclaration(identifier: Identifier): VariableDeclaration {
  return {
    type: 'VariableDeclaration',
    typeName: null,
    name: identifier.name,
    identifier,
    storageLocation: null,
    isIndexed: false,
    isStateVar: false,
    expression: null,
    range: identifier.range,
  }
}
