import { definitionOf } from '../../solidity/model/definition.ts'
import type { Assignment, Frame } from '../../solidity/model/flow-types.ts'
import { localsOf } from '../../solidity/model/locals.ts'
import { remember } from '../../solidity/model/memo.ts'
import { isSolidity } from '../../solidity/model/storage-location.ts'
import type { Callable } from '../../solidity/model/types.ts'
import type {
  Expression,
  FunctionCall,
  Identifier,
  VariableDeclaration,
} from '../../solidity/syntax/expressions.ts'
import { nodesIn } from '../../solidity/syntax/visit.ts'

/** An expression and the frame in which it means something. */
export interface Placed {
  readonly expression: Expression
  readonly frame: Frame
}

/** Variables that are given variables that are given variables …: whoever writes more is not followed. */
const longestChain = 12

/**
 * The expression that a value is written as: through brackets, variables that are given one value only, parameters of
 * expanded calls, constants, and what an expanded function returns when it has a single answer.
 */
export function behind(expression: Expression, frame: Frame, left = longestChain): Placed {
  const next = left === 0 ? undefined : stepBehind(expression, frame)
  return next === undefined ? { expression, frame } : behind(next.expression, next.frame, left - 1)
}

function stepBehind(expression: Expression, frame: Frame): Placed | undefined {
  switch (expression.type) {
    case 'TupleExpression': {
      const [inner] = expression.components
      return expression.components.length === 1 && inner ? { expression: inner, frame } : undefined
    }
    case 'Identifier':
      return behindName(expression, frame)
    case 'FunctionCall':
      return behindCall(expression, frame)
    default:
      return undefined
  }
}

function behindName(identifier: Identifier, frame: Frame): Placed | undefined {
  const definition = definitionOf(identifier, frame.callable)
  switch (definition.kind) {
    case 'constant':
      return { expression: definition.node.initialValue, frame }
    case 'state-variable': {
      const { mutability, initialiser } = definition.variable
      return mutability === 'constant' && initialiser ? { expression: initialiser, frame } : undefined
    }
    case 'local':
      return countedIn(frame.callable).has(definition.node) ? undefined : behindLocal(definition.node, frame)
    default:
      return undefined
  }
}

function behindLocal(local: VariableDeclaration, frame: Frame): Placed | undefined {
  const assigned = frame.assignments.get(local) ?? []
  const bound = frame.bindings.get(local)
  if (bound !== undefined && frame.caller !== undefined) {
    return assigned.length === 0 ? { expression: bound, frame: frame.caller } : undefined
  }
  return frame.callable.parameters.includes(local) ? undefined : single(assigned, frame)
}

/** The locals that `++` or `--` changes, which is no assignment. */
const countedIn = remember((callable: Callable): ReadonlySet<VariableDeclaration> => {
  const { uses } = localsOf(callable)
  const counted = nodesIn(callable.node, 'UnaryOperation').flatMap(({ operator, subExpression }) => {
    const isCounting = operator === '++' || operator === '--'
    const local = isCounting && subExpression.type === 'Identifier' ? uses.get(subExpression) : undefined
    return local === undefined ? [] : [local]
  })
  return new Set(counted)
})

function behindCall(call: FunctionCall, frame: Frame): Placed | undefined {
  const inner = frame.calls.get(call)
  if (inner === undefined) return undefined
  if (inner.returned.length > 0) return single(inner.returned, inner)
  const [named, ...others] = inner.callable.returns
  if (named === undefined || others.length > 0) return undefined
  return single(inner.assignments.get(named) ?? [], inner)
}

/** The only value that something is given, as a whole. */
function single(assignments: readonly Assignment[], frame: Frame): Placed | undefined {
  const [only, ...others] = assignments
  if (only?.value === undefined || only.element !== undefined || others.length > 0) return undefined
  return isSolidity(only.value) ? { expression: only.value, frame } : undefined
}
