import { type GuardKind, kindOfGuard } from '../../../solidity/model/guards.ts'
import { remember } from '../../../solidity/model/memo.ts'
import type { Clause } from './formula.ts'
import type { Literal } from './literal.ts'

const kindOf = remember(kindOfGuard)

/** Longer terms are computations, into which the sender may have gone somewhere. */
const longestQuestion = 200

/** What a clause asks. Only what is decided by who the sender is counts as a check of the sender, however it is written. */
export function guardOf({ condition, literals }: Clause): GuardKind {
  const kind = kindOf(condition)
  if (condition.how === 'unread') return kind
  if (kind === 'sender') return literals.some(asksSender) ? 'sender' : 'other'
  return kind === 'other' && literals.every(namesSender) ? 'sender' : kind
}

/** The sender is somebody that no caller chooses. */
function namesSender(literal: Literal): boolean {
  const { operator, left, right } = literal
  return operator === '==' && asksSender(literal) && !left.startsWith('$') && !right.startsWith('$')
}

export function asksSender({ operator, left, right }: Literal): boolean {
  if (operator === '==' || operator === '!=') return isSender(left) || isSender(right)
  if (operator !== 'is' && operator !== 'not') return false
  return left.length <= longestQuestion && /[[(,](?:msg\.sender|tx\.origin)[\]),]/.test(left)
}

function isSender(term: string): boolean {
  return term === 'msg.sender' || term === 'tx.origin'
}
