import type { Flow, StepOf, WriteStep } from '../../../solidity/model/flow-types.ts'
import { isLocked } from '../../../solidity/model/guards.ts'
import { remember } from '../../../solidity/model/memo.ts'
import { rootOf } from '../../../solidity/model/origin.ts'
import { stepsOf } from '../../../solidity/model/paths.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import { entryFlows } from '../entry-flows.ts'
import { isPrivileged } from '../protection.ts'
import { isIncrease } from '../write-shape.ts'

/** Another function that anyone can enter meanwhile, and that acts on the value that is written late. */
export function otherDoor(write: WriteStep, flow: Flow, contract: Contract): Flow | undefined {
  return doorsOf(contract)
    .get(rootOf(write.location))
    ?.find((other) => other !== flow)
}

/** A question whose answer mixes what is written late with what has changed already. */
export function misledQuestion(
  late: WriteStep,
  contract: Contract,
  early: ReadonlySet<unknown>,
): Flow | undefined {
  return questionsOf(contract)
    .get(rootOf(late.location))
    ?.find((question) => readsAny(question, early) || readsBalance(question))
}

type FlowsByRoot = ReadonlyMap<unknown, readonly Flow[]>

const doorsOf = remember(
  (contract: Contract): FlowsByRoot =>
    groupByRead(
      entryFlows(contract).filter((flow) => !isQuestion(flow)),
      (flow) => actingReads(flow, contract),
    ),
)

const questionsOf = remember(
  (contract: Contract): FlowsByRoot =>
    groupByRead(entryFlows(contract).filter(isQuestion), (flow) => stepsOf(flow, 'read')),
)

function groupByRead(
  flows: readonly Flow[],
  readsOf: (flow: Flow) => readonly StepOf<'read'>[],
): FlowsByRoot {
  const groups = new Map<unknown, Flow[]>()
  for (const flow of flows) {
    for (const root of new Set(readsOf(flow).map(({ location }) => rootOf(location)))) {
      const group = groups.get(root)
      if (group === undefined) groups.set(root, [flow])
      else group.push(flow)
    }
  }
  return groups
}

function isQuestion({ callable }: Flow): boolean {
  return callable.mutability === 'view' || callable.mutability === 'pure'
}

/** What a stranger can have a function ask for, to do something with it. */
function actingReads(flow: Flow, contract: Contract): readonly StepOf<'read'>[] {
  const increases = stepsOf(flow, 'write').filter(isIncrease)
  return stepsOf(flow, 'read').filter((read) => {
    return (
      !increases.some((write) => isInside(read, write)) &&
      !isPrivileged(read, contract) &&
      !isLocked(read, flow)
    )
  })
}

/** Adding to a value asks for it, but does nothing with the answer. */
function isInside(read: StepOf<'read'>, write: WriteStep): boolean {
  const [start, end] = write.node.range
  return read.frame === write.frame && read.node.range[0] >= start && read.node.range[1] <= end
}

function readsAny(flow: Flow, roots: ReadonlySet<unknown>): boolean {
  return stepsOf(flow, 'read').some(({ location }) => roots.has(rootOf(location)))
}

/** The ether of the contract, which has left already. */
function readsBalance({ callable }: Flow): boolean {
  const { range } = callable.node
  return /\bthis\)?\.balance\b/.test(callable.file.text.slice(range[0], range[1]))
}
