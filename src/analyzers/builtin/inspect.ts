import { isAtLeastConfidence, isAtLeastSeverity } from '../../domain/severity.ts'
import { type ResolveImport, readProject } from '../../solidity/model/project.ts'
import type { Contract, Project, SourceFile } from '../../solidity/model/types.ts'
import { byPlace, type Gap, type OwnReport, type ReportedClaim, stretchOf } from '../own-report.ts'
import type { Claim, Detector } from './detector.ts'
import { spotInside } from './spot.ts'

/** What to look at. */
export interface Subject {
  /** The targets and what they import, by path. */
  readonly texts: ReadonlyMap<string, string>
  readonly targets: readonly string[]
  readonly resolveImport: ResolveImport
}

/** Runs all detectors over a project. A detector that fails is a gap; the claims of the others stand. */
export function inspect(
  { texts, targets, resolveImport }: Subject,
  detectors: readonly Detector[],
): Pick<OwnReport, 'files' | 'gaps' | 'claims'> {
  const project = readProject(texts, resolveImport)
  const inScope = new Set(targets)
  const gaps = [...project.files.values()].flatMap(gapsOf)
  const claims = new Map<string, ReportedClaim>()
  for (const detector of detectors) {
    for (const look of looksOf(detector, project, inScope)) {
      try {
        for (const claim of look.detect()) keep(toReported(claim, detector, inScope), claims)
      } catch (error) {
        gaps.push({ path: look.path, reason: `the detector ${detector.id} failed: ${String(error)}` })
      }
    }
  }
  return {
    files: targets.filter((path) => project.files.has(path)),
    gaps,
    claims: [...claims.values()].sort(byPlace),
  }
}

interface Look {
  readonly path: string
  readonly detect: () => readonly Claim[]
}

function looksOf(detector: Detector, project: Project, inScope: ReadonlySet<string>): readonly Look[] {
  if (detector.scope === 'file') {
    return [...project.files.values()]
      .filter(({ path }) => inScope.has(path))
      .map((file) => ({ path: file.path, detect: () => detector.detect(file, project) }))
  }
  return contractsToInspect(project, inScope).map((contract) => ({
    path: contract.file.path,
    detect: () => detector.detect(contract, project),
  }))
}

/** Contracts with some code of the files in scope; an abstract one only when nobody completes it. */
function contractsToInspect({ contracts }: Project, inScope: ReadonlySet<string>): readonly Contract[] {
  const completed = new Set(contracts.flatMap(({ linearisation }) => linearisation.slice(1)))
  return contracts.filter(
    (contract) =>
      contract.kind !== 'interface' &&
      !(contract.kind === 'abstract' && completed.has(contract)) &&
      contract.linearisation.some(({ file }) => inScope.has(file.path)),
  )
}

function gapsOf({ path, text, tree }: SourceFile): readonly Gap[] {
  return tree.unread.map(({ range, reason }) => ({ path, line: lineOf(text, range[0]), reason }))
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

/** `undefined` when all of it lies in files that nobody asked about. */
function toReported(
  claim: Claim,
  detector: Detector,
  inScope: ReadonlySet<string>,
): ReportedClaim | undefined {
  const at = spotInside(claim.at, inScope)
  if (at === undefined) return undefined
  return {
    rule: detector.id,
    severity: claim.severity ?? detector.severity,
    confidence: claim.confidence ?? detector.confidence,
    message: claim.message,
    ...stretchOf(at),
    related: (claim.path ?? []).map((step) => ({ ...stretchOf(step.at), message: step.role })),
  }
}

/** Of several claims of one detector about one statement the strongest stays, of equals the first. */
function keep(claim: ReportedClaim | undefined, claims: Map<string, ReportedClaim>): void {
  if (claim === undefined) return
  const key = JSON.stringify([claim.rule, claim.path, claim.start, claim.end])
  const known = claims.get(key)
  if (known === undefined || !isAsStrong(known, claim)) claims.set(key, claim)
}

/** By confidence first: what blocks needs both, and a sure claim explains more than a loud one. */
function isAsStrong(one: ReportedClaim, other: ReportedClaim): boolean {
  if (one.confidence !== other.confidence) return isAtLeastConfidence(one.confidence, other.confidence)
  return isAtLeastSeverity(one.severity, other.severity)
}
