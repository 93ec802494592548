import { describe, expect, it } from 'vitest'
import { systemDigest } from '../../src/adapters/digest.ts'
import type { Ports } from '../../src/engine/gate.ts'
import { renderDoctor, runDoctor } from '../../src/fronts/doctor.ts'
import type { Processes } from '../../src/ports/processes.ts'
import {
  anAnalyzer,
  anEmbeddedAnalyzer,
  compiler,
  oldCompiler,
  someCompilers,
} from '../support/engine-builders.ts'
import { aClock, aJournal, anExecution, aWorkspace, scriptedProcesses, someFiles } from '../support/fakes.ts'

function somePorts(processes: Processes, workspace = aWorkspace()): Ports {
  return {
    processes,
    files: someFiles(workspace),
    clock: aClock(),
    digest: systemDigest,
    journal: aJournal(),
    analyzers: [
      anEmbeddedAnalyzer({ id: 'embedded' }),
      anEmbeddedAnalyzer({ id: 'shy', versionOf: () => undefined }),
      anAnalyzer({ id: 'slither', program: 'slither' }),
      anAnalyzer({ id: 'none', program: null, layer: 'formal' }),
    ],
    compilers: someCompilers(compiler, oldCompiler),
    cores: 1,
    bundles: '/bundles',
    node: 'node',
  }
}

describe('runDoctor', () => {
  it('tells of each analyzer whether it is here, and which version', async () => {
    const processes = scriptedProcesses({
      slither: () => anExecution(undefined, { stderr: '', stdout: '0.11.3' }),
    })

    expect(await runDoctor(somePorts(processes))).toEqual([
      { id: 'embedded', layer: 1, available: true, version: '1.0.0' },
      { id: 'shy', layer: 1, available: true, version: null },
      { id: 'slither', layer: 1, available: true, version: '0.11.3' },
      {
        id: 'none',
        layer: 4,
        available: false,
        version: null,
        reason: 'null is not on PATH',
        install: 'apt install tool',
      },
    ])
  })

  it('tells with the Solidity compiler which versions of it are here', async () => {
    const ports = { ...somePorts(scriptedProcesses({})), analyzers: [anEmbeddedAnalyzer({ id: 'solc' })] }

    expect(await runDoctor(ports)).toEqual([
      expect.objectContaining({
        id: 'solc',
        compilers: [
          { version: '0.8.37', origin: 'embedded' },
          { version: '0.7.6', origin: 'on PATH' },
        ],
      }),
    ])
  })

  it('says how to get what is not on PATH', async () => {
    expect((await runDoctor(somePorts(scriptedProcesses({}))))[2]).toMatchObject({
      available: false,
      reason: 'slither is not on PATH',
      install: 'apt install tool',
    })
  })

  it.each([
    [anExecution({ kind: 'timed-out' }), 'slither does not tell its version (timed-out)'],
    [anExecution({ kind: 'exited', exitCode: 1 }), 'slither does not tell its version (exited)'],
  ])('does not call a tool available that cannot even tell its version (%#)', async (execution, reason) => {
    const tools = await runDoctor(somePorts(scriptedProcesses({ slither: () => execution })))

    expect(tools[2]).toMatchObject({ available: false, reason })
  })

  it('leaves no folder behind', async () => {
    const workspace = aWorkspace()
    await runDoctor(somePorts(scriptedProcesses({}), workspace))

    expect(workspace.isDisposed()).toBe(true)
  })
})

describe('renderDoctor', () => {
  const tools = [
    {
      id: 'solc',
      layer: 1,
      available: true,
      version: '0.8.37',
      compilers: [
        { version: '0.8.37', origin: 'embedded' },
        { version: '0.7.6', origin: 'on PATH' },
      ],
    },
    {
      id: 'slither',
      layer: 1,
      available: false,
      version: null,
      reason: 'slither is not on PATH',
      install: 'pipx install slither-analyzer',
    },
  ]

  it('gives a person one line a tool, and a second one with what to do', () => {
    expect(renderDoctor(tools, 'text')).toBe(
      [
        'solc     layer 1  0.8.37',
        '                  also 0.7.6 (on PATH)',
        'slither  layer 1  not here: slither is not on PATH',
        '                  get it: pipx install slither-analyzer',
        '',
      ].join('\n'),
    )
  })

  it('gives a program the same as JSON', () => {
    expect(JSON.parse(renderDoctor(tools, 'json'))).toEqual(tools)
  })
})
