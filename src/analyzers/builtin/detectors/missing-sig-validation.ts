import type { Condition, Flow, Frame } from '../../../solidity/model/flow-types.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { isSolidity } from '../../../solidity/model/storage-location.ts'
import type { Expression } from '../../../solidity/syntax/expressions.ts'
import { canonicalOf } from '../canonical.ts'
import { comparisonsOf } from '../comparisons.ts'
import type { Claim, Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { comesFrom, keysOf } from '../provenance.ts'
import { quote, spotOfCondition } from '../spot.ts'

/** Signers that may be nobody. */
export const missingSigValidation: Detector = {
  id: 'missing_sig_validation',
  class: 'missing_sig_validation',
  severity: 'high',
  confidence: 'medium',
  title: 'A broken signature passes for the zero address',
  looksAt:
    'What `ecrecover` gives, compared for equality with an address from parameters or storage, where neither is compared with zero.',
  ignores:
    'Comparisons with the sender and with constants, and libraries that revert. Single variables in storage are hardly ever zero, so they are told at low severity and confidence.',
  references: [],
  scope: 'contract',
  detect: (contract) => entryFlows(contract).flatMap(claimsAbout),
}

function claimsAbout(flow: Flow): readonly Claim[] {
  const isRaw = flow.steps.some((step) => step.kind === 'builtin' && step.name === 'ecrecover')
  if (!isRaw) return []
  if (flow.conditions.some(asksForMember)) return []
  const notZero = new Set(flow.conditions.flatMap(comparedWithZero))
  return flow.conditions.flatMap((condition) => claimsAboutCondition(condition, notZero))
}

/** `isOwner[signer]`: nobody registers the zero address. */
function asksForMember({ expression, frame }: Condition): boolean {
  return originsOf(expression, frame).some((origin) => keysOf(origin).some(({ kind }) => kind === 'signer'))
}

/** The values that are compared with the zero address. */
function comparedWithZero(condition: Condition): readonly string[] {
  return comparisonsOf(condition).flatMap(({ left, right }) => [
    ...(isZero(right) ? [left] : []),
    ...(isZero(left) ? [right] : []),
  ])
}

function isZero(text: string): boolean {
  return /^(?:0x)?0+$/.test(text)
}

function claimsAboutCondition(condition: Condition, notZero: ReadonlySet<string>): readonly Claim[] {
  const { expression, frame } = condition
  if (!isSolidity(expression) || expression.type !== 'BinaryOperation') return []
  if (!/^[!=]=$/.test(expression.operator)) return []
  const { left, right } = expression
  const [signer, other] = isSigner(left, frame) ? [left, right] : [right, left]
  if (!isSigner(signer, frame) || isSigner(other, frame)) return []
  if (notZero.has(canonicalOf(signer, frame)) || notZero.has(canonicalOf(other, frame))) return []
  const risk = riskOf(other, frame)
  if (risk === 'none') return []
  return [
    {
      message: `${quote(expression, frame.callable.file)} holds for any broken signature when the other side is the zero address`,
      at: spotOfCondition(condition),
      ...(risk === 'low' ? { severity: 'low', confidence: 'low' } : {}),
    },
  ]
}

function isSigner(expression: Expression, frame: Frame): boolean {
  return originsOf(expression, frame).some(({ kind }) => kind === 'signer')
}

/** Whether the other side can be made zero: a parameter or the unset entry of a mapping. */
function riskOf(other: Expression, frame: Frame): 'high' | 'low' | 'none' {
  const origins = originsOf(other, frame)
  if (comesFrom(origins, 'msg.sender', 'this')) return 'none'
  if (origins.some(({ kind }) => kind === 'parameter')) return 'high'
  if (origins.some((origin) => origin.kind === 'storage' && origin.location.path.length > 0)) return 'high'
  return origins.some(({ kind }) => kind === 'storage') ? 'low' : 'none'
}
