import { movesEther, tokenCallOf } from '../../../solidity/model/calls.ts'
import type { CallStep, Condition, Flow, Frame, WriteStep } from '../../../solidity/model/flow-types.ts'
import { isRestricted } from '../../../solidity/model/guards.ts'
import { rootOf } from '../../../solidity/model/origin.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { conditionsAt, stepsOf } from '../../../solidity/model/paths.ts'
import { isSolidity } from '../../../solidity/model/storage-location.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import type { Expression } from '../../../solidity/syntax/expressions.ts'
import { type OpenChoice, openChoicesIn } from '../choices.ts'
import type { Claim, Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { writesTo } from '../every-write.ts'
import { mentionsHash } from '../hashes.ts'
import { comesFrom, sourcesOf } from '../provenance.ts'
import { quote, spotOf, spotOfCondition } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Answers that anybody can copy, and prices that change on the way. */
export const frontRunning: Detector = {
  id: 'front_running',
  class: 'front_running',
  severity: 'high',
  confidence: 'medium',
  title: 'Who is faster wins',
  looksAt:
    'Payments for an answer whose hash is stored, where the answer stands in the call and nothing ties it to the sender; choices of players that are stored without a hash; rewards and prices in storage that another function changes.',
  ignores:
    'Answers hashed together with the sender. Rewards and prices that can be changed are told at low severity and confidence: most of the time that is meant.',
  references: [],
  scope: 'contract',
  detect: (contract) => entryFlows(contract).flatMap((flow) => claimsAbout(flow, contract)),
}

function claimsAbout(flow: Flow, contract: Contract): readonly Claim[] {
  const payments = stepsOf(flow, 'call').filter((step) => isReward(step) && !isRestricted(step))
  const puzzles = payments.flatMap((payment) => conditionsAt(payment).filter(isPuzzle))
  return [
    ...openChoicesIn(flow, contract).map(toChoiceClaim),
    ...puzzles.map((condition) => toPuzzleClaim(condition, flow)),
    ...payments
      .filter((payment) => isMovable(payment, flow, contract))
      .map((payment) => toRaceClaim(payment)),
  ]
}

function toChoiceClaim({ step }: OpenChoice): Claim {
  return {
    message: `${quote(step.node, step.frame.callable.file)} shows the choice to everyone before the game is decided`,
    at: spotOf(step),
    severity: 'medium',
    confidence: 'low',
  }
}

/** Ether or tokens that go to the sender. */
function isReward(step: CallStep): boolean {
  const { target, frame } = step
  if (tokenCallOf(step) === undefined)
    return movesEther(step) && comesFrom(sourcesOf(target, frame), 'msg.sender')
  return step.arguments.some((part) => comesFrom(sourcesOf(part, frame), 'msg.sender'))
}

/** `hash(answer) == stored`: whoever reads the answer in a waiting transaction can send it first. */
function isPuzzle({ expression, holds, frame }: Condition): boolean {
  if (!isSolidity(expression) || expression.type !== 'BinaryOperation') return false
  if ((expression.operator === '==') !== holds || !/^[!=]=$/.test(expression.operator)) return false
  const { left, right } = expression
  return isAnswer(left, right, frame) || isAnswer(right, left, frame)
}

function isAnswer(answer: Expression, stored: Expression, frame: Frame): boolean {
  const origins = originsOf(answer, frame)
  const isOpen = origins.some(({ kind }) => kind === 'parameter') && !comesFrom(origins, 'msg.sender')
  if (!isOpen || origins.some(({ kind }) => kind === 'signer')) return false
  const others = originsOf(stored, frame)
  const isFixed = others.length > 0 && others.every(({ kind }) => kind === 'storage' || kind === 'constant')
  return isFixed && mentionsHash(answer, frame)
}

function toPuzzleClaim(condition: Condition, { callable }: Flow): Claim {
  const code = quote(condition.expression, condition.frame.callable.file)
  return {
    message: `the answer that ${code} asks ${nameOf(callable)} for can be copied from a waiting transaction and sent first`,
    at: spotOfCondition(condition),
  }
}

/** The amount is a single variable that some other function sets. */
function isMovable({ value, frame }: CallStep, flow: Flow, contract: Contract): boolean {
  const origins = value === undefined ? [] : originsOf(value, frame)
  return origins.some((origin) => {
    if (origin.kind !== 'storage' || origin.location.path.length > 0) return false
    return writesTo(rootOf(origin.location), contract).some(
      ({ step, flow: other }) => other !== flow && other.callable.kind !== 'constructor' && isChoice(step),
    )
  })
}

function isChoice(step: WriteStep): boolean {
  if (step.how !== 'assign') return false
  const origins = sourcesOf(step.value, step.frame)
  return origins.some(({ kind }) => kind === 'parameter') || comesFrom(origins, 'msg.value')
}

function toRaceClaim(payment: CallStep): Claim {
  return {
    message: `what ${quote(payment.node, payment.frame.callable.file)} pays can be changed while the transaction waits`,
    at: spotOf(payment),
    severity: 'low',
    confidence: 'low',
  }
}
