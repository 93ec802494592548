import { canReenter, movesEther, tokenCallOf } from '../../../solidity/model/calls.ts'
import type { CallStep, Frame, Location, Step, WriteStep } from '../../../solidity/model/flow-types.ts'
import { type Reading, termOf } from './term.ts'

/** Something that a function does to the world: a write to storage, or a call that may change something. */
export interface Effect {
  readonly step: WriteStep | CallStep
  /** From "the same" to "of the same kind"; effects of both sides are compared by the first that they share. */
  readonly keys: readonly string[]
  /** Ether, tokens or control of the contract itself. */
  readonly isMoney: boolean
}

export function effectsOf(reading: Reading): readonly Effect[] {
  return reading.flow.steps.flatMap((step): readonly Effect[] => {
    if (isOfModifier(step.frame)) return []
    if (step.kind === 'write') return [{ step, keys: keysOfWrite(step, reading), isMoney: false }]
    if (step.kind !== 'call' || canReenter(step) === 'read-only') return []
    return [{ step, keys: keysOfCall(step, reading), isMoney: movesMoney(step) }]
  })
}

/** Flags that modifiers set and clear are part of the guard. */
function isOfModifier(frame: Frame): boolean {
  if (frame.callable.kind === 'modifier') return true
  return frame.caller !== undefined && isOfModifier(frame.caller)
}

function movesMoney(step: Step): boolean {
  const pays: boolean = movesEther(step)
  return pays || (step.kind === 'call' && (tokenCallOf(step) !== undefined || step.how === 'delegatecall'))
}

function keysOfWrite({ location, how }: WriteStep, reading: Reading): readonly string[] {
  const root = rootText(location)
  const path = location.path.map((part) =>
    part.kind === 'member' ? `.${part.name}` : `[${termOf(part.index, part.frame, reading)}]`,
  )
  const shape = location.path.map((part) => (part.kind === 'member' ? `.${part.name}` : '[]'))
  return [
    `write ${root}${path.join('')} ${how}`,
    `write ${root}${path.join('')}`,
    `write ${root}${shape.join('')}`,
    `write ${root}`,
  ]
}

function rootText({ root }: Location): string {
  switch (root.kind) {
    case 'variable':
      return root.variable.name
    case 'namespace':
      return root.struct.name
    default:
      return root.kind
  }
}

function keysOfCall(step: CallStep, reading: Reading): readonly string[] {
  const target = step.target === undefined ? '' : termOf(step.target, step.frame, reading)
  const token = tokenCallOf(step)?.action
  const pays: boolean = movesEther(step)
  const kind = pays ? 'pay' : (token ?? `${step.how} ${step.name ?? ''}`)
  return [`call ${kind} ${target} ${step.name ?? step.how}`, `call ${kind} ${target}`, `call ${kind}`]
}
