import { Command, CommanderError } from 'commander'
import { version } from '../domain/version.ts'
import type { Console, End } from './console.ts'
import { addDemo } from './demo-command.ts'
import { addDoctor } from './doctor-command.ts'
import { addExplain } from './explain-command.ts'
import { describeFailure } from './failure.ts'
import { addGate } from './gate-command.ts'
import { addScan } from './scan-command.ts'

const exitCodes = 'Exit codes: 0 pass, 1 fail, 2 incomplete (something required did not look), 3 wrong use.'

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

function buildProgram(console: Console, end: End): Command {
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
  addDemo(program, console, end)
  addDoctor(program, console)
  addExplain(program, console)
  return program
}
