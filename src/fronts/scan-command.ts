import type { Command } from 'commander'
import { withPorts } from './compose.ts'
import { type Console, type End, promiseBudget, report, withJournal } from './console.ts'
import { type GateOptions, overridesOf, withGateOptions } from './gate-options.ts'
import { scanPaths } from './scan-paths.ts'

/** `sevengates scan`. */
export function addScan(program: Command, console: Console, end: End): void {
  const command = program
    .command('scan')
    .description('look at files and folders on disk; everything found counts as new')
    .argument('<path...>', 'files or folders below the current one')
  withGateOptions(command).action(async (paths: string[], options: GateOptions) => {
    const overrides = overridesOf(options)
    const gated = await withJournal(console, (journal) =>
      withPorts({ ...console, journal, untrusted: [console.folder] }, (ports) =>
        scanPaths(console.folder, paths, overrides, ports, promiseBudget(journal)),
      ),
    )
    end(await report(gated, options, console))
  })
}
