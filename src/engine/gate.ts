import type { Analyzer } from '../analyzers/analyzer.ts'
import type { Audit, Provenance } from '../domain/audit.ts'
import type { Change, ChangedFile } from '../domain/change.ts'
import type { Settings } from '../domain/settings.ts'
import type { Clock } from '../ports/clock.ts'
import type { Compilers } from '../ports/compilers.ts'
import type { Digest } from '../ports/digest.ts'
import type { Files } from '../ports/files.ts'
import type { Journal } from '../ports/journal.ts'
import type { Processes } from '../ports/processes.ts'
import type { SourceTree } from '../ports/source-tree.ts'
import { chooseAnalyzers } from './choose-analyzers.ts'
import {
  concernsSolidity,
  findChange,
  findEverything,
  isDoor,
  type ScopePatterns,
  withinProjects,
} from './find-change.ts'
import { judge } from './judge.ts'
import { planSteps } from './plan.ts'
import { type Ground, prepareUnits } from './prepare-units.ts'
import { runSteps } from './run-steps.ts'
import {
  analysedPaths,
  type OpenVersion,
  openVersion,
  pathsAtBase,
  quotedSources,
  readable,
  unreadable,
} from './version.ts'
import { weigh } from './weigh.ts'

/** What is to be judged, against what, by which rules. */
export interface GateRequest {
  readonly head: Version
  /** `null`: nothing to compare with, all findings count as new. The head itself: nothing counts as new. */
  readonly base: Version | null
  readonly scope: 'change' | 'everything'
  /** What git says differs between base and head; empty without a base. */
  readonly changed: readonly ChangedFile[]
  readonly settings: Settings
  readonly patterns: ScopePatterns
  /** Which files are looked at when everything is; all without it. */
  readonly isWanted?: (path: string) => boolean
  readonly notes: readonly string[]
  readonly tampering: readonly string[]
  readonly provenance: Provenance
}

export interface Version {
  /** Full commit id; `null` for files on disk. */
  readonly commit: string | null
  readonly tree: SourceTree
}

/** Everything that the gate needs from outside. */
export interface Ports {
  readonly processes: Processes
  readonly files: Files
  readonly clock: Clock
  readonly digest: Digest
  readonly journal: Journal
  readonly analyzers: readonly Analyzer[]
  readonly compilers: Compilers
  readonly cores: number
  /** Absolute paths of our own bundles' folder and of the Node that runs us. */
  readonly bundles: string
  readonly node: string
  readonly signal?: AbortSignal
}

/** The whole way from a change to its audit. Never rejects for what analyzers do; wrong settings are a `UserError`. */
export async function gate(request: GateRequest, ports: Ports): Promise<Audit> {
  const deadlineMs = ports.clock.nowMs() + request.settings.budgetSeconds * 1000
  const choice = chooseAnalyzers(ports.analyzers, request.settings)
  if (request.scope === 'change' && !(await concernsAny(request))) return untouched(request)

  const workspace = await ports.files.makeWorkspace()
  try {
    const { head, base, isSame } = await openVersions(request)
    const change = await scopeOf(request, head, base)
    const analysed = analysedPaths(change.files)
    const ground = { workspace, findCompiler: compilerFinder(request, ports, deadlineMs) }
    const ofHead = await prepareUnits(await readable(head, analysed), { ...head, ...ground })
    const ofBase =
      base === null || isSame
        ? null
        : await prepareUnits(await readable(base, pathsAtBase(change.files)), { ...base, ...ground })
    const outcomes = await runSteps(planSteps(choice.analyzers, ofHead, ofBase), {
      ...ports,
      workspace,
      deadlineMs,
      memoryMb: request.settings.memoryMb,
      findSource: ({ side }) => (side === 'base' && base !== null ? base : head).graph.reader.file,
    })
    const { policy } = request.settings
    const comparing = new Set(choice.analyzers.filter((one) => one.comparesSides).map(({ id }) => id))
    const weaknesses = weigh({
      outcomes,
      change,
      head,
      base,
      isSame,
      comparing,
      policy,
      digest: ports.digest,
    })
    const verdict = judge({
      ...choice,
      change,
      outcomes,
      weaknesses,
      policy,
      unreadable: unreadable(head, analysed),
    })
    return {
      ...frameOf(request),
      verdict,
      change,
      outcomes,
      weaknesses,
      roots: ofHead.asText.map(({ root }) => root).sort(),
      sources: quotedSources(weaknesses, head, base),
    }
  } finally {
    await workspace.dispose()
  }
}

function compilerFinder(
  { settings: { install } }: GateRequest,
  { compilers, clock }: Ports,
  deadlineMs: number,
): Ground['findCompiler'] {
  return (wish) => compilers.find({ ...wish, install, timeoutMs: deadlineMs - clock.nowMs() })
}

/** Whether the change can have changed what Solidity code means. Its links and submodules are known by what is there. */
async function concernsAny({ changed, head, base }: GateRequest): Promise<boolean> {
  if (changed.some(concernsSolidity)) return true
  const sides = await Promise.all([head, base].map(async (side) => side?.tree.entries()))
  return changed.some((file) => sides.some((entries) => isDoor(entries?.get(file.path))))
}

/** The audit of a change in which nothing concerns Solidity. */
function untouched(request: GateRequest): Audit {
  const change = {
    base: request.base?.commit ?? null,
    head: request.head.commit,
    files: [],
    notes: request.notes,
  }
  const { policy } = request.settings
  const verdict = judge({ change, outcomes: [], weaknesses: [], required: [], unreadable: new Map(), policy })
  return { ...frameOf(request), verdict, change, outcomes: [], weaknesses: [], roots: [], sources: new Map() }
}

function frameOf({ settings, tampering, provenance }: GateRequest) {
  return { policy: settings.policy, tampering, provenance }
}

async function openVersions({ head, base }: GateRequest) {
  const openHead = await openVersion('head', head.tree)
  const isSame = base !== null && base.commit !== null && base.commit === head.commit
  const openBase = base === null || isSame ? base && openHead : await openVersion('base', base.tree)
  return { head: openHead, base: openBase, isSame }
}

async function scopeOf(request: GateRequest, head: OpenVersion, base: OpenVersion | null): Promise<Change> {
  const frame = { base: request.base?.commit ?? null, head: request.head.commit, notes: request.notes }
  const before = new Set<string>((await base?.graph.reader.entries())?.keys())
  // As the settings are those of the base, so are the folders from which they count: a build file that the change adds
  // moves nothing out of sight that was in it.
  const patterns = withinProjects(request.patterns, (path) =>
    base !== null && before.has(path) ? base.rootOf(path) : head.rootOf(path),
  )
  return request.scope === 'everything' || base === null
    ? findEverything(frame, request.changed, head.graph, patterns, request.isWanted)
    : findChange(frame, request.changed, head.graph, base.graph, patterns)
}
