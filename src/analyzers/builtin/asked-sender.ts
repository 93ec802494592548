import type { Condition, Location, Step } from '../../solidity/model/flow-types.ts'
import { guardsAt, kindOfGuard } from '../../solidity/model/guards.ts'
import type { Origin } from '../../solidity/model/origin.ts'
import { originsOf } from '../../solidity/model/origins.ts'
import type { Expression } from '../../solidity/syntax/expressions.ts'
import { comesFrom, keysOf, type Value } from './provenance.ts'

/** A condition that turns strangers away. */
export interface AskedSender {
  /** `entry`: storage has to know something of the sender. `identity`: the sender has to be a certain account. */
  readonly by: 'entry' | 'identity'
  /** What it looks up in storage. */
  readonly looksUp: readonly Location[]
}

/**
 * The conditions at a step that somebody of whom storage knows nothing does not fulfil: a comparison with a stored
 * account, a signature, or an entry for the sender that is not zero, as in `require(members[msg.sender] != 0)`.
 */
export function askedSenders(step: Step): readonly AskedSender[] {
  return guardsAt(step).flatMap(({ kind, condition }): readonly AskedSender[] => {
    if (condition.how === 'unread') return kind === 'sender' ? [{ by: 'identity', looksUp: [] }] : []
    const isEntry = isEntryAsked(condition)
    if (kind !== 'sender' && kind !== 'signature' && !(isEntry && wantsEntry(condition))) return []
    return [{ by: isEntry ? 'entry' : 'identity', looksUp: storedIn(condition) }]
  })
}

function isEntryAsked({ expression, frame }: Condition): boolean {
  return originsOf(expression, frame).some(isEntryOfSender)
}

function storedIn({ expression, frame }: Condition): readonly Location[] {
  return originsOf(expression, frame).flatMap((origin) =>
    origin.kind === 'storage' ? [origin.location] : [],
  )
}

function wantsEntry(condition: Condition): boolean {
  const { expression, holds, frame } = condition
  if (expression.type !== 'BinaryOperation') return false
  if (kindOfGuard(condition) === 'origin') return false
  const { left, right, operator } = expression
  const isOwn = (value: Value) => value !== undefined && originsOf(value, frame).some(isEntryOfSender)
  if (isOwn(left)) return refusesZero(operator, holds, right)
  return isOwn(right) && refusesZero(mirrored[operator] ?? operator, holds, left)
}

function isEntryOfSender(origin: Origin): boolean {
  return origin.kind === 'storage' && comesFrom(keysOf(origin), 'msg.sender')
}

const mirrored: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' }

/** Whether `0 <operator> other` does not hold. */
function refusesZero(operator: string, holds: boolean, other: Expression): boolean {
  switch (operator) {
    case '!=':
      return holds === isZero(other)
    case '==':
      return holds !== isZero(other)
    case '>':
      return holds
    case '<=':
      return !holds && isZero(other)
    default:
      return false
  }
}

function isZero(expression: Expression): boolean {
  if (expression.type === 'FunctionCall')
    return expression.arguments.length === 1 && expression.arguments.every(isZero)
  if (expression.type === 'NumberLiteral') return Number(expression.number) === 0
  return expression.type === 'BooleanLiteral' && !expression.value
}
