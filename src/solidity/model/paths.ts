import type { Condition, Facts, Flow, Step, StepOf } from './flow-types.ts'

/** The steps of one kind, in order. */
export function stepsOf<Kind extends Step['kind']>(flow: Flow, kind: Kind): readonly StepOf<Kind>[] {
  return flow.steps.filter((step): step is StepOf<Kind> => step.kind === kind)
}

/** All steps that some path leads to from a step. The step itself is among them only when a loop leads back. */
export function stepsAfter(step: Step): ReadonlySet<Step> {
  const known = after.get(step)
  if (known !== undefined) return known
  const found = new Set<Step>(step.next)
  for (const reached of found) for (const next of reached.next) found.add(next)
  after.set(step, found)
  return found
}

const after = new WeakMap<Step, ReadonlySet<Step>>()

/** Whether some path leads from one step to another. */
export function reaches(from: Step, to: Step): boolean {
  return stepsAfter(from).has(to)
}

/** What holds on every path to a step, in the order in which it was asked. */
export function conditionsAt(step: Step): readonly Condition[] {
  const found: Condition[] = []
  for (let facts: Facts | undefined = step.facts; facts !== undefined; facts = facts.outer)
    found.push(facts.condition)
  return found.reverse()
}
