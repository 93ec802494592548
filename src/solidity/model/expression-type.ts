import type {
  BinaryOperation,
  Expression,
  FunctionCall,
  Identifier,
  IndexAccess,
  MemberAccess,
  TupleExpression,
  VariableDeclaration,
} from '../syntax/expressions.ts'
import {
  typeOfBuiltinCall,
  typeOfEnvironment,
  typeOfField,
  typeOfLowLevelCall,
  typeOfTypeMember,
} from './builtin-types.ts'
import { calleeOf } from './callee.ts'
import { definitionOf, definitionOfPath } from './definition.ts'
import { resolvedFunctions } from './inheritance.ts'
import { localsOf } from './locals.ts'
import {
  boolType,
  bytesType,
  elementaryType,
  typeOfDefinition,
  typeOfName,
  typesOf,
  unknownType,
  wordType,
} from './type-name.ts'
import type { Callable, Definition, Type } from './types.ts'

const known = new WeakMap<Expression, Type>()

/** The type of an expression that stands in a callable; `unknown` where names or rules do not tell. Computed once. */
export function typeOf(expression: Expression, callable: Callable): Type {
  const before = known.get(expression)
  if (before !== undefined) return before
  // `var a = b; var b = a;` must end; what is being asked for is unknown meanwhile.
  known.set(expression, unknownType)
  const type = compute(expression, callable)
  known.set(expression, type)
  return type
}

/** The type of a parameter or local variable of a callable. */
export function typeOfLocal(declaration: VariableDeclaration, callable: Callable): Type {
  if (declaration.typeName !== null && !isVar(declaration)) return typeOfName(declaration.typeName, callable)
  const initialiser = localsOf(callable).initialisers.get(declaration)
  if (initialiser === undefined) return unknownType
  const type = typeOf(initialiser.value, callable)
  if (type.kind === 'literal') return wordType
  return type.kind === 'tuple' && initialiser.element !== undefined
    ? (type.members[initialiser.element] ?? unknownType)
    : type
}

function isVar({ typeName }: VariableDeclaration): boolean {
  return typeName?.type === 'ElementaryTypeName' && typeName.name === 'var'
}

function compute(expression: Expression, callable: Callable): Type {
  switch (expression.type) {
    case 'Identifier':
      return typeOfIdentifier(expression, callable)
    case 'MemberAccess':
      return typeOfMember(expression, callable)
    case 'IndexAccess':
      return typeOfIndex(expression, callable)
    case 'IndexRangeAccess':
      return typeOf(expression.base, callable)
    case 'FunctionCall':
      return typeOfCall(expression, callable)
    case 'NameValueExpression':
      return typeOf(expression.expression, callable)
    case 'BinaryOperation':
      return typeOfBinary(expression, callable)
    case 'UnaryOperation':
      return expression.operator === '!' ? boolType : typeOf(expression.subExpression, callable)
    case 'Conditional':
      return wider(typeOf(expression.trueExpression, callable), typeOf(expression.falseExpression, callable))
    case 'TupleExpression':
      return typeOfTuple(expression, callable)
    case 'BooleanLiteral':
      return boolType
    case 'NumberLiteral':
      return typeOfNumber(expression.number)
    case 'StringLiteral':
      return { kind: 'string' }
    case 'HexLiteral':
      return bytesType
    case 'NewExpression':
      return { kind: 'type', of: typeOfName(expression.typeName, callable) }
    default:
      return { kind: 'type', of: typeOfName(expression, callable) }
  }
}

/** Forty hexadecimal digits are an address. */
function typeOfNumber(number: string): Type {
  return /^0x[\da-fA-F]{40}$/.test(number) ? { kind: 'address', payable: true } : { kind: 'literal' }
}

function typeOfIdentifier(identifier: Identifier, callable: Callable): Type {
  const definition = definitionOf(identifier, callable)
  if (definition.kind === 'local') return typeOfLocal(definition.node, callable)
  if (definition.kind !== 'builtin') return typeOfNamed(definition, identifier.name)
  if (definition.name === 'now') return wordType
  const { contract } = callable
  return definition.name === 'this' && contract !== undefined ? { kind: 'contract', contract } : unknownType
}

function typeOfNamed(definition: Definition, name: string): Type {
  switch (definition.kind) {
    case 'state-variable':
      return typeOfName(definition.variable.node.typeName, {
        contract: definition.variable.contract,
        file: definition.variable.contract.file,
      })
    case 'constant':
      return typeOfName(definition.node.typeName, definition.scope)
    case 'functions':
      return functionType(definition.functions[0], false)
    case 'contract':
    case 'struct':
    case 'enum':
    case 'user-type':
      return { kind: 'type', of: typeOfDefinition(definition, name) }
    case 'unknown':
      return typeOfUnknown(name)
    default:
      return unknownType
  }
}

function typeOfUnknown(name: string): Type {
  const elementary = elementaryType(name, null)
  return elementary.kind === 'unknown' ? { kind: 'unknown', name } : { kind: 'type', of: elementary }
}

function functionType(callable: Callable | undefined, isExternal: boolean): Type {
  if (callable === undefined) return unknownType
  return { kind: 'function', returns: typesOf(callable.returns, callable), isExternal }
}

function typeOfMember(member: MemberAccess, callable: Callable): Type {
  const { expression, memberName } = member
  if (expression.type === 'Identifier' && /^(?:msg|tx|block)$/.test(expression.name)) {
    if (definitionOf(expression, callable).kind === 'builtin')
      return typeOfEnvironment(`${expression.name}.${memberName}`)
  }
  const path = definitionOfPath(member, callable)
  if (path !== undefined && path.kind !== 'unknown') return typeOfNamed(path, memberName)
  const outer = typeOf(expression, callable)
  switch (outer.kind) {
    case 'struct':
      return typeOfStructMember(outer, memberName)
    case 'contract':
      return functionType(resolvedFunctions(outer.contract).get(memberName)?.[0], true)
    case 'type':
      return outer.of.kind === 'enum' ? outer.of : typeOfTypeMember(memberName, outer.of)
    default:
      return typeOfField(memberName)
  }
}

function typeOfStructMember({ node, scope }: Extract<Type, { kind: 'struct' }>, name: string): Type {
  return typeOfName(node.members.find((member) => member.name === name)?.typeName ?? null, scope)
}

function typeOfIndex({ base }: IndexAccess, callable: Callable): Type {
  const outer = typeOf(base, callable)
  switch (outer.kind) {
    case 'mapping':
      return outer.value
    case 'array':
      return outer.element
    case 'bytes':
    case 'fixed-bytes':
      return { kind: 'fixed-bytes', size: 1 }
    case 'type':
      return { kind: 'type', of: { kind: 'array', element: outer.of, length: undefined } }
    default:
      return unknownType
  }
}

function typeOfCall(call: FunctionCall, callable: Callable): Type {
  const callee = calleeOf(call, {
    callable,
    contract: callable.contract,
    typeOf: (expression) => typeOf(expression, callable),
  })
  switch (callee.kind) {
    case 'internal':
    case 'external':
      return callee.callable === undefined
        ? typeOfPointer(call, callable)
        : returned(typesOf(callee.callable.returns, callee.callable))
    case 'low-level':
      return typeOfLowLevelCall(callee.name)
    case 'create':
    case 'struct':
      return callee.type
    case 'cast':
      return callee.to
    case 'builtin':
      return typeOfBuiltin(callee.name, call, callable)
    default:
      return unknownType
  }
}

/** A variable of a function type, or a public variable of another contract. */
function typeOfPointer({ expression }: FunctionCall, callable: Callable): Type {
  if (expression.type === 'MemberAccess') return typeOfGetter(expression, callable)
  const type = typeOf(expression, callable)
  return type.kind === 'function' ? returned(type.returns) : unknownType
}

function typeOfGetter({ expression, memberName }: MemberAccess, callable: Callable): Type {
  const outer = typeOf(expression, callable)
  if (outer.kind !== 'contract') return unknownType
  const definition = outer.contract.linearisation
    .map((base) => base.definitions.get(memberName))
    .find(isVariable)
  let type = definition === undefined ? unknownType : typeOfNamed(definition, memberName)
  while (type.kind === 'mapping' || type.kind === 'array')
    type = type.kind === 'mapping' ? type.value : type.element
  return type
}

function isVariable(
  definition: Definition | undefined,
): definition is Definition & { kind: 'state-variable' } {
  return definition?.kind === 'state-variable'
}

function returned(types: readonly Type[]): Type {
  const [only] = types
  return types.length === 1 && only !== undefined ? only : { kind: 'tuple', members: types }
}

function typeOfBuiltin(name: string, call: FunctionCall, callable: Callable): Type {
  const [first] = call.arguments
  if (name === 'type' && first !== undefined) return typeOf(first, callable)
  return typeOfBuiltinCall(name)
}

const comparisons: ReadonlySet<string> = new Set(['&&', '||', '<', '>', '<=', '>=', '==', '!='])

function typeOfBinary({ operator, left, right }: BinaryOperation, callable: Callable): Type {
  if (comparisons.has(operator)) return boolType
  const type = typeOf(left, callable)
  if (operator.endsWith('=') || /^(?:<<|>>>?|\*\*)$/.test(operator)) return type
  return wider(type, typeOf(right, callable))
}

/** What two operands are computed in. */
function wider(one: Type, other: Type): Type {
  if (one.kind === 'literal' || one.kind === 'unknown') return other
  return one.kind === 'integer' && other.kind === 'integer' && other.bits > one.bits ? other : one
}

function typeOfTuple({ components, isArray }: TupleExpression, callable: Callable): Type {
  const types = components.map((part) => (part === null ? unknownType : typeOf(part, callable)))
  if (isArray) return { kind: 'array', element: types[0] ?? unknownType, length: undefined }
  return returned(types)
}
