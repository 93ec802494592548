import { resolve } from 'node:path'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { systemClock } from '../adapters/clock.ts'
import { localFiles } from '../adapters/files.ts'
import { openRepository } from '../adapters/git/git-repository.ts'
import { type Terminal, type TerminalJournal, terminalJournal } from '../adapters/journal.ts'
import { severities } from '../domain/severity.ts'
import { exitCodeOf } from '../domain/verdict.ts'
import { version } from '../domain/version.ts'
import { findBaseOfRefs } from '../engine/find-base.ts'
import { parseOverrides } from '../settings/read-settings.ts'
import { type Environment, withPorts } from './compose.ts'
import { runDemo } from './demo.ts'
import { renderDoctor, runDoctor } from './doctor.ts'
import { explain } from './explain.ts'
import { describeFailure } from './failure.ts'
import { type Gated, gateCommits } from './gate-commits.ts'
import { type Format, formats, render } from './render.ts'
import { scanPaths } from './scan-paths.ts'

/** Where the command line runs. */
export interface Console {
  readonly environment: Environment
  readonly folder: string
  readonly bundles: string
  readonly stdout: Terminal
  readonly stderr: Terminal
  readonly signal: AbortSignal
}

interface GateOptions {
  readonly failOn?: string
  readonly minConfidence?: string
  readonly onIncomplete?: string
  readonly analyzers?: string
  readonly layers?: string
  readonly budget?: string
  readonly memory?: string
  readonly exclude?: string
  readonly tests?: string
  readonly format: Format
  readonly output?: string
}

/** Runs one command; answers the exit code. Only the report goes to standard output. */
export async function runCommandLine(args: readonly string[], console: Console): Promise<number> {
  let exitCode = 0
  const program = buildProgram(console, (code) => {
    exitCode = code
  })
  try {
    await program.parseAsync(args, { from: 'user' })
    return exitCode
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 3
    const failure = describeFailure(error)
    const hint = failure.hint === undefined ? '' : `${failure.hint}\n`
    console.stderr.write(`sevengates: ${failure.message}\n${hint}`)
    return failure.exitCode
  }
}

function buildProgram(console: Console, end: (exitCode: number) => void): Command {
  const program = new Command('sevengates')
    .description(
      'Gates changes on the security of Solidity contracts: seven layers of real analyzers, one verdict.',
    )
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => console.stdout.write(text),
      writeErr: (text) => console.stderr.write(text),
    })
    .addHelpText(
      'after',
      `\n${exitCodes}\nSettings come from .github/sevengates.yml at the base; options override them.`,
    )
  addGate(program, console, end)
  addScan(program, console, end)
  program
    .command('demo')
    .description(
      'make a small repository with a pull request that introduces a reentrancy, gate it and show the comment',
    )
    .action(async () => end(await runDemo(console)))
  program
    .command('doctor')
    .description('tell which analyzers are here, which versions, and how to get the others')
    .addOption(new Option('--format <format>', 'how to print it').choices(['text', 'json']).default('text'))
    .action(async ({ format }: { format: 'text' | 'json' }) => {
      const tools = await withJournal(console, (journal) =>
        withPorts({ ...console, journal, untrusted: [console.folder] }, runDoctor),
      )
      console.stdout.write(renderDoctor(tools, format))
    })
  program
    .command('explain')
    .description(
      'explain a weakness: a class such as reentrancy, SWC-107, CWE-841 or a rule such as slither:reentrancy-eth',
    )
    .argument('<id>', 'what to explain')
    .action((id: string) => void console.stdout.write(explain(id)))
  return program
}

const exitCodes = 'Exit codes: 0 pass, 1 fail, 2 incomplete (something required did not look), 3 wrong use.'

function addGate(program: Command, console: Console, end: (exitCode: number) => void): void {
  const command = program
    .command('gate')
    .description('judge what a change makes worse: every file it touches and all that import one of them')
    .requiredOption('--base <ref>', 'branch, tag or commit to compare with (the merge base is taken)')
    .option('--head <ref>', 'what is judged; the commit that is checked out by default')
    .option('--repo <folder>', 'the repository', '.')
  withGateOptions(command).action(
    async (options: GateOptions & { base: string; head?: string; repo: string }) => {
      const repository = await openRepository(resolve(console.folder, options.repo), console.environment)
      try {
        const comparison = await findBaseOfRefs(repository, options.base, options.head)
        const isDirty = options.head === undefined && (await repository.hasUncommittedChanges())
        const notes = isDirty
          ? [...comparison.notes, 'changes that are not committed are not looked at']
          : comparison.notes
        const gated = await withJournal(console, (journal) =>
          withPorts({ ...console, journal, untrusted: [repository.folder] }, (ports) =>
            gateCommits(repository, { ...comparison, notes }, overridesOf(options), ports),
          ),
        )
        end(await report(gated, options, console))
      } finally {
        await repository.dispose()
      }
    },
  )
}

function addScan(program: Command, console: Console, end: (exitCode: number) => void): void {
  const command = program
    .command('scan')
    .description('look at files and folders on disk; everything found counts as new')
    .argument('<path...>', 'files or folders below the current one')
  withGateOptions(command).action(async (paths: string[], options: GateOptions) => {
    const gated = await withJournal(console, (journal) =>
      withPorts({ ...console, journal, untrusted: [console.folder] }, (ports) =>
        scanPaths(console.folder, paths, overridesOf(options), ports),
      ),
    )
    end(await report(gated, options, console))
  })
}

function withGateOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--fail-on <severity>', 'fail on new weaknesses at least this bad').choices([
        ...severities,
        'never',
      ]),
    )
    .addOption(
      new Option('--min-confidence <confidence>', '… if at least this sure').choices([
        'high',
        'medium',
        'low',
      ]),
    )
    .addOption(
      new Option('--on-incomplete <deed>', 'when a required analyzer did not complete').choices([
        'fail',
        'warn',
      ]),
    )
    .option('--analyzers <ids>', 'analyzers that must complete, besides the embedded ones (comma-separated)')
    .option('--layers <numbers>', 'layers that run, 1 (static) to 7 (change), such as 1,2,7')
    .option('--budget <seconds>', 'time for the whole run', positive)
    .option('--memory <MiB>', 'memory of one analyzer and all that it starts', positive)
    .option('--exclude <globs>', 'files that are neither analysed nor judged (comma-separated)')
    .option('--tests <globs>', 'test code, analysed only where other code imports it (comma-separated)')
    .addOption(new Option('--format <format>', 'how to print the report').choices(formats).default('text'))
    .option('--output <file>', 'write the report there instead of to standard output')
}

function positive(text: string): string {
  if (Number(text) > 0) return text
  throw new InvalidArgumentError('It must be a number above 0.')
}

function overridesOf(options: GateOptions) {
  return parseOverrides({
    'fail-on': options.failOn,
    'min-confidence': options.minConfidence,
    'on-incomplete': options.onIncomplete,
    analyzers: options.analyzers,
    layers: options.layers,
    budget: options.budget,
    memory: options.memory,
    exclude: options.exclude,
    tests: options.tests,
  })
}

/** Progress goes to standard error while `use` runs. */
async function withJournal<T>(console: Console, use: (journal: TerminalJournal) => Promise<T>): Promise<T> {
  const journal = terminalJournal(console.stderr, systemClock)
  try {
    return await use(journal)
  } finally {
    journal.close()
  }
}

async function report({ audit }: Gated, { format, output }: GateOptions, console: Console): Promise<number> {
  const isScreen = output === undefined && console.stdout.isTTY === true
  const colour = isScreen && console.environment.NO_COLOR === undefined
  const text = render(audit, format, { colour, width: console.stdout.columns ?? 100 })
  if (output === undefined) console.stdout.write(text)
  else await localFiles().writeReport(resolve(console.folder, output), text)
  return exitCodeOf(audit.verdict)
}
