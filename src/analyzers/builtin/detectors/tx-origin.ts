import { flowOf } from '../../../solidity/model/flow.ts'
import type { Condition } from '../../../solidity/model/flow-types.ts'
import { kindOfGuard } from '../../../solidity/model/guards.ts'
import type { Claim, Detector } from '../detector.ts'
import { callablesOf } from '../own-steps.ts'
import { comesFrom, sourcesOf } from '../provenance.ts'
import { quote, spotOfCondition } from '../spot.ts'

/** Decisions about who may do something, taken by `tx.origin`. */
export const txOrigin: Detector = {
  id: 'tx_origin',
  class: 'tx_origin',
  severity: 'high',
  confidence: 'high',
  title: 'Authorisation by tx.origin',
  looksAt:
    'Conditions that compare `tx.origin`, also through variables and functions, with an account, or look it up in a mapping.',
  ignores:
    '`tx.origin == msg.sender`, which only keeps contracts out, is told at low severity, as are other questions than who it is. Uses that decide nothing: events, payments, records.',
  references: [],
  scope: 'file',
  detect: (file) =>
    callablesOf(file)
      .flatMap((callable) => flowOf(callable).conditions)
      .filter(({ expression, frame }) => comesFrom(sourcesOf(expression, frame), 'tx.origin'))
      .map(toClaim),
}

function toClaim(condition: Condition): Claim {
  const code = quote(condition.expression, condition.frame.callable.file)
  const at = spotOfCondition(condition)
  switch (kindOfGuard(condition)) {
    case 'sender':
      return {
        message: `${code} lets through every contract that the right account is lured into calling`,
        at,
      }
    case 'origin':
      return { message: `${code} keeps contracts out, also wallets that are contracts`, at, severity: 'low' }
    default:
      return { message: `${code} depends on who started the transaction`, at, severity: 'low' }
  }
}
