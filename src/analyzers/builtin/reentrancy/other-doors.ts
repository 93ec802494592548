import type { Flow, StepOf, WriteStep } from '../../../solidity/model/flow-types.ts'
import { isLocked } from '../../../solidity/model/guards.ts'
import { rootOf } from '../../../solidity/model/origin.ts'
import { stepsOf } from '../../../solidity/model/paths.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import { entryFlows } from '../entry-flows.ts'
import { isPrivileged } from '../protection.ts'
import { isIncrease } from '../write-shape.ts'

/** Another function that anyone can enter meanwhile, and that acts on the value that is written late. */
export function otherDoor(write: WriteStep, flow: Flow, contract: Contract): Flow | undefined {
  const root = rootOf(write.location)
  return entryFlows(contract).find((other) => {
    if (other === flow || isQuestion(other)) return false
    const increases = stepsOf(other, 'write').filter(isIncrease)
    return stepsOf(other, 'read').some(
      (read) =>
        rootOf(read.location) === root &&
        !increases.some((write) => isInside(read, write)) &&
        !isPrivileged(read, contract) &&
        !isLocked(read, other),
    )
  })
}

/** Adding to a value asks for it, but does nothing with the answer. */
function isInside(read: StepOf<'read'>, write: WriteStep): boolean {
  const [start, end] = write.node.range
  return read.frame === write.frame && read.node.range[0] >= start && read.node.range[1] <= end
}

/** A question whose answer mixes what is written late with what has changed already. */
export function misledQuestion(
  late: WriteStep,
  flow: Flow,
  contract: Contract,
  early: ReadonlySet<unknown>,
): Flow | undefined {
  const root = rootOf(late.location)
  return entryFlows(contract).find((other) => {
    if (other === flow || !isQuestion(other)) return false
    const roots = new Set(stepsOf(other, 'read').map((read) => rootOf(read.location)))
    return roots.has(root) && ([...early].some((changed) => roots.has(changed)) || readsBalance(other))
  })
}

function isQuestion({ callable }: Flow): boolean {
  return callable.mutability === 'view' || callable.mutability === 'pure'
}

/** The ether of the contract, which has left already. */
function readsBalance({ callable }: Flow): boolean {
  const { range } = callable.node
  return /\bthis\)?\.balance\b/.test(callable.file.text.slice(range[0], range[1]))
}
