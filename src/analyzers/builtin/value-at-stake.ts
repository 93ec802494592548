import { movesEther, tokenCallOf } from '../../solidity/model/calls.ts'
import type { CallStep, Condition, Flow, Step } from '../../solidity/model/flow-types.ts'

/** Whether ether or tokens may change hands with a step. */
export function movesValue(step: Step): step is CallStep {
  return step.kind === 'call' && (tokenCallOf(step) !== undefined || movesEther(step))
}

/** Whether value changes hands where a condition was asked before, whatever the answer was. */
export function movesValueAfter({ node }: Pick<Condition, 'node'>, { steps }: Flow): boolean {
  const asked = steps.findIndex((step) => step.node === node || step.statement === node)
  return steps.some((step) => movesValue(step) && step.index > asked)
}

/** Whether a transaction with this function can leave a trace: views are free of it, constructors run once. */
export function canChange({ callable }: Flow): boolean {
  const { kind, mutability } = callable
  return kind !== 'constructor' && mutability !== 'view' && mutability !== 'pure'
}
