import type { Flow, Frame, Step } from '../../solidity/model/flow-types.ts'
import { isSolidity } from '../../solidity/model/storage-location.ts'
import type { Expression } from '../../solidity/syntax/expressions.ts'

/** A place where a signer is computed from a hash and a signature. */
export interface Recovery {
  readonly step: Step
  readonly hash: Expression
  /** `v, r, s`, or the signature as bytes. */
  readonly signature: readonly Expression[]
  readonly frame: Frame
  /** By the language's own function; a library's may look at more. */
  readonly isRaw: boolean
}

const libraries = /^_?(?:try)?recover(?:signer|address)?$/i

/** All recoveries of a flow, in order: `ecrecover`, and libraries' functions around it whose code is not known. */
export function recoveriesIn({ steps }: Flow): readonly Recovery[] {
  return steps.flatMap((step) => {
    const given = argumentsOf(step)
    const [hash, ...signature] = given.filter(isSolidity)
    if (hash === undefined || signature.length === 0) return []
    return [{ step, hash, signature, frame: step.frame, isRaw: step.kind === 'builtin' }]
  })
}

function argumentsOf(step: Step): Extract<Step, { kind: 'builtin' }>['arguments'] {
  switch (step.kind) {
    case 'builtin':
      return step.name === 'ecrecover' ? step.arguments : []
    case 'internal-call':
      return !step.expanded && libraries.test(step.name) ? step.arguments : []
    case 'call':
      return step.how === 'high-level' && libraries.test(String(step.name)) ? step.arguments : []
    default:
      return []
  }
}
