import type { Expression } from '../syntax/expressions.ts'
import { locationOf } from './storage-location.ts'
import type { Walk } from './walk.ts'

/** Evaluates what has to be known to find a place in storage, without reading the place itself. */
export function walkKeys(walk: Walk, expression: Expression): void {
  switch (expression.type) {
    case 'Identifier':
      break
    case 'MemberAccess':
      if (locationOf(expression, walk.frame) === undefined) walk.visit.expression(walk, expression.expression)
      else walkKeys(walk, expression.expression)
      break
    case 'IndexAccess':
      if (locationOf(expression.base, walk.frame) === undefined) walk.visit.expression(walk, expression.base)
      else walkKeys(walk, expression.base)
      walk.visit.expression(walk, expression.index)
      break
    default:
      walk.visit.expression(walk, expression)
  }
}
