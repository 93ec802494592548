import { describe, expect, it } from 'vitest'
import type { Step } from '../../src/engine/plan.ts'
import { type Bench, runSteps } from '../../src/engine/run-steps.ts'
import type { ExecutionEnd, Processes } from '../../src/ports/processes.ts'
import { aPath, vaultSource } from '../support/builders.ts'
import {
  anAnalyzer,
  anEmbeddedAnalyzer,
  aRawFinding,
  aSource,
  aUnit,
  compiler,
  oldCompiler,
  said,
} from '../support/engine-builders.ts'
import { aClock, aJournal, anExecution, aWorkspace, scriptedProcesses } from '../support/fakes.ts'

const vault = aSource('src/Vault.sol', vaultSource)

function aBench(processes: Processes, overrides: Partial<Bench> = {}): Bench {
  return {
    processes,
    workspace: aWorkspace(),
    clock: aClock(),
    journal: aJournal(),
    cores: 2,
    deadlineMs: 60_000,
    memoryMb: 1024,
    bundles: '/bundles',
    node: 'node',
    findSource: () => (path) => (path === vault.path ? vault : undefined),
    ...overrides,
  }
}

function aStep(overrides: Partial<Step> = {}): Step {
  return { analyzer: anEmbeddedAnalyzer(), unit: aUnit(), base: null, ...overrides }
}

async function runOne(step: Step, processes: Processes, overrides: Partial<Bench> = {}) {
  const [outcome] = await runSteps([step], aBench(processes, overrides))
  return outcome
}

/** One embedded step whose process ends like this, having printed one finding. */
function ended(end: ExecutionEnd, stdout = said(aRawFinding())) {
  return runOne(aStep(), scriptedProcesses({ node: () => anExecution(end, { stdout, peakMemoryMb: 900 }) }))
}

describe('runSteps', () => {
  it('tells what a step found, where, with which version', async () => {
    expect(await ended({ kind: 'exited', exitCode: 0 })).toEqual({
      kind: 'completed',
      analyzer: 'embedded',
      layer: 'static',
      root: '',
      side: 'head',
      targets: ['src/Vault.sol'],
      version: '1.0.0',
      compiler: '0.8.37',
      seconds: 0,
      findings: [expect.objectContaining({ place: expect.objectContaining({ startLine: 16 }) })],
    })
  })

  it.each([
    [{ kind: 'exited', exitCode: 7 }, 'crashed', 'exit code 7', 1],
    [{ kind: 'timed-out' }, 'timed-out', 'the budget was spent', 1],
    [{ kind: 'out-of-memory' }, 'crashed', 'it used 900 MB of memory', 1],
    [{ kind: 'signalled', signal: 'SIGSEGV' }, 'crashed', 'it was ended by SIGSEGV', 1],
    [{ kind: 'cancelled' }, 'crashed', 'the run was cancelled', 1],
    [{ kind: 'too-much-output' }, 'crashed', 'it printed more than an answer can hold', 0],
    [{ kind: 'not-found' }, 'unavailable', 'Embedded could not be found any more', 0],
    [{ kind: 'failed-to-start', reason: 'EACCES' }, 'crashed', 'EACCES', 0],
  ] as const)('takes the end %j for nothing that was looked at', async (end, kind, reason, kept) => {
    const outcome = await ended(end)

    expect(outcome).toMatchObject({ kind, reason })
    expect(outcome?.findings).toHaveLength(kept)
  })

  it.each(['', 'oops', '<html>'])('calls output that cannot be read (%j) a crash', async (stdout) => {
    expect(await ended({ kind: 'exited', exitCode: 0 }, stdout)).toMatchObject({
      kind: 'crashed',
      reason: 'it printed no JSON',
      findings: [],
    })
  })

  it('keeps nothing of unreadable output of a step that ran out of time', async () => {
    expect(await ended({ kind: 'timed-out' }, '{"kind":"read","findi')).toMatchObject({ findings: [] })
  })

  it('calls an answer that leaves targets out partial, and keeps what it says', async () => {
    const stdout = JSON.stringify({
      kind: 'partial',
      findings: [aRawFinding()],
      reason: 'B.sol does not parse',
    })

    expect(await ended({ kind: 'exited', exitCode: 0 }, stdout)).toMatchObject({
      kind: 'partial',
      reason: 'B.sol does not parse',
      findings: [{ rule: 'reentrancy-eth' }],
    })
  })

  it('calls an answer partial that is about files which the tool was not given', async () => {
    const lost = (path: string) => aRawFinding({ span: { path, lines: { first: 1, last: 1 } } })

    const outcome = await ended(
      { kind: 'exited', exitCode: 0 },
      said(lost('/elsewhere/Vault.sol'), aRawFinding(), lost('../Vault.sol')),
    )

    expect(outcome).toMatchObject({
      kind: 'partial',
      reason: 'it reports /elsewhere/Vault.sol, which is not among the files that it was given',
      findings: [{ rule: 'reentrancy-eth' }],
    })
  })

  it('keeps the reason of a step that failed when its findings are about other files as well', async () => {
    const lost = said(aRawFinding({ span: { path: '/x.sol', lines: { first: 1, last: 1 } } }))

    expect(await ended({ kind: 'exited', exitCode: 7 }, lost)).toMatchObject({ reason: 'exit code 7' })
  })

  it('says how to get a tool that is not on PATH, and starts nothing', async () => {
    const processes = scriptedProcesses({})

    expect(await runOne(aStep({ analyzer: anAnalyzer() }), processes)).toMatchObject({
      kind: 'unavailable',
      reason: 'tool is not on PATH (apt install tool)',
      version: null,
    })
    expect(processes.runs).toEqual([])
  })

  it('asks a tool for its version once', async () => {
    const processes = scriptedProcesses({
      tool: ({ args }) => anExecution(undefined, { stdout: args[0] === '--version' ? 'tool 3.2.1' : said() }),
    })

    const outcomes = await runSteps(
      [aStep({ analyzer: anAnalyzer() }), aStep({ analyzer: anAnalyzer() })],
      aBench(processes),
    )

    expect(outcomes.map(({ kind, version }) => [kind, version])).toEqual([
      ['completed', '3.2.1'],
      ['completed', '3.2.1'],
    ])
    expect(processes.runs.filter(({ command }) => command.args[0] === '--version')).toHaveLength(1)
  })

  it('goes on with a tool that does not tell its version', async () => {
    const processes = scriptedProcesses({
      tool: ({ args }) =>
        args[0] === '--version'
          ? anExecution({ kind: 'timed-out' })
          : anExecution(undefined, { stdout: said() }),
    })

    expect(await runOne(aStep({ analyzer: anAnalyzer() }), processes)).toMatchObject({
      kind: 'completed',
      version: null,
    })
  })

  it('does not need a version of an embedded analyzer', async () => {
    const analyzer = anEmbeddedAnalyzer({ versionOf: () => undefined })
    const processes = scriptedProcesses({ node: () => anExecution(undefined, { stdout: said() }) })

    expect(await runOne(aStep({ analyzer }), processes)).toMatchObject({ kind: 'completed', version: null })
  })

  it('gives a step all that it needs to know', async () => {
    const workspace = aWorkspace()
    const processes = scriptedProcesses({ node: () => anExecution(undefined, { stdout: said() }) })
    const seen: unknown[] = []
    const analyzer = anEmbeddedAnalyzer({
      comparesSides: true,
      command: (invocation) => {
        seen.push(invocation)
        return { program: 'node', args: [], env: { A: 'b' }, input: 'x' }
      },
    })
    const base = aUnit({
      side: 'base',
      targets: [aPath('src/Old.sol')],
      sources: { folder: '/scratch/base/sources', resolutions: '/scratch/base/resolutions.json' },
    })

    await runOne(aStep({ analyzer, base }), processes, { workspace })

    expect(seen).toEqual([
      {
        folder: '/scratch/head/sources',
        resolutions: '/scratch/head/resolutions.json',
        base: {
          folder: '/scratch/base/sources',
          resolutions: '/scratch/base/resolutions.json',
          targets: ['src/Old.sol'],
        },
        targets: ['src/Vault.sol'],
        standardInput: '/scratch/head/0/standard-input.json',
        compiler: '/bundles/solc.js',
        compilerSelection: [],
        bundles: '/bundles',
        node: 'node',
        scratch: '/scratch/scratch/0-embedded',
      },
    ])
    expect(workspace.written.has('scratch/0-embedded/.keep')).toBe(true)
    expect(processes.runs).toEqual([
      {
        command: { program: 'node', args: [], env: { A: 'b' }, input: 'x', cwd: '/scratch/head/sources' },
        limits: { timeoutMs: 60_000, memoryMb: 1024, outputBytes: 64 * 1024 * 1024 },
      },
    ])
  })

  it('gives a step that needs text only no build', async () => {
    const seen: unknown[] = []
    const analyzer = anEmbeddedAnalyzer({
      command: ({ standardInput, compiler }) => {
        seen.push([standardInput, compiler])
        return { program: 'node', args: [] }
      },
    })
    const processes = scriptedProcesses({ node: () => anExecution(undefined, { stdout: said() }) })

    await runOne(aStep({ analyzer, unit: aUnit({ build: { kind: 'not-asked' } }) }), processes)

    expect(seen).toEqual([['', '']])
  })

  it('never runs a step longer than the rest of the budget', async () => {
    const clock = aClock()
    const processes = scriptedProcesses({
      node: () => {
        clock.advance(45_000)
        return anExecution(undefined, { stdout: said() })
      },
    })

    const outcomes = await runSteps([aStep(), aStep(), aStep()], aBench(processes, { clock, cores: 1 }))

    expect(outcomes.map(({ kind, seconds }) => [kind, seconds])).toEqual([
      ['completed', 45],
      ['completed', 45],
      ['timed-out', 0],
    ])
    expect(outcomes[2]).toMatchObject({ reason: 'the budget was spent before it could start' })
    expect(processes.runs.map(({ limits }) => limits.timeoutMs)).toEqual([60_000, 15_000])
  })

  it('keeps the order of the steps, whichever ends first', async () => {
    const waits = [30, 1, 10]
    const processes = scriptedProcesses({
      node: async ({ args }) => {
        await new Promise((done) => setTimeout(done, Number(args[0])))
        return anExecution(undefined, { stdout: said() })
      },
    })
    const steps = waits.map((ms) =>
      aStep({
        analyzer: anEmbeddedAnalyzer({
          id: `wait-${ms}`,
          command: () => ({ program: 'node', args: [`${ms}`] }),
        }),
      }),
    )

    const outcomes = await runSteps(steps, aBench(processes, { cores: 3 }))

    expect(outcomes.map(({ analyzer }) => analyzer)).toEqual(['wait-30', 'wait-1', 'wait-10'])
  })

  it.each([1, 2, 5])('runs at most %i steps at a time', async (cores) => {
    let running = 0
    let most = 0
    const processes = scriptedProcesses({
      node: async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((done) => setTimeout(done, 2))
        running -= 1
        return anExecution(undefined, { stdout: said() })
      },
    })

    const outcomes = await runSteps(
      Array.from({ length: 8 }, () => aStep()),
      aBench(processes, { cores }),
    )

    expect(most).toBe(cores)
    expect(outcomes).toHaveLength(8)
  })

  it('has no outcome without steps', async () => {
    expect(await runSteps([], aBench(scriptedProcesses({})))).toEqual([])
  })

  it('tells the journal what runs and how it ended', async () => {
    const journal = aJournal()
    const unit = aUnit({ root: 'app', targets: [aPath('a.sol'), aPath('b.sol')] })
    const processes = scriptedProcesses({ node: () => anExecution(undefined, { stdout: said() }) })

    await runSteps([aStep({ unit }), aStep()], aBench(processes, { journal, cores: 1 }))

    expect(journal.lines).toEqual([
      'Embedded: 2 files of the head in app',
      'Embedded: 2 files of the head in app: completed, 0.0 s',
      'Embedded: 1 file of the head',
      'Embedded: 1 file of the head: completed, 0.0 s',
    ])
  })
})

describe('a step that cannot run', () => {
  const tool = { find: async () => 'tool', run: async () => anExecution(undefined, { stdout: '1.2.3' }) }

  it('is crashed where the sources cannot be built', async () => {
    const unit = aUnit({ build: { kind: 'broken', reason: 'A.sol imports "x", which is not here' } })

    expect(await runOne(aStep({ unit }), scriptedProcesses({}))).toMatchObject({
      kind: 'crashed',
      reason: 'A.sol imports "x", which is not here',
    })
  })

  it('does not apply to an embedded analyzer without a compiler of that version', async () => {
    const unit = aUnit({ build: { kind: 'no-compiler', reason: 'it asks for solc 0.7.6' } })

    expect(await runOne(aStep({ unit }), scriptedProcesses({}))).toMatchObject({
      kind: 'not-applicable',
      reason: 'it asks for solc 0.7.6',
    })
  })

  it('is unavailable to any other analyzer: a pragma does not excuse it', async () => {
    const unit = aUnit({ build: { kind: 'no-compiler', reason: 'it asks for solc 0.7.6' } })

    expect(await runOne(aStep({ unit, analyzer: anAnalyzer() }), tool)).toMatchObject({
      kind: 'unavailable',
      version: '1.2.3',
    })
  })

  it.each([anAnalyzer(), anEmbeddedAnalyzer()])('tells which compiler it gave to $id', async (analyzer) => {
    const unit = aUnit({ build: { kind: 'ready', standardInput: '/in.json', compiler: oldCompiler } })
    const processes = { ...tool, run: async () => anExecution(undefined, { stdout: said() }) }

    expect(await runOne(aStep({ unit, analyzer }), processes)).toMatchObject({
      kind: 'completed',
      compiler: '0.7.6',
    })
  })

  it('tells of no compiler where nothing was compiled', async () => {
    const unit = aUnit({ build: { kind: 'not-asked' } })
    const processes = { ...tool, run: async () => anExecution(undefined, { stdout: said() }) }

    expect(await runOne(aStep({ unit, analyzer: anAnalyzer() }), processes)).not.toHaveProperty('compiler')
  })

  it('gives an analyzer that is a compiler the version of the compiler that it is given', async () => {
    const analyzer = anEmbeddedAnalyzer({ versionOf: (_, version) => version })
    const steps = [compiler, oldCompiler].map((one) =>
      aStep({
        analyzer,
        unit: aUnit({ build: { kind: 'ready', standardInput: '/in.json', compiler: one } }),
      }),
    )
    const processes = { ...tool, run: async () => anExecution(undefined, { stdout: said() }) }

    const outcomes = await runSteps(steps, aBench(processes))
    expect(outcomes.map(({ version }) => version)).toEqual(['0.8.37', '0.7.6'])
  })

  it('does not apply to an analyzer that compares where there is nothing to compare with', async () => {
    const analyzer = anEmbeddedAnalyzer({ comparesSides: true })

    expect(await runOne(aStep({ analyzer }), scriptedProcesses({}))).toMatchObject({
      kind: 'not-applicable',
      reason: 'there is nothing to compare with',
    })
  })
})
