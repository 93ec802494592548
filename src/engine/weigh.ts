import type { Change, FileInScope } from '../domain/change.ts'
import { comparePlaces, touches } from '../domain/place.ts'
import type { Policy } from '../domain/policy.ts'
import { severities } from '../domain/severity.ts'
import type { Fingerprint, State, Weakness } from '../domain/weakness.ts'
import type { Digest } from '../ports/digest.ts'
import { compareSides, type Unpaired } from './compare-sides.ts'
import { fingerprintsOf } from './fingerprint.ts'
import { ruleOn } from './judge.ts'
import type { Anchor } from './locate.ts'
import { type Defect, mergeFindings } from './merge-findings.ts'
import type { StepOutcome } from './run-steps.ts'
import type { SourceFile } from './source-file.ts'
import { analysedPaths, type OpenVersion, pathsAtBase } from './version.ts'

/** What weaknesses are made from. */
export interface Weighing {
  readonly outcomes: readonly StepOutcome[]
  readonly change: Change
  readonly head: OpenVersion
  /** `null` when there is nothing to compare with. */
  readonly base: OpenVersion | null
  /** Base and head are one commit: nothing is new. */
  readonly isSame: boolean
  /** Ids of the analyzers that compare both sides. */
  readonly comparing: ReadonlySet<string>
  readonly policy: Policy
  readonly digest: Digest
}

/** From the findings of all steps to weaknesses with a state and a ruling; blocking ones first, then the worst. */
export function weigh(weighing: Weighing): readonly Weakness[] {
  const { outcomes, change, policy, digest } = weighing
  const head = defectsIn(outcomes, 'head', analysedPaths(change.files))
  const base = weighing.isSame ? head : defectsIn(outcomes, 'base', pathsAtBase(change.files))
  const fingerprints = new Map([...fingerprintsOf(base, digest), ...fingerprintsOf(head, digest)])
  return compareSides(base, head, unpairedIn(weighing))
    .map(({ defect, state }) => toWeakness(defect, state, fingerprints, policy))
    .toSorted(compareWeaknesses)
}

function defectsIn(
  outcomes: readonly StepOutcome[],
  side: 'base' | 'head',
  paths: readonly string[],
): readonly Defect[] {
  const known = new Set(paths)
  const ofSide = outcomes.filter((outcome) => outcome.side === side)
  // What is found in an unchanged import, or in a file that is left out, is not this change's business.
  return mergeFindings(
    ofSide.flatMap(({ findings }) => findings).filter(({ place }) => known.has(place.path)),
  )
}

function unpairedIn({ outcomes, change, head, base, isSame, comparing }: Weighing): Unpaired {
  const files = new Map<string, FileInScope>(change.files.map((file) => [file.path, file]))
  const renamed = new Map<string, string>(
    change.files.flatMap(({ path, oldPath, status }) =>
      oldPath !== undefined && status === 'renamed' ? [[oldPath, path]] : [],
    ),
  )
  const pathAtHead = (path: string) => renamed.get(path) ?? path
  const completed = new Set(
    outcomes.flatMap(({ side, analyzer, kind, targets }) =>
      kind === 'completed' ? targets.map((path) => `${side} ${analyzer} ${path}`) : [],
    ),
  )
  const wouldShow = (side: 'base' | 'head', path: string, { claims }: Defect) =>
    claims.some(({ analyzer }) => completed.has(`${side} ${analyzer} ${path}`))
  return {
    isOfChange: ({ claims }) => claims.some(({ analyzer }) => comparing.has(analyzer)),
    pathAtHead,
    isWrittenByChange: ({ locations }) =>
      locations.some((place) => touches(place, files.get(place.path)?.changedLines ?? [])),
    baseWouldShow: (defect) => {
      const file = files.get(defect.locations[0].path)
      const path = file?.oldPath ?? defect.locations[0].path
      const wasThere = file?.status !== 'added' && base?.graph.reader.file(path) !== undefined
      return !isSame && (!wasThere || wouldShow('base', path, defect))
    },
    headWouldShow: (defect) => {
      const path = pathAtHead(defect.locations[0].path)
      return files.get(path)?.status === 'deleted' || wouldShow('head', path, defect)
    },
    isGone: ({ locations, anchor }) => {
      const file = head.graph.reader.file(pathAtHead(locations[0].path))
      return file === undefined || !holds(file, anchor)
    },
  }
}

function holds({ outline }: SourceFile, { contract, function: signature }: Anchor): boolean {
  if (signature !== null) {
    return outline.functions.some((one) => one.contract === contract && one.signature === signature)
  }
  return contract === null || outline.contracts.some(({ name }) => name === contract)
}

function toWeakness(
  defect: Defect,
  state: State,
  fingerprints: ReadonlyMap<Defect, Fingerprint>,
  policy: Policy,
): Weakness {
  const fingerprint = fingerprints.get(defect)
  if (fingerprint === undefined) throw new Error('every defect has a fingerprint')
  const {
    class: classId,
    severity,
    confidence,
    evidence,
    anchor,
    message,
    claims,
    locations,
    counterExample,
  } = defect
  const weakness = {
    fingerprint,
    class: classId,
    severity,
    confidence,
    evidence,
    state,
    contract: anchor.contract,
    function: anchor.function,
    message,
    claims,
    locations,
    ...(counterExample === undefined ? {} : { counterExample }),
  }
  return { ...weakness, ...ruleOn(weakness, policy) }
}

function compareWeaknesses(one: Weakness, other: Weakness): number {
  return (
    Number(other.blocking) - Number(one.blocking) ||
    severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
    comparePlaces(one.locations[0], other.locations[0]) ||
    (one.fingerprint < other.fingerprint ? -1 : 1)
  )
}
