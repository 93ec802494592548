import { flowOf } from '../../solidity/model/flow.ts'
import type { Step, StepOf } from '../../solidity/model/flow-types.ts'
import type { Callable, SourceFile } from '../../solidity/model/types.ts'

/** Everything of a file that has a body, whether or not somebody can call it. */
export function callablesOf(file: SourceFile): readonly Callable[] {
  const members = file.contracts.flatMap(({ functions, modifiers }) => [...functions, ...modifiers])
  return [...file.functions, ...members].filter(({ node }) => node.body !== null)
}

/** What a callable does itself, without what it calls. */
export function ownSteps<Kind extends Step['kind']>(callable: Callable, kind: Kind): readonly StepOf<Kind>[] {
  return flowOf(callable).steps.filter((step): step is StepOf<Kind> => {
    return step.kind === kind && step.frame.callable === callable
  })
}
