import picomatch from 'picomatch'
import { describe, expect, it } from 'vitest'
import { systemDigest } from '../../src/adapters/digest.ts'
import { type GateRequest, gate, type Ports } from '../../src/engine/gate.ts'
import type { Command, Execution } from '../../src/ports/processes.ts'
import { anAudit, aPath } from '../support/builders.ts'
import {
  aChangedFile,
  anAnalyzer,
  anEmbeddedAnalyzer,
  aRawFinding,
  compiler,
  nothingLeftOut,
  policy,
  said,
  someCompilers,
  someSettings,
} from '../support/engine-builders.ts'
import {
  aClock,
  aJournal,
  anExecution,
  aTree,
  aWorkspace,
  type Content,
  scriptedProcesses,
  someFiles,
} from '../support/fakes.ts'

const files = { 'src/A.sol': 'contract A { function f() external {} }' }

function version(commit: string | null, content: Readonly<Record<string, Content>>) {
  return { commit, tree: aTree(content) }
}

function aRequest(overrides: Partial<GateRequest> = {}): GateRequest {
  return {
    head: version('h', files),
    base: version('b', { 'src/A.sol': 'contract A {}' }),
    scope: 'change',
    changed: [aChangedFile()],
    settings: someSettings(),
    patterns: nothingLeftOut,
    notes: ['a note'],
    tampering: ['something is tampered with'],
    provenance: anAudit().provenance,
    ...overrides,
  }
}

/** Ports whose only analyzer, an embedded one, answers like this. */
function somePorts(answer: (command: Command) => Execution, overrides: Partial<Ports> = {}): Ports {
  return {
    processes: scriptedProcesses({ node: answer }),
    files: someFiles(),
    clock: aClock(),
    digest: systemDigest,
    journal: aJournal(),
    analyzers: [anEmbeddedAnalyzer()],
    compilers: someCompilers(compiler),
    cores: 2,
    bundles: '/bundles',
    node: 'node',
    ...overrides,
  }
}

const printed = (stdout: string) => anExecution(undefined, { stdout })
const clean = () => printed(said())
const finding = aRawFinding({ span: { path: 'src/A.sol', lines: { first: 1, last: 1 } } })

/** Finds fault at the head only. */
function newAtHead({ cwd }: Command): Execution {
  return printed(cwd.includes('/head/') ? said(finding) : said())
}

describe('gate', () => {
  it('passes a change in which the analyzer finds nothing', async () => {
    expect(await gate(aRequest(), somePorts(clean))).toMatchObject({
      verdict: { kind: 'pass' },
      change: { base: 'b', head: 'h', notes: ['a note'], files: [{ path: 'src/A.sol', isAnalysed: true }] },
      outcomes: [{ side: 'head' }, { side: 'base' }],
      weaknesses: [],
      roots: [''],
      tampering: ['something is tampered with'],
      policy,
    })
  })

  it('fails a change that brings a weakness, and quotes the source', async () => {
    const audit = await gate(aRequest(), somePorts(newAtHead))

    expect(audit).toMatchObject({ verdict: { kind: 'fail' }, weaknesses: [{ state: 'new', blocking: true }] })
    expect(audit.sources).toEqual(new Map([['src/A.sol', files['src/A.sol']]]))
  })

  it('passes a change that removes a weakness, and quotes the source that had it', async () => {
    const base = version('b', { ...files, 'src/Old.sol': files['src/A.sol'] })
    const changed = [aChangedFile({ path: aPath('src/Old.sol'), status: 'deleted', changedLines: [] })]
    const old = aRawFinding({ span: { path: 'src/Old.sol', lines: { first: 1, last: 1 } } })

    const audit = await gate(
      aRequest({ base, changed }),
      somePorts(() => printed(said(old))),
    )

    expect(audit).toMatchObject({ verdict: { kind: 'pass' }, weaknesses: [{ state: 'fixed' }] })
    expect([...audit.sources.keys()]).toEqual(['src/Old.sol'])
  })

  it.each([[[]], [[aChangedFile({ path: aPath('README.md') })]]])(
    'passes a change of no Solidity at once, and starts nothing (%#)',
    async (changed) => {
      const ports = somePorts(clean, {
        files: { ...someFiles(), makeWorkspace: () => Promise.reject(new Error('no workspace is needed')) },
      })

      expect(await gate(aRequest({ changed }), ports)).toMatchObject({
        verdict: { kind: 'pass', reasons: ['no Solidity file changed'] },
        change: { base: 'b', head: 'h', files: [], notes: ['a note'] },
        outcomes: [],
        tampering: ['something is tampered with'],
      })
    },
  )

  it('passes a change of no Solidity that is compared with nothing, too', async () => {
    const request = aRequest({ base: null, changed: [aChangedFile({ path: aPath('README.md') })] })

    expect(await gate(request, somePorts(clean))).toMatchObject({
      verdict: { kind: 'pass' },
      change: { base: null },
    })
  })

  it('passes no change of a link through which sources are reached without a look', async () => {
    const sources = { 'src/A.sol': 'import "../vendor/X.sol";' }
    const request = aRequest({
      head: version('h', { ...sources, vendor: { kind: 'symlink', bytes: 3 } }),
      base: version('b', sources),
      changed: [aChangedFile({ path: aPath('vendor'), status: 'added' })],
    })

    expect(await gate(request, somePorts(clean))).toMatchObject({
      verdict: {
        kind: 'incomplete',
        reasons: [expect.stringContaining('which is not here'), expect.anything()],
      },
    })
  })

  it('looks at everything without a base, and all of it is new', async () => {
    const request = aRequest({ base: null, changed: [] })

    expect(await gate({ ...request, scope: 'everything' }, somePorts(newAtHead))).toMatchObject({
      verdict: { kind: 'fail' },
      change: { base: null },
      outcomes: [{ side: 'head' }],
    })
  })

  it('finds nothing new where base and head are one commit', async () => {
    const head = version('h', files)

    expect(
      await gate(aRequest({ head, base: head, changed: [], scope: 'everything' }), somePorts(newAtHead)),
    ).toMatchObject({
      verdict: { kind: 'pass' },
      outcomes: [{ side: 'head' }],
      weaknesses: [{ state: 'unchanged' }],
    })
  })

  it('is incomplete when a file cannot be read, and still looks at the others', async () => {
    const head = version('h', { ...files, 'src/B.sol': Uint8Array.of(0xff) })
    const changed = [aChangedFile(), aChangedFile({ path: aPath('src/B.sol'), status: 'added' })]

    expect(await gate(aRequest({ head, changed }), somePorts(clean))).toMatchObject({
      verdict: { kind: 'incomplete', reasons: ['nobody looked at src/B.sol: it is not valid UTF-8'] },
      outcomes: [{ kind: 'completed' }, { kind: 'completed' }],
    })
  })

  it('is incomplete when git names a file that is not there', async () => {
    const changed = [aChangedFile({ path: aPath('src/Lost.sol') })]

    expect((await gate(aRequest({ changed }), somePorts(clean))).verdict).toEqual({
      kind: 'incomplete',
      blocks: true,
      reasons: ['nobody looked at src/Lost.sol: it is not there'],
    })
  })

  it('is incomplete when a pragma keeps the analyzer out that the settings name', async () => {
    const old = 'pragma solidity 0.7.6; contract A {}'
    const request = aRequest({
      head: version('h', { 'src/A.sol': old }),
      settings: someSettings({ policy: { ...policy, required: ['tool'] } }),
    })
    const ports = somePorts(clean, {
      analyzers: [anEmbeddedAnalyzer({ needs: 'sources' }), anAnalyzer()],
      processes: scriptedProcesses({ node: clean, tool: () => printed('1.0.0') }),
    })

    expect((await gate(request, ports)).verdict).toMatchObject({
      kind: 'incomplete',
      reasons: ['tool unavailable: it asks for solc 0.7.6; here: 0.8.37'],
    })
  })

  it('does not let a build file of the change move a file out of sight', async () => {
    const library = { 'app/lib/Math.sol': 'contract Math {}' }
    const request = aRequest({
      head: version('h', { ...library, 'app/foundry.toml': '', 'app/lib/New.sol': '' }),
      base: version('b', library),
      changed: [
        aChangedFile({ path: aPath('app/foundry.toml'), status: 'added' }),
        aChangedFile({ path: aPath('app/lib/Math.sol') }),
        aChangedFile({ path: aPath('app/lib/New.sol'), status: 'added' }),
      ],
      patterns: { isExcluded: picomatch(['lib/**']), isTest: () => false },
    })

    expect((await gate(request, somePorts(clean))).change.files).toMatchObject([
      { path: 'app/lib/Math.sol', isAnalysed: true },
      { path: 'app/lib/New.sol', isAnalysed: false },
    ])
  })

  it('looks at what is wanted of files on disk', async () => {
    const request = aRequest({
      head: version(null, { ...files, 'src/B.sol': '' }),
      base: null,
      scope: 'everything',
      changed: [],
      isWanted: (path) => path === 'src/B.sol',
    })

    expect(await gate(request, somePorts(clean))).toMatchObject({
      change: { head: null, files: [{ path: 'src/B.sol' }] },
    })
  })

  it('tells what an analyzer that compares both sides says', async () => {
    const analyzers = [anEmbeddedAnalyzer({ comparesSides: true, needs: 'sources' })]

    expect(
      await gate(
        aRequest(),
        somePorts(() => printed(said(finding)), { analyzers }),
      ),
    ).toMatchObject({
      outcomes: [{ side: 'head' }],
      weaknesses: [{ state: 'new' }],
    })
  })

  it('ends at the deadline of the settings', async () => {
    const processes = scriptedProcesses({ node: clean })

    await gate(
      aRequest({ settings: someSettings({ budgetSeconds: 7 }) }),
      somePorts(clean, { processes, clock: aClock(5_000) }),
    )

    expect(processes.runs[0]?.limits.timeoutMs).toBe(7_000)
  })

  it('removes its workspace, also when something goes wrong', async () => {
    const workspace = aWorkspace()
    const ports = somePorts(
      () => {
        throw new Error('the supervisor is gone')
      },
      { files: someFiles(workspace) },
    )

    await expect(gate(aRequest(), ports)).rejects.toThrow('the supervisor is gone')
    expect(workspace.isDisposed()).toBe(true)
  })
})
