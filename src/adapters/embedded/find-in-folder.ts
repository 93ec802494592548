import { posix } from 'node:path'

/**
 * Finds what an import means among the files of a folder: relative to the importing file, by its name as written, or,
 * where the name was remapped, as the only file whose path ends like the name does.
 */
export function findInFolder(
  paths: readonly string[],
): (importer: string, name: string) => string | undefined {
  const known = new Set(paths)
  const byName = new Map<string, string[]>()
  for (const path of paths) {
    const name = posix.basename(path)
    byName.set(name, [...(byName.get(name) ?? []), path])
  }
  return (importer, name) => {
    const direct = posix.normalize(name.startsWith('.') ? posix.join(posix.dirname(importer), name) : name)
    if (known.has(direct)) return direct
    return onlyOneLike(direct, byName.get(posix.basename(direct)) ?? [])
  }
}

function onlyOneLike(name: string, paths: readonly string[]): string | undefined {
  const parts = name.split('/')
  for (const start of parts.keys()) {
    const tail = `/${parts.slice(start).join('/')}`
    const found = paths.filter((path) => `/${path}`.endsWith(tail))
    if (found.length > 0) return found.length === 1 ? found[0] : undefined
  }
  return undefined
}
