import { movesEther } from '../../../solidity/model/calls.ts'
import type { Step } from '../../../solidity/model/flow-types.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import type { Claim, Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { headOf } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Contracts that ether gets into and never out of. */
export const lockedEther: Detector = {
  id: 'locked_ether',
  class: 'locked_ether',
  severity: 'high',
  confidence: 'high',
  title: 'Ether that nobody gets out again',
  looksAt:
    'Contracts with a payable function and no step that could send ether: no payment, `selfdestruct`, `delegatecall` or call of assembly.',
  ignores:
    'Abstract contracts, libraries, contracts with unknown bases or code that was not followed to its end, and functions that always revert.',
  references: [],
  scope: 'contract',
  detect: (contract) => (canPay(contract) ? [] : claimsAbout(contract)),
}

function canPay(contract: Contract): boolean {
  if (contract.kind !== 'contract' || contract.hasUnknownBases || !isReadWhole(contract)) return true
  return entryFlows(contract).some(({ isTruncated, steps }) => isTruncated || steps.some(maySend))
}

/** What no parser could read may hold the way out. */
function isReadWhole({ linearisation }: Contract): boolean {
  return linearisation.every(({ file }) => file.tree.unread.length === 0)
}

function maySend(step: Step): boolean {
  if (step.kind === 'internal-call') return step.callee === undefined
  if (step.kind !== 'call') return false
  return /^(?:delegatecall|callcode)$/.test(step.how) || movesEther(step)
}

/** The first of them is told; the others are in the same situation. */
function claimsAbout(contract: Contract): readonly Claim[] {
  const paid = entryFlows(contract).filter(({ callable, steps }) => {
    return (
      callable.mutability === 'payable' &&
      !steps.every(({ next, kind }) => next.length > 0 || kind === 'revert')
    )
  })
  return paid.slice(0, 1).map(({ callable }) => ({
    message: `${nameOf(callable)} takes ether, and nothing in ${contract.name} can send any`,
    at: headOf(callable),
  }))
}
