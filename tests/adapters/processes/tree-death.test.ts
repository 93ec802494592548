import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { compiledEntry } from '../../support/compile.ts'
import {
  aliveWith,
  limitsOf,
  runScript,
  supervised,
  uniqueDuration,
  waitUntil,
} from '../../support/supervised.ts'

/** Ways to outlive a run, each around a sleeper. */
const escapes = [
  ['stays as a child', (sleep: string) => `${sleep} &`],
  ['ignores SIGTERM', (sleep: string) => `(trap '' TERM HUP INT; ${sleep}) &`],
  ['changed its session', (sleep: string) => `setsid ${sleep} &`],
  ['forked twice', (sleep: string) => `setsid sh -c '${sleep} & exit' >/dev/null 2>&1 </dev/null`],
  ['emptied its environment after a change of session', (sleep: string) => `setsid env -i ${sleep} &`],
  [
    'forked twice, emptied its environment, closed all files and left the folder',
    (sleep: string) => `(cd /usr && setsid env -i sh -c '(${sleep} &) ; exit' >/dev/null 2>&1 </dev/null &)`,
  ],
  ['lowered the marked limit', (sleep: string) => `(ulimit -S -m 1000; setsid ${sleep}) &`],
  ['removed both marks but kept its session', (sleep: string) => `(ulimit -S -m 1000; env -i ${sleep} &)`],
  ['is stopped', (sleep: string) => `${sleep} & kill -STOP $!`],
] as const

describe('a process left behind that', () => {
  it.each(escapes)('%s is gone after a normal end', async (_, leave) => {
    const duration = uniqueDuration()
    const { end } = await runScript(`${leave(`sleep ${duration}`)}\nexit 5`)

    expect(end).toEqual({ kind: 'exited', exitCode: 5 })
    expect(aliveWith(duration)).toEqual([])
  })

  it.each(escapes)('%s is gone at the deadline', async (_, leave) => {
    const duration = uniqueDuration()
    const { end } = await runScript(`${leave(`sleep ${duration}`)}\nsleep ${duration}`, { timeoutMs: 500 })

    expect(end).toEqual({ kind: 'timed-out' })
    expect(aliveWith(duration)).toEqual([])
  })

  it('is one of a hundred is gone', async () => {
    const duration = uniqueDuration()
    const fork = `fork() { [ "$1" -gt 0 ] && { fork $(($1 - 1)) & fork $(($1 - 1)) & }; exec sleep ${duration}; }`
    await runScript(`${fork}; fork 6`, { timeoutMs: 1000 })

    expect(aliveWith(duration)).toEqual([])
  })

  it('prints on and on and ignores SIGTERM is gone', async () => {
    const duration = uniqueDuration()
    const { end } = await runScript(`trap '' TERM PIPE; while :; do yes; done # ${duration}`, {
      outputBytes: 1000,
    })

    expect(end).toEqual({ kind: 'too-much-output' })
    expect(aliveWith(duration)).toEqual([])
  })

  it('forks on and on while it is being ended is gone', async () => {
    const duration = uniqueDuration()
    const fork = `trap '' TERM; while :; do setsid env -i sh -c 'sleep ${duration} & sleep ${duration}' & sleep 0.01; done`
    const { end } = await runScript(`${fork} # ${duration}`, { timeoutMs: 500 })

    expect(end).toEqual({ kind: 'timed-out' })
    expect(aliveWith(duration)).toEqual([])
  })
})

describe('a program that is told to end', () => {
  it('may tidy up within the grace', async () => {
    const { end, stdout } = await runScript('trap "echo tidy; exit" TERM; sleep 60 & wait', {
      timeoutMs: 500,
    })

    expect({ end, stdout }).toEqual({ end: { kind: 'timed-out' }, stdout: 'tidy\n' })
  })

  it('is cancelled at once when the caller no longer wants it', async () => {
    const duration = uniqueDuration()
    const cancelling = new AbortController()
    const running = runScript(`echo begun; sleep ${duration}`, {}, cancelling.signal)
    await waitUntil(`sleep ${duration}`, true)
    await wait(50)

    const began = performance.now()
    cancelling.abort()
    const { end, stdout } = await running

    expect({ end, stdout }).toEqual({ end: { kind: 'cancelled' }, stdout: 'begun\n' })
    expect(performance.now() - began).toBeLessThan(1500)
    expect(aliveWith(duration)).toEqual([])
  })

  it('never begins when the caller did not want it any more', async () => {
    const { end } = await runScript('echo begun', {}, AbortSignal.abort())

    expect(end).toEqual({ kind: 'cancelled' })
  })

  it('is cancelled when the signal comes while the supervisor begins', async () => {
    const cancelling = new AbortController()
    const running = runScript('sleep 60', {}, cancelling.signal)
    await wait(5)
    cancelling.abort()

    expect((await running).end).toEqual({ kind: 'cancelled' })
  })

  it.each(['INT', 'TERM', 'HUP'])('is cancelled by SIG%s to its supervisor', async (signal) => {
    const duration = uniqueDuration()
    const { end } = await runScript(`setsid sleep ${duration} & kill -${signal} $PPID; sleep ${duration}`)

    expect(end).toEqual({ kind: 'cancelled' })
    expect(aliveWith(duration)).toEqual([])
  })
})

describe('a tree without its guardian', () => {
  it('dies when the supervisor is killed', async () => {
    const duration = uniqueDuration()
    const { end, stdout } = await runScript(
      `echo begun; setsid env -i sleep ${duration} & sleep 0.3; kill -KILL $PPID; sleep ${duration}`,
    )

    expect(end).toEqual({ kind: 'failed-to-start', reason: expect.stringContaining('without a report') })
    expect(stdout).toBe('begun\n')
    expect(aliveWith(duration)).toEqual([])
  })

  it('dies when we are killed', async () => {
    const duration = uniqueDuration()
    const adapter = pathToFileURL(compiledEntry('adapters/processes/supervised-processes.ts')).href
    const options = {
      node: process.execPath,
      supervisor: compiledEntry('supervise.ts'),
      path: process.env.PATH,
    }
    const command = {
      program: 'sh',
      args: ['-c', `trap '' TERM; setsid sleep ${duration} & sleep ${duration}`],
      cwd: '/',
    }
    const us = spawn(process.execPath, [
      '--input-type=module',
      '-e',
      `import { superviseProcesses } from ${JSON.stringify(adapter)}
       await superviseProcesses(${JSON.stringify(options)}).run(${JSON.stringify(command)}, ${JSON.stringify(limitsOf())})`,
    ])
    await waitUntil(`sleep ${duration}`, true)

    us.kill('SIGKILL')

    await waitUntil(duration, false)
  })
})

describe('runs side by side', () => {
  it('do not end each other', async () => {
    const processes = supervised()
    const ends = await Promise.all(
      ['0', '0.3', '0.6'].map((seconds) =>
        processes.run({ program: 'sh', args: ['-c', `sleep ${seconds} & wait`], cwd: '/' }, limitsOf()),
      ),
    )

    expect(ends.map(({ end }) => end)).toEqual(Array(3).fill({ kind: 'exited', exitCode: 0 }))
  })
})
