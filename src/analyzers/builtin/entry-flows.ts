import { flowOf } from '../../solidity/model/flow.ts'
import type { Flow, Step, StepOf } from '../../solidity/model/flow-types.ts'
import { entryPoints } from '../../solidity/model/inheritance.ts'
import { stepsOf } from '../../solidity/model/paths.ts'
import type { Contract } from '../../solidity/model/types.ts'

/** What each function that a transaction can run does, one flow each. */
export function entryFlows(contract: Contract): readonly Flow[] {
  return entryPoints(contract).map((entry) => flowOf(entry, contract))
}

/** The steps of one kind that a transaction can run, each with the flow it belongs to. */
export function reachableSteps<Kind extends Step['kind']>(
  contract: Contract,
  kind: Kind,
): readonly { readonly flow: Flow; readonly step: StepOf<Kind> }[] {
  return entryFlows(contract).flatMap((flow) => stepsOf(flow, kind).map((step) => ({ flow, step })))
}
