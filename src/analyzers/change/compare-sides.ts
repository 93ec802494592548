import type { Claim } from './claim.ts'
import { guardLosses } from './guards/find-guard-losses.ts'
import { callsBeforeWrites, waysAroundGuards } from './guards/find-new-ways.ts'
import { openedFunctions } from './guards/find-opened.ts'
import { vanishedGatekeepers } from './guards/find-vanished.ts'
import { renamingBetween } from './guards/renaming.ts'
import { type ContractPair, pairContracts, type Sides } from './side.ts'
import { movedVariables } from './storage/find-moved.ts'
import { movedNamespaces } from './storage/find-namespaces.ts'
import { changedNumbers } from './surface/find-changed-numbers.ts'
import { interfaceChanges } from './surface/find-interface-changes.ts'
import { addedSuppressions } from './surface/find-suppressions.ts'

/** What could not be compared. */
export interface Failure {
  readonly path: string
  readonly reason: string
}

/** Looks at one contract before and after. */
export type Look = (pair: ContractPair) => readonly Claim[]

/** What is looked at, by what the look is called in a failure. */
export type Looks = Readonly<Record<string, Look>>

/** Everything that is looked at in a contract. */
export function looksAt(sides: Sides): Looks {
  const renaming = renamingBetween(sides.base.files.values(), sides.head.files.values())
  return {
    guards: (pair) => guardLosses(pair, renaming, sides),
    gatekeepers: vanishedGatekeepers,
    'open functions': openedFunctions,
    'ways around guards': waysAroundGuards,
    'calls before writes': callsBeforeWrites,
    storage: movedVariables,
    namespaces: movedNamespaces,
    interfaces: interfaceChanges,
    numbers: changedNumbers,
  }
}

/** Everything that the change takes away or moves. A look that fails is told; the claims of the others stand. */
export function compareSides(
  sides: Sides,
  looks: Looks = looksAt(sides),
): { readonly claims: readonly Claim[]; readonly failures: readonly Failure[] } {
  const claims: Claim[] = [...addedSuppressions(sides)]
  const failures: Failure[] = []
  for (const pair of pairContracts(sides)) {
    for (const [name, look] of Object.entries(looks)) {
      try {
        claims.push(...look(pair))
      } catch (error) {
        failures.push({ path: pair.head.file.path, reason: `the look at ${name} failed: ${String(error)}` })
      }
    }
  }
  return { claims: withoutRepeats(claims), failures }
}

/** What contracts inherit from one place is told once, by the contract that comes first. */
function withoutRepeats(claims: readonly Claim[]): readonly Claim[] {
  const told = new Map<string, Claim>()
  for (const claim of claims) {
    const { rule, at, repeats = claim.message } = claim
    const key = JSON.stringify([rule, at.file.path, at.range, repeats])
    if (!told.has(key)) told.set(key, claim)
  }
  return [...told.values()]
}
