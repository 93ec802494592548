import type { Condition, Flow, Step } from '../../../solidity/model/flow-types.ts'
import { type Origin, rootOf } from '../../../solidity/model/origin.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { stepsOf } from '../../../solidity/model/paths.ts'
import { behind } from '../behind.ts'
import { canonicalOf } from '../canonical.ts'
import type { Claim, Detector } from '../detector.ts'
import { entryFlows } from '../entry-flows.ts'
import { comesFrom } from '../provenance.ts'
import { type Recovery, recoveriesIn } from '../recoveries.ts'
import { quote, spotOf } from '../spot.ts'
import { nameOf } from '../wording.ts'

/** Signatures that work more than once, or in more than one place. */
export const signatureReplay: Detector = {
  id: 'signature_replay',
  class: 'signature_replay',
  severity: 'high',
  confidence: 'medium',
  title: 'A signature can be used again',
  looksAt:
    'Functions that change something when a signature is right, without a nonce that they count up, or a record of what was used.',
  ignores:
    'View functions. Hashes without the chain in them, and nonces kept by code that is not known, are told at low severity and confidence.',
  references: ['https://eips.ethereum.org/EIPS/eip-712'],
  scope: 'contract',
  detect: (contract) =>
    entryFlows(contract)
      .filter(({ callable }) => callable.mutability !== 'view' && callable.mutability !== 'pure')
      .flatMap((flow) => recoveriesIn(flow).flatMap((recovery) => claimsAbout(recovery, flow))),
}

function claimsAbout(recovery: Recovery, flow: Flow): readonly Claim[] {
  const { hash, frame, step } = recovery
  const changes = flow.steps.some(
    ({ kind, index }) => (kind === 'write' || kind === 'call') && index > step.index,
  )
  if (!changes) return []
  const origins = originsOf(hash, frame)
  const hashing = hashingOf(recovery, flow)
  const at = spotOf(hashing ?? step)
  const name = nameOf(flow.callable)
  const code = quote(step.node, step.frame.callable.file)
  if (!isSpent(origins, flow)) {
    return [
      {
        message: `whoever saw a signature for ${name} can use it again: nothing that ${code} checks is used up`,
        at,
        ...(isKnown(origins) ? {} : { confidence: 'low' }),
      },
    ]
  }
  if (isBoundToPlace(recovery, origins)) return []
  return [
    {
      message: `the hash that ${name} checks says nothing of this chain and contract, so a signature may be good elsewhere too`,
      at,
      ...(hashing === undefined || comesFrom(origins, 'this') ? { severity: 'low', confidence: 'low' } : {}),
    },
  ]
}

/** Whether what was hashed is seen: assembly hashes memory, and libraries that were not found hash anything. */
function isKnown(origins: readonly Origin[]): boolean {
  const isSeen = origins.some(({ kind }) => kind === 'parameter' || kind === 'storage')
  return isSeen && !origins.some(({ kind }) => kind === 'unknown')
}

/** Where what is signed is put together. */
function hashingOf({ hash, frame }: Recovery, { steps }: Flow): Step | undefined {
  const { expression } = behind(hash, frame)
  return steps.find((step) => step.kind === 'builtin' && step.node === expression)
}

/** A nonce that is part of the hash and is written, or a flag that is asked for and set. */
function isSpent(origins: readonly Origin[], flow: Flow): boolean {
  const writes = stepsOf(flow, 'write')
  const written = new Set(writes.map(({ location }) => rootOf(location)))
  if (writes.some(({ location: { root } }) => root.kind === 'variable' && /nonce/i.test(root.variable.name)))
    return true
  if (origins.some((origin) => origin.kind === 'storage' && written.has(rootOf(origin.location)))) return true
  return flow.conditions.some((condition) => asksForUse(condition, written))
}

function asksForUse({ expression, frame }: Condition, written: ReadonlySet<unknown>): boolean {
  const isOrder = expression.type === 'BinaryOperation' && /^[<>]=?$/.test(expression.operator)
  return originsOf(expression, frame).some((origin) => {
    if (origin.kind !== 'storage' || !written.has(rootOf(origin.location))) return false
    const { root } = origin.location
    return !isOrder || (root.kind === 'variable' && counters.test(root.variable.name))
  })
}

const counters = /nonce|counter|sequence|index|used|last/i

function isBoundToPlace({ hash, frame }: Recovery, origins: readonly Origin[]): boolean {
  if (comesFrom(origins, 'block.chainid', 'chainid')) return true
  if (origins.some(({ kind }) => kind === 'unknown' || kind === 'call')) return true
  const names = origins.flatMap((origin) =>
    origin.kind === 'storage' && origin.location.root.kind === 'variable'
      ? [origin.location.root.variable.name]
      : [],
  )
  return [...names, canonicalOf(hash, frame)].some((name) => /domain|separator|chain_?id/i.test(name))
}
