/** One live process, as the operating system lists it. */
export interface ProcessEntry {
  readonly pid: number
  readonly parent: number
  readonly group: number
  readonly session: number
  /** When it started, in a unit of the system; tells a process from a later one with the same number. */
  readonly started: number
  /** Resident, in KiB. */
  readonly memoryKb: number
}

/** All processes of the machine; zombies left out. */
export interface ProcessTable {
  list(): readonly ProcessEntry[]
  /** Whether a process carries the mark of the run and so can only descend from it. */
  isMarked(pid: number): boolean
}

/** The processes of one run. */
export interface ProcessTree {
  /** Who is alive now. Must be called often: who was once seen as a child stays known when its parent is gone. */
  look(): { readonly count: number; readonly memoryKb: number }
  /** Signals everyone who is alive now. */
  signal(signal: NodeJS.Signals): void
}

/**
 * Follows a tree by mark, descent, group and session.
 *
 * `spared` (the one who follows) carries the mark too and is never counted. Without a `root` only the mark and descent tell.
 */
export function trackTree(table: ProcessTable, spared: number, root?: number): ProcessTree {
  const members = new Map<number, number>()
  const strangers = new Map<number, number>()
  const first = table.list().find(({ pid }) => pid === root)
  if (first !== undefined) members.set(first.pid, first.started)
  const startedFirst = first?.started ?? 0
  let isRootOurs = root !== undefined

  function look(): readonly ProcessEntry[] {
    const entries = table.list().filter(({ pid }) => pid !== spared)
    const startOf = new Map(entries.map(({ pid, started }) => [pid, started]))
    // The number of the root, on a process that is not the root: group and session may be another's as well.
    if (entries.some((entry) => entry.pid === root && !isKnown(members, entry))) isRootOurs = false
    claim(
      entries.filter((entry) => !isKnown(members, entry) && !isKnown(strangers, entry)),
      startOf,
    )
    for (const [pid, started] of members) if (startOf.get(pid) !== started) members.delete(pid)
    return entries.filter((entry) => isKnown(members, entry))
  }

  function claim(unknown: readonly ProcessEntry[], startOf: ReadonlyMap<number, number>): void {
    let rest = unknown
    let ours = rest.filter((entry) => entry.started >= startedFirst && table.isMarked(entry.pid))
    do {
      for (const { pid, started } of ours) members.set(pid, started)
      rest = rest.filter((entry) => !isKnown(members, entry))
      ours = rest.filter((entry) => entry.started >= startedFirst && isKin(entry, startOf))
    } while (ours.length > 0)
    for (const { pid, started } of rest) strangers.set(pid, started)
  }

  function isKin({ parent, group, session }: ProcessEntry, startOf: ReadonlyMap<number, number>): boolean {
    if (isRootOurs && (group === root || session === root)) return true
    const started = members.get(parent)
    return started !== undefined && (startOf.get(parent) ?? started) === started
  }

  return {
    look() {
      const alive = look()
      return { count: alive.length, memoryKb: alive.reduce((sum, { memoryKb }) => sum + memoryKb, 0) }
    },
    signal(signal) {
      const alive = look()
      // Reaches children that were forked after the look; as one of ours is in the group, it is ours.
      if (root !== undefined && alive.some(({ group }) => group === root)) send(-root, signal)
      for (const { pid } of alive) send(pid, signal)
    },
  }
}

function isKnown(known: ReadonlyMap<number, number>, { pid, started }: ProcessEntry): boolean {
  return known.get(pid) === started
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // Gone in the meantime, or another user's: whoever waits for an empty tree will see.
  }
}
