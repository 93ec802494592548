import type { Confidence, Severity } from '../../../domain/severity.ts'
import type { Flow, WriteStep } from '../../../solidity/model/flow-types.ts'
import { isLocked } from '../../../solidity/model/guards.ts'
import { rootOf } from '../../../solidity/model/origin.ts'
import { reaches, stepsOf } from '../../../solidity/model/paths.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import type { Claim } from '../detector.ts'
import { quote, spotOf, spotSeenFrom } from '../spot.ts'
import { nameOf, nameOfLocation } from '../wording.ts'
import { isReduction, isStale, lateWrites } from './late-writes.ts'
import { type Opening, openingOf } from './opening.ts'
import { misledQuestion, otherDoor } from './other-doors.ts'

/** All that one entry of a contract says about reentrancy: at most one claim for each call. */
export function reentrancyClaims(flow: Flow, contract: Contract): readonly Claim[] {
  return stepsOf(flow, 'call').flatMap((call) => {
    const opening = openingOf(call, contract)
    if (opening === undefined) return []
    const late = lateWrites(call, flow)
    if (late.length === 0) return []
    const claim =
      sameFunction(opening, late, flow) ??
      acrossFunctions(opening, late, flow, contract) ??
      readOnly(opening, late, flow, contract)
    return claim === undefined ? [] : [claim]
  })
}

type Weight = readonly [severity: Severity, confidence: Confidence]

function sameFunction(opening: Opening, late: readonly WriteStep[], flow: Flow): Claim | undefined {
  const { call, withEther, to } = opening
  if (isLocked(call, flow)) return undefined
  const [stale, ...others] = late.filter((write) => isStale(write, call, flow))
  if (stale !== undefined) return toClaim(opening, [stale, ...others], weightOf(opening), '')
  const [reduced] = late.filter(isReduction)
  if (!withEther || to !== 'anyone' || reduced === undefined) return undefined
  return toClaim(opening, [reduced], ['high', 'medium'], '')
}

function weightOf({ to, withEther }: Opening): Weight {
  switch (to) {
    case 'anyone':
      return ['high', withEther ? 'high' : 'medium']
    case 'receiver':
      return ['high', 'medium']
    case 'fixed':
      return [withEther ? 'medium' : 'low', 'low']
    case 'starved':
      return ['low', 'low']
  }
}

function acrossFunctions(
  opening: Opening,
  late: readonly WriteStep[],
  flow: Flow,
  contract: Contract,
): Claim | undefined {
  if (opening.to !== 'anyone' && opening.to !== 'receiver') return undefined
  for (const write of late) {
    const door = otherDoor(write, flow, contract)
    if (door === undefined) continue
    const isSure = isStale(write, opening.call, flow) || isReduction(write)
    const meanwhile = `, and ${nameOf(door.callable)} can be entered meanwhile`
    return toClaim(opening, [write], [isSure ? 'high' : 'medium', isSure ? 'medium' : 'low'], meanwhile)
  }
  return undefined
}

function readOnly(
  opening: Opening,
  late: readonly WriteStep[],
  flow: Flow,
  contract: Contract,
): Claim | undefined {
  if (opening.to !== 'anyone' && opening.to !== 'receiver') return undefined
  const early = stepsOf(flow, 'write').filter(
    (write) => write.index < opening.call.index && reaches(write, opening.call),
  )
  const changed = new Set(early.map(({ location }) => rootOf(location)))
  for (const write of late) {
    const question = misledQuestion(write, contract, changed)
    if (question === undefined) continue
    const meanwhile = `, and ${nameOf(question.callable)} answers wrongly meanwhile to whoever relies on it`
    return toClaim(opening, [write], ['medium', 'low'], meanwhile)
  }
  return undefined
}

const mostWrites = 5

function toClaim(
  { call, to }: Opening,
  writes: readonly [WriteStep, ...WriteStep[]],
  [severity, confidence]: Weight,
  meanwhile: string,
): Claim {
  const names = [...new Set(writes.map(({ location }) => nameOfLocation(location)))].slice(0, mostWrites)
  const who = to === 'receiver' ? 'hands control to the receiver of the token' : 'hands over control'
  const what = to === 'starved' ? 'sends ether, with little gas,' : who
  const at = spotSeenFrom(call, writes[0])
  const own = spotOf(call)
  const handover = at.range === own.range ? [] : [{ at: own, role: 'the call' }]
  const late = writes
    .slice(0, mostWrites)
    .map((write) => ({ at: spotOf(write), role: 'written after the call' }))
  return {
    message: `${quote(call.node, call.frame.callable.file)} ${what} before ${names.join(', ')} is written${meanwhile}`,
    at,
    path: [...handover, ...late],
    severity,
    confidence,
  }
}
