import { type Library, librariesOf, remappingsIn, settingsIn, type Texts } from './libraries.ts'
import { type Remapping, rebase } from './remappings.ts'

/** Sets of remappings of which an earlier one is asked before a later one; inside a set the compiler's rule holds. */
export type RankedRemappings = readonly (readonly Remapping[])[]

/**
 * All remappings that hold in a project, from the top of the repository, ranked as Foundry ranks them.
 *
 * First what the project itself says, so that no library overrides it; then what each library says, for files inside
 * that library; last what Foundry finds on its own: the libraries by name, and their remappings for everyone, where of
 * two with one prefix the one nearer to the project wins.
 */
export function remappingsOf(root: string, paths: Iterable<string>, texts: Texts): RankedRemappings {
  const own = rebase(remappingsIn(root, texts), root)
  if (!settingsIn(root, texts).detectsRemappings) return [own]
  const libraries = librariesOf(root, paths, texts).map((library) => ({
    ...library,
    written: rebase(remappingsIn(library.folder, texts), library.folder),
  }))
  const inside = libraries.flatMap((library) => [
    ...(library.owner === root ? [] : [{ ...byName(library), context: `${library.owner}/` }]),
    ...library.written.map((remapping) => ({
      ...remapping,
      context: remapping.context || `${library.folder}/`,
    })),
  ])
  const everywhere = libraries.flatMap((library) => [
    ...library.written.filter(({ context }) => context === ''),
    byName(library),
  ])
  return [own, inside, everywhere.reverse()]
}

function byName({ name, sources }: Library): Remapping {
  return { context: '', prefix: `${name}/`, target: `${sources}/` }
}
