import type { CallStep, Condition, Flow, WriteStep } from '../../../solidity/model/flow-types.ts'
import { rootOf } from '../../../solidity/model/origin.ts'
import { conditionsAt, reaches, stepsOf } from '../../../solidity/model/paths.ts'
import { storageIn } from '../provenance.ts'
import { isIncrease } from '../write-shape.ts'

/**
 * The writes that come after a call, unless the same thing was settled before it, or is asked for again between the two.
 * In a loop only what follows in the same round counts: the next round is another entry's.
 */
export function lateWrites(call: CallStep, flow: Flow): readonly WriteStep[] {
  const writes = stepsOf(flow, 'write').filter(({ location }) => location.root.kind !== 'unknown')
  const settled = writes.filter(
    (write) => write.index < call.index && reaches(write, call) && !isIncrease(write),
  )
  const roots = new Set(settled.map(({ location }) => rootOf(location)))
  return writes.filter(
    (write) =>
      write.index > call.index &&
      reaches(call, write) &&
      !roots.has(rootOf(write.location)) &&
      !isAskedAgain(write, call),
  )
}

/** Whoever came in meanwhile has changed it, and is noticed. */
function isAskedAgain(write: WriteStep, call: CallStep): boolean {
  const known = new Set(conditionsAt(call))
  const root = rootOf(write.location)
  return conditionsAt(write).some((condition) => {
    if (known.has(condition) || condition.otherwise !== 'reverts' || condition.how === 'unread') return false
    return nodeAfter(condition, call) && storageIn(condition.expression, condition.frame).has(root)
  })
}

/** A condition may be asked in the statement of the call itself, of what was read before. */
function nodeAfter({ node, frame }: Condition, call: CallStep): boolean {
  return frame !== call.frame || node.range[0] > call.node.range[1]
}

/**
 * Whether the call runs while the old value counts: it was asked for before, or what is taken off afterwards is still
 * there meanwhile.
 */
export function isStale(write: WriteStep, call: CallStep, flow: Flow): boolean {
  const root = rootOf(write.location)
  return stepsOf(flow, 'read').some((read) => {
    return read.index < call.index && rootOf(read.location) === root && reaches(read, call)
  })
}

/** `balance -= amount`, where nothing was asked before. */
export function isReduction(write: WriteStep): boolean {
  return (write.how === 'compound' || write.how === 'decrement') && !isIncrease(write)
}
