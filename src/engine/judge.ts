import type { Change } from '../domain/change.ts'
import type { Outcome } from '../domain/outcome.ts'
import type { Policy } from '../domain/policy.ts'
import { isAtLeastConfidence, isAtLeastSeverity } from '../domain/severity.ts'
import { classOf } from '../domain/taxonomy.ts'
import type { Verdict } from '../domain/verdict.ts'
import type { Weakness } from '../domain/weakness.ts'

/** What the policy says about one weakness, and why, in a sentence. */
export interface Ruling {
  readonly blocking: boolean
  readonly ruling: string
}

type Unruled = Omit<Weakness, 'blocking' | 'ruling'>

/** Applies the policy to one weakness. The order of the reasons is the order in which a reader would ask. */
export function ruleOn(weakness: Unruled, policy: Policy): Ruling {
  const pass = (ruling: string): Ruling => ({ blocking: false, ruling })
  if (weakness.state === 'fixed') return pass('fixed by this change')
  if (weakness.state === 'unchanged') return pass('was there before')
  if (weakness.suppression !== undefined) return pass(`suppressed: ${weakness.suppression.justification}`)
  if (classOf(weakness.class).kind === 'quality') return pass('a matter of quality; never blocks')
  if (policy.failOn === 'never') return pass('`fail-on: never` lets everything through')
  if (weakness.counterExample !== undefined && isAtLeastSeverity(weakness.severity, 'medium')) {
    return { blocking: true, ruling: `${weakness.state}, ${weakness.severity}, shown by a counter-example` }
  }
  if (!isAtLeastSeverity(weakness.severity, policy.failOn)) return pass(`below \`fail-on: ${policy.failOn}\``)
  if (!isAtLeastConfidence(weakness.confidence, policy.minConfidence)) {
    return pass(`less sure than \`min-confidence: ${policy.minConfidence}\``)
  }
  return {
    blocking: true,
    ruling: `${weakness.state}, ${weakness.severity}, ${weakness.confidence} confidence`,
  }
}

/** What the verdict is made from. */
export interface Evidence {
  readonly change: Change
  readonly outcomes: readonly Outcome[]
  readonly weaknesses: readonly Weakness[]
  /** Ids of all analyzers that must complete: the embedded ones that the chosen layers hold, and those the settings name. */
  readonly required: readonly string[]
  /** Files in scope that nobody could read, with the reason. */
  readonly unreadable: ReadonlyMap<string, string>
  readonly policy: Policy
}

/**
 * The verdict. A pass needs that each required analyzer completed on, or does not apply to, every analysed file of the
 * head, and that at least one of them completed on each file. Something that blocks is a fail even when others are missing.
 */
export function judge(evidence: Evidence): Verdict {
  const gaps = gapsIn(evidence)
  const blocking = evidence.weaknesses.filter((weakness) => weakness.blocking)
  if (blocking.length > 0) return { kind: 'fail', reasons: [...whyBlocked(blocking), ...gaps] }
  if (gaps.length > 0)
    return { kind: 'incomplete', blocks: evidence.policy.onIncomplete === 'fail', reasons: gaps }
  return { kind: 'pass', reasons: [whyPassed(evidence)] }
}

/** How many blocking weaknesses are named before the rest is counted. */
const mostNamed = 5

function whyBlocked(blocking: readonly Weakness[]): readonly string[] {
  const named = blocking
    .slice(0, mostNamed)
    .map(({ class: id, contract, function: signature, locations, ruling }) => {
      const name = [contract, signature].filter((part) => part !== null).join('.')
      const [{ path, startLine }] = locations
      return `${id}${name === '' ? '' : ` in ${name}`}, ${path}:${startLine}: ${ruling}`
    })
  const others = blocking.length - named.length
  return others === 0 ? named : [...named, `and ${others} more that block`]
}

function whyPassed({ change, weaknesses }: Evidence): string {
  const analysed = change.files.filter((file) => file.isAnalysed).length
  if (change.files.length === 0) return 'no Solidity file changed'
  if (analysed === 0) return 'no Solidity file that the settings have analysed changed'
  const fresh = weaknesses.filter(({ state }) => state === 'new' || state === 'worsened').length
  const files = analysed === 1 ? 'the file in scope' : `all ${analysed} files in scope`
  return fresh === 0
    ? `every required analyzer completed on ${files} and found nothing new`
    : `every required analyzer completed on ${files}; nothing new reaches the threshold`
}

/** Why somebody who reads "pass" would be misled; empty when nobody would. */
function gapsIn(evidence: Evidence): readonly string[] {
  const gaps = [...evidence.unreadable].map(([path, reason]) => `nobody looked at ${path}: ${reason}`)
  const analysed = evidence.change.files
    .filter((file) => file.isAnalysed && !evidence.unreadable.has(file.path))
    .map((file) => file.path)
  const ofHead = evidence.outcomes.filter(({ side }) => side === 'head')
  for (const analyzer of evidence.required) {
    const own = ofHead.filter((outcome) => outcome.analyzer === analyzer)
    gaps.push(...own.filter(isGap).map(describeGap))
    const covered = new Set(own.flatMap(({ targets }) => targets))
    const missed = analysed.filter((path) => !covered.has(path))
    if (missed.length > 0) gaps.push(`${analyzer} was not run on ${listed(missed)}`)
  }
  const seen = new Set(
    ofHead
      .filter(({ analyzer, kind }) => kind === 'completed' && evidence.required.includes(analyzer))
      .flatMap(({ targets }) => targets),
  )
  const unseen = analysed.filter((path) => !seen.has(path))
  if (unseen.length > 0) gaps.push(`no required analyzer completed on ${listed(unseen)}`)
  return [...new Set(gaps)]
}

type Gap = Extract<Outcome, { readonly reason: string }>

function isGap(outcome: Outcome): outcome is Gap {
  return outcome.kind !== 'completed' && outcome.kind !== 'not-applicable'
}

function describeGap({ analyzer, root, kind, reason }: Gap): string {
  const where = root === '' ? '' : ` in ${root}`
  return `${analyzer}${where} ${kind}: ${reason}`
}

function listed(paths: readonly string[]): string {
  const shown = paths.slice(0, 3).join(', ')
  return paths.length > 3 ? `${shown} and ${paths.length - 3} more` : shown
}
