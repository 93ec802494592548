import type { Command } from 'commander'
import type { Console, End } from './console.ts'
import { runDemo } from './demo.ts'

/** `sevengates demo`. */
export function addDemo(program: Command, console: Console, end: End): void {
  program
    .command('demo')
    .description(
      'make a small repository with a pull request that introduces a reentrancy, gate it and show the comment',
    )
    .action(async () => end(await runDemo(console)))
}
