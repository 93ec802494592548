import type { AssemblyExpression } from '../syntax/assembly.ts'
import type { Expression, FunctionCall, Identifier, VariableDeclaration } from '../syntax/expressions.ts'
import { definitionOf, definitionOfPath } from './definition.ts'
import { typeOf, typeOfLocal } from './expression-type.ts'
import type { Frame, Location } from './flow-types.ts'
import type { Definition, Type } from './types.ts'

/** Pointers to pointers; more than anyone writes by hand. */
const longestChain = 40

/**
 * What an expression refers to in storage, through local storage pointers, parameters and returned pointers.
 * `undefined` when it is no storage: memory, a constant, a computed value.
 */
export function locationOf(expression: Expression, frame: Frame, left = longestChain): Location | undefined {
  if (left === 0) return nowhere
  switch (expression.type) {
    case 'Identifier':
      return locationOfName(expression, frame, left)
    case 'MemberAccess':
      return locationOfMember(expression, frame, left)
    case 'IndexAccess': {
      const base = locationOf(expression.base, frame, left)
      return base && { ...base, path: [...base.path, { kind: 'key', index: expression.index, frame }] }
    }
    case 'TupleExpression': {
      const [inner] = expression.components
      return expression.components.length === 1 && inner ? locationOf(inner, frame, left) : undefined
    }
    case 'FunctionCall':
      return locationOfCall(expression, frame, left)
    default:
      return undefined
  }
}

const nowhere: Location = { root: { kind: 'unknown' }, path: [] }

function locationOfName(identifier: Identifier, frame: Frame, left: number): Location | undefined {
  const definition = definitionOf(identifier, frame.callable)
  if (definition.kind !== 'local') return locationOfDefinition(definition)
  return isStoragePointer(definition.node, frame) ? locationOfLocal(definition.node, frame, left) : undefined
}

function locationOfDefinition(definition: Definition | undefined): Location | undefined {
  if (definition?.kind !== 'state-variable' || definition.variable.mutability === 'constant') return undefined
  return { root: { kind: 'variable', variable: definition.variable }, path: [] }
}

function locationOfMember(
  member: Extract<Expression, { type: 'MemberAccess' }>,
  frame: Frame,
  left: number,
): Location | undefined {
  const path = definitionOfPath(member, frame.callable)
  if (path !== undefined) return locationOfDefinition(path)
  const base = locationOf(member.expression, frame, left)
  if (base === undefined || !hasMembers(typeOf(member.expression, frame.callable))) return undefined
  return { ...base, path: [...base.path, { kind: 'member', name: member.memberName }] }
}

/** `owner.balance` and `token.transfer` are no parts of `owner` and `token`. */
function hasMembers({ kind }: Type): boolean {
  return kind === 'struct' || kind === 'array' || kind === 'bytes'
}

/** Where a storage pointer points. */
export function locationOfLocal(local: VariableDeclaration, frame: Frame, left = longestChain): Location {
  const bound = frame.bindings.get(local)
  if (bound !== undefined && frame.caller !== undefined) {
    return locationOf(bound, frame.caller, left - 1) ?? pointee(local, frame)
  }
  const value = frame.assignments.get(local)?.at(-1)?.value
  return (value && isSolidity(value) && locationOf(value, frame, left - 1)) || pointee(local, frame)
}

/** Before 0.5 a local of a reference type without a place is a storage pointer; mappings always are. */
export function isStoragePointer(local: VariableDeclaration, frame: Frame): boolean {
  if (local.storageLocation !== null) return local.storageLocation === 'storage'
  if (local.typeName?.type === 'Mapping') return true
  if (isPlain(local) || frame.callable.parameters.includes(local) || frame.callable.returns.includes(local))
    return false
  const { kind } = typeOfLocal(local, frame.callable)
  return kind === 'struct' || kind === 'array' || kind === 'mapping'
}

/** A look at the text, before the type is asked for. */
function isPlain({ typeName }: VariableDeclaration): boolean {
  if (typeName?.type === 'FunctionTypeName') return true
  return typeName?.type === 'ElementaryTypeName' && typeName.name !== 'var'
}

/** Where the slot comes out of assembly, the struct itself is the place: nobody puts two of a kind into one contract. */
function pointee(local: VariableDeclaration, frame: Frame): Location {
  const type = typeOfLocal(local, frame.callable)
  return type.kind === 'struct' ? { root: { kind: 'namespace', struct: type.node }, path: [] } : nowhere
}

/** A function that returns a storage pointer. */
function locationOfCall(call: FunctionCall, frame: Frame, left: number): Location | undefined {
  const inner = frame.calls.get(call)
  const [returned] = inner?.callable.returns ?? []
  if (inner === undefined || returned?.storageLocation !== 'storage') return undefined
  const value = inner.returned.at(-1)?.value
  if (value !== undefined && isSolidity(value)) return locationOf(value, inner, left - 1)
  return locationOfLocal(returned, inner, left - 1)
}

/** Assembly has its own calls and numbers; names and strings are the same in both. */
export function isSolidity(value: Expression | AssemblyExpression): value is Expression {
  return !/^(?:Assembly|DecimalNumber|HexNumber)/.test(value.type)
}
