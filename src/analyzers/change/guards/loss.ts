import type { Flow } from '../../../solidity/model/flow-types.ts'
import { type GuardKind, isLocked } from '../../../solidity/model/guards.ts'
import type { Callable, Contract } from '../../../solidity/model/types.ts'
import { textOf } from '../../../solidity/syntax/node.ts'
import { checkedByArithmetic } from './arithmetic.ts'
import { askedInLoops, clauseImplies, clausesAt, isSameText } from './clause.ts'
import { type Effect, effectsOf } from './effect.ts'
import type { Clause, Reader } from './formula.ts'
import { guardOf } from './kind.ts'
import { wholeOf } from './number.ts'
import type { Renaming } from './renaming.ts'

/** A function before and after, in the contracts that it runs in. */
export interface Comparison {
  readonly base: Reader
  readonly head: Reader
  readonly contract: Contract
  readonly renaming: Renaming
}

/** What is left of a guard. */
export type Remainder =
  /** Nothing. */
  | { readonly kind: 'gone' }
  /** It is asked only after the effect. */
  | { readonly kind: 'late'; readonly clause: Clause }
  /** Another check about the same thing stands there that lets more through. */
  | { readonly kind: 'weaker'; readonly clause: Clause }
  /** Another check of its kind stands there. */
  | { readonly kind: 'other'; readonly clause: Clause }

/** A guard that stood before an effect at the base and does not any more. */
export interface Loss {
  readonly guard: GuardKind
  readonly clause: Clause
  readonly remainder: Remainder
  readonly effect: Effect
  /** The base had no such effect; what guarded all its effects is missed here. */
  readonly isNewEffect: boolean
}

/** Every guard that an effect of the head had at the base and has no more. */
export function lossesOf(comparison: Comparison): readonly Loss[] {
  const { base, head } = comparison
  if (isSameCode(base.flow, head.flow)) return []
  const former = effectsOf(base)
  return effectsOf(head).flatMap((effect) => {
    const matches = matchesOf(effect, former)
    const clauses = clausesAt(effect.step, head)
    if (matches.length === 0) return lossesOfNew(effect, clauses, former, comparison)
    const losses = matches.map((match) => lossesBetween(match, effect, clauses, comparison))
    return losses.reduce((best, one) => (one.length < best.length ? one : best))
  })
}

/** The same functions and modifiers run in the same order. */
function isSameCode(base: Flow, head: Flow): boolean {
  return (
    base.steps.length === head.steps.length &&
    base.frames.length === head.frames.length &&
    base.frames.every(
      ({ callable }, at) => textOfCallable(callable) === textOfCallable(head.frames[at]?.callable),
    )
  )
}

function textOfCallable(callable: Callable | undefined): string | undefined {
  return callable && textOf(callable.node, callable.file.text)
}

function matchesOf({ keys }: Effect, former: readonly Effect[]): readonly Effect[] {
  for (const [level, key] of keys.entries()) {
    const found = former.filter((effect) => effect.keys[level] === key)
    if (found.length > 0) return found
  }
  return []
}

function lossesBetween(
  match: Effect,
  effect: Effect,
  clauses: readonly Clause[],
  comparison: Comparison,
): readonly Loss[] {
  const { base, head } = comparison
  const before = clausesAt(match.step, base)
  const lock = isLocked(match.step, base.flow)
  const isKept = isLocked(effect.step, head.flow)
  return before.flatMap((clause) => {
    if (!isGuard(clause)) return []
    const guard = guardOf(clause)
    if (lock && guard === 'lock') {
      return isKept ? [] : [{ guard, clause, remainder: gone, effect, isNewEffect: false }]
    }
    const remainder = remainderOf(clause, guard, before, clauses, effect, comparison)
    return remainder === undefined ? [] : [{ guard, clause, remainder, effect, isNewEffect: false }]
  })
}

const gone: Remainder = { kind: 'gone' }

/** Loops and choices between values guard nothing. */
function isGuard({ condition: { otherwise, how } }: Clause): boolean {
  return otherwise === 'reverts' || how === 'if'
}

/** `undefined` when the guard is still there in some form. */
function remainderOf(
  clause: Clause,
  guard: GuardKind,
  before: readonly Clause[],
  clauses: readonly Clause[],
  effect: Effect,
  comparison: Comparison,
): Remainder | undefined {
  const keeping = clauses.filter((one) => clauseImplies(one, clause))
  const [kept] = keeping
  if (kept === undefined) {
    return isAskedElsewhere(clause, guard, clauses, comparison)
      ? undefined
      : replacementOf(clause, guard, before, clauses, comparison.renaming)
  }
  const isMoved = !clause.isLate && keeping.every(({ isLate }) => isLate)
  return isMoved && effect.step.kind === 'call' && readsState(guard)
    ? { kind: 'late', clause: kept }
    : undefined
}

/** By the compiler, for each element of a list, or about a value that is too long to be compared. */
function isAskedElsewhere(
  clause: Clause,
  guard: GuardKind,
  clauses: readonly Clause[],
  { head }: Comparison,
): boolean {
  if (checkedByArithmetic(clause, head.flow, head)) return true
  if (!watching.has(guard) && askedInLoops(head).has(clause.key)) return true
  return isCut(clause) && clauses.some((one) => isSameText(one, clause))
}

/** What stands there now; `undefined` when it is the same under other names. */
function replacementOf(
  clause: Clause,
  guard: GuardKind,
  before: readonly Clause[],
  clauses: readonly Clause[],
  renaming: Renaming,
): Remainder | undefined {
  const known = new Set(before.map(({ key }) => key))
  const fresh = clauses.filter(({ key }) => !known.has(key))
  if (fresh.some((one) => renaming.isRenamed(clause.key, one.key))) return undefined
  const weaker =
    clauses.find((one) => clauseImplies(clause, one)) ?? fresh.find((one) => isLooser(one, clause))
  if (weaker !== undefined) return { kind: 'weaker', clause: weaker }
  const other = fresh.find((one) => familyOf(guardOf(one)) === familyOf(guard))
  return other === undefined ? gone : { kind: 'other', clause: other }
}

/** Who may come is told by the sender or by a signature. */
function familyOf(guard: GuardKind): GuardKind {
  return guard === 'signature' ? 'sender' : guard
}

/** Some term was too long to be compared. */
function isCut({ key }: Clause): boolean {
  return key.includes('…')
}

/** Reverts undo a call too; what matters is whether the answer could have changed in between. */
function readsState(guard: GuardKind): boolean {
  return guard === 'holder' || guard === 'other' || guard === 'pause' || guard === 'lock'
}

/** It compares the same with something else. */
function isLooser({ literals: [literal, ...others] }: Clause, former: Clause): boolean {
  const [wanted, ...moreWanted] = former.literals
  if (literal === undefined || wanted === undefined || others.length + moreWanted.length > 0) return false
  const isShared = (term: string, other: string) => term === other && wholeOf(term) === undefined
  return (
    literal.operator.startsWith('<') &&
    (isShared(literal.left, wanted.left) || isShared(literal.right, wanted.right))
  )
}

const watching: ReadonlySet<GuardKind> = new Set(['sender', 'signature', 'pause', 'initializer', 'lock'])

/** A new effect should be guarded by whatever guarded all others of its function. */
function lossesOfNew(
  effect: Effect,
  clauses: readonly Clause[],
  former: readonly Effect[],
  comparison: Comparison,
): readonly Loss[] {
  const [first, ...others] = former.map((match) => lossesBetween(match, effect, clauses, comparison))
  return (first ?? [])
    .filter(
      ({ guard, clause }) =>
        watching.has(guard) &&
        others.every((losses) => losses.some((loss) => loss.clause.key === clause.key)),
    )
    .map((loss) => ({ ...loss, isNewEffect: true }))
}
