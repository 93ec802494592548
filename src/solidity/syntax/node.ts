import type {
  AssemblyAssignment,
  AssemblyBlock,
  AssemblyCase,
  AssemblyExpression,
  AssemblyItem,
} from './assembly.ts'
import type {
  ContractPart,
  EnumValue,
  FilePart,
  InheritanceSpecifier,
  ModifierInvocation,
  SourceUnit,
} from './declarations.ts'
import type { Expression, NameValueList, VariableDeclaration } from './expressions.ts'
import type { CatchClause, Statement } from './statements.ts'

/** Any node of the syntax tree. Names and shapes are those of `@solidity-parser/parser`. */
export type Node =
  | SourceUnit
  | FilePart
  | ContractPart
  | InheritanceSpecifier
  | ModifierInvocation
  | EnumValue
  | VariableDeclaration
  | Statement
  | CatchClause
  | Expression
  | NameValueList
  | AssemblyItem
  | AssemblyExpression
  | AssemblyBlock
  | AssemblyAssignment
  | AssemblyCase

/** The node type with a given name, e.g. `NodeOf<'FunctionCall'>`. */
export type NodeOf<Kind extends Node['type']> = Extract<Node, { readonly type: Kind }>

/** The text of a node, as written. */
export function textOf(node: { readonly range: readonly [number, number] }, text: string): string {
  return text.slice(node.range[0], node.range[1])
}
