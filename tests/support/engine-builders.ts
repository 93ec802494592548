import type { Analyzer, Parsed, RawFinding } from '../../src/analyzers/analyzer.ts'
import type { ChangedFile } from '../../src/domain/change.ts'
import type { Policy } from '../../src/domain/policy.ts'
import type { Settings } from '../../src/domain/settings.ts'
import type { ScopePatterns } from '../../src/engine/find-change.ts'
import type { AnchoredFinding } from '../../src/engine/locate.ts'
import { locate } from '../../src/engine/locate.ts'
import type { Unit } from '../../src/engine/plan.ts'
import { openSource, type SourceFile } from '../../src/engine/source-file.ts'
import { type OpenVersion, openVersion } from '../../src/engine/version.ts'
import type { Compiler, Compilers } from '../../src/ports/compilers.ts'
import { aPath } from './builders.ts'
import { aTree, type Content } from './fakes.ts'

/** The opened file, or a failed test when nobody can read it. */
export function aSource(path: string, content: string | Uint8Array): SourceFile {
  const opened = openSource(path, typeof content === 'string' ? new TextEncoder().encode(content) : content)
  if ('unreadable' in opened) throw new Error(opened.unreadable)
  return opened
}

export function aVersion(
  files: Readonly<Record<string, Content>>,
  installed: Readonly<Record<string, string>> = {},
  side: 'base' | 'head' = 'head',
): Promise<OpenVersion> {
  return openVersion(side, aTree(files, installed))
}

export function aChangedFile(overrides: Partial<ChangedFile> = {}): ChangedFile {
  return { path: aPath('src/A.sol'), status: 'modified', changedLines: [{ first: 1, last: 1 }], ...overrides }
}

export const nothingLeftOut: ScopePatterns = { isExcluded: () => false, isTest: () => false }

export const compiler: Compiler = {
  version: '0.8.37',
  program: '/bundles/solc.js',
  selection: [],
  origin: 'embedded',
}
export const oldCompiler: Compiler = {
  version: '0.7.6',
  program: '/usr/bin/solc-0.7.6',
  selection: ['--native', '/usr/bin/solc-0.7.6'],
  origin: 'on PATH',
}

/** These compilers, the preferred first; nothing can be fetched. */
export function someCompilers(...compilers: readonly Compiler[]): Compilers {
  return {
    list: async () => compilers,
    find: async ({ accepts, preferred }) => {
      const accepted = compilers.filter(({ version }) => accepts(version))
      const found = accepted.find(({ version }) => version === preferred) ?? accepted[0]
      const here = compilers.map(({ version }) => version).join(', ')
      return found === undefined
        ? { kind: 'missing', reason: `here: ${here}` }
        : { kind: 'found', compiler: found }
    },
  }
}

export function aUnit(overrides: Partial<Unit> = {}): Unit {
  return {
    side: 'head',
    root: '',
    targets: [aPath('src/Vault.sol')],
    sources: { folder: '/scratch/head/sources', resolutions: '/scratch/head/resolutions.json' },
    build: { kind: 'ready', standardInput: '/scratch/head/0/standard-input.json', compiler },
    ...overrides,
  }
}

export function aRawFinding(overrides: Partial<RawFinding> = {}): RawFinding {
  return {
    rule: 'reentrancy-eth',
    class: 'reentrancy',
    severity: 'high',
    confidence: 'medium',
    message: 'Reentrancy in Vault.withdraw(uint256)',
    span: { path: 'src/Vault.sol', lines: { first: 16, last: 16 } },
    related: [],
    ...overrides,
  }
}

/** An analyzer whose output is the JSON of what it says: `{ "kind": "read", "findings": […] }`. */
export function anAnalyzer(overrides: Partial<Analyzer> = {}): Analyzer {
  return {
    id: 'tool',
    title: 'Tool',
    layer: 'static',
    homepage: 'https://example.org/tool',
    isEmbedded: false,
    needs: 'compilation',
    comparesSides: false,
    program: 'tool',
    install: 'apt install tool',
    versionArgs: ['--version'],
    versionOf: ({ stdout }) => stdout.match(/\d+\.\d+\.\d+/)?.[0],
    completedExitCodes: [0],
    command: ({ targets }) => ({ program: 'tool', args: ['check', ...targets] }),
    parse: ({ stdout }) => says(stdout),
    rules: {},
    ...overrides,
  }
}

/** Comes with the bundle. */
export function anEmbeddedAnalyzer(overrides: Partial<Analyzer> = {}): Analyzer {
  return anAnalyzer({
    id: 'embedded',
    title: 'Embedded',
    isEmbedded: true,
    program: null,
    versionOf: () => '1.0.0',
    command: ({ node, targets }) => ({ program: node, args: ['embedded', ...targets] }),
    ...overrides,
  })
}

function says(stdout: string): Parsed {
  try {
    const parsed: Parsed = JSON.parse(stdout)
    return parsed
  } catch {
    return { kind: 'unreadable', reason: 'it printed no JSON' }
  }
}

export function said(...findings: readonly RawFinding[]): string {
  return JSON.stringify({ kind: 'read', findings })
}

export const policy: Policy = { failOn: 'high', minConfidence: 'medium', onIncomplete: 'fail', required: [] }

export function someSettings(overrides: Partial<Settings> = {}): Settings {
  return {
    policy,
    layers: ['static'],
    budgetSeconds: 600,
    memoryMb: 1024,
    install: 'never',
    exclude: [],
    tests: [],
    comment: 'findings',
    upload: 'auto',
    ...overrides,
  }
}

/** Where a piece of a text stands, as a tool would say it. */
export function spanOf(source: SourceFile, piece: string, occurrence = 1): RawFinding['span'] {
  let start = -1
  for (let seen = 0; seen < occurrence; seen += 1) start = source.text.indexOf(piece, start + 1)
  if (start === -1) throw new Error(`${source.path} does not hold "${piece}" ${occurrence} times`)
  return { path: source.path, utf16: { start, end: start + piece.length } }
}

/** A finding of an analyzer at a piece of a real source, with the anchor that the outline gives it. */
export function foundIn(
  source: SourceFile,
  piece: string,
  facts: Partial<RawFinding> & { readonly analyzer?: string; readonly occurrence?: number } = {},
): AnchoredFinding {
  const { analyzer = 'slither', occurrence = 1, ...raw } = facts
  const found = locate(
    aRawFinding({ span: spanOf(source, piece, occurrence), ...raw }),
    analyzer,
    '/scratch/head/sources',
    (path) => (path === source.path ? source : undefined),
  )
  if (found === undefined) throw new Error(`${source.path} is not among the sources`)
  return found
}
