/**
 * A stretch of the source: offsets in UTF-16 code units from 0, end excluded, so that
 * `text.slice(range[0], range[1])` is the text of the node.
 */
export type Range = readonly [start: number, end: number]

interface At {
  readonly range: Range
}

export type Expression =
  | Identifier
  | MemberAccess
  | IndexAccess
  | IndexRangeAccess
  | FunctionCall
  | NameValueExpression
  | BinaryOperation
  | UnaryOperation
  | Conditional
  | NewExpression
  | TupleExpression
  | Literal
  | TypeName

export type Literal = BooleanLiteral | NumberLiteral | StringLiteral | HexLiteral

export type TypeName = ElementaryTypeName | UserDefinedTypeName | Mapping | ArrayTypeName | FunctionTypeName

export interface Identifier extends At {
  readonly type: 'Identifier'
  readonly name: string
}

export interface MemberAccess extends At {
  readonly type: 'MemberAccess'
  readonly expression: Expression
  readonly memberName: string
}

export interface IndexAccess extends At {
  readonly type: 'IndexAccess'
  readonly base: Expression
  readonly index: Expression
}

/** `data[4:]`, also `x[]` where a type is meant. */
export interface IndexRangeAccess extends At {
  readonly type: 'IndexRangeAccess'
  readonly base: Expression
  readonly indexStart?: Expression | null
  readonly indexEnd?: Expression | null
}

/** A call, a cast (`uint8(x)`) or a struct literal; `names` is not empty for `f({a: 1})`. */
export interface FunctionCall extends At {
  readonly type: 'FunctionCall'
  readonly expression: Expression
  readonly arguments: readonly Expression[]
  readonly names: readonly string[]
}

/** `target.call{value: x, gas: y}`, without the call that follows. */
export interface NameValueExpression extends At {
  readonly type: 'NameValueExpression'
  readonly expression: Expression
  readonly arguments: NameValueList
}

export interface NameValueList extends At {
  readonly type: 'NameValueList'
  readonly names: readonly string[]
  readonly arguments: readonly Expression[]
}

export type AssignmentOperator =
  | '='
  | '+='
  | '-='
  | '*='
  | '/='
  | '%='
  | '|='
  | '^='
  | '&='
  | '<<='
  | '>>='
  | '>>>='

export type BinaryOperator =
  | AssignmentOperator
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | '**'
  | '<<'
  | '>>'
  | '>>>'
  | '&&'
  | '||'
  | '&'
  | '|'
  | '^'
  | '<'
  | '>'
  | '<='
  | '>='
  | '=='
  | '!='

/** Assignments are binary operations too. */
export interface BinaryOperation extends At {
  readonly type: 'BinaryOperation'
  readonly operator: BinaryOperator
  readonly left: Expression
  readonly right: Expression
}

export interface UnaryOperation extends At {
  readonly type: 'UnaryOperation'
  readonly operator: '-' | '+' | '++' | '--' | '~' | '!' | 'delete' | 'after'
  readonly subExpression: Expression
  readonly isPrefix: boolean
}

export interface Conditional extends At {
  readonly type: 'Conditional'
  readonly condition: Expression
  readonly trueExpression: Expression
  readonly falseExpression: Expression
}

export interface NewExpression extends At {
  readonly type: 'NewExpression'
  readonly typeName: TypeName
}

/** `(a, , b)`, `(a)` and, with `isArray`, `[a, b]`. */
export interface TupleExpression extends At {
  readonly type: 'TupleExpression'
  readonly components: readonly (Expression | null)[]
  readonly isArray: boolean
}

export interface BooleanLiteral extends At {
  readonly type: 'BooleanLiteral'
  readonly value: boolean
}

export interface NumberLiteral extends At {
  readonly type: 'NumberLiteral'
  /** As written: `1_000`, `0xff`, `1e18`. */
  readonly number: string
  readonly subdenomination: string | null
}

export interface StringLiteral extends At {
  readonly type: 'StringLiteral'
  readonly value: string
  readonly parts: readonly string[]
  readonly isUnicode: readonly boolean[]
}

export interface HexLiteral extends At {
  readonly type: 'HexLiteral'
  readonly value: string
  readonly parts: readonly string[]
}

export interface ElementaryTypeName extends At {
  readonly type: 'ElementaryTypeName'
  /** As written: `uint`, `uint256`, `address`, `byte`, `var`. */
  readonly name: string
  readonly stateMutability: string | null
}

export interface UserDefinedTypeName extends At {
  readonly type: 'UserDefinedTypeName'
  readonly namePath: string
}

export interface Mapping extends At {
  readonly type: 'Mapping'
  readonly keyType: TypeName
  readonly keyName: Identifier | null
  readonly valueType: TypeName
  readonly valueName: Identifier | null
}

export interface ArrayTypeName extends At {
  readonly type: 'ArrayTypeName'
  readonly baseTypeName: TypeName
  readonly length: Expression | null
}

export interface FunctionTypeName extends At {
  readonly type: 'FunctionTypeName'
  readonly parameterTypes: readonly VariableDeclaration[]
  readonly returnTypes: readonly VariableDeclaration[]
  readonly visibility: string
  readonly stateMutability: string | null
}

/** A parameter, a local variable, a struct member or a state variable. */
export interface VariableDeclaration extends At {
  readonly type: 'VariableDeclaration'
  /** `null` for `var x` of old Solidity. */
  readonly typeName: TypeName | null
  readonly name: string | null
  readonly identifier: Identifier | null
  readonly storageLocation: 'memory' | 'storage' | 'calldata' | null
  readonly isIndexed: boolean
  readonly isStateVar: boolean
  readonly expression: Expression | null
  readonly visibility?: 'public' | 'private' | 'internal' | 'default'
  readonly isDeclaredConst?: boolean
  readonly isImmutable?: boolean
  readonly isTransient?: boolean
  readonly override?: readonly UserDefinedTypeName[] | null
}
