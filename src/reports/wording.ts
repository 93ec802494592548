import type { Audit } from '../domain/audit.ts'
import { guidanceOf } from '../domain/guidance.ts'
import type { Outcome, OutcomeKind } from '../domain/outcome.ts'
import type { Confidence, Evidence } from '../domain/severity.ts'
import type { State, Weakness } from '../domain/weakness.ts'
import { asShellWord } from './escape.ts'
import { standingsOf } from './standings.ts'

// Words for readers. What comes from tools or the pull request is passed on as it is: each report escapes for its place.

const deeds = {
  completed: 'completed',
  partial: 'looked at only a part',
  'timed-out': 'ran out of time',
  crashed: 'crashed',
  unavailable: 'did not run',
  'not-applicable': 'had nothing to look at',
} as const satisfies Record<OutcomeKind, string>

export const evidenceInWords = {
  'counter-example': 'shown by a counter-example',
  'several-techniques': 'found by several techniques',
  'several-tools': 'found by several tools',
  pattern: 'one pattern matched',
} as const satisfies Record<Evidence, string>

export const confidenceInWords = {
  high: 'high confidence',
  medium: 'medium confidence',
  low: 'low confidence',
} as const satisfies Record<Confidence, string>

export const stateInWords = {
  new: 'new',
  worsened: 'worse than before',
  unchanged: 'there before',
  fixed: 'fixed',
} as const satisfies Record<State, string>

/** "1 file", "2 files". */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The verdict in a sentence, without its reasons. */
export function describeVerdict(audit: Audit): string {
  const { verdict } = audit
  const blocking = audit.weaknesses.filter((weakness) => weakness.blocking).length
  switch (verdict.kind) {
    case 'pass':
      return audit.change.files.length === 0
        ? 'Passed: no Solidity file changed.'
        : 'Passed: nothing in this change blocks it.'
    case 'fail':
      if (blocking === 0) return 'Failed, though no weakness blocks it: see the reasons.'
      return `Failed: ${counted(blocking, 'weakness', 'weaknesses')} of this change ${blocking === 1 ? 'blocks' : 'block'} it.`
    case 'incomplete':
      return verdict.blocks
        ? 'Incomplete: not everything that must be looked at was looked at, so this does not pass.'
        : 'Incomplete, and let through by the settings: not everything that must be looked at was looked at.'
  }
}

/** Whether there is nothing to tell but that no Solidity changed. */
export function isUntouched({ change, tampering, verdict }: Audit): boolean {
  return (
    verdict.kind === 'pass' &&
    change.files.length === 0 &&
    change.notes.length === 0 &&
    tampering.length === 0
  )
}

/** "slither 0.11.3 with solc 0.7.6 ran out of time in contracts, on the base: reason". */
export function describeOutcome(outcome: Outcome): string {
  const version = outcome.version === null ? '' : ` ${outcome.version}`
  const root = outcome.root === '' ? '' : ` in ${outcome.root}`
  const side = outcome.side === 'base' ? ', on the base' : ''
  const reason = outcome.kind === 'completed' ? '' : `: ${outcome.reason}`
  return `${outcome.analyzer}${version}${withCompiler(outcome)} ${deeds[outcome.kind]}${root}${side}${reason}`
}

/** " with solc 0.7.6"; nothing where the analyzer is that compiler. */
function withCompiler({ compiler, version }: Outcome): string {
  return compiler === undefined || compiler === version ? '' : ` with solc ${compiler}`
}

/** What was looked at: "2 changed Solidity files, 1 dependent, 3 not analysed". */
export function describeScope(audit: Audit): string {
  const analysed = audit.change.files.filter((file) => file.isAnalysed)
  const changed = analysed.filter(({ status }) => status !== 'unchanged').length
  const leftOut = audit.change.files.length - analysed.length
  const parts = [counted(changed, 'changed Solidity file'), counted(analysed.length - changed, 'dependent')]
  return `${parts.join(', ')}${leftOut === 0 ? '' : `, ${leftOut} not analysed`}`
}

/** "2 new or worse, 4 there before, 1 fixed". */
export function describeCounts(audit: Audit): string {
  const { introduced, unchanged, fixed, suppressed } = standingsOf(audit)
  const parts = [
    `${introduced.length} new or worse`,
    `${unchanged.length} there before`,
    `${fixed.length} fixed`,
  ]
  return [...parts, ...(suppressed.length === 0 ? [] : [`${suppressed.length} silenced`])].join(', ')
}

/** "Vault.withdraw(uint256)", the part that is known; `null` for code outside of contracts and functions. */
export function nameOf({ contract, function: signature }: Weakness): string | null {
  if (contract === null || signature === null) return contract ?? signature
  return `${contract}.${signature}`
}

export function titleOf(weakness: Weakness): string {
  return guidanceOf(weakness.class).title
}

/** "src/Vault.sol:42", "src/Vault.sol:42-44". */
export function placeInWords({ path, startLine, endLine }: Weakness['locations'][0]): string {
  return `${path}:${startLine}${endLine === startLine ? '' : `-${endLine}`}`
}

/** A command line that shows the weakness again. */
export function reproductionOf(audit: Audit, weakness: Weakness): string {
  const { base, head } = audit.change
  if (base !== null && head !== null)
    return `sevengates gate --base ${base.slice(0, 12)} --head ${head.slice(0, 12)}`
  return `sevengates scan -- ${asShellWord(weakness.locations[0].path)}`
}

/** Analyzers of which every step completed, "slither 0.11.3", sorted; those that had nothing to look at left out. */
export function analyzersThatCompleted(audit: Audit): readonly string[] {
  const incomplete = new Set(unfinished(audit).map(({ analyzer }) => analyzer))
  const completed = audit.outcomes.filter(
    ({ kind, analyzer }) => kind === 'completed' && !incomplete.has(analyzer),
  )
  const names = completed.map(({ analyzer, version }) =>
    version === null ? analyzer : `${analyzer} ${version}`,
  )
  return [...new Set(names)].sort()
}

/** What was not looked at and why, a sentence each, sorted; what holds for both sides is said once. */
export function describeUnfinished(audit: Audit): readonly string[] {
  const told = audit.outcomes.filter(({ kind }) => kind !== 'completed')
  const ofHead = new Set(told.filter(({ side }) => side === 'head').map(describeOutcome))
  const ofBase = told.filter((outcome) => outcome.side === 'base' && isTrouble(outcome))
  const onlyOfBase = ofBase.filter((outcome) => !ofHead.has(describeOutcome({ ...outcome, side: 'head' })))
  return [...new Set([...ofHead, ...onlyOfBase.map(describeOutcome)])].sort()
}

function isTrouble({ kind }: Outcome): boolean {
  return kind !== 'completed' && kind !== 'not-applicable'
}

/** Steps after which something was not looked at. */
export function unfinished(audit: Audit): readonly Outcome[] {
  return audit.outcomes.filter(isTrouble)
}
