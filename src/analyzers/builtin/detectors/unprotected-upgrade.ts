import { flowOf } from '../../../solidity/model/flow.ts'
import type { Flow, WriteStep } from '../../../solidity/model/flow-types.ts'
import { guardsOf } from '../../../solidity/model/guards.ts'
import { resolvedFunctions } from '../../../solidity/model/inheritance.ts'
import type { Callable, Contract } from '../../../solidity/model/types.ts'
import type { Claim, Detector } from '../detector.ts'
import { reachableSteps } from '../entry-flows.ts'
import { isInitialiser, isOneShot } from '../first-values.ts'
import { isProtected } from '../protection.ts'
import { parametersIn } from '../provenance.ts'
import { headOf, quote, spotAtEntry, spotOf } from '../spot.ts'
import { alwaysReverts } from '../undone.ts'
import { nameOf } from '../wording.ts'

/** Upgrades that a stranger can make. */
export const unprotectedUpgrade: Detector = {
  id: 'unprotected_upgrade',
  class: 'unprotected_upgrade',
  severity: 'critical',
  confidence: 'high',
  title: 'Anyone can upgrade the contract',
  looksAt:
    '`_authorizeUpgrade` functions that ask nothing, and open functions that write an argument to the slot or variable that holds the implementation.',
  ignores: 'Functions that ask who calls, and values that are set once.',
  references: ['https://docs.openzeppelin.com/contracts/5.x/api/proxy#UUPSUpgradeable'],
  scope: 'contract',
  detect: (contract) => [
    ...(resolvedFunctions(contract).get('_authorizeUpgrade') ?? []).flatMap((callable) =>
      openHook(callable, contract),
    ),
    ...reachableSteps(contract, 'write')
      .filter(({ flow, step }) => isSwitch(step, flow) && !asksHook(flow) && !isProtected(step, contract))
      .map(({ flow, step }) => toClaim(step, flow)),
  ],
}

/** A hook that lets everybody through; what it does not ask nobody asks. */
function openHook(callable: Callable, contract: Contract): readonly Claim[] {
  if (callable.node.body === null) return []
  const flow = flowOf(callable, contract)
  if (alwaysReverts(flow.steps) || guardsOf(flow).some(({ kind }) => kind !== 'input')) return []
  return [
    {
      message: `${nameOf(callable)} lets everybody through, so anyone can replace the code of \`${contract.name}\``,
      at: headOf(callable),
    },
  ]
}

/** What the hook lets through is told at the hook. */
function asksHook({ steps }: Flow): boolean {
  return steps.some((step) => step.kind === 'internal-call' && step.name === '_authorizeUpgrade')
}

/** The places of proxies have names: EIP-1967's slot is a constant called after the implementation everywhere. */
const implementationName = /implementation|_impl$|^impl$|logic(?:contract|address)?$/i

function isSwitch(write: WriteStep, { callable }: Flow): boolean {
  if (isInitialiser(callable) || isOneShot(write)) return false
  return implementationName.test(nameOfPlace(write)) && parametersIn(write.value, write.frame).size > 0
}

function nameOfPlace({ location: { root, path } }: WriteStep): string {
  if (path.some(({ kind }) => kind === 'key')) return ''
  if (root.kind === 'variable') return root.variable.name
  if (root.kind !== 'slot' || root.slot === undefined) return ''
  return 'name' in root.slot ? root.slot.name : ''
}

function toClaim(write: WriteStep, { callable }: Flow): Claim {
  const code = quote(write.node, write.frame.callable.file)
  return {
    message: `Anyone can call ${nameOf(callable)}, and ${code} then makes the caller's code that of this contract`,
    at: spotAtEntry(write),
    path: [{ at: spotOf(write), role: 'changed here' }],
  }
}
