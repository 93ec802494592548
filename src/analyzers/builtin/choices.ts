import { movesEther } from '../../solidity/model/calls.ts'
import type { Flow, WriteStep } from '../../solidity/model/flow-types.ts'
import { rootOf } from '../../solidity/model/origin.ts'
import { originsOf } from '../../solidity/model/origins.ts'
import { stepsOf } from '../../solidity/model/paths.ts'
import { isSolidity } from '../../solidity/model/storage-location.ts'
import type { Contract, StateVariable } from '../../solidity/model/types.ts'
import type { VariableDeclaration } from '../../solidity/syntax/expressions.ts'
import { entryFlows } from './entry-flows.ts'
import { mentionsHash } from './hashes.ts'

/** A player’s choice, stored as it is. */
export interface OpenChoice {
  readonly step: WriteStep
  readonly variable: StateVariable
}

/** What a payable function stores of its parameters without a hash, where a remainder of it later decides who is paid. */
export function openChoicesIn(flow: Flow, contract: Contract): readonly OpenChoice[] {
  if (flow.callable.mutability !== 'payable') return []
  return stepsOf(flow, 'write').flatMap((step) => {
    const { root } = step.location
    if (root.kind !== 'variable' || !isPlainChoice(step)) return []
    const { variable } = root
    return entryFlows(contract).some((other) => decidesPayment(variable, other)) ? [{ step, variable }] : []
  })
}

function isPlainChoice({ value, frame }: WriteStep): boolean {
  if (value === undefined || !isSolidity(value) || mentionsHash(value, frame)) return false
  return originsOf(value, frame).some((origin) => origin.kind === 'parameter' && isReadable(origin.variable))
}

/** A hash that comes with the call is 32 bytes; a choice is a number, a flag or a text. */
function isReadable({ typeName }: VariableDeclaration): boolean {
  return typeName?.type === 'ElementaryTypeName' && /^(?:u?int|bool|string)/.test(typeName.name)
}

function decidesPayment(variable: StateVariable, { steps }: Flow): boolean {
  return (
    steps.some(movesEther) &&
    steps.some(
      (step) =>
        step.kind === 'arithmetic' &&
        step.operator === '%' &&
        !mentionsHash(step.left, step.frame) &&
        originsOf(step.left, step.frame).some(
          (origin) => origin.kind === 'storage' && rootOf(origin.location) === variable,
        ),
    )
  )
}
