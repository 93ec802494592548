import type { Expression, FunctionCall } from '../syntax/expressions.ts'
import { plainCallOf } from './call-options.ts'
import { type Callee, calleeOf } from './callee.ts'
import { typeOf } from './expression-type.ts'
import type { CallStep } from './flow-types.ts'
import { locationOf } from './storage-location.ts'
import { addStep, assume, type Walk } from './walk.ts'
import { walkBuiltin } from './walk-builtins.ts'
import { enterCall } from './walk-internal.ts'

/** Adds the steps of a call: its target, its options, its arguments, then what it does. */
export function walkCall(walk: Walk, call: FunctionCall): void {
  const use = walk.use
  walk.use = 'used'
  const { callable, contract } = walk.frame
  const callee = calleeOf(call, { callable, contract, typeOf: (inner) => typeOf(inner, callable) })
  if (callee.kind === 'internal') walkInternal(walk, call, callee, use)
  else {
    for (const option of plainCallOf(call).options) walk.visit.expression(walk, option)
    walkOther(walk, call, callee, use)
  }
  walk.use = use
}

type Internal = Extract<Callee, { kind: 'internal' }>

function walkInternal(walk: Walk, call: FunctionCall, callee: Internal, use: CallStep['outcome']): void {
  const given = callee.receiver === undefined ? call.arguments : [callee.receiver, ...call.arguments]
  enterCall(walk, {
    node: call,
    name: callee.name,
    callable: callee.callable,
    given,
    names: call.names,
    isModifier: false,
  })
  if (callee.callable !== undefined || use !== 'ignored') return
  const expression = { type: 'Identifier', name: callee.name, range: call.expression.range } as const
  assume(walk, expression, true, { how: 'unread', otherwise: 'reverts', node: call })
}

function walkOther(
  walk: Walk,
  call: FunctionCall,
  callee: Exclude<Callee, Internal>,
  use: CallStep['outcome'],
): void {
  switch (callee.kind) {
    case 'builtin':
      walkBuiltin(walk, call, callee.name, use)
      break
    case 'external':
      walkExternal(walk, call, { how: 'high-level', ...callee }, use)
      break
    case 'low-level':
      walkExternal(
        walk,
        call,
        { how: callee.name, name: undefined, target: callee.target, callable: undefined },
        use,
      )
      break
    case 'create':
      walkCreation(walk, call, callee.type, use)
      break
    case 'cast':
      walkArguments(walk, call)
      addCast(walk, call, callee)
      break
    case 'event':
      walkArguments(walk, call)
      addEmit(walk, call, callee)
      break
    case 'array':
      walkArguments(walk, call)
      addArrayChange(walk, call, callee)
      break
    default:
      walkArguments(walk, call)
      break
  }
}

function walkArguments(walk: Walk, call: FunctionCall): void {
  for (const argument of call.arguments) walk.visit.expression(walk, argument)
}

interface Outside {
  readonly how: CallStep['how']
  readonly name: string | undefined
  readonly target: Expression
  readonly callable: CallStep['callee']
}

function walkExternal(walk: Walk, call: FunctionCall, outside: Outside, use: CallStep['outcome']): void {
  const { how, name, target, callable } = outside
  walk.visit.expression(walk, target)
  walkArguments(walk, call)
  const { value, gas } = plainCallOf(call)
  const isPayment = how === 'send' || how === 'transfer'
  addStep(walk, {
    kind: 'call',
    how,
    node: call,
    target,
    targetType: typeOf(target, walk.frame.callable),
    name,
    callee: callable,
    arguments: call.arguments,
    value: isPayment ? call.arguments[0] : value,
    gas,
    outcome: use,
    isSelf: target.type === 'Identifier' && target.name === 'this',
  })
}

/** Of `new`, only contracts are calls; an array is memory. */
function walkCreation(
  walk: Walk,
  call: FunctionCall,
  type: CallStep['targetType'],
  use: CallStep['outcome'],
): void {
  walkArguments(walk, call)
  if (type.kind !== 'contract' && type.kind !== 'unknown') return
  addStep(walk, {
    kind: 'call',
    how: 'new',
    node: call,
    target: undefined,
    targetType: type,
    name: undefined,
    callee: undefined,
    arguments: call.arguments,
    value: plainCallOf(call).value,
    gas: undefined,
    outcome: use,
    isSelf: false,
  })
}

function addCast(walk: Walk, call: FunctionCall, { to }: Extract<Callee, { kind: 'cast' }>): void {
  const [value] = call.arguments
  if (value === undefined) return
  addStep(walk, { kind: 'cast', node: call, from: typeOf(value, walk.frame.callable), to, value })
}

function addArrayChange(
  walk: Walk,
  call: FunctionCall,
  { name, array }: Extract<Callee, { kind: 'array' }>,
): void {
  const location = locationOf(array, walk.frame)
  if (location === undefined) return
  addStep(walk, { kind: 'write', node: call, location, how: name, value: call.arguments[0] })
}

/** Also of old Solidity, which has no `emit`. */
export function addEmit(
  walk: Walk,
  call: FunctionCall,
  { name, node }: Extract<Callee, { kind: 'event' }>,
): void {
  addStep(walk, { kind: 'emit', node: call, name, event: node, arguments: call.arguments })
}
