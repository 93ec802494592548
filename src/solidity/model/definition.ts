import type { Expression, Identifier } from '../syntax/expressions.ts'
import { localsOf } from './locals.ts'
import { lookUp, memberOf } from './names.ts'
import type { Callable, Definition } from './types.ts'

/** What an identifier in a callable means: a local, else whatever the contract and the file know by that name. */
export function definitionOf(identifier: Identifier, callable: Callable): Definition {
  const local = localsOf(callable).uses.get(identifier)
  return local === undefined ? lookUp(identifier.name, callable) : { kind: 'local', node: local }
}

/** As `definitionOf`, also through `Module.Name` and `Contract.Name`; `undefined` for any other expression. */
export function definitionOfPath(expression: Expression, callable: Callable): Definition | undefined {
  switch (expression.type) {
    case 'Identifier':
      return definitionOf(expression, callable)
    case 'MemberAccess': {
      const outer = definitionOfPath(expression.expression, callable)
      const isPath = outer?.kind === 'module' || outer?.kind === 'contract'
      return isPath ? memberOf(outer, expression.memberName) : undefined
    }
    default:
      return undefined
  }
}
