import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { limitsOf, runScript, supervised } from '../../support/supervised.ts'

const node = (script: string) => ({ program: process.execPath, args: ['-e', script], cwd: '/' })

describe('a program under supervision', () => {
  it('has its exit code and its two outputs told apart', async () => {
    const execution = await runScript('echo out; echo err >&2; exit 3')

    expect(execution).toMatchObject({
      end: { kind: 'exited', exitCode: 3 },
      stdout: 'out\n',
      stderr: 'err\n',
    })
  })

  it('has the signal told that ended it', async () => {
    const { end } = await runScript('kill -SEGV $$')

    expect(end).toEqual({ kind: 'signalled', signal: 'SIGSEGV' })
  })

  it('keeps its own exit code 127', async () => {
    const { end } = await runScript('exit 127')

    expect(end).toEqual({ kind: 'exited', exitCode: 127 })
  })

  it('gets its arguments as they are', async () => {
    const args = ['a b', '$(id)', '"', "'", '', '*', '-x', '\\', 'ü\n']
    const { stdout } = await supervised().run(
      {
        program: process.execPath,
        args: ['-p', 'JSON.stringify(process.argv.slice(1))', '--', ...args],
        cwd: '/',
      },
      limitsOf(),
    )

    expect(JSON.parse(stdout)).toEqual(args)
  })

  it('reads its input, and the end of it', async () => {
    const input = 'x'.repeat(300_000)
    const { stdout } = await supervised().run({ program: 'cat', args: [], cwd: '/', input }, limitsOf())

    expect(stdout).toBe(input)
  })

  it('has an empty input when there is none', async () => {
    const { end, stdout } = await runScript('cat; echo done')

    expect({ end, stdout }).toEqual({ end: { kind: 'exited', exitCode: 0 }, stdout: 'done\n' })
  })

  it('runs in the folder that the command names', async () => {
    const { stdout } = await supervised().run({ program: 'pwd', args: [], cwd: '/usr' }, limitsOf())

    expect(stdout).toBe('/usr\n')
  })

  it('does not write anything of its own to our output', async () => {
    const { stdout } = await runScript('echo "::set-output name=x::y"')

    expect(stdout).toBe('::set-output name=x::y\n')
  })
})

describe('the environment of a program', () => {
  it('is an allow-list, the additions of the command, and the mark of the run', async () => {
    const { stdout } = await supervised().run(
      { ...node('console.log(Object.keys(process.env).sort().join())'), env: { SOLC: 'x' } },
      limitsOf(),
    )

    expect(stdout.trim().split(',')).toEqual([
      'HOME',
      'LANG',
      'PATH',
      'SEVENGATES_RUN',
      'SOLC',
      'TMPDIR',
      'XDG_CACHE_HOME',
      'XDG_CONFIG_HOME',
      'XDG_DATA_HOME',
      'XDG_RUNTIME_DIR',
      'XDG_STATE_HOME',
    ])
  })

  it('has a home that can be written and is gone afterwards', async () => {
    const { stdout } = await runScript('touch "$HOME/a" "$TMPDIR/b" && mkdir "$HOME/c" && echo "$HOME"')

    expect(stdout).toMatch(/home\n$/)
    expect(existsSync(stdout.trim())).toBe(false)
  })

  it('has no relative folder and no folder of the repository in PATH', async () => {
    const { stdout } = await supervised({
      path: `/usr/bin:.:node_modules/.bin::/bin:${process.cwd()}`,
      untrusted: [process.cwd()],
    }).run({ program: 'sh', args: ['-c', 'echo "$PATH"'], cwd: '/' }, limitsOf())

    expect(stdout).toBe('/usr/bin:/bin\n')
  })

  it('reaches the program but not the supervisor', async () => {
    const { stdout } = await supervised().run(
      { ...node('console.log(process.env.NODE_OPTIONS)'), env: { NODE_OPTIONS: '--no-deprecation' } },
      limitsOf(),
    )

    expect(stdout).toBe('--no-deprecation\n')
  })
})

describe('a program that cannot run', () => {
  it.each(['no-such-program-anywhere', '/no/such/program', './sh', '../bin/sh', ''])(
    'is not found as %j',
    async (program) => {
      const { end } = await supervised().run({ program, args: [], cwd: '/usr/bin' }, limitsOf())

      expect(end).toEqual({ kind: 'not-found' })
    },
  )

  it('fails to start when its interpreter is missing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sevengates-test-'))
    const program = join(folder, 'tool')
    writeFileSync(program, '#!/no/such/interpreter\n')
    chmodSync(program, 0o700)

    const { end } = await supervised().run({ program, args: [], cwd: '/' }, limitsOf())
    rmSync(folder, { recursive: true })

    expect(end).toEqual({ kind: 'failed-to-start', reason: expect.stringContaining('ENOENT') })
  })

  it('fails to start when its folder is missing', async () => {
    const { end } = await supervised().run({ program: 'sh', args: [], cwd: '/no/such' }, limitsOf())

    expect(end).toEqual({ kind: 'failed-to-start', reason: 'the folder /no/such does not exist' })
  })

  it('fails to start when the supervisor is broken', async () => {
    const { end } = await supervised({ supervisor: '/no/such/supervise.js' }).run(node(''), limitsOf())

    expect(end).toEqual({ kind: 'failed-to-start', reason: expect.stringContaining('Cannot find module') })
  })

  it('fails to start when there is no room for its private folder', async () => {
    const { end } = await supervised({ scratch: '/no/such' }).run(node(''), limitsOf())

    expect(end).toEqual({ kind: 'failed-to-start', reason: expect.stringContaining('ENOENT') })
  })
})

describe('the limits of a program', () => {
  it('end it at the deadline and keep what it printed', async () => {
    const execution = await runScript('echo partial; sleep 60', { timeoutMs: 400 })

    expect(execution).toMatchObject({ end: { kind: 'timed-out' }, stdout: 'partial\n' })
    expect(execution.seconds).toBeLessThan(5)
  })

  it('end it when its whole tree takes too much memory', async () => {
    const eat = 'const kept = []; setInterval(() => kept.push(Buffer.alloc(20e6, 1)), 20)'
    const execution = await supervised().run(
      { program: 'sh', args: ['-c', '"$0" -e "$1"; true', process.execPath, eat], cwd: '/' },
      limitsOf({ memoryMb: 200 }),
    )

    expect(execution.end).toEqual({ kind: 'out-of-memory' })
    expect(execution.peakMemoryMb).toBeGreaterThan(200)
    expect(execution.peakMemoryMb).toBeLessThan(800)
  })

  it('end it when it prints too much, and keep the beginning', async () => {
    const before = process.memoryUsage.rss()
    const execution = await runScript('yes', { outputBytes: 100_000 })

    expect(execution.end).toEqual({ kind: 'too-much-output' })
    expect(execution.stdout).toBe('y\n'.repeat(50_000))
    expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024)
  })

  it('hold for standard error alike', async () => {
    const { end, stderr } = await runScript('yes >&2', { outputBytes: 1000 })

    expect({ end, length: stderr.length }).toEqual({ end: { kind: 'too-much-output' }, length: 1000 })
  })

  it('hold for a program that prints too much and ends at once', async () => {
    const { end, stdout } = await runScript('printf 123456', { outputBytes: 5 })

    expect({ end, stdout }).toEqual({ end: { kind: 'too-much-output' }, stdout: '12345' })
  })

  it('let pass what is exactly as much', async () => {
    const { end, stdout } = await runScript('printf 12345', { outputBytes: 5 })

    expect({ end, stdout }).toEqual({ end: { kind: 'exited', exitCode: 0 }, stdout: '12345' })
  })

  it('never leave half a character', async () => {
    const { stdout } = await runScript('printf "aüü"', { outputBytes: 4 })

    expect(stdout).toBe('aü')
  })

  it('may be a deadline beyond what a timer can take', async () => {
    const { end } = await runScript('exit 0', { timeoutMs: Number.MAX_SAFE_INTEGER })

    expect(end).toEqual({ kind: 'exited', exitCode: 0 })
  })
})
