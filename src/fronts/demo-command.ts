import { type Command, Option } from 'commander'
import type { Console, End } from './console.ts'
import { runDemo } from './demo.ts'
import { type Format, formats } from './render.ts'

/** `sevengates demo`. */
export function addDemo(program: Command, console: Console, end: End): void {
  program
    .command('demo')
    .description(
      'make a small repository with a pull request that introduces a reentrancy, gate it and show the comment',
    )
    .addOption(new Option('--format <format>', 'how to print the report').choices(formats).default('text'))
    .action(async ({ format }: { format: Format }) => end(await runDemo(console, format)))
}
