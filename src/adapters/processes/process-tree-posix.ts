import { spawnSync } from 'node:child_process'
import type { ProcessEntry, ProcessTable } from './process-tree.ts'

/**
 * Asks `ps`, for systems without /proc: descent and process group tell who belongs to the run, nothing else does.
 * Not tested on macOS; only the command and its output are, on Linux.
 */
export function posixProcesses(): ProcessTable {
  return {
    list: () =>
      parseProcessList(
        spawnSync('/bin/ps', ['-A', '-o', 'pid=,ppid=,pgid=,rss=,state=,lstart='], {
          encoding: 'utf8',
          env: { LC_ALL: 'C' },
          maxBuffer: 64 * 1024 * 1024,
        }).stdout ?? '',
      ),
    isMarked: () => false,
  }
}

/** One process a line: number, parent, group, memory, state, start. Zombies and lines of another form are left out. */
export function parseProcessList(text: string): readonly ProcessEntry[] {
  return text.split('\n').flatMap((line) => {
    const [pid, parent, group, memoryKb, state, ...start] = line.trim().split(/\s+/)
    const started = Date.parse(start.join(' '))
    if (state === undefined || state.startsWith('Z') || Number.isNaN(started)) return []
    const [number, parentNumber, groupNumber] = [Number(pid), Number(parent), Number(group)]
    return [
      {
        pid: number,
        parent: parentNumber,
        group: groupNumber,
        session: groupNumber,
        started,
        memoryKb: Number(memoryKb),
      },
    ]
  })
}
