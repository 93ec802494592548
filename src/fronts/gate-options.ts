import { type Command, InvalidArgumentError, Option } from 'commander'
import { severities } from '../domain/severity.ts'
import { parseOverrides } from '../settings/read-settings.ts'
import type { SettingsFile } from '../settings/schema.ts'
import { type Format, formats } from './render.ts'

/** What `gate` and `scan` both take. */
export interface GateOptions {
  readonly failOn?: string
  readonly minConfidence?: string
  readonly onIncomplete?: string
  readonly analyzers?: string
  readonly layers?: string
  readonly budget?: string
  readonly memory?: string
  readonly install?: string
  readonly exclude?: string
  readonly tests?: string
  readonly format: Format
  readonly output?: string
}

/** Adds the options to a command. */
export function withGateOptions(command: Command): Command {
  return command
    .addOption(oneOf('--fail-on <severity>', 'fail on new weaknesses at least this bad', severitiesOrNever))
    .addOption(oneOf('--min-confidence <confidence>', '… if at least this sure', ['high', 'medium', 'low']))
    .addOption(oneOf('--on-incomplete <deed>', 'when a required analyzer did not complete', ['fail', 'warn']))
    .option('--analyzers <ids>', 'analyzers that must complete, besides the embedded ones (comma-separated)')
    .option('--layers <numbers>', 'layers that run, 1 (static) to 7 (change), such as 1,2,7')
    .option('--budget <seconds>', 'time for the whole run', positive)
    .option('--memory <MiB>', 'memory of one analyzer and all that it starts', positive)
    .addOption(
      oneOf('--install <what>', 'whether compilers that are not here are fetched', ['never', 'missing']),
    )
    .option('--exclude <globs>', 'files that are neither analysed nor judged (comma-separated)')
    .option('--tests <globs>', 'test code, analysed only where other code imports it (comma-separated)')
    .addOption(oneOf('--format <format>', 'how to print the report', formats).default('text'))
    .option('--output <file>', 'write the report there instead of to standard output')
}

/** The settings that the options override. Throws `SETTINGS_INVALID`. */
export function overridesOf(options: GateOptions): SettingsFile {
  return parseOverrides({
    'fail-on': options.failOn,
    'min-confidence': options.minConfidence,
    'on-incomplete': options.onIncomplete,
    analyzers: options.analyzers,
    layers: options.layers,
    budget: options.budget,
    memory: options.memory,
    install: options.install,
    exclude: options.exclude,
    tests: options.tests,
  })
}

const severitiesOrNever = [...severities, 'never']

function oneOf(flags: string, description: string, choices: readonly string[]): Option {
  return new Option(flags, description).choices(choices)
}

function positive(text: string): string {
  if (Number(text) > 0) return text
  throw new InvalidArgumentError('It must be a number above 0.')
}
