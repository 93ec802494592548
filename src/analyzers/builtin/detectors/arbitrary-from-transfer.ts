import type { Condition, Flow, Frame } from '../../../solidity/model/flow-types.ts'
import { conditionsAt } from '../../../solidity/model/paths.ts'
import type { Contract } from '../../../solidity/model/types.ts'
import type { Claim, Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { isProtected } from '../protection.ts'
import { comesFrom, parametersIn, sourcesOf } from '../provenance.ts'
import { quote, spotOf } from '../spot.ts'
import { tokenArguments } from '../token-moves.ts'
import { nameOf } from '../wording.ts'

/** Tokens that are taken from an account which the sender names. */
export const arbitraryFromTransfer: Detector = {
  id: 'arbitrary_from_transfer',
  class: 'arbitrary_from_transfer',
  severity: 'high',
  confidence: 'high',
  title: 'Transfer from an account that the caller chooses',
  looksAt:
    '`transferFrom` and `safeTransferFrom` of tokens, also through libraries, where the account to take from is an argument of an open function.',
  ignores:
    'Functions that only chosen senders reach, that compare the account with the sender, ask for its permission, or check a signature.',
  references: [],
  scope: 'contract',
  detect: (contract) => entryFlows(contract).flatMap((flow) => claimsIn(flow, contract)),
}

function claimsIn(flow: Flow, contract: Contract): readonly Claim[] {
  return flow.steps.flatMap((step) => {
    const taking = tokenArguments(step, takes, 3)
    const [from] = taking?.given ?? []
    if (from === undefined || isProtected(step, contract)) return []
    const chosen = parametersIn(from, step.frame)
    if (chosen.size === 0 || comesFrom(sourcesOf(from, step.frame), 'msg.sender')) return []
    if (conditionsAt(step).some((condition) => isAgreed(condition, chosen))) return []
    const { file } = step.frame.callable
    const message = `Whoever calls ${nameOf(flow.callable)} decides from whom ${quote(step.node, file)} takes: ${quote(from, file)} may be anyone who has approved this contract`
    return [{ message, at: spotOf(step) }]
  })
}

const takes: ReadonlySet<string> = new Set(['transferFrom', 'safeTransferFrom'])

/** The condition is about the account and the sender together: they are equal, or one has let the other. */
function isAgreed({ expression, frame, how }: Condition, chosen: ReadonlySet<unknown>): boolean {
  if (how === 'unread') return false
  return mentions(expression, frame, chosen) && comesFrom(everything(expression, frame), 'msg.sender')
}

function mentions(expression: Condition['expression'], frame: Frame, chosen: ReadonlySet<unknown>): boolean {
  return everything(expression, frame).some(
    (origin) => origin.kind === 'parameter' && chosen.has(origin.variable),
  )
}

function everything(expression: Condition['expression'], frame: Frame) {
  const asked = expression.type === 'FunctionCall' ? expression.arguments : []
  return [expression, ...asked].flatMap((part) => sourcesOf(part, frame))
}
