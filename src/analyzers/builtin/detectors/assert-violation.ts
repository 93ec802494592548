import type { Flow, GuardStep } from '../../../solidity/model/flow-types.ts'
import { rootOf } from '../../../solidity/model/origin.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { conditionsAt, stepsOf } from '../../../solidity/model/paths.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import { type Comparison, comparisonsOf } from '../comparisons.ts'
import type { Claim, Detector } from '../detector.ts'
import { everyFlow } from '../every-flow.ts'
import { openWritesTo } from '../every-write.ts'
import { comesFrom, storageIn } from '../provenance.ts'
import { quote, spotOf } from '../spot.ts'

/** Assertions that are no laws of the contract. */
export const assertViolation: Detector = {
  id: 'assert_violation',
  class: 'assert_violation',
  severity: 'high',
  confidence: 'medium',
  title: '`assert` for something that can fail',
  looksAt: '`assert` of what a caller gives, of what another contract answers, and of `false`.',
  ignores:
    'Assertions after arithmetic (`c >= a`), and of what was already required. Those of what the caller gives stop nobody else and are told at medium severity; those in inner functions, and those about storage that an outsider cannot simply set, at low severity and confidence.',
  references: [
    'https://docs.soliditylang.org/en/latest/control-structures.html#panic-via-assert-and-error-via-require',
  ],
  scope: 'contract',
  detect: (contract) =>
    everyFlow(contract).flatMap((flow) =>
      stepsOf(flow, 'guard').flatMap((step) =>
        step.how === 'assert' ? claimsAbout(step, flow, contract) : [],
      ),
    ),
}

function claimsAbout(step: GuardStep, flow: Flow, contract: Contract): readonly Claim[] {
  const { condition, frame } = step
  const comparisons = flow.conditions.filter(({ node }) => node === step.node).flatMap(comparisonsOf)
  if (comparisons.some(isAfterArithmetic) || isRequiredBefore(step, comparisons)) return []
  const reason = reasonOf(step)
  if (reason === undefined) return []
  const isVague =
    condition.type !== 'BooleanLiteral' &&
    (frame.caller !== undefined || (reason === ofStorage && !isUpToOutsiders(step, flow, contract)))
  return [
    {
      message: `${quote(step.node, frame.callable.file)} ${reason}`,
      at: spotOf(step),
      ...(isVague
        ? { severity: 'low', confidence: 'low' }
        : reason === ofInput
          ? { severity: 'medium' }
          : {}),
    },
  ]
}

/** One stored value, not a law between several, which anybody writes in other functions than this one. */
function isUpToOutsiders(step: GuardStep, flow: Flow, contract: Contract): boolean {
  const [root, ...others] = storageIn(step.condition, step.frame)
  if (root === undefined || others.length > 0) return false
  const isWrittenHere = stepsOf(flow, 'write').some(({ location }) => rootOf(location) === root)
  return !isWrittenHere && openWritesTo(root, contract).some(({ step: { how } }) => how === 'assign')
}

const ofInput = 'is a check of what comes from outside, and `require` is for that'

const ofStorage = 'is about stored values that other functions may bring out of step'

function reasonOf({ condition, frame }: GuardStep): string | undefined {
  if (condition.type === 'BooleanLiteral') return condition.value ? undefined : 'fails whenever it is reached'
  const origins = originsOf(condition, frame)
  if (origins.some(({ kind }) => kind === 'call')) return 'depends on what another contract answers'
  const isInput = origins.some(({ kind }) => kind === 'parameter')
  if (isInput || comesFrom(origins, 'msg.sender', 'msg.value', 'msg.data', 'tx.origin')) return ofInput
  return ofStorage
}

/** `a + b >= a`: one side is part of the other. */
function isAfterArithmetic({ left, right }: Comparison): boolean {
  return left !== right && (isInside(left, right) || isInside(right, left))
}

function isInside(part: string, whole: string): boolean {
  return /[-+*/]/.test(whole) && whole.includes(part)
}

function isRequiredBefore(step: GuardStep, comparisons: readonly Comparison[]): boolean {
  const before = conditionsAt(step).flatMap(comparisonsOf)
  return comparisons.some(({ operator, left, right }) =>
    before.some((it) => it.operator === operator && it.left === left && it.right === right),
  )
}
