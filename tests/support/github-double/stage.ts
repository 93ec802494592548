import type { History } from './history.ts'
import type { DoubleOptions, DoubleState } from './state.ts'

/** A request whose form GitHub documents. */
export interface Asked {
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Already checked against GitHub's description. */
  readonly body: Readonly<Record<string, unknown>>
}

export interface Told {
  readonly status: number
  readonly body: unknown
  /** The body is a list, to be cut into pages. */
  readonly isPaged?: boolean
}

/** Options with their defaults. */
export type Setup = Required<Omit<DoubleOptions, 'user'>> & Pick<DoubleOptions, 'user'>

/** What operations work on. */
export interface Stage {
  readonly setup: Setup
  readonly state: DoubleState
  readonly history: History
  /** A number that was not used before. */
  readonly nextId: () => number
}

export type DoubleOperation = (stage: Stage, asked: Asked) => Told
