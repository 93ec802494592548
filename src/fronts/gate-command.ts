import { resolve } from 'node:path'
import type { Command } from 'commander'
import { openRepository } from '../adapters/git/git-repository.ts'
import { type Comparison, findBaseOfRefs } from '../engine/find-base.ts'
import type { Repository } from '../ports/repository.ts'
import { withPorts } from './compose.ts'
import { type Console, type End, promiseBudget, report, withJournal } from './console.ts'
import { gateCommits } from './gate-commits.ts'
import { type GateOptions, overridesOf, withGateOptions } from './gate-options.ts'

type Options = GateOptions & { readonly base: string; readonly head?: string; readonly repo: string }

/** `sevengates gate`. */
export function addGate(program: Command, console: Console, end: End): void {
  const command = program
    .command('gate')
    .description('judge what a change makes worse: every file it touches and all that import one of them')
    .requiredOption('--base <ref>', 'branch, tag or commit to compare with (the merge base is taken)')
    .option('--head <ref>', 'what is judged; the commit that is checked out by default')
    .option('--repo <folder>', 'the repository', '.')
  withGateOptions(command).action(async (options: Options) => end(await runGate(options, console)))
}

async function runGate(options: Options, console: Console): Promise<number> {
  const overrides = overridesOf(options)
  const repository = await openRepository(resolve(console.folder, options.repo), console.environment)
  try {
    const comparison = await comparisonOf(repository, options)
    const gated = await withJournal(console, (journal) =>
      withPorts({ ...console, journal, untrusted: [repository.folder] }, (ports) =>
        gateCommits(repository, comparison, overrides, ports, promiseBudget(journal)),
      ),
    )
    return await report(gated, options, console)
  } finally {
    await repository.dispose()
  }
}

async function comparisonOf(repository: Repository, { base, head }: Options): Promise<Comparison> {
  const comparison = await findBaseOfRefs(repository, base, head)
  const isDirty = head === undefined && (await repository.hasUncommittedChanges())
  const notes = isDirty ? ['changes that are not committed are not looked at'] : []
  return { ...comparison, notes: [...comparison.notes, ...notes] }
}
