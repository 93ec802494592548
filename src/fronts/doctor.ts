import type { Analyzer } from '../analyzers/analyzer.ts'
import { numberOfLayer } from '../domain/layer.ts'
import type { Ports } from '../engine/gate.ts'
import { outputOf, silence } from '../engine/read-execution.ts'

/** What there is to say about one analyzer on this machine. */
export interface ToolStatus {
  readonly id: string
  /** 1 to 7. */
  readonly layer: number
  readonly available: boolean
  readonly version: string | null
  /** Why it is not available. */
  readonly reason?: string
  /** How to get it. */
  readonly install?: string
  /** With the Solidity compiler: which of them are here, for all analyzers that compile. */
  readonly compilers?: readonly CompilerStatus[]
}

/** One Solidity compiler of this machine. */
export interface CompilerStatus {
  readonly version: string
  /** Such as `embedded`, `on PATH`, `installed by svm`. */
  readonly origin: string
}

const limits = { timeoutMs: 30_000, memoryMb: 1024, outputBytes: 1024 * 1024 }

/** Asks every analyzer for its version. */
export async function runDoctor(ports: Ports): Promise<readonly ToolStatus[]> {
  const workspace = await ports.files.makeWorkspace()
  try {
    const [tools, compilers] = await Promise.all([
      Promise.all(ports.analyzers.map((analyzer) => examine(analyzer, ports, workspace.folder))),
      ports.compilers.list(),
    ])
    const versions = compilers.map(({ version, origin }) => ({ version, origin }))
    return tools.map((tool) => (tool.id === 'solc' ? { ...tool, compilers: versions } : tool))
  } finally {
    await workspace.dispose()
  }
}

async function examine(analyzer: Analyzer, ports: Ports, cwd: string): Promise<ToolStatus> {
  const { id, install, program: name } = analyzer
  const layer = numberOfLayer(analyzer.layer)
  const missing = (reason: string) => ({ id, layer, available: false, version: null, reason, install })
  if (analyzer.isEmbedded) return { id, layer, available: true, version: analyzer.versionOf(silence) ?? null }
  const program = name === null ? undefined : await ports.processes.find(name)
  if (program === undefined) return missing(`${name} is not on PATH`)
  const execution = await ports.processes.run(
    { program, args: analyzer.versionArgs, cwd },
    limits,
    ports.signal,
  )
  const version = analyzer.versionOf(outputOf(execution))
  return version === undefined
    ? missing(`${program} does not tell its version (${execution.end.kind})`)
    : { id, layer, available: true, version }
}

/** For a person, or for a program. */
export function renderDoctor(tools: readonly ToolStatus[], format: 'text' | 'json'): string {
  if (format === 'json') return `${JSON.stringify(tools, null, 2)}\n`
  const width = Math.max(...tools.map(({ id }) => id.length))
  return tools
    .map(({ id, layer, available, version, reason, install, compilers = [] }) => {
      const state = available ? `${version}` : `not here: ${reason}`
      const advice = install === undefined ? '' : `\n${' '.repeat(width + 11)}get it: ${install}`
      const others = compilers.filter(({ origin }) => origin !== 'embedded')
      const indent = `\n${' '.repeat(width + 11)}`
      const more = others.map((one) => `${indent}also ${one.version} (${one.origin})`).join('')
      return `${id.padEnd(width)}  layer ${layer}  ${state}${advice}${more}\n`
    })
    .join('')
}
