import type { Analyzer, Invocation, RawFinding } from '../analyzers/analyzer.ts'
import type { Ending, Outcome } from '../domain/outcome.ts'
import type { Clock } from '../ports/clock.ts'
import type { Workspace } from '../ports/files.ts'
import type { Journal } from '../ports/journal.ts'
import type { Processes } from '../ports/processes.ts'
import { type AnchoredFinding, type FindSource, locate } from './locate.ts'
import type { Step, Unit } from './plan.ts'
import { outputOf, readExecution, silence } from './read-execution.ts'
import { remember } from './remember.ts'

/** What steps are run with. */
export interface Bench {
  readonly processes: Processes
  readonly workspace: Workspace
  readonly clock: Clock
  readonly journal: Journal
  /** Steps at a time. */
  readonly cores: number
  /** By the clock; no step runs longer. */
  readonly deadlineMs: number
  readonly memoryMb: number
  /** Absolute path of the folder with our bundles, and of the Node that runs us. */
  readonly bundles: string
  readonly node: string
  readonly findSource: (unit: Unit) => FindSource
  readonly signal?: AbortSignal
}

/** An outcome with the anchors that the comparison needs. */
export type StepOutcome = Outcome & { readonly findings: readonly AnchoredFinding[] }

/** Standard output or error of one step, at most. */
const outputBytes = 64 * 1024 * 1024

/** Asking for a version takes no longer. */
const versionTimeoutMs = 20_000

/** Runs all steps, `cores` at a time, in their order. Always one outcome a step, in the same order; never rejects for what a tool does. */
export async function runSteps(steps: readonly Step[], bench: Bench): Promise<readonly StepOutcome[]> {
  const versions = new Map<string, Promise<Tool>>()
  const outcomes: StepOutcome[] = []
  const queue = steps.entries()
  const work = async () => {
    for (let step = queue.next(); step.done !== true; step = queue.next()) {
      const [index, own] = step.value
      outcomes[index] = await runStep(own, index, bench, versions)
    }
  }
  await Promise.all(Array.from({ length: bench.cores }, work))
  return outcomes
}

/** Where a tool is and what version it says it is. */
type Tool = { readonly kind: 'found'; readonly version: string | null } | { readonly kind: 'missing' }

async function runStep(
  step: Step,
  index: number,
  bench: Bench,
  tools: Map<string, Promise<Tool>>,
): Promise<StepOutcome> {
  const { analyzer, unit } = step
  const startedMs = bench.clock.nowMs()
  const compiler = unit.build.kind === 'ready' ? unit.build.compiler.version : undefined
  const outcome = (ending: Ending, version: string | null, findings: readonly AnchoredFinding[] = []) => ({
    ...ending,
    analyzer: analyzer.id,
    layer: analyzer.layer,
    root: unit.root,
    side: unit.side,
    targets: unit.targets,
    version,
    ...(compiler === undefined ? {} : { compiler }),
    seconds: (bench.clock.nowMs() - startedMs) / 1000,
    findings,
  })
  const tool = await toolOf(analyzer, compiler, bench, tools)
  if (tool.kind === 'missing') {
    return outcome(
      { kind: 'unavailable', reason: `${analyzer.program} is not on PATH (${analyzer.install})` },
      null,
    )
  }
  const obstacle = obstacleOf(step)
  if (obstacle !== undefined) return outcome(obstacle, tool.version)
  const timeoutMs = bench.deadlineMs - bench.clock.nowMs()
  if (timeoutMs <= 0)
    return outcome({ kind: 'timed-out', reason: 'the budget was spent before it could start' }, tool.version)

  const invocation = await invocationOf(step, bench, `scratch/${index}-${analyzer.id}`)
  bench.journal.progress(`${analyzer.title}: ${describeUnit(unit)}`)
  const execution = await bench.processes.run(
    { cwd: unit.sources.folder, ...analyzer.command(invocation) },
    { timeoutMs, memoryMb: bench.memoryMb, outputBytes },
    bench.signal,
  )
  const { ending, raw } = readExecution(analyzer, execution, invocation)
  const { findings, lost } = locateAll(raw, step, bench)
  const done = outcome(lost === undefined ? ending : withLost(ending, lost), tool.version, findings)
  bench.journal.progress(
    `${analyzer.title}: ${describeUnit(unit)}: ${done.kind}, ${done.seconds.toFixed(1)} s`,
  )
  return done
}

/** The findings by place, and the path of one whose file is not among the sources. */
function locateAll(raw: readonly RawFinding[], { analyzer, unit }: Step, bench: Bench) {
  const findSource = bench.findSource(unit)
  const findings: AnchoredFinding[] = []
  let lost: string | undefined
  for (const finding of raw) {
    const located = locate(finding, analyzer.id, unit.sources.folder, findSource)
    if (located === undefined) lost ??= finding.span.path
    else findings.push(located)
  }
  return { findings, lost }
}

/** A claim that nobody can be shown is not "nothing found". */
function withLost(ending: Ending, path: string): Ending {
  if (ending.kind !== 'completed') return ending
  return { kind: 'partial', reason: `it reports ${path}, which is not among the files that it was given` }
}

/** Why a step cannot run at all, before anything is started. */
function obstacleOf({ analyzer, unit, base }: Step): Ending | undefined {
  if (analyzer.comparesSides && base === null)
    return { kind: 'not-applicable', reason: 'there is nothing to compare with' }
  if (unit.build.kind === 'not-asked' || unit.build.kind === 'ready') return undefined
  if (unit.build.kind === 'broken') return { kind: 'crashed', reason: unit.build.reason }
  // A pragma does not excuse an analyzer that would look, were the compiler here.
  return { kind: analyzer.isEmbedded ? 'not-applicable' : 'unavailable', reason: unit.build.reason }
}

async function invocationOf({ unit, base }: Step, bench: Bench, scratch: string): Promise<Invocation> {
  const marker = await bench.workspace.write(`${scratch}/.keep`, '')
  const { build } = unit
  return {
    folder: unit.sources.folder,
    resolutions: unit.sources.resolutions,
    base: base === null ? null : { ...base.sources, targets: base.targets },
    targets: unit.targets,
    standardInput: build.kind === 'ready' ? build.standardInput : '',
    compiler: build.kind === 'ready' ? build.compiler.program : '',
    compilerSelection: build.kind === 'ready' ? build.compiler.selection : [],
    bundles: bench.bundles,
    node: bench.node,
    scratch: marker.slice(0, -'/.keep'.length),
  }
}

/** Each program is asked for its version once. */
async function toolOf(
  analyzer: Analyzer,
  compiler: string | undefined,
  bench: Bench,
  tools: Map<string, Promise<Tool>>,
): Promise<Tool> {
  const { id, program } = analyzer
  return program === null
    ? { kind: 'found', version: analyzer.versionOf(silence, compiler) ?? null }
    : remember(tools, id, () => findTool(analyzer, program, bench))
}

async function findTool(analyzer: Analyzer, name: string, bench: Bench): Promise<Tool> {
  const program = await bench.processes.find(name)
  if (program === undefined) return { kind: 'missing' }
  const timeoutMs = Math.max(1, Math.min(versionTimeoutMs, bench.deadlineMs - bench.clock.nowMs()))
  const execution = await bench.processes.run(
    { program, args: analyzer.versionArgs, cwd: bench.workspace.folder },
    { timeoutMs, memoryMb: bench.memoryMb, outputBytes: 65_536 },
    bench.signal,
  )
  return { kind: 'found', version: analyzer.versionOf(outputOf(execution)) ?? null }
}

function describeUnit(unit: Unit): string {
  const count = unit.targets.length === 1 ? '1 file' : `${unit.targets.length} files`
  return `${count} of the ${unit.side}${unit.root === '' ? '' : ` in ${unit.root}`}`
}
