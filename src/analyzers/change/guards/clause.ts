import type { Condition, Flow, Frame, Step, StepOf } from '../../../solidity/model/flow-types.ts'
import { remember } from '../../../solidity/model/memo.ts'
import { conditionsAt, stepsAfter, stepsOf } from '../../../solidity/model/paths.ts'
import { normalise } from '../../../solidity/normalise.ts'
import type { VariableDeclaration } from '../../../solidity/syntax/expressions.ts'
import { type Clause, type Formula, formulaOf, type Reader } from './formula.ts'
import { implies, isContradiction, isTautology, keyOf, type Literal } from './literal.ts'

/** Formulas that grow beyond this are taken for one question. */
const mostClauses = 24
const mostLiterals = 24

export function readFlow(flow: Flow, parameters: ReadonlyMap<VariableDeclaration, string>): Reader {
  const returns = new Map<Frame, StepOf<'return'>[]>()
  for (const step of stepsOf(flow, 'return')) {
    const known = returns.get(step.frame)
    if (known === undefined) returns.set(step.frame, [step])
    else known.push(step)
  }
  return {
    flow,
    parameters,
    returns,
    terms: new Map(),
    nesting: { depth: 0 },
    formulas: { true: new Map(), false: new Map() },
    clauses: new Map(),
  }
}

/** All that must hold for a step to happen and to last: what is asked on every path before it, and on every path after. */
export function clausesAt(step: Step, reader: Reader): readonly Clause[] {
  const known = reader.clauses.get(step) ?? readClauses(step, reader)
  reader.clauses.set(step, known)
  return known
}

function readClauses(step: Step, reader: Reader): readonly Clause[] {
  const before = conditionsAt(step)
  const late = askedAfter(step, reader).filter((condition) => !before.includes(condition))
  return [
    ...before.flatMap((condition) => clausesOf(condition, false, reader)),
    ...late.flatMap((condition) => clausesOf(condition, true, reader)),
  ]
}

/** What holds at every end that a step can come to. */
function askedAfter(step: Step, { flow }: Reader): readonly Condition[] {
  const ends = [step, ...stepsAfter(step)].filter(isEnd)
  const [first, ...others] = ends.map((end) => [...conditionsAt(end), ...askedBy(end, flow)])
  return (first ?? []).filter(
    (condition) => condition.otherwise === 'reverts' && others.every((held) => held.includes(condition)),
  )
}

/** Nothing follows, at least on one of the ways out of a decision. */
function isEnd({ kind, next }: Step): boolean {
  return next.length === (kind === 'branch' ? 1 : 0) && kind !== 'revert'
}

/** What the last step asks itself; no step knows of it any more. */
function askedBy(end: Step, { conditions }: Flow): readonly Condition[] {
  if (end.kind !== 'guard' && end.kind !== 'branch') return []
  const asking = end.kind === 'guard' ? end.node : end.statement
  return conditions.filter(({ node, frame }) => node === asking && frame === end.frame)
}

/** The keys of what is asked in loops: for each element, so that it holds for all of them behind the loop. */
export function askedInLoops(reader: Reader): ReadonlySet<string> {
  const { steps, conditions } = reader.flow
  const asking = new Set(
    steps.flatMap(({ loops, node, statement }) => (loops.length > 0 ? [node, statement] : [])),
  )
  const asked = conditions.filter(({ node, otherwise }) => otherwise === 'reverts' && asking.has(node))
  return new Set(asked.flatMap((condition) => clausesOf(condition, false, reader).map(({ key }) => key)))
}

function clausesOf(condition: Condition, isLate: boolean, reader: Reader): readonly Clause[] {
  const { expression, holds, frame } = condition
  return normalForm(formulaOf(expression, holds, frame, reader)).flatMap((literals) => {
    const possible = literals.filter((literal) => !isContradiction(literal))
    if (possible.some(isTautology)) return []
    const key = possible.map(keyOf).sort().join(' | ')
    return [{ literals: possible, key, condition, isLate }]
  })
}

/** Conjunctive: each inner list has one literal that holds. */
const normalForm = remember((formula: Formula): readonly (readonly Literal[])[] => {
  if (formula.kind === 'literal') return [[formula.literal]]
  const parts = formula.parts.map((part) => normalForm(part))
  if (formula.kind === 'and') return parts.flat().slice(0, mostClauses)
  return parts.reduce<readonly (readonly Literal[])[]>(
    (clauses, part) =>
      clauses.flatMap((clause) => part.map((other) => union(clause, other))).slice(0, mostClauses),
    [[]],
  )
})

function union(one: readonly Literal[], other: readonly Literal[]): readonly Literal[] {
  const literals = new Map([...one, ...other].map((literal) => [keyOf(literal), literal]))
  return [...literals.values()].slice(0, mostLiterals)
}

/** Whether one clause is never true without the other. */
export function clauseImplies(one: Clause, other: Pick<Clause, 'literals'>): boolean {
  return one.literals.every((literal) => other.literals.some((wanted) => implies(literal, wanted)))
}

/** The same question about a value that is computed in another way. */
export function isSameText(one: Clause, other: Clause): boolean {
  return textOfCondition(one) === textOfCondition(other) && one.condition.holds === other.condition.holds
}

function textOfCondition({ condition: { expression, frame } }: Clause): string {
  return normalise(frame.callable.file.text, ...expression.range)
}
