import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { systemClock } from '../adapters/clock.ts'
import { findCompilers } from '../adapters/compilers/find-compilers.ts'
import { systemDigest } from '../adapters/digest.ts'
import { localFiles } from '../adapters/files.ts'
import { superviseProcesses } from '../adapters/processes/supervised-processes.ts'
import { analyzers } from '../analyzers/registry.ts'
import type { Ports } from '../engine/gate.ts'
import type { Journal } from '../ports/journal.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** What a front end knows about where it runs. */
export interface Surroundings {
  readonly environment: Environment
  /** Absolute path of the folder that holds our bundles. */
  readonly bundles: string
  readonly journal: Journal
  /** Folders whose programs are never run: what is judged. */
  readonly untrusted: readonly string[]
  readonly signal?: AbortSignal
}

/** The real world behind the engine's ports, for as long as `use` takes. */
export async function withPorts<T>(
  surroundings: Surroundings,
  use: (ports: Ports) => Promise<T>,
): Promise<T> {
  const { environment, bundles, journal, untrusted, signal } = surroundings
  const node = process.execPath
  const files = localFiles()
  const processes = superviseProcesses({
    node,
    supervisor: join(bundles, 'supervise.js'),
    path: environment.PATH ?? '',
    untrusted,
  })
  const workspace = await files.makeWorkspace()
  try {
    return await use({
      processes,
      files,
      clock: systemClock,
      digest: systemDigest,
      journal,
      analyzers,
      compilers: findCompilers({
        node,
        bundles,
        processes,
        workspace,
        environment,
        untrusted,
        journal,
        ...(signal === undefined ? {} : { signal }),
      }),
      cores: availableParallelism(),
      bundles,
      node,
      ...(signal === undefined ? {} : { signal }),
    })
  } finally {
    await workspace.dispose()
  }
}
