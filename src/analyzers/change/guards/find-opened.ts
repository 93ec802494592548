import { flowOf } from '../../../solidity/model/flow.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import type { Claim } from '../claim.ts'
import type { ContractPair } from '../side.ts'
import { headOf, nameOf } from '../wording.ts'
import { readFlow } from './clause.ts'
import { type Effect, effectsOf } from './effect.ts'
import { isClosed } from './open.ts'
import { pairEntries } from './pair-entries.ts'
import { effectWords, spotOfEffect } from './sentence.ts'

/** Functions that were internal at the base and can be called by anyone now, with what that reaches. */
export function openedFunctions(pair: ContractPair): readonly Claim[] {
  return pairEntries(pair).flatMap(({ head, base, wasInternal }): readonly Claim[] => {
    if (!wasInternal || base === undefined) return []
    const reached = effectsIn(pair.head, head).find(
      (effect) => !isClosed(effect.step, flowOf(head, pair.head)) && !isOwn(effect),
    )
    if (reached === undefined) return []
    return [
      {
        rule: 'function-opened',
        severity: 'high',
        confidence: 'high',
        message: `${nameOf(head)} was ${base.visibility} at the base and is ${head.visibility} now: anyone can reach ${effectWords(reached.step)}`,
        at: headOf(head),
        related: [{ at: spotOfEffect(reached.step), message: 'what anyone can reach now' }],
      },
    ]
  })
}

function effectsIn(contract: Contract, callable: Parameters<typeof flowOf>[0]): readonly Effect[] {
  return effectsOf(readFlow(flowOf(callable, contract), new Map()))
}

/** A write to what belongs to the caller. */
function isOwn({ keys }: Effect): boolean {
  return keys.some((key) => key.startsWith('write ') && key.includes('[msg.sender]'))
}
