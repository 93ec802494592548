import { spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { endTree } from '../../../src/adapters/processes/end-tree.ts'
import {
  type ProcessEntry,
  type ProcessTree,
  trackTree,
} from '../../../src/adapters/processes/process-tree.ts'
import { linuxProcesses, parseStat } from '../../../src/adapters/processes/process-tree-linux.ts'
import { parseProcessList, posixProcesses } from '../../../src/adapters/processes/process-tree-posix.ts'
import { windowsTree } from '../../../src/adapters/processes/process-tree-windows.ts'
import { makeMark } from '../../../src/adapters/processes/run-folder.ts'
import { findProgram, trustedFolders } from '../../../src/adapters/processes/search-path.ts'

const root = 100
const aProcess = (pid: number, rest: Partial<ProcessEntry> = {}): ProcessEntry => ({
  pid,
  parent: 1,
  group: pid,
  session: pid,
  started: 50,
  memoryKb: 10,
  ...rest,
})

/** A tree over what the machine shows at one look after the other; the first is the one at the start. */
function countsOf(
  moments: readonly (readonly ProcessEntry[])[],
  marked: readonly number[] = [],
): readonly number[] {
  let moment = 0
  const table = {
    list: () => moments[moment] ?? [],
    isMarked: (pid: number) => marked.includes(pid),
  }
  const tree = trackTree(table, 99, root)
  return moments.slice(1).map(() => {
    moment += 1
    return tree.look().count
  })
}

describe('the processes of a run', () => {
  const begun = [aProcess(root), aProcess(1, { parent: 0, started: 0 }), aProcess(99)]

  it('are the root and its descendants, in whatever order they are listed', () => {
    const grown = [aProcess(103, { parent: 102 }), aProcess(102, { parent: root }), ...begun]

    expect(countsOf([begun, grown])).toEqual([3])
  })

  it('stay known when their parents are gone', () => {
    const orphaned = [aProcess(103), aProcess(1, { parent: 0, started: 0 })]

    expect(countsOf([begun, [...begun, aProcess(103, { parent: root })], orphaned])).toEqual([2, 1])
  })

  it('are found when the parent goes while the list is read', () => {
    expect(countsOf([begun, [aProcess(103, { parent: root })]])).toEqual([1])
  })

  it('are those of the root’s group and session, too', () => {
    expect(
      countsOf([begun, [...begun, aProcess(103, { group: root }), aProcess(104, { session: root })]]),
    ).toEqual([3])
  })

  it('are those with the mark, wherever they are', () => {
    expect(countsOf([begun, [...begun, aProcess(103), aProcess(104)]], [103])).toEqual([2])
  })

  it('never include a later process with the number of a dead one', () => {
    const child = aProcess(103, { parent: root })
    const recycled = aProcess(103, { started: 70 })

    expect(countsOf([begun, [...begun, child], [...begun, recycled]])).toEqual([2, 1])
  })

  it('never include the children of a later process with the number of a dead one', () => {
    const recycled = [aProcess(103, { started: 70 }), aProcess(104, { started: 71, parent: 103 })]

    expect(countsOf([begun, [...begun, aProcess(103, { parent: root })], recycled])).toEqual([2, 0])
  })

  it('never include the group of a later process with the number of the root', () => {
    const recycled = [
      aProcess(root, { started: 70 }),
      aProcess(104, { started: 71, parent: 1, group: root, session: root }),
    ]

    expect(countsOf([begun, recycled])).toEqual([0])
  })

  it('never include who was there before', () => {
    expect(countsOf([begun, [...begun, aProcess(40, { started: 40, session: root })]], [40])).toEqual([1])
  })

  it('never include the one who follows them', () => {
    expect(countsOf([begun, begun], [99])).toEqual([1])
  })

  it('have their memory summed up', () => {
    const tree = trackTree(
      { list: () => [...begun, aProcess(103, { parent: root })], isMarked: () => false },
      99,
      root,
    )

    expect(tree.look()).toEqual({ count: 2, memoryKb: 20 })
  })
})

describe('a process as Linux tells it', () => {
  const stat = (name: string, state: string, threads = 1) =>
    `42 (${name}) ${state} 7 40 39 0 -1 4194560 1 0 0 0 1 2 3 4 20 0 ${threads} 0 123456 9999 250 1844 1 1`

  it.each(['sleep', 'a b', ') S 1 2 3 (', 'x\n) Z'])('is read whatever its name: %j', (name) => {
    expect(parseStat(stat(name, 'S'), 4)).toEqual({
      pid: 42,
      parent: 7,
      group: 40,
      session: 39,
      started: 123456,
      memoryKb: 1000,
    })
  })

  it('counts as dead when it is a zombie', () => {
    expect(parseStat(stat('a', 'Z'), 4)).toBeUndefined()
  })

  it('counts as alive when only its first thread has ended', () => {
    expect(parseStat(stat('a', 'Z', 3), 4)).toMatchObject({ pid: 42 })
  })

  it('counts as dead when nothing can be read', () => {
    expect(parseStat('', 4)).toBeUndefined()
  })

  it('is this one, with its memory', () => {
    const [us] = linuxProcesses(makeMark())
      .list()
      .filter(({ pid }) => pid === process.pid)

    expect(us?.parent).toBe(process.ppid)
    expect(us?.memoryKb).toBeGreaterThan(20_000)
    expect(us?.memoryKb).toBeLessThan(2_000_000)
  })

  it('is not marked unless it is', () => {
    const mark = makeMark()
    const child = spawn('sleep', ['60'], { env: { PATH: process.env.PATH, SEVENGATES_RUN: mark.name } })
    const other = spawn('sleep', ['60'], {
      env: { PATH: process.env.PATH, X: `SEVENGATES_RUN=${mark.name}` },
    })

    const table = linuxProcesses(mark)
    const marked = [child, other].map(({ pid = 0 }) => table.isMarked(pid))
    child.kill('SIGKILL')
    other.kill('SIGKILL')

    expect(marked).toEqual([true, false])
    expect(table.isMarked(1)).toBe(false)
  })
})

describe('a process as ps tells it', () => {
  it('is read from its line', () => {
    const text =
      '    1     0     1  12345 Ss   Thu Jan  1 10:00:00 2026\n  20 1 19 5 Z  Thu Jan  1 10:00:00 2026\n?\n'

    expect(parseProcessList(text)).toEqual([
      {
        pid: 1,
        parent: 0,
        group: 1,
        session: 1,
        started: Date.parse('Jan 1 2026 10:00:00'),
        memoryKb: 12345,
      },
    ])
  })

  it('is this one', () => {
    const [us] = posixProcesses()
      .list()
      .filter(({ pid }) => pid === process.pid)

    expect(us?.parent).toBe(process.ppid)
  })
})

describe('a tree on Windows', () => {
  it('is ended by taskkill, from the folder of the system', () => {
    const calls: unknown[] = []
    windowsTree(4711, 'C:\\Windows', (program, args) => calls.push([program, ...args])).signal('SIGTERM')

    expect(calls).toEqual([['C:\\Windows\\System32\\taskkill.exe', '/PID', '4711', '/T', '/F']])
  })

  it('is alive as long as its root', () => {
    expect(windowsTree(process.pid, '').look().count).toBe(1)
    expect(windowsTree(2 ** 30, '').look().count).toBe(0)
  })
})

describe('ending a tree', () => {
  /** Dies of one signal. */
  function aTree(diesOf: NodeJS.Signals | undefined): ProcessTree & { readonly signals: string[] } {
    const signals: string[] = []
    return {
      signals,
      look: () => ({ count: diesOf !== undefined && signals.includes(diesOf) ? 0 : 2, memoryKb: 0 }),
      signal: (signal) => signals.push(signal),
    }
  }

  it('asks first, and leaves it at that when it is obeyed', async () => {
    const tree = aTree('SIGTERM')

    expect(await endTree(tree, 100)).toBe(0)
    expect(tree.signals).toEqual(['SIGTERM'])
  })

  it('kills whoever does not obey', async () => {
    const tree = aTree('SIGKILL')

    expect(await endTree(tree, 20)).toBe(0)
    expect(tree.signals).toEqual(['SIGTERM', 'SIGSTOP', 'SIGKILL'])
  })

  it('gives up at last, and tells how many are left', async () => {
    expect(await endTree(aTree(undefined), 0, 50)).toBe(2)
  })
})

describe('looking for a program', () => {
  it('finds it in the first folder that has it', async () => {
    expect(await findProgram('sh', ['/no/such', '/usr/share', '/bin', '/usr/bin'])).toBe('/bin/sh')
  })

  it.each(['no-such-program', 'sh/', '../bin/sh', 'local', '..', ''])('finds no %j', async (program) => {
    expect(await findProgram(program, ['/usr', '/bin'])).toBeUndefined()
  })

  it('looks at an absolute path as it is', async () => {
    expect(await findProgram('/bin/sh', [])).toBe('/bin/sh')
    expect(await findProgram('/etc/passwd', [])).toBeUndefined()
  })

  it('leaves out folders that are relative, missing, repeated or untrusted, also behind a link', () => {
    expect(
      trustedFolders('bin:.::/bin:/no/such:/bin:/usr/lib/x:/usr/sbin:/usrx', ['/usr/lib', '/usr/sbin']),
    ).toEqual(['/bin'])
    expect(trustedFolders('/proc/self/cwd', [process.cwd()])).toEqual([])
    expect(trustedFolders('/usr', ['/us', '/usr/bin', '/no/such'])).toEqual(['/usr'])
  })
})
