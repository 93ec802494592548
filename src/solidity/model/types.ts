import type {
  ContractDefinition,
  CustomErrorDefinition,
  EnumDefinition,
  EventDefinition,
  FileLevelConstant,
  FunctionDefinition,
  ModifierDefinition,
  StructDefinition,
  TypeDefinition,
  UsingForDeclaration,
} from '../syntax/declarations.ts'
import type { Expression, VariableDeclaration } from '../syntax/expressions.ts'
import type { SyntaxTree } from '../syntax/parse.ts'

/**
 * The nouns of the model. Everything is plain readonly data that refers to each other directly;
 * what has to be computed is a function that takes one of these and remembers its answer.
 *
 * Rule of the house: what cannot be resolved is unknown, never absent. A contract whose base was not
 * found says so (`hasUnknownBases`), a name that leads nowhere has the definition `unknown`.
 */
export interface Project {
  /** By path, in the order of the paths. */
  readonly files: ReadonlyMap<string, SourceFile>
  /** Every contract, interface and library; by path, then as written. Names may repeat. */
  readonly contracts: readonly Contract[]
}

export interface SourceFile {
  readonly path: string
  readonly text: string
  readonly tree: SyntaxTree
  readonly compiler: CompilerRange
  readonly imports: readonly Import[]
  readonly contracts: readonly Contract[]
  /** Functions outside of contracts. */
  readonly functions: readonly Callable[]
  /** What the file declares by itself, by name; a name that is declared twice keeps the first. */
  readonly definitions: ReadonlyMap<string, Definition>
  /** `using … for …` outside of contracts. */
  readonly usings: readonly UsingForDeclaration[]
  readonly setting: Setting
}

/** What all files of a project share. */
export interface Setting {
  /** Every name that some file declares or gives to an import; a name that is not among them need not be searched. */
  readonly names: ReadonlySet<string>
  /** How many steps a flow may have before its calls are no longer expanded: the fewer, the bigger the project. */
  readonly stepBudget: number
}

/** Which compilers the pragmas of a file allow. */
export interface CompilerRange {
  /** As written; `undefined` when the file has no `pragma solidity`. */
  readonly text: string | undefined
  /** The lowest version allowed, `undefined` when nothing says. */
  readonly lowest: Version | undefined
  /** Whether `+` can wrap outside of `unchecked`: some version allowed is older than 0.8. */
  readonly wrapsArithmetic: boolean
  /** Whether the pragma allows more than one minor version or patch. */
  readonly isFloating: boolean
}

export type Version = readonly [major: number, minor: number, patch: number]

export interface Import {
  readonly path: string
  /** `undefined` when the file is not part of the project. */
  readonly file: SourceFile | undefined
  /** `import "a" as A` or `import * as A`. */
  readonly unitAlias: string | undefined
  /** `[name, name here]` pairs; `undefined` when everything is imported. */
  readonly names: readonly (readonly [name: string, alias: string])[] | undefined
}

export interface Contract {
  readonly name: string
  readonly kind: 'contract' | 'abstract' | 'interface' | 'library'
  readonly file: SourceFile
  readonly node: ContractDefinition
  /** The direct bases that are known, as written (most basic first). */
  readonly bases: readonly Contract[]
  /** This contract first, then its bases from the most derived to the most basic (C3). */
  readonly linearisation: readonly Contract[]
  /** Some base, direct or not, is not in the project, or the inheritance makes no sense (a cycle, no C3 order). */
  readonly hasUnknownBases: boolean
  /** The declared members, without inherited ones, as written. */
  readonly variables: readonly StateVariable[]
  readonly functions: readonly Callable[]
  readonly modifiers: readonly Callable[]
  readonly usings: readonly UsingForDeclaration[]
  /** What the contract declares by itself, by name; functions are not in it, they overload. */
  readonly definitions: ReadonlyMap<string, Definition>
}

export interface StateVariable {
  readonly name: string
  readonly contract: Contract
  readonly node: VariableDeclaration
  readonly visibility: 'public' | 'internal' | 'private'
  readonly mutability: 'mutable' | 'constant' | 'immutable'
  readonly isTransient: boolean
  readonly initialiser: Expression | undefined
}

/** A function, constructor, fallback, modifier or free function. */
export interface Callable {
  readonly kind: 'function' | 'constructor' | 'fallback' | 'receive' | 'modifier'
  /** `''` for constructors, `fallback` and `receive`; the contract's name for an old-style constructor. */
  readonly name: string
  /** `undefined` for a free function. */
  readonly contract: Contract | undefined
  readonly file: SourceFile
  readonly node: FunctionDefinition | ModifierDefinition
  /** As the compiler sees it: `public` where old Solidity lets it out, `internal` for modifiers and free functions. */
  readonly visibility: 'external' | 'public' | 'internal' | 'private'
  /** Whether the visibility is written; old Solidity makes the rest public. */
  readonly hasVisibility: boolean
  readonly mutability: 'pure' | 'view' | 'payable' | 'nonpayable'
  readonly parameters: readonly VariableDeclaration[]
  readonly returns: readonly VariableDeclaration[]
  /** `transfer(address,uint256)`, with canonical names of elementary types and user-defined types as written. */
  readonly signature: string
}

/** What a name means. */
export type Definition =
  | { readonly kind: 'local'; readonly node: VariableDeclaration }
  | { readonly kind: 'state-variable'; readonly variable: StateVariable }
  | { readonly kind: 'functions'; readonly functions: readonly Callable[] }
  | { readonly kind: 'contract'; readonly contract: Contract }
  | { readonly kind: 'struct'; readonly node: StructDefinition; readonly scope: Scope }
  | { readonly kind: 'enum'; readonly node: EnumDefinition; readonly scope: Scope }
  | { readonly kind: 'event'; readonly node: EventDefinition; readonly scope: Scope }
  | { readonly kind: 'error'; readonly node: CustomErrorDefinition; readonly scope: Scope }
  | { readonly kind: 'user-type'; readonly node: TypeDefinition; readonly scope: Scope }
  | { readonly kind: 'constant'; readonly node: FileLevelConstant; readonly scope: Scope }
  /** `import "a" as A`. */
  | { readonly kind: 'module'; readonly file: SourceFile }
  /** `msg`, `block`, `keccak256`, `this`, `super`, `now` … */
  | { readonly kind: 'builtin'; readonly name: string }
  | { readonly kind: 'unknown'; readonly name: string }

/** Where a name is looked up: a contract's members first, then the file and its imports. */
export interface Scope {
  readonly contract: Contract | undefined
  readonly file: SourceFile
}

/** The type of an expression, as far as it can be known. */
export type Type =
  | { readonly kind: 'integer'; readonly signed: boolean; readonly bits: number }
  /** A number literal: it fits what it is used with. */
  | { readonly kind: 'literal' }
  | { readonly kind: 'bool' }
  | { readonly kind: 'address'; readonly payable: boolean }
  | { readonly kind: 'fixed-bytes'; readonly size: number }
  | { readonly kind: 'bytes' }
  | { readonly kind: 'string' }
  | { readonly kind: 'contract'; readonly contract: Contract }
  | { readonly kind: 'struct'; readonly node: StructDefinition; readonly scope: Scope }
  | { readonly kind: 'enum'; readonly node: EnumDefinition }
  | {
      readonly kind: 'user-type'
      readonly node: TypeDefinition
      readonly scope: Scope
      readonly underlying: Type
    }
  | { readonly kind: 'mapping'; readonly key: Type; readonly value: Type }
  /** `length` is the expression of a fixed length, `undefined` for a dynamic array. */
  | { readonly kind: 'array'; readonly element: Type; readonly length: Expression | undefined }
  | { readonly kind: 'tuple'; readonly members: readonly Type[] }
  | { readonly kind: 'function'; readonly returns: readonly Type[]; readonly isExternal: boolean }
  /** A type used as a value: the callee of a cast, `type(uint).max`. */
  | { readonly kind: 'type'; readonly of: Type }
  /** A name that was not found (as written, so that heuristics may look at it), or nothing that can be told. */
  | { readonly kind: 'unknown'; readonly name: string | undefined }
