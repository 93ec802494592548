import type { Condition, Flow, WriteStep } from '../../../solidity/model/flow-types.ts'
import { rootOf } from '../../../solidity/model/origin.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { conditionsAt, stepsOf } from '../../../solidity/model/paths.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import type { Claim, Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { writesTo } from '../every-write.ts'
import { comesFrom, keysOf, sourcesOf } from '../provenance.ts'
import { quote, spotOf, spotOfCondition } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Prices and allowances that are replaced while somebody relies on the old ones. */
export const priceRace: Detector = {
  id: 'price_race',
  class: 'front_running',
  severity: 'low',
  confidence: 'low',
  title: 'A price or allowance changes on the way',
  looksAt:
    'Payments that are compared with a price that buyers or owners set, and `approve` that replaces an allowance without looking at the old one.',
  ignores:
    'Prices that only the constructor sets, and allowances that go up and down or that have to be zero first.',
  references: ['https://swcregistry.io/docs/SWC-114/'],
  scope: 'contract',
  detect: (contract) =>
    entryFlows(contract).flatMap((flow) => [
      ...flow.conditions.filter((condition) => isMovingPrice(condition, contract)).map(toPriceClaim),
      ...stepsOf(flow, 'write')
        .filter((step) => replacesAllowance(step, flow))
        .map((step) => toAllowanceClaim(step, flow)),
    ]),
}

function isMovingPrice({ expression, frame, otherwise }: Condition, contract: Contract): boolean {
  if (otherwise !== 'reverts') return false
  const origins = originsOf(expression, frame)
  if (!comesFrom(origins, 'msg.value')) return false
  return origins.some((origin) => {
    if (origin.kind !== 'storage' || origin.location.path.length > 0) return false
    return writesTo(rootOf(origin.location), contract).some(
      ({ step, flow }) =>
        flow.callable.kind !== 'constructor' &&
        step.value !== undefined &&
        originsOf(step.value, step.frame).some(({ kind }) => kind === 'parameter'),
    )
  })
}

function toPriceClaim(condition: Condition): Claim {
  return {
    message: `${quote(condition.expression, condition.frame.callable.file)} looks at a price that may have changed since the buyer saw it`,
    at: spotOfCondition(condition),
  }
}

/** `allowance[msg.sender][spender] = amount`, in a function with just these two parameters. */
function replacesAllowance(step: WriteStep, { callable }: Flow): boolean {
  if (!/^approve$/i.test(callable.name) || step.how !== 'assign' || step.location.path.length !== 2)
    return false
  const keys = keysOf({ kind: 'storage', location: step.location })
  if (!comesFrom(keys, 'msg.sender') || !keys.some(({ kind }) => kind === 'parameter')) return false
  if (!sourcesOf(step.value, step.frame).some(({ kind }) => kind === 'parameter')) return false
  return !conditionsAt(step).some(({ expression, frame }) =>
    originsOf(expression, frame).some(
      (origin) => origin.kind === 'storage' && rootOf(origin.location) === rootOf(step.location),
    ),
  )
}

function toAllowanceClaim(step: WriteStep, { callable }: Flow): Claim {
  return {
    message: `${nameOf(callable)} replaces an allowance that the spender can still use up just before`,
    at: spotOf(step),
    severity: 'info',
  }
}
