import { tokenCallOf } from '../../../solidity/model/calls.ts'
import type { CastStep, Flow, Frame } from '../../../solidity/model/flow-types.ts'
import { isRestricted } from '../../../solidity/model/guards.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { stepsOf } from '../../../solidity/model/paths.ts'
import type { Type } from '../../../solidity/model/types.ts'
import { canonicalOf } from '../canonical.ts'
import { boundsOf, type Comparison, comparisonsAround, comparisonsOf } from '../comparisons.ts'
import type { Claim, Detector } from '../detector.ts'
import { reachableSteps } from '../entry-flows.ts'
import { mentionsHash } from '../hashes.ts'
import { comesFrom, parametersIn, sourcesOf, type Value } from '../provenance.ts'
import { quote, spotOf } from '../spot.ts'
import { widthOf } from '../width.ts'

/** Casts that cut off what a caller chose. */
export const unsafeCast: Detector = {
  id: 'unsafe_cast',
  class: 'unsafe_cast',
  severity: 'high',
  confidence: 'medium',
  title: 'Cast cuts off high bits',
  looksAt:
    'Casts of parameters, `msg.value` and balances to narrower integers, and of unsigned parameters to signed ones.',
  ignores:
    'Values that are compared with a bound, cast back and compared, masked, shifted or too small for it, and hashes. What is not paid in full and then booked cut off is told at medium severity; behind a check of the sender, in view functions and for stored values it is told at low severity and confidence.',
  references: [],
  scope: 'contract',
  detect: (contract) =>
    reachableSteps(contract, 'cast').flatMap(({ step, flow }) =>
      loses(step) && !isBounded(step, flow) ? claimsAbout(step, flow) : [],
    ),
}

function loses({ from, to, value, frame }: CastStep): boolean {
  if (!isInteger(from) || !isInteger(to) || to.bits === addressBits || mentionsHash(value, frame))
    return false
  const room = to.signed && !from.signed ? to.bits - 1 : to.bits
  return widthOf(value, frame) > room && !(from.signed && from.bits <= to.bits)
}

/** `address(uint160(x))` is how numbers become addresses. */
const addressBits = 160

function isInteger(type: Type): type is Extract<Type, { kind: 'integer' }> {
  return type.kind === 'integer'
}

/** `require(x <= type(uint128).max)`, `if (x != uint128(x)) revert`. */
function isBounded(step: CastStep, flow: Flow): boolean {
  const text = canonicalOf(step.value, step.frame)
  const isLimited = comparisonsAround(step, flow)
    .flatMap(boundsOf)
    .some(({ small }) => small === text)
  return isLimited || flow.conditions.flatMap(comparisonsOf).some((it) => isCompared(it, text))
}

function isCompared({ operator, left, right }: Comparison, text: string): boolean {
  return /^[!=]=$/.test(operator) && (left === text || right === text) && `${left} ${right}`.includes('int')
}

function claimsAbout(step: CastStep, flow: Flow): readonly Claim[] {
  const { value, frame, node } = step
  const origins = originsOf(value, frame)
  const isChosen =
    origins.some(({ kind }) => kind === 'parameter' || kind === 'balance') || comesFrom(origins, 'msg.value')
  const isStored = origins.some(({ kind }) => kind === 'storage' || kind === 'call')
  if (!isChosen && !isStored) return []
  const { mutability } = flow.callable
  const isHarmless = mutability === 'view' || mutability === 'pure' || isRestricted(step)
  return [
    {
      message: `${quote(node, frame.callable.file)} drops the high bits of larger values without a word`,
      at: spotOf(step),
      ...(isChosen && !isHarmless ? gradeOf(step, flow) : { severity: 'low', confidence: 'low' }),
    },
  ]
}

/** What was paid in full and is booked cut off is gone. */
function gradeOf({ value, frame }: CastStep, flow: Flow): Partial<Claim> {
  const text = canonicalOf(value, frame)
  const cuts = stepsOf(flow, 'cast').filter((cast) => canonicalOf(cast.value, cast.frame) === text)
  const isBooked = stepsOf(flow, 'write').some((write) =>
    cuts.some(({ statement }) => statement === write.statement),
  )
  return isBooked && isPaid(value, frame, flow) ? {} : { severity: 'medium' }
}

function isPaid(value: Value, frame: Frame, flow: Flow): boolean {
  if (comesFrom(sourcesOf(value, frame), 'msg.value')) return true
  const parameters = parametersIn(value, frame)
  return stepsOf(flow, 'call').some(
    (call) =>
      tokenCallOf(call) !== undefined &&
      call.arguments.some((argument) =>
        [...parametersIn(argument, call.frame)].some((parameter) => parameters.has(parameter)),
      ),
  )
}
