import { canReenter, movesEther } from '../../../solidity/model/calls.ts'
import { flowOf } from '../../../solidity/model/flow.ts'
import type { CallStep, StepOf } from '../../../solidity/model/flow-types.ts'
import { isLocked } from '../../../solidity/model/guards.ts'
import { entryPoints } from '../../../solidity/model/inheritance.ts'
import { rootOf } from '../../../solidity/model/origin.ts'
import { originsOf } from '../../../solidity/model/origins.ts'
import { reaches, stepsOf } from '../../../solidity/model/paths.ts'
import type { Callable, Contract } from '../../../solidity/model/types.ts'
import type { Claim } from '../claim.ts'
import type { ContractPair } from '../side.ts'
import { nameOf } from '../wording.ts'
import { isClosed } from './open.ts'
import { pairEntries } from './pair-entries.ts'
import { effectWords, spotOfEffect } from './sentence.ts'

type Write = StepOf<'write'>

/** Open functions that set what only chosen ones could set at the base. */
export function waysAroundGuards(pair: ContractPair): readonly Claim[] {
  const former = new Map<string, boolean>()
  for (const flow of entryPoints(pair.base).map((entry) => flowOf(entry, pair.base))) {
    for (const write of stepsOf(flow, 'write')) {
      const name = nameOfVariable(write)
      former.set(name, (former.get(name) ?? true) && isClosed(write, flow))
    }
  }
  return pairEntries(pair).flatMap(({ head, base, wasInternal }): readonly Claim[] => {
    if (wasInternal) return []
    const known = new Set(base === undefined ? [] : settingsOf(base, pair.base).map(nameOfVariable))
    const open = settingsOf(head, pair.head).filter(
      (write) => former.get(nameOfVariable(write)) === true && !known.has(nameOfVariable(write)),
    )
    const write = open.find((one) => !isClosed(one, flowOf(head, pair.head)))
    if (write === undefined) return []
    return [
      {
        rule: 'way-around-guard',
        severity: 'high',
        confidence: 'medium',
        message: `at the base only chosen senders could write \`${nameOfVariable(write)}\`; ${nameOf(head)} lets anyone reach ${effectWords(write)}`,
        repeats: nameOfVariable(write),
        at: spotOfEffect(write),
      },
    ]
  })
}

/** Writes of a whole variable, or of an entry under a key that is not the sender's own, with what the caller chose. */
function settingsOf(callable: Callable, contract: Contract): readonly Write[] {
  return stepsOf(flowOf(callable, contract), 'write').filter(
    ({ how, value, location, frame }) =>
      how === 'assign' &&
      value !== undefined &&
      location.root.kind === 'variable' &&
      location.path.every((part) => part.kind === 'member' || !isOwnKey(part)) &&
      originsOf(value, frame).some(
        ({ kind, ...origin }) =>
          kind === 'parameter' || kind === 'constant' || ('name' in origin && origin.name === 'msg.sender'),
      ),
  )
}

function isOwnKey({
  index,
  frame,
}: {
  readonly index: Parameters<typeof originsOf>[0]
  readonly frame: Write['frame']
}) {
  return originsOf(index, frame).some(
    (origin) => origin.kind === 'environment' && origin.name === 'msg.sender',
  )
}

function nameOfVariable({ location: { root } }: Write): string {
  return root.kind === 'variable' ? root.variable.name : root.kind
}

/** Calls that can come back before a write that no such call came before at the base. */
export function callsBeforeWrites(pair: ContractPair): readonly Claim[] {
  return pairEntries(pair).flatMap(({ head, base }) => {
    if (base === undefined) return []
    const before = new Set(exposedWrites(base, pair.base).map(({ write }) => nameOfVariable(write)))
    const written = new Set(stepsOf(flowOf(base, pair.base), 'write').map(nameOfVariable))
    const fresh = exposedWrites(head, pair.head).find(
      ({ write }) => written.has(nameOfVariable(write)) && !before.has(nameOfVariable(write)),
    )
    return fresh === undefined ? [] : [claimOfExposed(fresh.call, fresh.write, head)]
  })
}

interface Exposed {
  readonly call: CallStep
  readonly write: Write
}

/** Writes after a call that can come back, of something that was read and not yet written before it. */
function exposedWrites(callable: Callable, contract: Contract): readonly Exposed[] {
  const flow = flowOf(callable, contract)
  const reads = stepsOf(flow, 'read')
  const writes = stepsOf(flow, 'write').filter(({ location }) => location.root.kind === 'variable')
  return stepsOf(flow, 'call')
    .filter((call) => canReenter(call) === 'yes' && movesEther(call) && !isLocked(call, flow))
    .flatMap((call) =>
      writes
        .filter(
          (write) =>
            reaches(call, write) &&
            reads.some((read) => isSameRoot(read, write) && reaches(read, call)) &&
            !writes.some((other) => isSameRoot(other, write) && reaches(other, call)),
        )
        .map((write) => ({ call, write })),
    )
}

function isSameRoot(one: StepOf<'read' | 'write'>, other: Write): boolean {
  return rootOf(one.location) === rootOf(other.location)
}

function claimOfExposed(call: CallStep, write: Write, head: Callable): Claim {
  return {
    rule: 'call-before-write',
    severity: 'high',
    confidence: 'medium',
    message: `${nameOf(head)} comes to ${effectWords(write)} only after ${effectWords(call)} now, which can call back before it`,
    at: spotOfEffect(call),
    related: [{ at: spotOfEffect(write), message: 'written after the call' }],
  }
}
