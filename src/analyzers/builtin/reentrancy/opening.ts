import { canReenter, movesEther, tokenCallOf } from '../../../solidity/model/calls.ts'
import { isBefore } from '../../../solidity/model/compiler.ts'
import type { CallStep } from '../../../solidity/model/flow-types.ts'
import type { Origin } from '../../../solidity/model/origin.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import { isOpenlyChosen, isPrivileged } from '../protection.ts'
import { isCallerChosen, originsOfValue } from '../provenance.ts'

/**
 * To whom a call hands over control, the worst first:
 * - `anyone`: an address that the sender chooses, now or by an earlier call
 * - `receiver`: a token of which the standard says that it calls the receiver
 * - `fixed`: a contract that was chosen when this one was made, or by those who may
 * - `starved`: somebody who gets too little gas to do anything with it
 */
export interface Opening {
  readonly call: CallStep
  readonly to: 'anyone' | 'receiver' | 'fixed' | 'starved'
  readonly withEther: boolean
}

/** `undefined` when nobody can come back through a call, or only trusted senders start it. */
export function openingOf(call: CallStep, contract: Contract): Opening | undefined {
  if (call.isSelf || isPrivileged(call, contract)) return undefined
  const withEther = movesEther(call)
  if (isStarved(call)) return withEther ? { call, to: 'starved', withEther } : undefined
  if (canReenter(call) !== 'yes' && !runsAnyway(call)) return undefined
  if (isOpenTarget(call, contract)) return { call, to: 'anyone', withEther }
  return { call, to: tokenCallOf(call)?.callsReceiver ? 'receiver' : 'fixed', withEther }
}

const stipend = 2300

function isStarved({ how, gas }: CallStep): boolean {
  if (how === 'send' || how === 'transfer') return true
  return gas?.type === 'NumberLiteral' && Number(gas.number) <= stipend
}

/** Before 0.5 a function that is declared `view` is called like any other. */
function runsAnyway(call: CallStep): boolean {
  const { lowest } = call.frame.callable.file.compiler
  const isOld = lowest === undefined || isBefore(lowest, [0, 5, 0])
  return isOld && call.how === 'high-level' && isCallerChosen(call.target, call.frame)
}

function isOpenTarget({ target, frame }: CallStep, contract: Contract): boolean {
  if (isCallerChosen(target, frame)) return true
  const origins = originsOfValue(target, frame)
  return origins.some((origin) => isKeptForOthers(origin, contract))
}

/** An address out of a mapping, list or record, or a variable that anyone can set. */
function isKeptForOthers(origin: Origin, contract: Contract): boolean {
  if (origin.kind !== 'storage') return false
  const isEntry = origin.location.path.some(({ kind }) => kind === 'key')
  return isEntry || isOpenlyChosen(origin.location, contract)
}
