import type { Compiler } from '../../ports/compilers.ts'
import type { Workspace } from '../../ports/files.ts'
import type { Processes } from '../../ports/processes.ts'
import { askVersion, type Candidate, installedCompilers } from './installed.ts'
import { type CompilerProcess, makeProgram } from './program.ts'
import { remembered } from './remembered.ts'
import type { Store } from './store.ts'
import { isUsable, newestFirst } from './versions.ts'

/** Version of the npm package `solc` that is bundled; a test holds it equal to what the compiler says. */
export const embeddedCompilerVersion = '0.8.37'

/** Where compilers of this machine are looked for. */
export interface Machine extends CompilerProcess {
  readonly processes: Processes
  readonly workspace: Workspace
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Folders whose programs are never run. */
  readonly untrusted: readonly string[]
}

/** A compiler that seems to be here. */
export interface LocalCompiler {
  readonly version: string
  /** Makes sure that it is what it seems to be; `undefined` when it is not. */
  readonly open: () => Promise<Compiler | undefined>
}

/** What comes with us. */
export function embeddedCompiler(machine: Machine): {
  readonly version: string
  readonly open: () => Promise<Compiler>
} {
  const open = remembered(() => openSoljson(embeddedCompilerVersion, undefined, machine))
  return { version: embeddedCompilerVersion, open }
}

/** What else is here, the newest first. Of one version: that on PATH, installed ones, fetched ones. */
export async function localCompilers(machine: Machine, store: Store): Promise<readonly LocalCompiler[]> {
  const { processes, workspace, environment, untrusted } = machine
  const onPath = await compilerOnPath(processes, workspace.folder)
  const installed = (await installedCompilers(environment, untrusted)).map((candidate) => ({
    version: candidate.version,
    open: remembered(() => openNative(candidate, machine)),
  }))
  const fetched = (await store.versions()).map((version) => ({
    version,
    open: remembered(async () => {
      const path = await store.pathOf(version)
      return path === undefined ? undefined : openSoljson(version, path, machine)
    }),
  }))
  return [...onPath, ...installed, ...fetched]
    .filter(({ version }) => isUsable(version))
    .toSorted((one, other) => newestFirst(one.version, other.version))
}

/** A compiler in JavaScript, behind a program of its own; the embedded one without a path. */
export async function openSoljson(
  version: string,
  path: string | undefined,
  machine: Machine,
): Promise<Compiler> {
  const selection = path === undefined ? [] : ['--soljson', path]
  const name = path === undefined ? 'solc' : `compilers/solc-${version}`
  const program = await makeProgram(machine.workspace, name, machine, selection)
  return { version, program, selection, origin: path === undefined ? 'embedded' : 'fetched' }
}

async function openNative(candidate: Candidate, machine: Machine): Promise<Compiler | undefined> {
  const said = await askVersion(machine.processes, candidate.program, machine.workspace.folder)
  return said === candidate.version ? native(candidate) : undefined
}

async function compilerOnPath(processes: Processes, cwd: string): Promise<readonly LocalCompiler[]> {
  const program = await processes.find('solc')
  const version = program === undefined ? undefined : await askVersion(processes, program, cwd)
  if (program === undefined || version === undefined) return []
  return [{ version, open: async () => native({ version, program, origin: 'on PATH' }) }]
}

function native({ version, program, origin }: Candidate): Compiler {
  return { version, program, selection: ['--native', program], origin }
}
