import type { AssemblyExpression } from '../syntax/assembly.ts'
import type { Expression, FunctionCall, Identifier, VariableDeclaration } from '../syntax/expressions.ts'
import type { Node } from '../syntax/node.ts'
import { assemblyOrigins, type FollowAssembly } from './assembly-origins.ts'
import { type Callee, calleeOf } from './callee.ts'
import { definitionOf } from './definition.ts'
import { typeOf } from './expression-type.ts'
import type { Assignment, Frame } from './flow-types.ts'
import { constantOrigin, dedupe, environment, type Origin, unknownOrigin } from './origin.ts'
import { isSolidity, isStoragePointer, locationOf, locationOfLocal } from './storage-location.ts'
import type { Type } from './types.ts'

/** Locals that are given locals that are given locals …: longer chains end as unknown. */
const longestChain = 200

const known = new WeakMap<Frame, Map<Node, readonly Origin[]>>()

/**
 * Where the value of an expression comes from, through local variables, parameters of expanded calls and what they
 * return. In the flow's own function the chain ends at `parameter`; whatever is stored ends at `storage`.
 *
 * It does not look at order: a local has all values that it is ever given in its frame. The parts of an operation, the
 * arguments of a builtin and the key of a mapping all count; the arguments of a call to another contract do not.
 */
export function originsOf(expression: Expression | AssemblyExpression, frame: Frame): readonly Origin[] {
  return follow(expression, frame, longestChain)
}

function follow(expression: Expression | AssemblyExpression, frame: Frame, left: number): readonly Origin[] {
  if (left === 0) return [unknownOrigin]
  const answers = known.get(frame) ?? new Map<Node, readonly Origin[]>()
  known.set(frame, answers)
  const before = answers.get(expression)
  if (before !== undefined) return before
  // While it is followed it adds nothing: `x = x + 1` ends here.
  answers.set(expression, [])
  const origins = dedupe(
    isSolidity(expression) ? originsIn(expression, frame, left) : inAssembly(expression, frame, left),
  )
  answers.set(expression, origins)
  return origins
}

function inAssembly(expression: AssemblyExpression, frame: Frame, left: number): readonly Origin[] {
  const next: FollowAssembly = (inner) => follow(inner, frame, left - 1)
  return assemblyOrigins(expression, frame, next)
}

function originsIn(expression: Expression, frame: Frame, left: number): readonly Origin[] {
  const all = (parts: readonly (Expression | null | undefined)[]) =>
    parts.flatMap((part) => (part ? follow(part, frame, left - 1) : []))
  switch (expression.type) {
    case 'Identifier':
      return originsOfName(expression, frame, left)
    case 'MemberAccess':
    case 'IndexAccess':
      return originsOfPlace(expression, frame, left)
    case 'IndexRangeAccess':
      return all([expression.base])
    case 'FunctionCall':
      return originsOfCall(expression, frame, left)
    case 'BinaryOperation':
      return expression.operator === '=' ? all([expression.right]) : all([expression.left, expression.right])
    case 'UnaryOperation':
      return all([expression.subExpression])
    case 'Conditional':
      return all([expression.trueExpression, expression.falseExpression])
    case 'TupleExpression':
      return all(expression.components)
    case 'NameValueExpression':
      return all([expression.expression])
    default:
      return [constantOrigin]
  }
}

function originsOfName(identifier: Identifier, frame: Frame, left: number): readonly Origin[] {
  const definition = definitionOf(identifier, frame.callable)
  switch (definition.kind) {
    case 'local':
      return originsOfLocal(definition.node, frame, left)
    case 'state-variable':
      if (definition.variable.mutability === 'constant') return [constantOrigin]
      return [
        {
          kind: 'storage',
          location: { root: { kind: 'variable', variable: definition.variable }, path: [] },
        },
      ]
    case 'builtin':
      return [environment(identifier.name === 'now' ? 'block.timestamp' : identifier.name)]
    case 'unknown':
      return [unknownOrigin]
    default:
      return [constantOrigin]
  }
}

/** The value of a local variable: what its caller gave, what it was assigned, or the flow's own parameter. */
function originsOfLocal(local: VariableDeclaration, frame: Frame, left: number): readonly Origin[] {
  if (isStoragePointer(local, frame)) return [{ kind: 'storage', location: locationOfLocal(local, frame) }]
  const assigned = (frame.assignments.get(local) ?? []).flatMap((assignment) =>
    originsOfAssignment(assignment, frame, left),
  )
  const bound = frame.bindings.get(local)
  if (bound !== undefined && frame.caller !== undefined)
    return [...follow(bound, frame.caller, left - 1), ...assigned]
  if (!frame.callable.parameters.includes(local)) return assigned.length > 0 ? assigned : [constantOrigin]
  const own: Origin = frame.caller === undefined ? { kind: 'parameter', variable: local } : unknownOrigin
  return [own, ...assigned]
}

function originsOfAssignment({ value, element }: Assignment, frame: Frame, left: number): readonly Origin[] {
  if (element === undefined || value.type !== 'FunctionCall') return follow(value, frame, left - 1)
  const inner = frame.calls.get(value)
  return inner === undefined ? follow(value, frame, left - 1) : originsOfReturned(inner, element, left)
}

/** What an expanded call returns: of its return statements, and of the variables that have a name. */
function originsOfReturned(inner: Frame, element: number | undefined, left: number): readonly Origin[] {
  const written = inner.returned.flatMap(({ value }) => {
    const part =
      value?.type === 'TupleExpression' && element !== undefined ? value.components[element] : value
    return part ? follow(part, inner, left - 1) : []
  })
  const { returns } = inner.callable
  const named = (element === undefined ? returns : returns.slice(element, element + 1)).flatMap((variable) =>
    (inner.assignments.get(variable) ?? []).flatMap((assignment) =>
      originsOfAssignment(assignment, inner, left - 1),
    ),
  )
  return [...written, ...named]
}

function originsOfPlace(
  place: Extract<Expression, { type: 'MemberAccess' | 'IndexAccess' }>,
  frame: Frame,
  left: number,
): readonly Origin[] {
  const location = locationOf(place, frame)
  if (location !== undefined) return [{ kind: 'storage', location }]
  if (place.type === 'IndexAccess')
    return [...follow(place.base, frame, left - 1), ...follow(place.index, frame, left - 1)]
  const { expression, memberName } = place
  if (memberName === 'balance') return [{ kind: 'balance', of: expression }]
  if (expression.type !== 'Identifier') return follow(expression, frame, left - 1)
  const definition = definitionOf(expression, frame.callable)
  if (definition.kind === 'builtin') return [environment(`${expression.name}.${memberName}`)]
  return follow(expression, frame, left - 1)
}

function originsOfCall(call: FunctionCall, frame: Frame, left: number): readonly Origin[] {
  const inner = frame.calls.get(call)
  if (inner !== undefined) return originsOfReturned(inner, undefined, left)
  const { callable, contract } = frame
  const callee = calleeOf(call, { callable, contract, typeOf: (part) => typeOf(part, callable) })
  const passed = call.arguments.flatMap((argument) => follow(argument, frame, left - 1))
  return [
    ...ownOrigins(callee, call),
    ...(callee.kind === 'external' || callee.kind === 'low-level' ? [] : passed),
  ]
}

const signers: ReadonlySet<string> = new Set(['ecrecover', 'recover', 'tryRecover'])
const environments: ReadonlySet<string> = new Set(['blockhash', 'gasleft', 'blobhash'])

function ownOrigins(callee: Callee, call: FunctionCall): readonly Origin[] {
  switch (callee.kind) {
    case 'create':
      return isContract(callee.type) ? [{ kind: 'call', node: call, name: undefined }] : []
    case 'external':
    case 'low-level':
      return [{ kind: 'call', node: call, name: callee.name }]
    case 'internal':
      return [originOfUnread(callee.name)]
    case 'builtin':
      if (signers.has(callee.name)) return [{ kind: 'signer' }]
      return environments.has(callee.name) ? [environment(callee.name)] : []
    default:
      return []
  }
}

/** Of a function whose body is not known, the name tells, when it is one that all libraries use. */
function originOfUnread(name: string): Origin {
  if (name === '_msgSender') return environment('msg.sender')
  return signers.has(name) ? { kind: 'signer' } : unknownOrigin
}

/** `new uint[](3)` calls nobody. */
function isContract({ kind }: Type): boolean {
  return kind === 'contract' || kind === 'unknown'
}
