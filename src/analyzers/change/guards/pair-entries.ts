import { entryPoints } from '../../../solidity/model/inheritance.ts'
import { remember } from '../../../solidity/model/memo.ts'
import type { Callable, Contract } from '../../../solidity/model/types.ts'
import { normalise } from '../../../solidity/normalise.ts'
import type { VariableDeclaration } from '../../../solidity/syntax/expressions.ts'
import type { ContractPair } from '../side.ts'

/** A function that the outside can call at the head, with what it was at the base. */
export interface EntryPair {
  readonly head: Callable
  /** `undefined` when there was no such function. */
  readonly base: Callable | undefined
  /** The outside could not call it at the base. */
  readonly wasInternal: boolean
}

/**
 * Pairs entry points by signature, then by an equal body under another name, then by a name that is unique; what is
 * left may have been an internal function.
 */
export const pairEntries = remember(({ base, head }: ContractPair): readonly EntryPair[] => {
  const left = new Set(entryPoints(base))
  const partners = new Map<Callable, Callable>()
  const take = (isPartner: (own: Callable, other: Callable) => boolean) => {
    for (const own of entryPoints(head)) {
      if (partners.has(own)) continue
      const [partner, ...others] = [...left].filter((other) => isPartner(own, other))
      if (partner === undefined || others.length > 0) continue
      partners.set(own, partner)
      left.delete(partner)
    }
  }
  take((own, other) => own.kind === other.kind && own.signature === other.signature)
  take((own, other) => own.parameters.length === other.parameters.length && bodyOf(own) === bodyOf(other))
  take((own, other) => own.kind === other.kind && own.name === other.name)
  return entryPoints(head).map((own) => {
    const entry = partners.get(own)
    const internal = entry === undefined ? internalTwin(own, base) : undefined
    return { head: own, base: entry ?? internal, wasInternal: internal !== undefined }
  })
})

/** The internal function that has become this one: of the same signature, or of the same body. */
function internalTwin(own: Callable, base: Contract): Callable | undefined {
  const hidden = base.linearisation
    .flatMap(({ functions }) => functions)
    .filter(
      ({ visibility, node }) => (visibility === 'internal' || visibility === 'private') && node.body !== null,
    )
  const isTwin = (other: Callable) =>
    other.signature === own.signature ||
    (other.parameters.length === own.parameters.length && bodyOf(other) === bodyOf(own))
  return hidden.find(isTwin)
}

function bodyOf({ node, file }: Callable): string {
  return normalise(file.text, node.body?.range[0], node.range[1])
}

/** Names for the parameters of both sides: by position where there are as many, else by name. */
export function parameterNames(
  base: Callable,
  head: Callable,
): Readonly<Record<'base' | 'head', ReadonlyMap<VariableDeclaration, string>>> {
  const isSame = base.parameters.length === head.parameters.length
  const named = ({ parameters }: Callable) =>
    new Map(
      parameters.map((parameter, at) => [parameter, isSame ? `$${at}` : `$${parameter.name ?? at}`] as const),
    )
  return { base: named(base), head: named(head) }
}
