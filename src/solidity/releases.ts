/** Last patch release of each minor version of the compiler that pragmas can still ask for. */
const lastPatches = [
  ['0.4', 26],
  ['0.5', 17],
  ['0.6', 12],
  ['0.7', 6],
  ['0.8', 37],
] as const

/** All releases of the compiler from 0.4.0 to 0.8.37, oldest first. */
export const compilerReleases: readonly string[] = lastPatches.flatMap(([minor, last]) =>
  Array.from({ length: last + 1 }, (_, patch) => `${minor}.${patch}`),
)
