import type { HexLiteral, Identifier, NumberLiteral, Range, StringLiteral } from './expressions.ts'

interface At {
  readonly range: Range
}

/** A statement of inline assembly. */
export type AssemblyItem =
  | AssemblyBlock
  | AssemblyExpression
  | AssemblyLocalDefinition
  | AssemblyAssignment
  | AssemblyStackAssignment
  | LabelDefinition
  | AssemblySwitch
  | AssemblyFunctionDefinition
  | AssemblyFor
  | AssemblyIf
  | AssemblyBreak
  | AssemblyContinue

/** A bare name is a call without arguments, as in old assembly, or `leave`. */
export type AssemblyExpression =
  | AssemblyCall
  | AssemblyMemberAccess
  | Identifier
  | StringLiteral
  | NumberLiteral
  | HexLiteral
  | AssemblyNumber
  | AssemblyBoolean

export interface AssemblyBlock extends At {
  readonly type: 'AssemblyBlock'
  readonly operations: readonly AssemblyItem[]
}

/** A call or a name: both parsers give names without arguments this shape. */
export interface AssemblyCall extends At {
  readonly type: 'AssemblyCall'
  readonly functionName: string
  readonly arguments: readonly AssemblyExpression[]
}

/** `x.slot`, `x.offset`, `x.length`. */
export interface AssemblyMemberAccess extends At {
  readonly type: 'AssemblyMemberAccess'
  readonly expression: Identifier
  readonly memberName: Identifier
}

export interface AssemblyNumber extends At {
  readonly type: 'DecimalNumber' | 'HexNumber'
  readonly value: string
}

export interface AssemblyBoolean extends At {
  readonly type: 'BooleanLiteral'
  readonly value: boolean
}

export interface AssemblyLocalDefinition extends At {
  readonly type: 'AssemblyLocalDefinition'
  readonly names: readonly Identifier[]
  readonly expression: AssemblyExpression | null
}

export interface AssemblyAssignment extends At {
  readonly type: 'AssemblyAssignment'
  readonly names: readonly (Identifier | AssemblyMemberAccess)[]
  readonly expression: AssemblyExpression
}

export interface AssemblyStackAssignment extends At {
  readonly type: 'AssemblyStackAssignment'
  readonly name: string
}

export interface LabelDefinition extends At {
  readonly type: 'LabelDefinition'
  readonly name: string
}

export interface AssemblySwitch extends At {
  readonly type: 'AssemblySwitch'
  readonly expression: AssemblyExpression
  readonly cases: readonly AssemblyCase[]
}

export interface AssemblyCase extends At {
  readonly type: 'AssemblyCase'
  readonly value: AssemblyExpression | null
  readonly block: AssemblyBlock
  readonly default: boolean
}

export interface AssemblyFunctionDefinition extends At {
  readonly type: 'AssemblyFunctionDefinition'
  readonly name: string
  readonly arguments: readonly Identifier[]
  readonly returnArguments: readonly Identifier[]
  readonly body: AssemblyBlock
}

export interface AssemblyFor extends At {
  readonly type: 'AssemblyFor'
  readonly pre: AssemblyBlock | AssemblyExpression
  readonly condition: AssemblyExpression
  readonly post: AssemblyBlock | AssemblyExpression
  readonly body: AssemblyBlock
}

export interface AssemblyIf extends At {
  readonly type: 'AssemblyIf'
  readonly condition: AssemblyExpression
  readonly body: AssemblyBlock
}

export interface AssemblyBreak extends At {
  readonly type: 'Break'
}

export interface AssemblyContinue extends At {
  readonly type: 'Continue'
}
