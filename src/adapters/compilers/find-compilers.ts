import { readFile } from 'node:fs/promises'
import type { Compiler, CompilerAnswer, Compilers, CompilerWish } from '../../ports/compilers.ts'
import type { Journal } from '../../ports/journal.ts'
import { compilerLock } from './compiler-lock.ts'
import { type Fetching, fetchCompiler } from './fetch-compiler.ts'
import { embeddedCompiler, localCompilers, type Machine, openSoljson } from './local-compilers.ts'
import { registryOf } from './registry.ts'
import { remembered, rememberedByName } from './remembered.ts'
import { openStore, storeFolder } from './store.ts'
import { newestFirst } from './versions.ts'

/** Where compilers are looked for. */
export interface CompilerSurroundings extends Machine, Omit<Fetching, 'lock' | 'store' | 'registry'> {
  /** What can be fetched; all that we know by default. */
  readonly lock?: Fetching['lock']
  readonly journal: Journal
}

/** After so many releases that cannot be had, no further one is tried. */
const mostFetches = 3

/** The compilers of this machine and of npm. Nothing is looked for before something is asked. */
export function findCompilers(surroundings: CompilerSurroundings): Compilers {
  const { workspace, environment, lock = compilerLock } = surroundings
  const store = openStore(storeFolder(environment), lock, workspace)
  const registry = remembered(() => registryOf(environment, readTextIfAny))
  const embedded = embeddedCompiler(surroundings)
  const others = remembered(() => localCompilers(surroundings, store))
  const fetched = rememberedByName((version, timeoutMs: number) => {
    surroundings.journal.progress(`fetching solc ${version} from npm`)
    return fetchCompiler(version, timeoutMs, { ...surroundings, lock, store, registry })
  })
  const opened = rememberedByName((version, path: string) => openSoljson(version, path, surroundings))

  async function findHere(accepts: CompilerWish['accepts']): Promise<Compiler | undefined> {
    // Looking at the others takes time, which is saved where the embedded one will do.
    if (accepts(embedded.version)) return embedded.open()
    for (const { version, open } of await others()) {
      const compiler = accepts(version) ? await open() : undefined
      if (compiler !== undefined) return compiler
    }
    return undefined
  }

  async function findAmong(accepts: CompilerWish['accepts'], wish: CompilerWish): Promise<CompilerAnswer> {
    const compiler = await findHere(accepts)
    if (compiler !== undefined) return { kind: 'found', compiler }
    const fetchable = Object.keys(lock).filter(accepts).toSorted(newestFirst)
    if (wish.install === 'missing') return fetchFirst(fetchable, wish.timeoutMs)
    return { kind: 'missing', reason: fetchable.length > 0 ? '`install: missing` would fetch it' : '' }
  }

  async function fetchFirst(versions: readonly string[], timeoutMs: number): Promise<CompilerAnswer> {
    const reasons: string[] = []
    for (const version of versions.slice(0, mostFetches)) {
      const answer = await fetched(version, timeoutMs)
      if (answer.kind === 'fetched') return { kind: 'found', compiler: await opened(version, answer.path) }
      reasons.push(`${version} could not be fetched: ${answer.reason}`)
      if (answer.kind === 'unreachable') break
    }
    return { kind: 'missing', reason: reasons.join('; ') }
  }

  return {
    async find(wish) {
      const { preferred, accepts } = wish
      if (preferred !== undefined && accepts(preferred)) {
        const own = await findAmong((version) => version === preferred, wish)
        if (own.kind === 'found') return own
      }
      const answer = await findAmong(accepts, wish)
      return answer.kind === 'found' ? answer : explain(answer.reason, [embedded, ...(await others())])
    },
    async list() {
      const compilers = await Promise.all([embedded, ...(await others())].map(({ open }) => open()))
      return compilers.filter((compiler) => compiler !== undefined)
    },
  }
}

function explain(reason: string, here: readonly { readonly version: string }[]): CompilerAnswer {
  const versions = [...new Set(here.map(({ version }) => version))].join(', ')
  return { kind: 'missing', reason: [`here: ${versions}`, reason].filter((part) => part !== '').join('; ') }
}

async function readTextIfAny(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined)
}
