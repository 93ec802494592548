/** Says where imports that begin with `prefix` are found, for files whose path begins with `context`. */
export interface Remapping {
  readonly context: string
  readonly prefix: string
  readonly target: string
}

/** The remappings of a `remappings.txt`, one a line; lines that are none are left out. */
export function parseRemappings(text: string): readonly Remapping[] {
  return text.split(/\r\n|\r|\n/).flatMap((line) => parseRemapping(line.trim()) ?? [])
}

/** Reads `context:prefix=target` as the compiler does; the context is optional, the prefix is not. */
export function parseRemapping(text: string): Remapping | null {
  const equals = text.indexOf('=')
  if (equals === -1) return null
  const source = text.slice(0, equals)
  const colon = source.indexOf(':')
  const prefix = source.slice(colon + 1)
  if (prefix === '') return null
  return { context: source.slice(0, Math.max(0, colon)), prefix, target: text.slice(equals + 1) }
}

/** Remappings that were written for `folder`, said from the top of the repository. */
export function rebase(remappings: readonly Remapping[], folder: string): readonly Remapping[] {
  return remappings.map(({ context, prefix, target }) => ({
    context: context === '' ? '' : below(folder, context),
    prefix,
    target: below(folder, target),
  }))
}

function below(folder: string, path: string): string {
  if (path.startsWith('/')) return path
  const plain = path.replace(/^(?:\.\/+)+/, '')
  return folder === '' ? plain : `${folder}/${plain}`
}

/**
 * The import path that a remapping makes of this one; `undefined` when none applies.
 *
 * The compiler's rule: the longest context, then the longest prefix, then the last one. Both are compared as text, so
 * that `lib/a` is also a context of `lib/abc/X.sol`.
 */
export function remap(path: string, importer: string, remappings: readonly Remapping[]): string | undefined {
  let best: Remapping | undefined
  for (const remapping of remappings) {
    if (!importer.startsWith(remapping.context) || !path.startsWith(remapping.prefix)) continue
    if (best === undefined || !isBetter(best, remapping)) best = remapping
  }
  return best && best.target + path.slice(best.prefix.length)
}

function isBetter(one: Remapping, other: Remapping): boolean {
  if (one.context.length !== other.context.length) return one.context.length > other.context.length
  return one.prefix.length > other.prefix.length
}
