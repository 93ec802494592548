import type { InstallPolicy } from '../domain/settings.ts'

/** A Solidity compiler that answers to `solc`'s command line. */
export interface Compiler {
  /** `0.8.37`, without the commit. */
  readonly version: string
  /** Absolute path of the program. */
  readonly program: string
  /** Arguments that tell our own compiler process, `solc.js`, to use this one. */
  readonly selection: readonly string[]
  /** Where it is from, such as `on PATH`. */
  readonly origin: string
}

/** Which compiler is looked for, and at what cost. */
export interface CompilerWish {
  readonly accepts: (version: string) => boolean
  /** What the project itself says; taken before all others when it is accepted and can be had. */
  readonly preferred: string | undefined
  readonly install: InstallPolicy
  /** For fetching. */
  readonly timeoutMs: number
}

export type CompilerAnswer =
  | { readonly kind: 'found'; readonly compiler: Compiler }
  /** `reason` tells what is here, and what became of fetching. */
  | { readonly kind: 'missing'; readonly reason: string }

/** The compilers of this machine, and those that can be brought to it. Nothing of the repository that is judged is one. */
export interface Compilers {
  /** The embedded one where it is accepted, else the newest that is here, else the newest that can be fetched. */
  find(wish: CompilerWish): Promise<CompilerAnswer>
  /** All that are here, the embedded one first, then the newest. */
  list(): Promise<readonly Compiler[]>
}
