import { typeOf } from '../../solidity/model/expression-type.ts'
import type { Condition, Frame, Location, Step } from '../../solidity/model/flow-types.ts'
import { kindOfGuard } from '../../solidity/model/guards.ts'
import { remember } from '../../solidity/model/memo.ts'
import type { Origin } from '../../solidity/model/origin.ts'
import { originsOf } from '../../solidity/model/origins.ts'
import { conditionsAt } from '../../solidity/model/paths.ts'
import type { BinaryOperation, Expression } from '../../solidity/syntax/expressions.ts'
import { guardsByName } from './asked-by-name.ts'
import { comesFrom, keysOf, parametersIn } from './provenance.ts'

/** A condition that turns strangers away. */
export interface AskedSender {
  /**
   * - `entry`: storage has to know something of the sender
   * - `amount`: there has to be some amount for the sender, which makes nobody trusted
   * - `identity`: the sender has to be a certain account
   * - `name`: the name of a modifier says so, and what it does is not understood
   */
  readonly by: 'entry' | 'amount' | 'identity' | 'name'
  /** What it looks up in storage. */
  readonly looksUp: readonly Location[]
}

/**
 * The conditions at a step that somebody of whom storage knows nothing does not fulfil: a comparison with a stored
 * account, a signature, or an entry for the sender that is not zero, as in `require(members[msg.sender] != 0)`.
 */
export const askedSenders = remember((step: Step): readonly AskedSender[] => [
  ...conditionsAt(step).flatMap(askedBy),
  ...guardsByName(step).map(toNamed),
])

function toNamed(looksUp: readonly Location[]): AskedSender {
  return { by: 'name', looksUp }
}

const askedBy = remember((condition: Condition): readonly AskedSender[] => {
  if (condition.how === 'unread') return kindOfGuard(condition) === 'sender' ? [toNamed([])] : []
  const parts = alternativesOf(condition)
  if (!parts.every(refusesStrangers)) return []
  const by = parts.some(isAmountAsked) ? 'amount' : parts.some(isEntryAsked) ? 'entry' : 'identity'
  return [{ by, looksUp: parts.flatMap(storedIn) }]
})

/** `a || b` lets through whoever fulfils one of them. */
function alternativesOf(condition: Condition): readonly Condition[] {
  const { expression, holds } = condition
  if (expression.type === 'TupleExpression') {
    const parts = expression.components.filter((part) => part !== null)
    return parts.flatMap((part) => alternativesOf({ ...condition, expression: part }))
  }
  if (expression.type === 'UnaryOperation' && expression.operator === '!') {
    return alternativesOf({ ...condition, expression: expression.subExpression, holds: !holds })
  }
  if (expression.type !== 'BinaryOperation' || expression.operator !== (holds ? '||' : '&&'))
    return [condition]
  const { left, right } = expression
  return [left, right].flatMap((side) => alternativesOf({ ...condition, expression: side }))
}

function refusesStrangers(condition: Condition): boolean {
  const { expression, holds, frame } = condition
  if (expression.type === 'BinaryOperation' && isEntryAsked(condition)) {
    const isAccountAsked = comesFrom(originsOf(expression, frame), 'msg.sender', 'tx.origin')
    if (!isAccountAsked) return wantsEntry(expression, holds, frame)
  }
  const kind = kindOfGuard(condition)
  return kind === 'sender' || kind === 'signature'
}

function isEntryAsked({ expression, frame }: Condition): boolean {
  return originsOf(expression, frame).some(isEntryOfSender)
}

function storedIn({ expression, frame }: Condition): readonly Location[] {
  return originsOf(expression, frame).flatMap((origin) =>
    origin.kind === 'storage' ? [origin.location] : [],
  )
}

function wantsEntry({ left, right, operator }: BinaryOperation, holds: boolean, frame: Frame): boolean {
  const isOwn = originsOf(left, frame).some(isEntryOfSender)
  const other = isOwn ? right : left
  // Whoever has no entry says zero.
  if (parametersIn(other, frame).size > 0) return false
  return refusesZero(isOwn ? operator : (mirrored[operator] ?? operator), holds, other)
}

/** `claimable[msg.sender] != 0`, but not `wards[msg.sender] == 1`. */
function isAmountAsked(condition: Condition): boolean {
  const { expression, frame, holds } = condition
  if (!isEntryAsked(condition) || expression.type !== 'BinaryOperation') return false
  if (expression.operator === (holds ? '==' : '!=')) return false
  return [expression.left, expression.right].some((side) => typeOf(side, frame.callable).kind === 'integer')
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
