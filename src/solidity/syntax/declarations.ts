import type {
  ElementaryTypeName,
  Expression,
  Range,
  TypeName,
  UserDefinedTypeName,
  VariableDeclaration,
} from './expressions.ts'
import type { Block } from './statements.ts'

interface At {
  readonly range: Range
}

/** One file. `children` holds what could be read, in the order of the text. */
export interface SourceUnit extends At {
  readonly type: 'SourceUnit'
  readonly children: readonly FilePart[]
}

export type FilePart =
  | PragmaDirective
  | ImportDirective
  | ContractDefinition
  | FunctionDefinition
  | FileLevelConstant
  | StructDefinition
  | EnumDefinition
  | EventDefinition
  | CustomErrorDefinition
  | TypeDefinition
  | UsingForDeclaration

export type ContractPart =
  | StateVariableDeclaration
  | FunctionDefinition
  | ModifierDefinition
  | StructDefinition
  | EnumDefinition
  | EventDefinition
  | CustomErrorDefinition
  | TypeDefinition
  | UsingForDeclaration

export interface PragmaDirective extends At {
  readonly type: 'PragmaDirective'
  readonly name: string
  readonly value: string
}

export interface ImportDirective extends At {
  readonly type: 'ImportDirective'
  readonly path: string
  readonly unitAlias: string | null
  /** `[name, alias]` pairs of `import {name as alias}`; `null` when the import names nothing. */
  readonly symbolAliases: readonly (readonly [string, string | null])[] | null
}

export interface ContractDefinition extends At {
  readonly type: 'ContractDefinition'
  readonly name: string
  readonly kind: 'contract' | 'abstract' | 'interface' | 'library'
  readonly baseContracts: readonly InheritanceSpecifier[]
  readonly subNodes: readonly ContractPart[]
  /** The expression of `layout at`. */
  readonly storageLayout?: Expression | null
}

export interface InheritanceSpecifier extends At {
  readonly type: 'InheritanceSpecifier'
  readonly baseName: UserDefinedTypeName
  readonly arguments: readonly Expression[]
}

export interface StateVariableDeclaration extends At {
  readonly type: 'StateVariableDeclaration'
  readonly variables: readonly VariableDeclaration[]
  readonly initialValue: Expression | null
}

export interface FileLevelConstant extends At {
  readonly type: 'FileLevelConstant'
  readonly typeName: TypeName
  readonly name: string
  readonly initialValue: Expression
}

export interface FunctionDefinition extends At {
  readonly type: 'FunctionDefinition'
  /** `null` for constructors, `receive` and `fallback`, `''` for the old nameless fallback. */
  readonly name: string | null
  readonly parameters: readonly VariableDeclaration[]
  readonly returnParameters: readonly VariableDeclaration[] | null
  readonly modifiers: readonly ModifierInvocation[]
  readonly stateMutability: 'pure' | 'constant' | 'payable' | 'view' | null
  readonly visibility: 'default' | 'external' | 'internal' | 'public' | 'private'
  readonly body: Block | null
  readonly override: readonly UserDefinedTypeName[] | null
  readonly isConstructor: boolean
  readonly isReceiveEther: boolean
  readonly isFallback: boolean
  readonly isVirtual: boolean
}

export interface ModifierDefinition extends At {
  readonly type: 'ModifierDefinition'
  readonly name: string
  readonly parameters: readonly VariableDeclaration[] | null
  readonly body: Block | null
  readonly isVirtual: boolean
  readonly override: readonly UserDefinedTypeName[] | null
}

/** A modifier on a function, or a base constructor with its arguments. */
export interface ModifierInvocation extends At {
  readonly type: 'ModifierInvocation'
  readonly name: string
  readonly arguments: readonly Expression[] | null
}

export interface StructDefinition extends At {
  readonly type: 'StructDefinition'
  readonly name: string
  readonly members: readonly VariableDeclaration[]
}

export interface EnumDefinition extends At {
  readonly type: 'EnumDefinition'
  readonly name: string
  readonly members: readonly EnumValue[]
}

export interface EnumValue extends At {
  readonly type: 'EnumValue'
  readonly name: string
}

export interface EventDefinition extends At {
  readonly type: 'EventDefinition'
  readonly name: string
  readonly parameters: readonly VariableDeclaration[]
  readonly isAnonymous: boolean
}

export interface CustomErrorDefinition extends At {
  readonly type: 'CustomErrorDefinition'
  readonly name: string
  readonly parameters: readonly VariableDeclaration[]
}

export interface TypeDefinition extends At {
  readonly type: 'TypeDefinition'
  readonly name: string
  readonly definition: ElementaryTypeName
}

/** `using L for T` (`libraryName`) or `using {f, g as +} for T global` (`functions`, `operators`). */
export interface UsingForDeclaration extends At {
  readonly type: 'UsingForDeclaration'
  /** `null` for `using L for *`. */
  readonly typeName: TypeName | null
  readonly libraryName: string | null
  readonly functions: readonly string[]
  readonly operators: readonly (string | null)[]
  readonly isGlobal: boolean
}
