import { chmod } from 'node:fs/promises'
import { join } from 'node:path'
import type { Workspace } from '../ports/files.ts'
import type { Processes } from '../ports/processes.ts'

/** Version of the npm package `solc` that is bundled; a test holds it equal to what the compiler says. */
export const embeddedCompilerVersion = '0.8.37'

/** A compiler that answers to `solc`'s command line. */
export interface FoundCompiler {
  /** `0.8.37`, without the commit. */
  readonly version: string
  /** Absolute path. */
  readonly program: string
  readonly isEmbedded: boolean
}

const limits = { timeoutMs: 20_000, memoryMb: 1024, outputBytes: 65_536 }

/** The embedded compiler and, where there is one, the `solc` on PATH. The embedded one comes first: its version is known. */
export async function findCompilers(
  processes: Processes,
  workspace: Workspace,
  { node, bundles }: { readonly node: string; readonly bundles: string },
): Promise<readonly FoundCompiler[]> {
  const embedded = {
    version: embeddedCompilerVersion,
    program: await makeProgram(workspace, node, join(bundles, 'solc.js')),
    isEmbedded: true,
  }
  const installed = await findInstalled(processes, workspace.folder)
  return installed === undefined ? [embedded] : [embedded, installed]
}

/** Tools want one path to run: a script that starts our compiler with our own Node, whatever PATH says. */
async function makeProgram(workspace: Workspace, node: string, bundle: string): Promise<string> {
  if (process.platform === 'win32') return workspace.write('solc.cmd', `@"${node}" "${bundle}" %*\r\n`)
  const program = await workspace.write('solc', `#!/bin/sh\nexec ${quoted(node)} ${quoted(bundle)} "$@"\n`)
  await chmod(program, 0o700)
  return program
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`
}

async function findInstalled(processes: Processes, cwd: string): Promise<FoundCompiler | undefined> {
  const program = await processes.find('solc')
  if (program === undefined) return undefined
  const { stdout } = await processes.run({ program, args: ['--version'], cwd }, limits)
  const version = /Version: (\d+\.\d+\.\d+)/.exec(stdout)?.[1]
  return version === undefined ? undefined : { version, program, isEmbedded: false }
}
