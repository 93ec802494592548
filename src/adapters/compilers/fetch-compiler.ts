import type { CompilerLock } from './compiler-lock.ts'
import { fetchArchive, type Patience } from './fetch-archive.ts'
import type { Registry } from './registry.ts'
import type { Store } from './store.ts'
import { unpack } from './unpack.ts'

/** What fetching a compiler takes. */
export interface Fetching extends Omit<Patience, 'timeoutMs'> {
  readonly lock: Readonly<Record<string, CompilerLock>>
  readonly store: Store
  readonly registry: () => Promise<Registry>
}

export type FetchedCompiler =
  | { readonly kind: 'fetched'; readonly path: string }
  | { readonly kind: 'refused' | 'unreachable'; readonly reason: string }

/** Brings a compiler of the lock to this machine, if it is what the lock says. Never rejects for what others do. */
export async function fetchCompiler(
  version: string,
  timeoutMs: number,
  { lock, store, registry, ...patience }: Fetching,
): Promise<FetchedCompiler> {
  const locked = lock[version]
  if (locked === undefined) return { kind: 'refused', reason: 'it is not in the lock file' }
  const place = await registry()
  if (place.kind === 'unusable') return { kind: 'unreachable', reason: place.reason }
  const url = new URL(`solc/-/solc-${locked.published}.tgz`, place.url)
  const fetched = await fetchArchive({ url: url.href, ...locked }, { ...patience, timeoutMs })
  if (fetched.kind !== 'fetched') return { ...fetched, reason: `${fetched.reason} (${url.host})` }
  const unpacked = await unpack(fetched.bytes, locked.sha256)
  if (unpacked.kind === 'refused') return unpacked
  return { kind: 'fetched', path: await store.keep(version, unpacked.soljson) }
}
