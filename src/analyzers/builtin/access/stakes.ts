import { movesEther } from '../../../solidity/model/calls.ts'
import type { Flow, WriteStep } from '../../../solidity/model/flow-types.ts'
import { remember } from '../../../solidity/model/memo.ts'
import { rootOf } from '../../../solidity/model/origin.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { conditionsAt, stepsOf } from '../../../solidity/model/paths.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import { reachableSteps } from '../entry-flows.ts'
import { comesFrom, isCallerChosen, parametersIn, sourcesOf } from '../provenance.ts'
import { trustedRoots } from '../trusted-roots.ts'
import { isDecrease, isIncrease } from '../write-shape.ts'

/** Why it matters who writes something. */
export type Stakes = 'owner' | 'role' | 'supply' | 'setting'

export function stakesOf(write: WriteStep, flow: Flow, contract: Contract): Stakes | undefined {
  if (isPaidFor(write, flow) || isSigned(write, flow)) return undefined
  const stakes = isSingle(write) ? stakesOfSingle(write, flow, contract) : stakesOfEntry(write, contract)
  return stakes ?? (!ownsEntry(write) && isMinted(write, flow, contract) ? 'supply' : undefined)
}

function stakesOfSingle(write: WriteStep, flow: Flow, contract: Contract): Stakes | undefined {
  const isOwner = trustedRoots(contract).owners.has(rootOf(write.location))
  if (isOwner && isCallerChosen(write.value, write.frame)) return 'owner'
  return isSetting(write, flow) ? 'setting' : undefined
}

function stakesOfEntry(write: WriteStep, contract: Contract): Stakes | undefined {
  const isAsked = trustedRoots(contract).isRole(write.location)
  return isAsked && !ownsEntry(write) && isRole(write) ? 'role' : undefined
}

function isSingle({ location }: WriteStep): boolean {
  return location.path.every(({ kind }) => kind === 'member')
}

/** Whoever pays for something may have it: ether comes with the call, or a token is taken. */
function isPaidFor(write: WriteStep, { callable, steps }: Flow): boolean {
  const isValueAsked = conditionsAt(write).some(({ expression, frame, how }) => {
    return how !== 'unread' && comesFrom(sourcesOf(expression, frame), 'msg.value')
  })
  if (isValueAsked || comesFrom(sourcesOf(write.value, write.frame), 'msg.value')) return true
  if (callable.mutability === 'payable') return true
  return steps.some((step) => step.kind === 'call' && step.how !== 'staticcall' && !movesEther(step))
}

/** A signer was found out before. */
function isSigned(write: WriteStep, { steps }: Flow): boolean {
  return steps.some((step) => {
    if (step.index > write.index || (step.kind !== 'builtin' && step.kind !== 'internal-call')) return false
    return /recover|validSignature|verify/i.test(step.name)
  })
}

/** What is kept for the sender is the sender's business. */
function ownsEntry({ location }: WriteStep): boolean {
  return location.path.some(
    (part) => part.kind === 'key' && comesFrom(originsOf(part.index, part.frame), 'msg.sender'),
  )
}

/** A role is a yes or no, a number or a name for an account that the caller names. */
function isRole({ location, frame, value, how }: WriteStep): boolean {
  const isNamed = location.path.some(
    (part) => part.kind === 'key' && parametersIn(part.index, part.frame).size > 0,
  )
  return isNamed && how === 'assign' && !comesFrom(sourcesOf(value, frame), 'msg.sender')
}

const settingName =
  /(?:^|_|[a-z])(?:fee|price|rate|oracle|treasury|paused|limit|cap|admin|owner|governor|minter|operator|signer|implementation|wallet|beneficiary|collector|whitelist|reward)s?(?:$|_|[A-Z\d])/i

/** A single variable with a telling name, set to what a function called `set…` is given. */
function isSetting({ location, value, frame, how }: WriteStep, { callable }: Flow): boolean {
  if (location.root.kind !== 'variable' || how !== 'assign') return false
  if (!settingName.test(location.root.variable.name)) return false
  const isSetter = /^_?(?:set|update|change|configure|adjust)/i.test(callable.name)
  return isSetter && parametersIn(value, frame).size > 0
}

/** A total or balance that grows by an argument, where nothing else shrinks by it. */
function isMinted(write: WriteStep, flow: Flow, contract: Contract): boolean {
  const { location, frame } = write
  if (location.root.kind !== 'variable' || !isMoney(write, contract)) return false
  if (!isIncrease(write) || write.how === 'increment' || write.how === 'push') return false
  const added = parametersIn(write.value, frame)
  if (added.size === 0) return false
  const others = stepsOf(flow, 'write').filter((other) => other !== write && !isIncrease(other))
  return !others.some((other) =>
    [...parametersIn(other.value, other.frame)].some((found) => added.has(found)),
  )
}

/** By its name, or because senders spend it elsewhere: what they have of it is reduced. */
function isMoney({ location }: WriteStep, contract: Contract): boolean {
  if (location.root.kind === 'variable' && /balance|supply/i.test(location.root.variable.name)) return true
  const isKept = location.path.some(({ kind }) => kind === 'key')
  return isKept && spentRoots(contract).has(rootOf(location))
}

const spentRoots = remember((contract: Contract): ReadonlySet<unknown> => {
  const writes = reachableSteps(contract, 'write').map(({ step }) => step)
  return new Set(writes.filter(isSpending).map(({ location }) => rootOf(location)))
})

function isSpending(write: WriteStep): boolean {
  return write.how === 'compound' && isDecrease(write) && ownsEntry(write)
}
