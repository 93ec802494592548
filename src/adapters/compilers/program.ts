import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import type { Workspace } from '../../ports/files.ts'

/** Where our own compiler process is. */
export interface CompilerProcess {
  /** Absolute path of the Node that runs us. */
  readonly node: string
  /** Absolute path of the folder with our bundles. */
  readonly bundles: string
}

/** Tools want one path to run: a script that starts our compiler process with our own Node, whatever PATH says. */
export async function makeProgram(
  workspace: Workspace,
  name: string,
  { node, bundles }: CompilerProcess,
  selection: readonly string[],
): Promise<string> {
  const words = [node, join(bundles, 'solc.js'), ...selection]
  if (process.platform === 'win32') {
    const line = words.map((word) => `"${word.replaceAll('%', '%%')}"`).join(' ')
    return workspace.write(`${name}.cmd`, `@${line} %*\r\n`)
  }
  const program = await workspace.write(name, `#!/bin/sh\nexec ${words.map(quoted).join(' ')} "$@"\n`)
  await chmod(program, 0o700)
  return program
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`
}
