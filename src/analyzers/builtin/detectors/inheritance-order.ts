import { inheritsFrom } from '../../../solidity/model/inheritance.ts'
import type { Callable, Contract } from '../../../solidity/model/types.ts'
import type { Claim, Detector } from '../detector.ts'
import { headOf, spotOfNode } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Bases that say different things, where the order decides. */
export const inheritanceOrder: Detector = {
  id: 'inheritance_order',
  class: 'inheritance_order',
  severity: 'info',
  confidence: 'medium',
  title: 'The order of the bases decides which function runs',
  looksAt:
    'Two bases, neither of which inherits from the other, that both have a body for the same public function, which the contract does not have.',
  ignores: 'Functions that the contract overrides itself, and private ones.',
  references: ['https://swcregistry.io/docs/SWC-125/'],
  scope: 'contract',
  detect: (contract) => {
    const own = new Set(contract.functions.map(({ signature }) => signature))
    return contract.bases.flatMap((base, at) =>
      contract.bases.slice(at + 1).flatMap((later) => claimsAbout(base, later, own, contract)),
    )
  },
}

function claimsAbout(
  base: Contract,
  later: Contract,
  own: ReadonlySet<string>,
  contract: Contract,
): readonly Claim[] {
  if (inheritsFrom(later, base) || inheritsFrom(base, later)) return []
  return later.functions.filter(isOpen).flatMap((winner) => {
    const loser = base.functions.find((it) => isOpen(it) && it.signature === winner.signature)
    if (loser === undefined || own.has(winner.signature)) return []
    return [
      {
        message: `${nameOf(winner)} runs and ${nameOf(loser)} does not, only because ${later.name} is named last`,
        at: spotOfBases(contract),
        path: [{ at: headOf(loser), role: 'this one does not run' }],
      },
    ]
  })
}

function isOpen({ kind, visibility, node }: Callable): boolean {
  return kind === 'function' && node.body !== null && visibility !== 'private'
}

/** The list after `is`. */
function spotOfBases({ node, file }: Contract): Claim['at'] {
  const offsets = node.baseContracts.flatMap(({ range }) => range)
  return spotOfNode({ range: [Math.min(...offsets), Math.max(...offsets)] }, file)
}
