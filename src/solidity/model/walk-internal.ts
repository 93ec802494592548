import type { Expression, VariableDeclaration } from '../syntax/expressions.ts'
import type { Node } from '../syntax/node.ts'
import type { Frame } from './flow-types.ts'
import { locationOf } from './storage-location.ts'
import type { Callable, Contract } from './types.ts'
import { addStep, type OpenFrame, type Walk } from './walk.ts'
import { walkKeys } from './walk-keys.ts'

const deepestFrame = 20
/** In UTF-16 units of text, comments included. */
const longestPure = 800
/** Syntax trees are at most 500 deep, so that the stack holds this and one more. */
const deepestNesting = 250

/** A call inside the contract, as the caller sees it. */
export interface InternalCall {
  readonly node: Node
  readonly name: string
  readonly callable: Callable | undefined
  readonly given: readonly Expression[]
  /** The parameters' names of `f({a: 1})`. */
  readonly names: readonly string[]
  readonly isModifier: boolean
}

/** Evaluates the arguments and, as far as the budget goes, runs the callee in a frame of its own. Tells whether it did. */
export function enterCall(walk: Walk, call: InternalCall): boolean {
  const { node, name, callable, given, isModifier } = call
  for (const [at, argument] of given.entries()) walkArgument(walk, argument, callable?.parameters[at])
  const expanded = callable !== undefined && isWorthIt(callable) && hasRoom(walk, callable)
  addStep(walk, {
    kind: 'internal-call',
    node,
    name,
    callee: callable,
    arguments: given,
    expanded,
    isModifier,
  })
  if (expanded) walk.visit.callable(walk, openFrame(walk, call, callable))
  else if (callable !== undefined && isWorthIt(callable)) walk.isTruncated = true
  return expanded
}

/** A long pure function (of a mathematical library, say) touches nothing; its value comes from its arguments. */
function isWorthIt({ node, mutability }: Callable): boolean {
  return node.body !== null && (mutability !== 'pure' || node.range[1] - node.range[0] <= longestPure)
}

/** A storage pointer is handed on, not read. */
function walkArgument(walk: Walk, argument: Expression, parameter: VariableDeclaration | undefined): void {
  const isPointer = parameter?.storageLocation === 'storage' && locationOf(argument, walk.frame) !== undefined
  if (isPointer) walkKeys(walk, argument)
  else walk.visit.expression(walk, argument)
}

function hasRoom(walk: Walk, callable: Callable): boolean {
  if (walk.frontier.length === 0 || walk.steps.length >= walk.budget) return false
  if (walk.frame.depth >= deepestFrame || walk.nesting >= deepestNesting) return false
  for (let frame: Frame | undefined = walk.frame; frame !== undefined; frame = frame.caller) {
    if (frame.callable === callable) return false
  }
  return true
}

function openFrame(walk: Walk, call: InternalCall, callable: Callable): OpenFrame {
  const frame = frameOf(
    callable,
    contextOf(callable, walk.frame.contract),
    walk.frame,
    call.node,
    bindingsOf(call, callable),
  )
  walk.frames.push(frame)
  walk.frame.calls.set(call.node, frame)
  return frame
}

export function frameOf(
  callable: Callable,
  contract: Contract | undefined,
  caller: OpenFrame | undefined,
  call: Node | undefined,
  bindings: ReadonlyMap<VariableDeclaration, Expression>,
): OpenFrame {
  return {
    callable,
    contract,
    caller,
    call,
    depth: (caller?.depth ?? -1) + 1,
    bindings,
    assignments: new Map(),
    returned: [],
    calls: new Map(),
  }
}

/** Libraries and free functions know nothing of the contract that calls them. */
function contextOf({ contract }: Callable, context: Contract | undefined): Contract | undefined {
  return contract === undefined || contract.kind === 'library' ? contract : context
}

function bindingsOf(
  { given, names }: InternalCall,
  callable: Callable,
): ReadonlyMap<VariableDeclaration, Expression> {
  const bindings = new Map<VariableDeclaration, Expression>()
  callable.parameters.forEach((parameter, at) => {
    const value = given[names.length > 0 ? names.indexOf(parameter.name ?? '') : at]
    if (value !== undefined) bindings.set(parameter, value)
  })
  return bindings
}
