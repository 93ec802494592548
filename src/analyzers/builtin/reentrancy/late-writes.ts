import type { CallStep, Flow, WriteStep } from '../../../solidity/model/flow-types.ts'
import { rootOf } from '../../../solidity/model/origin.ts'
import { reaches, stepsOf } from '../../../solidity/model/paths.ts'
import { isIncrease } from '../write-shape.ts'

/** The writes that some path leads to from a call, unless the same thing was settled before it. */
export function lateWrites(call: CallStep, flow: Flow): readonly WriteStep[] {
  const writes = stepsOf(flow, 'write').filter(({ location }) => location.root.kind !== 'unknown')
  const settled = writes.filter(
    (write) => write.index < call.index && reaches(write, call) && !isIncrease(write),
  )
  const roots = new Set(settled.map(({ location }) => rootOf(location)))
  return writes.filter((write) => reaches(call, write) && !roots.has(rootOf(write.location)))
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
