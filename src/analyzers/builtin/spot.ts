import type { Condition, Frame, Step } from '../../solidity/model/flow-types.ts'
import type { Callable, SourceFile } from '../../solidity/model/types.ts'
import type { Range } from '../../solidity/syntax/expressions.ts'
import { type Node, textOf } from '../../solidity/syntax/node.ts'

/** A stretch of one file. */
export interface Spot {
  readonly file: SourceFile
  readonly range: Range
  /** The call that leads there, for what lies in another function. */
  readonly caller?: Spot
}

/** Where a step happens: its statement, or the expression itself where the statement has others inside of it. */
export function spotOf({ node, statement, frame }: Step): Spot {
  return within(simple.has(statement.type) ? statement : node, frame)
}

export function spotOfNode(node: { readonly range: Range }, file: SourceFile): Spot {
  return { file, range: node.range }
}

/** A node in the text of a frame's callable, with the calls that lead there. */
export function within(node: { readonly range: Range }, frame: Frame): Spot {
  const spot = spotOfNode(node, frame.callable.file)
  if (frame.caller === undefined || frame.call === undefined) return spot
  return { ...spot, caller: within(frame.call, frame.caller) }
}

/** The spot itself when it lies in one of the files, else the innermost call on the way there that does. */
export function spotInside(spot: Spot, paths: ReadonlySet<string>): Spot | undefined {
  if (paths.has(spot.file.path)) return spot
  return spot.caller === undefined ? undefined : spotInside(spot.caller, paths)
}

const simple: ReadonlySet<Node['type']> = new Set<Node['type']>([
  'ExpressionStatement',
  'VariableDeclarationStatement',
  'ReturnStatement',
  'RevertStatement',
  'ThrowStatement',
  'EmitStatement',
])

const longest = 60

/** The text of a node on one line, cut to what fits into a sentence. */
export function quote(node: { readonly range: Range }, file: SourceFile): string {
  const text = textOf(node, file.text).replace(/\s+/g, ' ')
  return `\`${text.length > longest ? `${text.slice(0, longest)}…` : text}\``
}

/** What stands before the body of a function: its name, parameters and modifiers. */
export function headOf({ node, file }: Callable): Spot {
  const end = node.body === null ? node.range[1] : node.body.range[0]
  const text = file.text.slice(node.range[0], end)
  return { file, range: [node.range[0], node.range[0] + text.trimEnd().length] }
}

/** Where something is asked: the call of `require`, or what stands between the brackets of an `if`. */
export function spotOfCondition({ node, expression, frame }: Condition): Spot {
  return within(node.type === 'FunctionCall' ? node : expression, frame)
}

/**
 * Where a step happens, as seen by the function in which another one does: its own statement, or the call that leads
 * from there to it.
 */
export function spotSeenFrom(step: Step, other: Step): Spot {
  const around = new Set(framesOf(other.frame))
  const inner = framesOf(step.frame).filter((frame) => !around.has(frame))
  return callerOf(spotOf(step), inner.length)
}

function callerOf(spot: Spot, levels: number): Spot {
  return spot.caller === undefined || levels === 0 ? spot : callerOf(spot.caller, levels - 1)
}

function framesOf(frame: Frame): readonly Frame[] {
  return frame.caller === undefined ? [frame] : [frame, ...framesOf(frame.caller)]
}

/** Where the entry of the flow itself has a step happen: its own statement, or the call that leads to it. */
export function spotAtEntry(step: Step): Spot {
  let spot = spotOf(step)
  while (spot.caller !== undefined) spot = spot.caller
  return spot
}
