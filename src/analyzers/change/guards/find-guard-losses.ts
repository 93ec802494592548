import { confidences, severities } from '../../../domain/severity.ts'
import { flowOf } from '../../../solidity/model/flow.ts'
import type { Frame } from '../../../solidity/model/flow-types.ts'
import type { Callable } from '../../../solidity/model/types.ts'
import type { Claim } from '../claim.ts'
import type { ContractPair, Sides } from '../side.ts'
import { headOf, listed, nameOf, quote, type Spot } from '../wording.ts'
import { readFlow } from './clause.ts'
import { type Grade, gradeOf } from './grade.ts'
import { type Comparison, type Loss, lossesOf } from './loss.ts'
import { pairEntries, parameterNames } from './pair-entries.ts'
import type { Renaming } from './renaming.ts'
import { contrast, effectWords, spotOfEffect } from './sentence.ts'

/** A loss where it came about. */
interface Finding {
  readonly loss: Loss
  readonly grade: Grade
  readonly entry: Callable
  /** The innermost function that is still there and used to ask, or to have somebody ask. */
  readonly cause: Callable
}

/** Guards that functions of one contract had and have no more, one claim per guard and place where it vanished. */
export function guardLosses(pair: ContractPair, renaming: Renaming, { targets }: Sides): readonly Claim[] {
  const groups = new Map<string, [Finding, ...Finding[]]>()
  for (const entry of pairEntries(pair)) {
    if (entry.base === undefined || entry.wasInternal || isView(entry.head)) continue
    for (const finding of findingsOf(entry.base, entry.head, pair, renaming)) {
      const { loss, cause } = finding
      const { condition } = loss.clause
      const key = JSON.stringify([
        cause.file.path,
        cause.node.range,
        condition.node.range,
        loss.remainder.kind,
      ])
      const known = groups.get(key)
      if (known === undefined) groups.set(key, [finding])
      else known.push(finding)
    }
  }
  return [...groups.values()].map((group) => toClaim(group, targets))
}

function isView({ mutability }: Callable): boolean {
  return mutability === 'view' || mutability === 'pure'
}

function findingsOf(
  base: Callable,
  head: Callable,
  pair: ContractPair,
  renaming: Renaming,
): readonly Finding[] {
  const parameters = parameterNames(base, head)
  const comparison: Comparison = {
    base: readFlow(flowOf(base, pair.base), parameters.base),
    head: readFlow(flowOf(head, pair.head), parameters.head),
    contract: pair.head,
    renaming,
  }
  return lossesOf(comparison).flatMap((loss) => {
    const grade = gradeOf(loss, comparison)
    if (grade === undefined) return []
    return [{ loss, grade, entry: head, cause: causeOf(loss.clause.condition.frame, comparison) ?? head }]
  })
}

function causeOf(frame: Frame, comparison: Comparison): Callable | undefined {
  if (frame.caller === undefined) return undefined
  const { callable } = frame
  const survivor = comparison.head.flow.frames.find(
    (one) =>
      one.caller !== undefined &&
      one.callable.kind === callable.kind &&
      one.callable.name === callable.name &&
      one.callable.contract?.name === callable.contract?.name,
  )
  return survivor?.callable ?? causeOf(frame.caller, comparison)
}

function toClaim(group: readonly [Finding, ...Finding[]], targets: ReadonlySet<string>): Claim {
  const [first, ...others] = group
  const worst = others.reduce(worseOf, first)
  const { loss, grade, entry, cause } = worst
  const entries = [...new Set(group.map((one) => one.entry))]
  const isShared = cause !== entry
  const at =
    [headOf(cause), ...entries.map(headOf)].find(({ file }) => targets.has(file.path)) ?? headOf(entry)
  const effect = spotOfEffect(loss.effect.step)
  return {
    ...grade,
    message: contrast(loss, listed((isShared ? [...entries] : [entry]).map(nameOf))),
    at,
    repeats: quote(loss.clause.condition.expression, loss.clause.condition.frame.callable.file),
    related: [
      ...(isShared ? entries.slice(0, 4).map((one) => described(headOf(one), 'loses the guard')) : []),
      described(effect, `${effectWords(loss.effect.step)} is what it guarded`),
    ],
  }
}

function described(at: Spot, message: string) {
  return { at, message }
}

/** The first of two that are alike. */
function worseOf(one: Finding, other: Finding): Finding {
  return rankOf(other.grade) < rankOf(one.grade) ? other : one
}

function rankOf({ severity, confidence }: Grade): number {
  return severities.indexOf(severity) * confidences.length + confidences.indexOf(confidence)
}
