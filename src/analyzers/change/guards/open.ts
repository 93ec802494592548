import { flowOf } from '../../../solidity/model/flow.ts'
import type { Condition, Flow, Step } from '../../../solidity/model/flow-types.ts'
import type { GuardKind } from '../../../solidity/model/guards.ts'
import { entryPoints } from '../../../solidity/model/inheritance.ts'
import { remember } from '../../../solidity/model/memo.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { stepsOf } from '../../../solidity/model/paths.ts'
import type { Contract, StateVariable } from '../../../solidity/model/types.ts'
import { clausesAt, readFlow } from './clause.ts'
import { guardOf } from './kind.ts'

const closing: ReadonlySet<GuardKind> = new Set(['sender', 'signature', 'initializer'])

const readerOf = remember((flow: Flow) => readFlow(flow, new Map()))

/** Whether only chosen senders get to a step of a flow, or nobody after the first time. */
export function isClosed(step: Step, flow: Flow): boolean {
  return clausesAt(step, readerOf(flow)).some((clause) => closing.has(guardOf(clause)))
}

/** The variables that anybody can write by some function of a contract. */
const openVariables = remember((contract: Contract): ReadonlySet<StateVariable> => {
  const flows = entryPoints(contract).map((entry) => flowOf(entry, contract))
  return new Set(
    flows.flatMap((flow) =>
      stepsOf(flow, 'write').flatMap((write) => {
        const { root } = write.location
        return root.kind === 'variable' && !isClosed(write, flow) ? [root.variable] : []
      }),
    ),
  )
})

/** Whether whoever wants to can satisfy a check of the sender: it asks `tx.origin`, or what anybody can write. */
export function isSatisfiedByAnyone({ expression, frame, how }: Condition, contract: Contract): boolean {
  if (how === 'unread') return false
  const origins = originsOf(expression, frame)
  const names = origins.flatMap((origin) => (origin.kind === 'environment' ? [origin.name] : []))
  if (names.includes('tx.origin') && !names.includes('msg.sender')) return true
  const variables = origins.flatMap((origin) =>
    origin.kind === 'storage' && origin.location.root.kind === 'variable'
      ? [origin.location.root.variable]
      : [],
  )
  const open = openVariables(contract)
  return variables.length > 0 && variables.every((variable) => open.has(variable))
}
