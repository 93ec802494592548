import type { Contract, StateVariable } from '../../../solidity/model/types.ts'
import type { Claim, Detector } from '../detector.ts'
import { spotOfNode } from '../spot.ts'

/** Two state variables with one name. */
export const shadowing: Detector = {
  id: 'shadowing',
  class: 'shadowing',
  severity: 'low',
  confidence: 'high',
  title: 'State variable hides one of a base',
  looksAt:
    'State variables with the name of a variable of a base contract, which is another variable with another value.',
  ignores: 'Names of private variables are free to use, so they are told at info severity.',
  references: ['https://swcregistry.io/docs/SWC-119/'],
  scope: 'contract',
  detect: (contract) =>
    contract.linearisation.flatMap((it) => it.variables.flatMap((variable) => claimsAbout(variable, it))),
}

function claimsAbout(variable: StateVariable, contract: Contract): readonly Claim[] {
  const hidden = contract.linearisation
    .slice(1)
    .flatMap((base) => base.variables.filter(({ name }) => name === variable.name))[0]
  if (hidden === undefined) return []
  return [
    {
      message: `\`${variable.name}\` of ${contract.name} is not \`${hidden.name}\` of ${hidden.contract.name}, and functions of each see their own`,
      at: spotOfNode(variable.node, contract.file),
      path: [{ at: spotOfNode(hidden.node, hidden.contract.file), role: 'the variable with the same name' }],
      ...(hidden.visibility === 'private' ? { severity: 'info' } : {}),
    },
  ]
}
