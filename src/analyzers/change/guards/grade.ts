import type { Confidence, Severity } from '../../../domain/severity.ts'
import { canReenter } from '../../../solidity/model/calls.ts'
import type { CallStep } from '../../../solidity/model/flow-types.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { reaches, stepsOf } from '../../../solidity/model/paths.ts'
import type { Node } from '../../../solidity/syntax/node.ts'
import type { RuleId } from '../rules.ts'
import { unsafeArithmetic } from './arithmetic.ts'
import { isSameText } from './clause.ts'
import { effectsOf } from './effect.ts'
import type { Clause } from './formula.ts'
import { asksSender } from './kind.ts'
import { implies, keyOf } from './literal.ts'
import type { Comparison, Loss } from './loss.ts'
import { wholeOf } from './number.ts'
import { isSatisfiedByAnyone } from './open.ts'
import { type Reading, termOf } from './term.ts'

/** How bad a loss is, and how sure. */
export interface Grade {
  readonly rule: RuleId
  readonly severity: Severity
  readonly confidence: Confidence
}

/** `undefined` where nothing is at stake. */
export function gradeOf(loss: Loss, comparison: Comparison): Grade | undefined {
  const grade = gradeByKind(loss, comparison)
  if (grade === undefined) return undefined
  const { head, base } = comparison
  const isUnsure =
    head.flow.isTruncated ||
    base.flow.isTruncated ||
    comparison.contract.hasUnknownBases ||
    isSoft(loss.clause)
  return isUnsure || loss.isNewEffect ? { ...grade, confidence: lower[grade.confidence] } : grade
}

const lower: Readonly<Record<Confidence, Confidence>> = { high: 'medium', medium: 'low', low: 'low' }

/** A condition that skips instead of reverting may be a choice, not a guard. */
function isSoft({ condition }: Clause): boolean {
  return condition.otherwise !== 'reverts'
}

function gradeByKind(loss: Loss, comparison: Comparison): Grade | undefined {
  switch (loss.guard) {
    case 'sender':
    case 'signature':
      return gradeOfAccess(loss, comparison)
    case 'lock':
      return gradeOfLock(comparison)
    case 'initializer':
      return graded(loss, 'high', 'high')
    case 'origin':
      return graded(loss, 'low', 'medium')
    default:
      return gradeOfCheck(loss, comparison)
  }
}

function graded({ remainder }: Loss, severity: Severity, confidence: Confidence): Grade {
  return { rule: remainder.kind === 'gone' ? 'guard-removed' : 'guard-weakened', severity, confidence }
}

/** Another door that only chosen ones pass is a matter of trust; one that anybody passes is none. */
function gradeOfAccess(loss: Loss, { contract }: Comparison): Grade {
  const { remainder, clause } = loss
  if (remainder.kind === 'gone') return graded(loss, 'high', 'high')
  const added = remainder.clause.literals.filter(
    (literal) => !clause.literals.some((former) => implies(literal, former)),
  )
  const { how } = remainder.clause.condition
  const isAboutSender =
    how === 'unread' || added.every((literal) => asksSender(literal) || /recover/i.test(keyOf(literal)))
  if (!isAboutSender || isSatisfiedByAnyone(remainder.clause.condition, contract))
    return graded(loss, 'high', 'medium')
  return { rule: 'role-moved', severity: 'low', confidence: 'medium' }
}

/** Without a call to come back from, a lock locks nothing. */
function gradeOfLock({ head }: Comparison): Grade | undefined {
  const calls = stepsOf(head.flow, 'call').filter((call) => canReenter(call) === 'yes')
  if (calls.length === 0) return undefined
  const writes = effectsOf(head).flatMap(({ step }) => (step.kind === 'write' ? [step] : []))
  const isExposed = calls.some((call) => writes.some((write) => reaches(call, write)))
  return { rule: 'guard-removed', severity: isExposed ? 'high' : 'medium', confidence: 'high' }
}

/** Checks of amounts, times and states: how much depends on whether money moves, and on what stands there now. */
function gradeOfCheck(loss: Loss, comparison: Comparison): Grade | undefined {
  const { guard, clause, remainder } = loss
  if (remainder.kind === 'other')
    return isSameText(clause, remainder.clause) ? undefined : graded(loss, 'low', 'low')
  if (remainder.kind === 'weaker') return graded(loss, guard === 'input' ? 'low' : 'medium', 'medium')
  if (unsafeArithmetic(clause, comparison.head) !== undefined) {
    // There is not enough ether to overflow a sum of it.
    return isSumOfEther(clause)
      ? undefined
      : { ...graded(loss, 'high', 'medium'), rule: 'overflow-check-removed' }
  }
  return gradeOfGone(loss, comparison)
}

function gradeOfGone(loss: Loss, comparison: Comparison): Grade | undefined {
  const { guard, clause } = loss
  if (isRangeOfCast(clause) || isMinimum(loss)) return graded(loss, 'high', 'medium')
  switch (guard) {
    case 'outcome':
      return gradeOfOutcome(loss, comparison)
    case 'input':
      return graded(loss, 'low', 'medium')
    case 'pause':
      return graded(loss, 'medium', 'high')
    case 'holder':
    case 'value':
      return graded(loss, 'high', 'medium')
    default:
      return graded(loss, movesMoney(loss, comparison) ? 'high' : 'medium', 'medium')
  }
}

function isSumOfEther({ key }: Clause): boolean {
  return key.includes('+') && key.includes('msg.value')
}

function movesMoney({ effect }: Loss, { head }: Comparison): boolean {
  return effect.isMoney || effectsOf(head).some(({ isMoney }) => isMoney)
}

/** `value <= type(uint96).max`: what the cast behind it would cut off. */
function isRangeOfCast({ literals: [literal] }: Clause): boolean {
  if (literal?.operator !== '<=') return false
  const bound = wholeOf(literal.right)
  return /^type\(u?int\d+\)\.max$/.test(literal.right) || (bound !== undefined && ranges.has(bound))
}

const ranges: ReadonlySet<bigint> = new Set(
  Array.from({ length: 31 }, (_, index) => 2n ** (8n * BigInt(index + 1)) - 1n),
)

/** `minimum <= amount that came out`: the caller names what is the least that is accepted. */
function isMinimum({ guard, clause: { literals } }: Loss): boolean {
  return (
    guard === 'outcome' &&
    literals.every(
      ({ operator, left, right }) =>
        operator.startsWith('<') && [left, right].some((side) => /^\$\w+$/.test(side)),
    )
  )
}

/** The answer of a call that acts and is not made any more needs no check; a call that only reads was made to be asked. */
function gradeOfOutcome(loss: Loss, { base, head }: Comparison): Grade | undefined {
  const { expression, frame } = loss.clause.condition
  const asked = new Set<Node>(
    originsOf(expression, frame).flatMap((origin) => (origin.kind === 'call' ? [origin.node] : [])),
  )
  const calls = stepsOf(base.flow, 'call').filter(({ node }) => asked.has(node))
  const made = new Set(stepsOf(head.flow, 'call').map((call) => callText(call, head)))
  const isMade = calls.some((call) => made.has(callText(call, base)))
  if (!isMade && calls.some((call) => canReenter(call) !== 'read-only')) return undefined
  return graded(loss, comparesAmounts(loss.clause) ? 'high' : 'medium', 'medium')
}

/** Two amounts that are both computed: a debt and what may be borrowed. */
function comparesAmounts({ literals }: Clause): boolean {
  return literals.every(
    ({ operator, left, right }) =>
      operator.startsWith('<') && wholeOf(left) === undefined && wholeOf(right) === undefined,
  )
}

function callText({ target, frame, how, name }: CallStep, reading: Reading): string {
  return `${how} ${name ?? ''} ${target === undefined ? '' : termOf(target, frame, reading)}`
}
