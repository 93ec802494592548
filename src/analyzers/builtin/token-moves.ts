import type { CallStep, InternalCallStep, Step } from '../../solidity/model/flow-types.ts'
import type { Value } from './provenance.ts'

/** A step that may move tokens: a call of the token itself, or of a library around it. */
export type TokenMove = CallStep | InternalCallStep

/** The arguments of a token's function with one of these names, the last `count` ones: a library takes the token first. */
export function tokenArguments(
  step: Step,
  names: ReadonlySet<string>,
  count: number,
): { readonly move: TokenMove; readonly given: readonly Value[] } | undefined {
  if (step.kind !== 'call' && step.kind !== 'internal-call') return undefined
  if (!names.has(step.name ?? '') || step.arguments.length < count) return undefined
  if (step.kind === 'call') return step.isSelf ? undefined : { move: step, given: step.arguments }
  const isLibrary = step.callee === undefined || step.callee.contract?.kind === 'library'
  return isLibrary && step.arguments.length > count
    ? { move: step, given: step.arguments.slice(1) }
    : undefined
}
