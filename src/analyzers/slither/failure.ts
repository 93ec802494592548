import { shorten } from '../foreign-text.ts'

/** The first thing that went wrong, in one line: `src/A.sol:4:27: Undeclared identifier.` where the compiler says so. */
export function failureIn(error: string, folder: string): string {
  const text = error.replaceAll(`${folder}/`, '')
  const compilation = /^\w*Error: (?:\w*Error: )?(?<message>[^\n]+)\n +--> (?<place>[^\n]+?):?\n/m.exec(text)
  if (compilation?.groups === undefined) return shorten(text)
  const { message, place } = compilation.groups
  return shorten(`${place}: ${message}`)
}
