import type { CallStep, Condition, WriteStep } from '../../../solidity/model/flow-types.ts'
import { placeOf, quote, type Spot } from '../wording.ts'
import type { Clause } from './formula.ts'
import type { Loss } from './loss.ts'

/** What a function had at the base and what it has now, in one sentence. */
export function contrast({ clause, remainder, effect, guard, isNewEffect }: Loss, functions: string): string {
  const former = `${checkWords(clause)} (${placeOf(clause.condition.node, clause.condition.frame.callable.file)} at the base)`
  const happens = effectWords(effect.step)
  switch (remainder.kind) {
    case 'gone':
      if (isNewEffect) return `${functions} got ${happens}, which lacks what guards the rest of it: ${former}`
      return guard === 'sender' || guard === 'signature'
        ? `${functions} lost ${former}: anyone can reach ${happens} now`
        : `${functions} lost ${former}: ${happens} happens without it now`
    case 'late':
      return `${functions} asks for ${former} only after ${happens} now`
    default:
      if (checkWords(clause) === checkWords(remainder.clause))
        return `in ${functions} ${former} compares with another value now, before ${happens}`
      return `${functions} had ${former} and now has ${checkWords(remainder.clause)} before ${happens}`
  }
}

function checkWords({ condition }: Clause): string {
  const { callable } = condition.frame
  const code = quote(condition.expression, callable.file)
  if (condition.how === 'unread') return `the modifier ${code}`
  const check = condition.holds ? `the check ${code}` : `the refusal when ${code}`
  return callable.kind === 'modifier' ? `${check} of the modifier \`${callable.name}\`` : check
}

export function effectWords(step: WriteStep | CallStep): string {
  const code = quote(step.node, step.frame.callable.file)
  return step.kind === 'write' ? `the write ${code}` : `the call ${code}`
}

export function spotOfEffect({
  node,
  frame,
}: {
  readonly node: Condition['node']
  readonly frame: Condition['frame']
}): Spot {
  return { file: frame.callable.file, range: node.range }
}
