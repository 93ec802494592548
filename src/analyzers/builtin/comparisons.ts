import type { Condition, Flow, Frame, Step } from '../../solidity/model/flow-types.ts'
import { conditionsAt } from '../../solidity/model/paths.ts'
import { isSolidity } from '../../solidity/model/storage-location.ts'
import type { Expression } from '../../solidity/syntax/expressions.ts'
import { behind } from './behind.ts'
import { canonicalOf } from './canonical.ts'

/** Two values and how they stand to each other, as `canonicalOf` writes them. */
export interface Comparison {
  /** As it holds: a condition that is known not to hold is turned round. */
  readonly operator: '<' | '>' | '<=' | '>=' | '==' | '!='
  readonly left: string
  readonly right: string
  readonly condition: Condition
}

const opposites = { '<': '>=', '>=': '<', '>': '<=', '<=': '>', '==': '!=', '!=': '==' } as const

/** What a condition compares; `a || b` says both, because people write the way out first: `b == 0 || c / b == a`. */
export function comparisonsOf(condition: Condition): readonly Comparison[] {
  const { expression, holds, frame } = condition
  return isSolidity(expression) ? compare(expression, frame, holds, condition) : []
}

function compare(
  expression: Expression,
  frame: Frame,
  holds: boolean,
  condition: Condition,
): readonly Comparison[] {
  const placed = behind(expression, frame)
  const inner = placed.expression
  if (inner.type === 'UnaryOperation' && inner.operator === '!') {
    return compare(inner.subExpression, placed.frame, !holds, condition)
  }
  if (inner.type !== 'BinaryOperation') return []
  const { operator, left, right } = inner
  if (operator === '&&' || operator === '||') {
    return [left, right].flatMap((part) => compare(part, placed.frame, holds, condition))
  }
  if (!isComparison(operator)) return []
  return [
    {
      operator: holds ? operator : opposites[operator],
      left: canonicalOf(left, placed.frame),
      right: canonicalOf(right, placed.frame),
      condition,
    },
  ]
}

function isComparison(operator: string): operator is keyof typeof opposites {
  return Object.hasOwn(opposites, operator)
}

const ofFlows = new WeakMap<Flow, readonly Comparison[]>()

/** What is compared on the way to a step, and whatever else the flow insists on, before or after. */
export function comparisonsAround(step: Step, flow: Flow): readonly Comparison[] {
  const insisted =
    ofFlows.get(flow) ??
    flow.conditions.filter(({ otherwise }) => otherwise === 'reverts').flatMap(comparisonsOf)
  ofFlows.set(flow, insisted)
  return [...conditionsAt(step).flatMap(comparisonsOf), ...insisted]
}

/** A comparison read as "this is at most that"; equality says it both ways. */
export interface Bound {
  readonly small: string
  readonly big: string
}

export function boundsOf({ operator, left, right }: Comparison): readonly Bound[] {
  switch (operator) {
    case '<':
    case '<=':
      return [{ small: left, big: right }]
    case '>':
    case '>=':
      return [{ small: right, big: left }]
    case '==':
      return [
        { small: left, big: right },
        { small: right, big: left },
      ]
    default:
      return []
  }
}
