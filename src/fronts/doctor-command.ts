import { type Command, Option } from 'commander'
import { withPorts } from './compose.ts'
import { type Console, withJournal } from './console.ts'
import { renderDoctor, runDoctor } from './doctor.ts'

/** `sevengates doctor`. */
export function addDoctor(program: Command, console: Console): void {
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
}
