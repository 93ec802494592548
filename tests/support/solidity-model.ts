import { flowOf } from '../../src/solidity/model/flow.ts'
import type { Condition, Flow, Step } from '../../src/solidity/model/flow-types.ts'
import { entryPoints, resolvedFunctions } from '../../src/solidity/model/inheritance.ts'
import { readProject } from '../../src/solidity/model/project.ts'
import type { Callable, Contract, Project } from '../../src/solidity/model/types.ts'

/** A project of the given files whose imports are written as paths from its top. */
export function aProject(files: Readonly<Record<string, string>>): Project {
  return readProject(new Map(Object.entries(files)), (_importer, path) => path)
}

/** The last contract of a source, or the one with a name. */
export function contractIn(source: string, name?: string): Contract {
  const { contracts } = aProject({ 'A.sol': source })
  const found = contracts.findLast((contract) => name === undefined || contract.name === name)
  if (found === undefined) throw new Error(`the source has no contract ${name ?? ''}`)
  return found
}

/** What a function of the last contract does there; of the only entry point when no name is given. */
export function flowIn(source: string, name?: string): Flow {
  const contract = contractIn(source)
  return flowOf(callableIn(contract, name), contract)
}

export function callableIn(contract: Contract, name: string | undefined): Callable {
  const all = [
    ...[...resolvedFunctions(contract).values()].flat(),
    ...entryPoints(contract),
    ...contract.functions,
  ]
  const found = all.find((callable) => name === undefined || callable.name === name)
  if (found === undefined) throw new Error(`the contract has no function ${name ?? ''}`)
  return found
}

/** The source of a node in a flow's frame. */
export function textIn(frame: Step['frame'], node: { readonly range: readonly [number, number] }): string {
  return frame.callable.file.text.slice(...node.range)
}

/** Each step of a flow as its kind and its text. */
export function tell(flow: Flow, ...kinds: readonly Step['kind'][]): readonly string[] {
  return flow.steps
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .map((step) => `${step.kind} ${textIn(step.frame, step.node)}`)
}

/** A condition as its text, with a `!` in front of what does not hold. */
export function tellCondition({ expression, holds, frame }: Condition): string {
  return `${holds ? '' : '!'}${textIn(frame, expression)}`
}

/** The step whose text begins like that. */
export function stepAt(flow: Flow, text: string, kind?: Step['kind']): Step {
  const found = flow.steps.find(
    (step) =>
      (kind === undefined || step.kind === kind) &&
      step.kind !== 'entry' &&
      textIn(step.frame, step.node).startsWith(text),
  )
  if (found === undefined) throw new Error(`no step begins with ${text}: ${tell(flow).join(' | ')}`)
  return found
}
