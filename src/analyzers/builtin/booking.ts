import type { Condition, Flow, Step, WriteStep } from '../../solidity/model/flow-types.ts'
import { rootOf } from '../../solidity/model/origin.ts'
import { conditionsAt, reaches, stepsOf } from '../../solidity/model/paths.ts'
import { askedSenders } from './asked-sender.ts'
import { isBoundedAbove } from './bounds.ts'
import { parametersIn, storageIn, type Value } from './provenance.ts'

/**
 * What the contract's books say about a payment:
 * - `booked`: something that decides about it, or how much it is, is changed in the same run
 * - `kept`: what is owed to the sender decides, and is not changed, so that the payment can be had again
 * - `none`: the books have nothing to do with it
 */
export function bookingOf(call: Step, value: Value, flow: Flow): 'booked' | 'kept' | 'none' {
  const { frame } = call
  const amount = storageIn(value, frame)
  const asked = conditionsAt(call).flatMap((condition) => [...rootsAsked(condition)])
  const writes = stepsOf(flow, 'write').filter((write) => reaches(write, call) || reaches(call, write))
  const deciding = new Set<unknown>([...amount, ...asked])
  const chosen = parametersIn(value, frame)
  if (writes.some((write) => deciding.has(rootOf(write.location)) && isBounding(write, call, chosen)))
    return 'booked'
  if (writes.some((write) => isReducedBy(write, chosen) && isBounding(write, call, chosen))) return 'booked'
  return amount.size > 0 || askedSenders(call).length > 0 ? 'kept' : 'none'
}

function rootsAsked({ expression, frame, how }: Condition): ReadonlySet<unknown> {
  return how === 'unread' ? new Set() : storageIn(expression, frame)
}

/** `balance -= amount`, also through other functions. */
function isReducedBy(write: WriteStep, chosen: ReadonlySet<unknown>): boolean {
  return [...parametersIn(write.value, write.frame)].some((parameter) => chosen.has(parameter))
}

/** A subtraction that wraps bounds nothing, unless the amount was compared before. */
function isBounding(write: WriteStep, call: Step, chosen: ReadonlySet<unknown>): boolean {
  if (!write.wraps || write.how !== 'compound' || chosen.size === 0) return true
  return isBoundedAbove(chosen, conditionsAt(call))
}
