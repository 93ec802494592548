import type { CallStep, Flow } from '../../../solidity/model/flow-types.ts'
import { isRestricted } from '../../../solidity/model/guards.ts'
import { rootOf } from '../../../solidity/model/origin.ts'
import { reaches, stepsOf } from '../../../solidity/model/paths.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import type { Claim, Detector } from '../detector.ts'
import { reachableSteps } from '../entry-flows.ts'
import { openWritesTo } from '../every-write.ts'
import { comesFrom, sourcesOf, storageIn } from '../provenance.ts'
import { quote, spotOf } from '../spot.ts'
import { isInsisted } from '../success.ts'

/** Payments that a receiver can refuse, and with that stop everybody else. */
export const denialOfService: Detector = {
  id: 'denial_of_service',
  class: 'denial_of_service',
  severity: 'high',
  confidence: 'high',
  title: 'One receiver can stop everyone',
  looksAt:
    'Payments by `transfer`, or by `send` and `call` whose success is insisted on: to stored addresses in a loop, and to a stored address that is replaced only after it was paid.',
  ignores:
    'Payments to the sender, and calls with data that come with ether. Stored receivers that only chosen senders can set are told at medium confidence, lists that come with the call at low severity and confidence.',
  references: ['https://docs.soliditylang.org/en/latest/common-patterns.html#withdrawal-from-contracts'],
  scope: 'contract',
  detect: (contract) =>
    reachableSteps(contract, 'call')
      .filter(({ step, flow }) => isPayment(step) && isInsisted(step, flow))
      .flatMap(({ step, flow }) => claimsAbout(step, flow, contract)),
}

/** With data it is a call that somebody wants made, and that it may fail is part of it. */
function isPayment({ how, value, arguments: [data], frame }: CallStep): boolean {
  if (how !== 'call') return how === 'transfer' || how === 'send'
  return value !== undefined && sourcesOf(data, frame).every(({ kind }) => kind === 'constant')
}

function claimsAbout(step: CallStep, flow: Flow, contract: Contract): readonly Claim[] {
  const { target, frame } = step
  const origins = sourcesOf(target, frame)
  if (comesFrom(origins, 'msg.sender')) return []
  const code = quote(step.node, frame.callable.file)
  const roots = [...storageIn(target, frame)]
  if (step.loops.length > 0) {
    if (origins.every(({ kind }) => kind === 'constant')) return []
    const isOpen = roots.some((root) => openWritesTo(root, contract).length > 0)
    return [
      {
        message: `${code} pays several receivers in one transaction; one that refuses keeps all others from being paid`,
        at: spotOf(step),
        ...gradeOf(roots.length > 0, isOpen),
      },
    ]
  }
  const [successor] = stepsOf(flow, 'write').filter(
    (write) =>
      roots.includes(rootOf(write.location)) &&
      write.value !== undefined &&
      comesFrom(sourcesOf(write.value, write.frame), 'msg.sender') &&
      (reaches(step, write) || reaches(write, step)),
  )
  if (successor === undefined || isRestricted(step)) return []
  return [
    {
      message: `if the receiver of ${code} refuses the payment, nobody can take its place`,
      at: spotOf(step),
      path: [{ at: spotOf(successor), role: 'the receiver is replaced only when it was paid' }],
    },
  ]
}

/** Whoever is on a stored list has a hold on the others; a caller who brings the list can leave one out. */
function gradeOf(isStored: boolean, isOpen: boolean): Partial<Claim> {
  if (isOpen) return {}
  return isStored ? { confidence: 'medium' } : { severity: 'low', confidence: 'low' }
}
