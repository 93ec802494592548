import type { Command } from 'commander'
import type { Console } from './console.ts'
import { explain } from './explain.ts'

/** `sevengates explain`. */
export function addExplain(program: Command, console: Console): void {
  program
    .command('explain')
    .description(
      'explain a weakness: a class such as reentrancy, SWC-107, CWE-841 or a rule such as slither:reentrancy-eth',
    )
    .argument('<id>', 'what to explain')
    .action((id: string) => void console.stdout.write(explain(id)))
}
