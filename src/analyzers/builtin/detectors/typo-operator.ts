import { nodesIn } from '../../../solidity/syntax/visit.ts'
import type { Detector } from '../detector.ts'
import { quote, spotOfNode } from '../spot.ts'

/** Operators written the wrong way round. */
export const typoOperator: Detector = {
  id: 'typo_operator',
  class: 'typo_operator',
  severity: 'low',
  confidence: 'high',
  title: '`=+` where `+=` is meant',
  looksAt:
    'Assignments with the sign directly behind the equals sign and apart from the number: `x =+ 1`, `x =- 1`.',
  ignores: '`x = -1` and `x=-1`, which say what they do.',
  references: ['https://swcregistry.io/docs/SWC-129/'],
  scope: 'file',
  detect: (file) =>
    nodesIn(file.tree.unit, 'BinaryOperation').flatMap((node) => {
      const { operator, left, right, range } = node
      if (operator !== '=' || right.type !== 'UnaryOperation') return []
      const between = file.text.slice(left.range[1], right.subExpression.range[0])
      if (!/^\s*=(?:\+|-\s)/.test(between)) return []
      return [
        {
          message: `${quote(node, file)} assigns a number with a sign and adds nothing`,
          at: spotOfNode({ range }, file),
        },
      ]
    }),
}
