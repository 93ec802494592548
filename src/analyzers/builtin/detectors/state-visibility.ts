import type { Detector } from '../detector.ts'
import { spotOfNode } from '../spot.ts'

/** State variables that do not say who may read them. */
export const stateVisibility: Detector = {
  id: 'state_visibility',
  class: 'state_visibility',
  severity: 'info',
  confidence: 'high',
  title: 'State variable does not say its visibility',
  looksAt: 'State variables without `public`, `internal` or `private`.',
  ignores: 'Constants, whose value stands next to them, and everything that says its visibility.',
  references: ['https://swcregistry.io/docs/SWC-108/'],
  scope: 'file',
  detect: (file) =>
    file.contracts.flatMap(({ variables }) =>
      variables
        .filter(({ node, mutability }) => node.visibility === 'default' && mutability !== 'constant')
        .map(({ name, node }) => ({
          message: `\`${name}\` is internal because nothing else is said`,
          at: spotOfNode(node, file),
        })),
    ),
}
