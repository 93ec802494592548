import type { Change, FileInScope } from '../domain/change.ts'
import { comparePlaces, type Place, touches } from '../domain/place.ts'
import type { Policy } from '../domain/policy.ts'
import { severities } from '../domain/severity.ts'
import type { Fingerprint, State, Weakness } from '../domain/weakness.ts'
import type { Digest } from '../ports/digest.ts'
import { normalise } from '../solidity/normalise.ts'
import { compareSides, type Unpaired } from './compare-sides.ts'
import { fingerprintsOf } from './fingerprint.ts'
import { ruleOn } from './judge.ts'
import type { Anchor, AnchoredFinding } from './locate.ts'
import { type Defect, type Grading, mergeFindings } from './merge-findings.ts'
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
  const inScope = new Set<string>(analysedPaths(change.files))
  const isWritten = writtenLinesOf(change.files)
  const head = defectsIn(
    outcomes,
    'head',
    ({ place, related }) => inScope.has(place.path) || related.some((one) => isWritten(one.place)),
  )
  const atBase = new Set<string>(pathsAtBase(change.files))
  const base = weighing.isSame
    ? head
    : defectsIn(outcomes, 'base', ({ place, related }) =>
        [place, ...related.map((one) => one.place)].some(({ path }) => atBase.has(path)),
      )
  const fingerprints = { base: fingerprintsOf(base, digest), head: fingerprintsOf(head, digest) }
  return compareSides(base, head, unpairedIn(weighing))
    .map(({ defect, state }) => {
      const fingerprint = fingerprints[state === 'fixed' ? 'base' : 'head'](defect)
      return toWeakness(defect, state, fingerprint, policy)
    })
    .toSorted(compareWeaknesses)
}

/**
 * What is found in an unchanged import, or in a file that is left out, is not this change's business, unless the change
 * wrote a part of it: say, the function that an inherited one calls.
 */
function defectsIn(
  outcomes: readonly StepOutcome[],
  side: 'base' | 'head',
  concerns: (finding: AnchoredFinding) => boolean,
): readonly Defect[] {
  const ofSide = outcomes.filter((outcome) => outcome.side === side)
  return mergeFindings(ofSide.flatMap(({ findings }) => findings).filter(concerns))
}

function writtenLinesOf(files: readonly FileInScope[]): (place: Place) => boolean {
  const written = new Map<string, FileInScope>(files.map((file) => [file.path, file]))
  return (place) => touches(place, written.get(place.path)?.changedLines ?? [])
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
  const isWritten = writtenLinesOf(change.files)
  const baseFile = (path: string) => base?.graph.reader.file(files.get(path)?.oldPath ?? path)
  const headFile = (path: string) => head.graph.reader.file(pathAtHead(path))
  const wouldShow = (side: 'base' | 'head', path: string, { claims }: Defect) =>
    claims.some(({ analyzer }) => completed.has(`${side} ${analyzer} ${path}`))
  return {
    isOfChange: ({ claims }) => claims.some(({ analyzer }) => comparing.has(analyzer)),
    pathAtHead,
    // Lines that were taken away are no lines of the head, hence the second question.
    isWrittenByChange: ({ locations, anchor }) =>
      locations.some(isWritten) ||
      functionText(head.graph.reader.file(locations[0].path), anchor) !==
        functionText(baseFile(locations[0].path), anchor),
    isStillWritten: ({ locations, anchor }) => {
      const words = anchor.statement.replace(/ ;$/, '')
      return ` ${functionText(headFile(locations[0].path), anchor)} `.includes(` ${words} `)
    },
    baseWouldShow: (defect) => {
      const file = files.get(defect.locations[0].path)
      const path = file?.oldPath ?? defect.locations[0].path
      const wasThere = file?.status !== 'added' && baseFile(defect.locations[0].path) !== undefined
      return !isSame && (!wasThere || wouldShow('base', path, defect))
    },
    headWouldShow: (defect) => {
      const path = pathAtHead(defect.locations[0].path)
      return files.get(path)?.status === 'deleted' || wouldShow('head', path, defect)
    },
    isGone: ({ locations, anchor }) => {
      const file = headFile(locations[0].path)
      return file === undefined || !holds(file, anchor)
    },
  }
}

/** The tokens of the function that an anchor names; `undefined` when there is none. */
function functionText(file: SourceFile | undefined, anchor: Anchor): string | undefined {
  const found = file?.outline.functions.find(
    ({ contract, signature }) => contract === anchor.contract && signature === anchor.function,
  )
  return file && found && normalise(file.text, found.start, found.end)
}

function holds({ outline }: SourceFile, { contract, function: signature }: Anchor): boolean {
  if (signature !== null) {
    return outline.functions.some((one) => one.contract === contract && one.signature === signature)
  }
  return contract === null || outline.contracts.some(({ name }) => name === contract)
}

function toWeakness(defect: Defect, state: State, fingerprint: Fingerprint, policy: Policy): Weakness {
  const {
    gradings: [leading, ...others],
    evidence,
    anchor,
    message,
    claims,
    locations,
    counterExample,
  } = defect
  const weakness = {
    fingerprint,
    evidence,
    state,
    contract: anchor.contract,
    function: anchor.function,
    message,
    claims,
    locations,
    ...(counterExample === undefined ? {} : { counterExample }),
  }
  const ruled = (grading: Grading): Weakness => {
    const graded = { ...weakness, ...grading }
    return { ...graded, ...ruleOn(graded, policy) }
  }
  // A claim that blocks by itself is not silenced by a surer one that takes the matter for harmless.
  return [leading, ...others].map(ruled).find(({ blocking }) => blocking) ?? ruled(leading)
}

function compareWeaknesses(one: Weakness, other: Weakness): number {
  return (
    Number(other.blocking) - Number(one.blocking) ||
    severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
    comparePlaces(one.locations[0], other.locations[0]) ||
    (one.fingerprint < other.fingerprint ? -1 : 1)
  )
}
