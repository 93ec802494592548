/** A program to run. Never goes through a shell. */
export interface Command {
  /** Name to be found on PATH, or an absolute path. */
  readonly program: string
  readonly args: readonly string[]
  readonly cwd: string
  /** Added to the scrubbed environment; nothing else of ours is passed on. */
  readonly env?: Readonly<Record<string, string>>
  /** Text for standard input. */
  readonly input?: string
}

/** What a run may cost. */
export interface Limits {
  readonly timeoutMs: number
  /** Sum of resident memory of the process tree, in MiB. */
  readonly memoryMb: number
  /** Of standard output and of standard error, each, in bytes; the run ends when more is printed. */
  readonly outputBytes: number
}

/** How a run ended. In each case no process of its tree is alive any more. */
export type ExecutionEnd =
  | { readonly kind: 'exited'; readonly exitCode: number }
  | { readonly kind: 'signalled'; readonly signal: string }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'out-of-memory' }
  | { readonly kind: 'too-much-output' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed-to-start'; readonly reason: string }

export interface Execution {
  readonly end: ExecutionEnd
  /** What was printed until the end, cut at the limit. */
  readonly stdout: string
  readonly stderr: string
  readonly seconds: number
  readonly peakMemoryMb: number
}

/** Runs programs under supervision. Never rejects for what the program does. */
export interface Processes {
  run(command: Command, limits: Limits, signal?: AbortSignal): Promise<Execution>
  /** The absolute path of a program on PATH; `undefined` when there is none. */
  find(program: string): Promise<string | undefined>
}
