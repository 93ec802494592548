import type { Layer } from './layer.ts'
import type { Policy } from './policy.ts'

/** Whether what is missing on this machine, a compiler say, is fetched. */
export type InstallPolicy = 'never' | 'missing'

/** Everything a team can choose, with nothing left open. Read from the base commit, then overridden by the Action's inputs. */
export interface Settings {
  readonly policy: Policy
  /** Layers that run. */
  readonly layers: readonly Layer[]
  /** Seconds for the whole run. */
  readonly budgetSeconds: number
  /** Memory of one step's process tree, in MiB. */
  readonly memoryMb: number
  readonly install: InstallPolicy
  /** Globs of files that are neither analysed nor judged. */
  readonly exclude: readonly string[]
  /** Globs of test code: analysed only when other code imports it. */
  readonly tests: readonly string[]
  /** When to write the comment: `findings`: once there is something to say; then it is kept up to date. */
  readonly comment: 'findings' | 'always' | 'never'
  /** Whether to send SARIF to code scanning where that is possible. */
  readonly upload: 'auto' | 'never'
}
