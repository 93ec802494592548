import { flowOf } from '../../../solidity/model/flow.ts'
import type { Flow, InternalCallStep } from '../../../solidity/model/flow-types.ts'
import { stepsOf } from '../../../solidity/model/paths.ts'
import type { Claim } from '../claim.ts'
import type { ContractPair } from '../side.ts'
import { headOf, nameOf, placeOf, quote } from '../wording.ts'
import { readFlow } from './clause.ts'
import { type Effect, effectsOf } from './effect.ts'
import { isClosed } from './open.ts'
import { pairEntries } from './pair-entries.ts'
import { effectWords, spotOfEffect } from './sentence.ts'

/** Modifiers and functions that are called to stop strangers, by what people call them. */
const gatekeeper =
  /^_*(?:only|auth|require(?:s|d)?(?:auth|owner|role|admin|sender)|check(?:owner|role|can|auth|admin|permission|caller|sender)|enforce(?:is|only)|has(?:role|permission)|restricted|protected|governance|ifadmin)/i

/**
 * Gatekeepers that nobody calls any more, where what they ask cannot be told: it is not here, or it goes by many ways.
 * Silent where strangers could get to the effects at the base as well, as far as is known, or cannot at the head.
 */
export function vanishedGatekeepers(pair: ContractPair): readonly Claim[] {
  return pairEntries(pair).flatMap(({ head, base, wasInternal }): readonly Claim[] => {
    if (base === undefined || wasInternal) return []
    const [former, present] = [flowOf(base, pair.base), flowOf(head, pair.head)]
    const kept = new Set(gatekeepersIn(present).map(({ name }) => name))
    const gone = gatekeepersIn(former).filter(({ name }) => !kept.has(name))
    const [first] = gone
    const isReplaced = gatekeepersIn(present).length >= gatekeepersIn(former).length
    if (first === undefined || isReplaced || effectsIn(former).some(({ step }) => isClosed(step, former)))
      return []
    const effect = effectsIn(present).find(({ step }) => !isClosed(step, present))
    if (effect === undefined) return []
    const { file } = first.frame.callable
    return [
      {
        rule: 'guard-removed',
        severity: 'high',
        confidence: 'medium',
        message: `${nameOf(head)} no longer goes through ${quote(first.node, file)} (${placeOf(first.node, file)} at the base) before ${effectWords(effect.step)}`,
        repeats: first.name,
        at: headOf(head),
        related: [{ at: spotOfEffect(effect.step), message: 'what it stood before' }],
      },
    ]
  })
}

function gatekeepersIn(flow: Flow): readonly InternalCallStep[] {
  return stepsOf(flow, 'internal-call').filter(({ name }) => gatekeeper.test(name))
}

function effectsIn(flow: Flow): readonly Effect[] {
  return effectsOf(readFlow(flow, new Map()))
}
