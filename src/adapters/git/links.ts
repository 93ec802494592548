import { folderOf } from '../../domain/repo-path.ts'
import type { Entry } from '../../ports/source-tree.ts'

/** Where a path leads in one tree, once its links are followed. */
export type Landing<E extends Entry> =
  | { readonly kind: 'file'; readonly entry: E }
  /** The path goes on inside a submodule; `rest` may contain `..`, which must not leave it. */
  | { readonly kind: 'submodule'; readonly path: string; readonly entry: E; readonly rest: string }
  /** Nothing is tracked there; `path` has no links any more. */
  | { readonly kind: 'untracked'; readonly path: string }
  /** A link leaves the tree, goes in circles, or the path runs through a file. */
  | { readonly kind: 'nowhere' }

const maxLinks = 40

/** Follows a path through a tree's links; `targetOf` tells where a link points. Never looks at the disk. */
export function follow<E extends Entry>(
  path: string,
  entries: ReadonlyMap<string, E>,
  targetOf: (link: E) => string | undefined,
): Landing<E> {
  const pending = path.split('/')
  let reached = ''
  let links = 0
  for (let part = pending.shift(); part !== undefined; part = pending.shift()) {
    const here = step(reached, part)
    if (here === undefined) return { kind: 'nowhere' }
    const entry = entries.get(here)
    if (entry === undefined) {
      reached = here
      continue
    }
    if (entry.kind !== 'symlink') return land(here, entry, pending)
    const target = targetOf(entry) ?? '/'
    links += 1
    if (target.startsWith('/') || links > maxLinks) return { kind: 'nowhere' }
    pending.unshift(...target.split('/'))
  }
  return { kind: 'untracked', path: reached }
}

/** One part further; `undefined` above the top. */
function step(reached: string, part: string): string | undefined {
  if (part === '' || part === '.') return reached
  if (part === '..') return reached === '' ? undefined : folderOf(reached)
  return reached === '' ? part : `${reached}/${part}`
}

function land<E extends Entry>(path: string, entry: E, pending: readonly string[]): Landing<E> {
  if (entry.kind === 'submodule') return { kind: 'submodule', path, entry, rest: pending.join('/') }
  return pending.length === 0 ? { kind: 'file', entry } : { kind: 'nowhere' }
}
