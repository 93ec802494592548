import type { Severity } from '../../../domain/severity.ts'
import { tokenCallOf } from '../../../solidity/model/calls.ts'
import type { CallStep, Flow, Step } from '../../../solidity/model/flow-types.ts'
import { storageVariables } from '../../../solidity/model/inheritance.ts'
import { remember } from '../../../solidity/model/memo.ts'
import type { Contract, StateVariable } from '../../../solidity/model/types.ts'
import { nodesIn } from '../../../solidity/syntax/visit.ts'
import type { Claim, Detector } from '../detector.ts'
import { everyFlow } from '../every-flow.ts'
import { writesTo } from '../every-write.ts'
import { storageIn } from '../provenance.ts'
import { spotOf, spotOfNode } from '../spot.ts'
import { movesValue } from '../value-at-stake.ts'

/** State variables that are read and never given a value. */
export const uninitializedState: Detector = {
  id: 'uninitialized_state',
  class: 'uninitialized_state',
  severity: 'high',
  confidence: 'medium',
  title: 'State variable is used and never set',
  looksAt:
    'Variables of the contract and its bases without an initial value that code reads or pays, while no function and no constructor writes them.',
  ignores:
    'Unused variables, constants, immutables, unknown bases, assembly that writes storage, and code that was not followed to its end. Accounts that are never paid are told at medium severity; numbers and flags, for which zero may be meant, at low.',
  references: [],
  scope: 'contract',
  detect: (contract) =>
    isKnown(contract) ? storageVariables(contract).flatMap((it) => claimsAbout(it, contract)) : [],
}

function isKnown(contract: Contract): boolean {
  if (contract.kind !== 'contract' || contract.hasUnknownBases) return false
  return everyFlow(contract).every((flow) => !flow.isTruncated && !flow.steps.some(isHidden))
}

/** Storage may be written where nobody sees to what. */
function isHidden(step: Step): boolean {
  if (step.kind === 'write') return step.location.root.kind !== 'variable'
  if (step.kind === 'internal-call') return step.callee === undefined
  return step.kind === 'call' && /^(?:delegatecall|callcode)$/.test(step.how)
}

const mentionedInAssembly = remember((contract: Contract): ReadonlySet<string> => {
  const blocks = contract.linearisation.flatMap(({ node }) => nodesIn(node, 'InlineAssemblyStatement'))
  return new Set(blocks.flatMap((block) => nodesIn(block, 'Identifier').map(({ name }) => name)))
})

function claimsAbout(variable: StateVariable, contract: Contract): readonly Claim[] {
  if (variable.mutability !== 'mutable' || variable.initialiser !== undefined) return []
  if (writesTo(variable, contract).length > 0 || mentionedInAssembly(contract).has(variable.name)) return []
  const read = everyFlow(contract).flatMap((flow) => readsOf(variable, flow))[0]
  if (read === undefined) return []
  return [
    {
      message: `\`${variable.name}\` is used in ${contract.name}, and nothing ever gives it a value`,
      at: spotOfNode(variable.node, variable.contract.file),
      path: [{ at: spotOf(read), role: 'used here' }],
      severity: severityOf(variable, contract),
    },
  ]
}

function readsOf(variable: StateVariable, { steps }: Flow): readonly Step[] {
  return steps.filter(
    (step) =>
      (step.kind === 'read' &&
        step.location.root.kind === 'variable' &&
        step.location.root.variable === variable) ||
      (step.kind === 'call' && storageIn(step.target, step.frame).has(variable)),
  )
}

/** What is paid to nobody is gone. */
function severityOf(variable: StateVariable, contract: Contract): Severity {
  if (!isTelling(variable)) return 'low'
  const isPaid = everyFlow(contract).some(({ steps }) =>
    steps.some((step) => movesValue(step) && receiversIn(step).has(variable)),
  )
  return isPaid ? 'high' : 'medium'
}

function receiversIn(step: CallStep): ReadonlySet<unknown> {
  const paid = tokenCallOf(step) === undefined ? [step.target] : step.arguments
  return new Set(paid.flatMap((receiver) => [...storageIn(receiver, step.frame)]))
}

/** Zero is no account, no contract and no full mapping. */
function isTelling({ node: { typeName } }: StateVariable): boolean {
  if (typeName?.type === 'ElementaryTypeName') return typeName.name === 'address'
  return typeName?.type !== 'ArrayTypeName'
}
