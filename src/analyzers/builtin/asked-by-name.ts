import { definitionOf } from '../../solidity/model/definition.ts'
import type { Frame, Location, Step } from '../../solidity/model/flow-types.ts'
import { resolvedFunctions } from '../../solidity/model/inheritance.ts'
import { remember } from '../../solidity/model/memo.ts'
import { originsOf } from '../../solidity/model/origins.ts'
import { locationOf } from '../../solidity/model/storage-location.ts'
import { type Node, textOf } from '../../solidity/syntax/node.ts'
import { nodesIn } from '../../solidity/syntax/visit.ts'
import { comesFrom } from './provenance.ts'

/**
 * The modifiers and functions before a step that say by their name that they ask who calls, where more than one condition
 * tells how: "the entry point, or else whom `_checkOwner` lets through". Also hooks that nobody has written yet. Each with
 * what it looks up in storage. Where a single condition tells, the name tells nothing.
 */
export function guardsByName(step: Step): readonly (readonly Location[])[] {
  const found: (readonly Location[])[] = []
  let at: Node = step.node
  for (let frame: Frame | undefined = step.frame; frame !== undefined; frame = frame.caller) {
    for (const [guard, looksUp] of guardsIn(frame)) {
      if (guard !== at && isBefore(guard, at)) found.push(looksUp)
    }
    at = frame.call ?? at
  }
  return found
}

function isBefore(guard: Node, at: Node): boolean {
  return guard.type === 'ModifierInvocation' || guard.range[0] < at.range[0]
}

const namesGuard =
  /^_*(?:only|auth|requires?(?:auth|owner|role|admin|sender|caller|permission)|check(?:owner|role|can|auth|admin|caller|sender|rescuer|entry)|enforce(?:is|only|owner)|restricted|protected)/i

/** The calls and modifiers in the text of a frame that ask by their names. */
const guardsIn = remember((frame: Frame): ReadonlyMap<Node, readonly Location[]> => {
  const expanded = [...frame.calls].filter(([, inner]) => isGuard(inner))
  return new Map<Node, readonly Location[]>([
    ...expanded.map(([node, inner]) => [node, lookedUpIn(withInner(inner))] as const),
    ...unwrittenHooks(frame).map((hook) => [hook, []] as const),
  ])
})

/** The entries of the sender, when there are any; otherwise all that is looked up. */
function lookedUpIn(frames: readonly Frame[]): readonly Location[] {
  const entries = frames.flatMap(entriesOfSender)
  return entries.length > 0 ? entries : frames.flatMap(variablesIn)
}

function entriesOfSender(frame: Frame): readonly Location[] {
  return nodesIn(frame.callable.node, 'IndexAccess').flatMap((access) => {
    if (!comesFrom(originsOf(access.index, frame), 'msg.sender')) return []
    return locationOf(access, frame) ?? []
  })
}

function variablesIn({ callable }: Frame): readonly Location[] {
  return nodesIn(callable.node, 'Identifier').flatMap((name) => {
    const definition = definitionOf(name, callable)
    if (definition.kind !== 'state-variable' || definition.variable.mutability !== 'mutable') return []
    return [{ root: { kind: 'variable', variable: definition.variable }, path: [] } as const]
  })
}

function isGuard(frame: Frame): boolean {
  if (!namesGuard.test(frame.callable.name)) return false
  const all = withInner(frame)
  return all.length > 1 && all.some(readsSender) && all.some(canRefuse)
}

function withInner(frame: Frame): readonly Frame[] {
  return [frame, ...[...frame.calls.values()].flatMap(withInner)]
}

function readsSender({ callable: { node, file } }: Frame): boolean {
  return /\bmsg\s*\.\s*sender\b|\b_?msgSender\s*\(|\bcaller\s*\(/.test(textOf(node, file.text))
}

function canRefuse({ callable: { node, file } }: Frame): boolean {
  return /\b(?:require|revert|throw|assert|if)\b/.test(textOf(node, file.text))
}

function unwrittenHooks({ callable, contract }: Frame): readonly Node[] {
  if (contract === undefined) return []
  const functions = resolvedFunctions(contract)
  return nodesIn(callable.node, 'FunctionCall').filter(({ expression }) => {
    if (expression.type !== 'Identifier' || !namesGuard.test(expression.name)) return false
    const meant = functions.get(expression.name) ?? []
    return meant.length > 0 && meant.every(({ node }) => node.body === null)
  })
}
