import type { AssemblyBlock } from './assembly.ts'
import type { Expression, FunctionCall, Range, VariableDeclaration } from './expressions.ts'

interface At {
  readonly range: Range
}

export type Statement =
  | Block
  | ExpressionStatement
  | VariableDeclarationStatement
  | IfStatement
  | WhileStatement
  | DoWhileStatement
  | ForStatement
  | ContinueStatement
  | BreakStatement
  | ReturnStatement
  | RevertStatement
  | ThrowStatement
  | EmitStatement
  | UncheckedStatement
  | TryStatement
  | InlineAssemblyStatement

export interface Block extends At {
  readonly type: 'Block'
  readonly statements: readonly Statement[]
}

/** `_;` of a modifier is an expression statement whose expression is the identifier `_`. */
export interface ExpressionStatement extends At {
  readonly type: 'ExpressionStatement'
  readonly expression: Expression | null
}

export interface VariableDeclarationStatement extends At {
  readonly type: 'VariableDeclarationStatement'
  readonly variables: readonly (VariableDeclaration | null)[]
  readonly initialValue: Expression | null
}

export interface IfStatement extends At {
  readonly type: 'IfStatement'
  readonly condition: Expression
  readonly trueBody: Statement
  readonly falseBody: Statement | null
}

export interface WhileStatement extends At {
  readonly type: 'WhileStatement'
  readonly condition: Expression
  readonly body: Statement
}

export interface DoWhileStatement extends At {
  readonly type: 'DoWhileStatement'
  readonly condition: Expression
  readonly body: Statement
}

export interface ForStatement extends At {
  readonly type: 'ForStatement'
  readonly initExpression: VariableDeclarationStatement | ExpressionStatement | null
  readonly conditionExpression: Expression | null
  readonly loopExpression: ExpressionStatement
  readonly body: Statement
}

export interface ContinueStatement extends At {
  readonly type: 'ContinueStatement'
}

export interface BreakStatement extends At {
  readonly type: 'BreakStatement'
}

export interface ReturnStatement extends At {
  readonly type: 'ReturnStatement'
  readonly expression: Expression | null
}

/** `revert Name(...)`. `revert(...)` is an expression statement. */
export interface RevertStatement extends At {
  readonly type: 'RevertStatement'
  readonly revertCall: FunctionCall
}

/** `throw;` of Solidity before 0.5. */
export interface ThrowStatement extends At {
  readonly type: 'ThrowStatement'
}

export interface EmitStatement extends At {
  readonly type: 'EmitStatement'
  readonly eventCall: FunctionCall
}

export interface UncheckedStatement extends At {
  readonly type: 'UncheckedStatement'
  readonly block: Block
}

export interface TryStatement extends At {
  readonly type: 'TryStatement'
  readonly expression: Expression
  readonly returnParameters: readonly VariableDeclaration[] | null
  readonly body: Block
  readonly catchClauses: readonly CatchClause[]
}

export interface CatchClause extends At {
  readonly type: 'CatchClause'
  readonly kind: string | null
  readonly parameters: readonly VariableDeclaration[] | null
  readonly body: Block
}

export interface InlineAssemblyStatement extends At {
  readonly type: 'InlineAssemblyStatement'
  readonly language: string | null
  /** `memory-safe` and the like. */
  readonly flags: readonly string[]
  readonly body: AssemblyBlock
}
