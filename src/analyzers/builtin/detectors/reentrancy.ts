import type { Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { reentrancyClaims } from '../reentrancy/claims.ts'

/** Calls that hand over control while the books are not up to date. */
export const reentrancy: Detector = {
  id: 'reentrancy',
  class: 'reentrancy',
  severity: 'high',
  confidence: 'high',
  title: 'Call before the state is up to date',
  looksAt:
    'Calls to other contracts, with modifiers and internal functions followed, that come before a write to something that was asked for earlier in the same run (same function), that another open function acts upon (across functions), or that a view function answers from (read-only). Tokens that call their receiver count as calls to the receiver.',
  ignores:
    'Functions with a working lock, unless another function without it reads the same state; functions for chosen senders; values settled before the call. `send` and `transfer` are told at low severity, calls to contracts that only the deployer or owner chose at low confidence.',
  references: ['https://docs.soliditylang.org/en/latest/security-considerations.html#reentrancy'],
  scope: 'contract',
  detect: (contract) => entryFlows(contract).flatMap((flow) => reentrancyClaims(flow, contract)),
}
