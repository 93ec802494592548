import type { SolidityCompiler, SourceText } from './soljson.ts'

/** What the compiler remarks about a set of sources. */
export interface Diagnostics {
  readonly compiler: string
  /** Names of the sources that were looked at; none when there is an error. */
  readonly sources: readonly string[]
  /** As in the compiler's standard JSON output, each once. */
  readonly errors: readonly unknown[]
}

/**
 * Compiles standard JSON input as far as needed for errors and warnings, without making code.
 *
 * The compiler reports 256 warnings and drops the rest, so that many harmless ones hide others. When that happens
 * each target is compiled by itself, if the compiler asks for what it imports; only one that has too many with all it imports keeps the compiler's remark.
 */
export function diagnose(input: string, targets: readonly string[], compiler: SolidityCompiler): Diagnostics {
  const request = requestIn(input)
  const whole = compile(request, request.sources, compiler)
  const isDivisible = compiler.canFind && targets.length > 1
  if (!whole.errors.some(isCut) || !isDivisible) return { compiler: compiler.version(), ...whole }
  const parts = targets.map((target) => compile(request, pick(request.sources, target), compiler))
  const errors = parts.flatMap((part) => part.errors)
  return {
    compiler: compiler.version(),
    sources: whole.sources,
    errors: [...new Map(errors.map((error) => [JSON.stringify(error), error])).values()],
  }
}

type Sources = Readonly<Record<string, unknown>>

interface Request {
  readonly sources: Sources
  readonly settings: Readonly<Record<string, unknown>>
}

/** Only what decides how names are found and which language it is: the rest is about the code that we do not make. */
function requestIn(input: string): Request {
  const { sources, settings } = recordOf(JSON.parse(input))
  const { remappings, evmVersion } = recordOf(settings)
  return { sources: recordOf(sources), settings: { remappings, evmVersion, outputSelection: {} } }
}

function compile(
  { sources, settings }: Request,
  given: Sources,
  compiler: SolidityCompiler,
): Pick<Diagnostics, 'sources' | 'errors'> {
  const find = (name: string): SourceText =>
    Object.hasOwn(sources, name)
      ? { contents: String(recordOf(sources[name]).content) }
      : { error: 'File not supplied initially.' }
  const output = compiler.compile(JSON.stringify({ language: 'Solidity', sources: given, settings }), find)
  const found = recordOf(JSON.parse(output))
  return { sources: Object.keys(recordOf(found.sources)), errors: listOf(found.errors) }
}

function pick(sources: Sources, name: string): Sources {
  return { [name]: sources[name] }
}

/** "There are more than 256 warnings. Ignoring the rest."; old compilers give no code. */
function isCut(error: unknown): boolean {
  const { errorCode, message } = recordOf(error)
  return errorCode === '4591' || String(message).startsWith('There are more than 256 warnings')
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
