import type { ModifierInvocation } from '../syntax/declarations.ts'
import { invocationsOf } from './callable.ts'
import { resolvedModifiers } from './inheritance.ts'
import { lookUp } from './names.ts'
import type { Callable } from './types.ts'
import { assume, merge, momentOf, type OpenFrame, type Walk } from './walk.ts'
import { enterCall } from './walk-internal.ts'

/** Runs a callable in its frame: its modifiers around each other, the body at the innermost `_`. */
export function walkCallable(walk: Walk, frame: OpenFrame): void {
  const outer = {
    frame: walk.frame,
    placeholder: walk.placeholder,
    statement: walk.statement,
    wraps: walk.wraps,
  }
  walk.frame = frame
  walk.wraps = frame.callable.file.compiler.wrapsArithmetic
  // A modifier's own `_` is what its invocation left in `placeholder`.
  if (frame.callable.kind === 'modifier') runBody(walk, frame)
  else runModifiers(walk, frame, 0)
  Object.assign(walk, outer)
}

function runModifiers(walk: Walk, frame: OpenFrame, at: number): void {
  const invocation = invocationsOf(frame.callable)[at]
  if (invocation === undefined) {
    runBody(walk, frame)
    return
  }
  const modifier = modifierOf(invocation, frame)
  const isBase = modifier === undefined && lookUp(invocation.name, frame.callable).kind === 'contract'
  if (isBase) {
    runModifiers(walk, frame, at + 1)
    return
  }
  const outer = walk.placeholder
  walk.placeholder = () => inFrame(walk, frame, outer, () => runModifiers(walk, frame, at + 1))
  const entered = enterModifier(walk, invocation, modifier)
  walk.placeholder = outer
  if (!entered) runModifiers(walk, frame, at + 1)
}

/** Whether the modifier's body ran, and with it what it wraps. */
function enterModifier(walk: Walk, invocation: ModifierInvocation, modifier: Callable | undefined): boolean {
  const given = invocation.arguments ?? []
  const call = {
    node: invocation,
    name: invocation.name,
    callable: modifier,
    given,
    names: [],
    isModifier: true,
  }
  if (enterCall(walk, call)) return true
  const expression = { type: 'Identifier', name: invocation.name, range: invocation.range } as const
  assume(walk, expression, true, { how: 'unread', otherwise: 'reverts', node: invocation })
  return false
}

/** `Base.modifier` as well as `modifier`. */
function modifierOf({ name }: ModifierInvocation, { contract }: OpenFrame): Callable | undefined {
  return contract === undefined
    ? undefined
    : resolvedModifiers(contract).get(name.slice(name.lastIndexOf('.') + 1))
}

function inFrame(walk: Walk, frame: OpenFrame, placeholder: Walk['placeholder'], run: () => void): void {
  const outer = {
    frame: walk.frame,
    placeholder: walk.placeholder,
    statement: walk.statement,
    wraps: walk.wraps,
    loops: walk.loops,
  }
  Object.assign(walk, { frame, placeholder, wraps: frame.callable.file.compiler.wrapsArithmetic })
  run()
  Object.assign(walk, outer)
}

/** A body's returns lead to its end, and no further. */
function runBody(walk: Walk, { callable }: OpenFrame): void {
  const { body } = callable.node
  if (body === null) return
  const { exits, breaks, continues, leaves } = walk
  Object.assign(walk, { exits: [], breaks: [], continues: [] })
  walk.visit.statement(walk, body)
  merge(walk, [momentOf(walk), ...walk.exits])
  const ended = walk.frontier.length === 0 ? walk.leaves : leaves
  Object.assign(walk, { exits, breaks, continues, leaves: ended })
}
