import { readdirSync, readFileSync } from 'node:fs'
import type { Mark } from './order.ts'
import type { ProcessEntry, ProcessTable } from './process-tree.ts'

/** Reads /proc. A process is marked when its limits or its first environment say so. */
export function linuxProcesses(mark: Mark): ProcessTable {
  const pageKb = pageSizeBytes() / 1024
  const variable = `SEVENGATES_RUN=${mark.name}\0`
  const limit = new RegExp(`^Max resident set +${mark.residentLimitKb * 1024} `, 'm')
  return {
    list: () =>
      readdirSync('/proc').flatMap((name) => {
        const entry = /^\d+$/.test(name) ? parseStat(read(`/proc/${name}/stat`), pageKb) : undefined
        return entry === undefined ? [] : [entry]
      }),
    isMarked: (pid) =>
      limit.test(read(`/proc/${pid}/limits`)) ||
      `\0${read(`/proc/${pid}/environ`)}`.includes(`\0${variable}`),
  }
}

/** One line of /proc/PID/stat; `undefined` for a process that is gone or a zombie. The name may hold anything, also `) `. */
export function parseStat(stat: string, pageKb: number): ProcessEntry | undefined {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const number = (index: number) => Number(fields[index])
  // A zombie with more than one thread is alive: only its first thread ended.
  const isDead = fields.length < 22 || (/[ZX]/.test(fields[0] ?? '') && number(17) <= 1)
  if (isDead) return undefined
  return {
    pid: Number.parseInt(stat, 10),
    parent: number(1),
    group: number(2),
    session: number(3),
    started: number(19),
    memoryKb: number(21) * pageKb,
  }
}

/** AT_PAGESZ of the auxiliary vector: 4 KiB on most machines, 16 or 64 KiB on some ARM kernels. */
function pageSizeBytes(): number {
  const vector = readFileSync('/proc/self/auxv')
  for (let at = 0; at + 16 <= vector.length; at += 16) {
    if (vector.readUInt32LE(at) === 6) return vector.readUInt32LE(at + 8)
  }
  return 4096
}

/** Empty when the process is gone or another user's. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    return ''
  }
}
