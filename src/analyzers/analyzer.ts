import type { Layer } from '../domain/layer.ts'
import type { Confidence, Severity } from '../domain/severity.ts'
import type { ClassId } from '../domain/taxonomy.ts'

/** A stretch of text in a tool's own terms; the engine turns it into a place of the repository. */
export type Span =
  /** Offsets into the UTF-8 bytes of the file, counted from 0. */
  | { readonly path: string; readonly bytes: { readonly start: number; readonly length: number } }
  /** Offsets in UTF-16 code units, counted from 0, end excluded. */
  | { readonly path: string; readonly utf16: { readonly start: number; readonly end: number } }
  /** Lines counted from 1; the whole of them. */
  | { readonly path: string; readonly lines: { readonly first: number; readonly last: number } }

/** A claim as a tool makes it. The first span is the weakness itself, the others have to do with it. */
export interface RawFinding {
  readonly rule: string
  readonly class: ClassId
  readonly severity: Severity
  readonly confidence: Confidence
  readonly message: string
  readonly span: Span
  readonly related: readonly { readonly span: Span; readonly message?: string }[]
  readonly counterExample?: string
}

/** What a tool's output says. */
export type Parsed =
  | { readonly kind: 'read'; readonly findings: readonly RawFinding[] }
  /** Some targets were not looked at; the findings about the others stand. */
  | { readonly kind: 'partial'; readonly findings: readonly RawFinding[]; readonly reason: string }
  /** The tool says that it failed, or what it printed cannot be read: nobody looked. */
  | { readonly kind: 'unreadable'; readonly reason: string }

/** What an adapter is given to read. */
export interface Output {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

/** What a step is about. Paths of targets are relative to `folder`, which holds the sources. */
export interface Invocation {
  /** Absolute path of the folder with the sources; the tool runs in it. */
  readonly folder: string
  readonly targets: readonly string[]
  /** Absolute path of a JSON file that tells what imports mean: `{ importer: { name as written: path } }`. */
  readonly resolutions: string
  /** The same of the base; `null` unless the analyzer compares sides. */
  readonly base: {
    readonly folder: string
    readonly targets: readonly string[]
    readonly resolutions: string
  } | null
  /** Absolute path of the compiler's standard JSON input for targets and all they import; only for `needs: 'compilation'`. */
  readonly standardInput: string
  /** Absolute path of a `solc`-compatible program of the right version; only for `needs: 'compilation'`. */
  readonly compiler: string
  /** Arguments that tell our own `solc.js` to use that compiler; only for `needs: 'compilation'`. */
  readonly compilerSelection: readonly string[]
  /** Absolute path of the folder with our own bundles, where embedded tools are. */
  readonly bundles: string
  /** Absolute path of the Node that runs us. */
  readonly node: string
  /** Absolute path of a private folder for the tool's own files. */
  readonly scratch: string
}

export interface ToolCommand {
  readonly program: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
}

/** A tool, as a value. It runs nothing. */
export interface Analyzer {
  readonly id: string
  readonly title: string
  readonly layer: Layer
  readonly homepage: string
  /** Comes with the bundle and needs nothing but Node. Embedded analyzers are always required. */
  readonly isEmbedded: boolean
  /** `sources`: text is enough. `compilation`: needs a compiler of the right version and every import. */
  readonly needs: 'sources' | 'compilation'
  /** Looks at base and head together, once; all it reports is new. */
  readonly comparesSides: boolean
  /** The program to be found on PATH; `null` for embedded analyzers. */
  readonly program: string | null
  /** How to get it, one line. */
  readonly install: string
  /** Prints the version; not used for embedded analyzers. */
  readonly versionArgs: readonly string[]
  /**
   * The version in what `versionArgs` printed, `undefined` when there is none; embedded analyzers know theirs without.
   * `compiler` is the version of the compiler that the step is given, which is all the version that a compiler has.
   */
  readonly versionOf: (output: Output, compiler?: string) => string | undefined
  /** Exit codes that say that the tool ran to its end; with any other, nobody looked. */
  readonly completedExitCodes: readonly number[]
  readonly command: (invocation: Invocation) => ToolCommand
  readonly parse: (output: Output, invocation: Pick<Invocation, 'folder' | 'targets'>) => Parsed
  /** Every rule it can report, with our classification; an unknown rule gets `unclassified`. */
  readonly rules: RuleTable
}

/** How a tool's rule is read. */
export interface RuleMeaning {
  readonly class: ClassId
  readonly severity: Severity
  readonly confidence: Confidence
}
export type RuleTable = Readonly<Record<string, RuleMeaning>>
