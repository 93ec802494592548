import { describe, expect, it } from 'vitest'
import { expectSuccess, runGit } from '../../../src/adapters/git/run-git.ts'
import { aFolder, gitEnvironment } from '../../support/git-fixture.ts'

describe('running git', () => {
  it('kills it with its children when the time is up, and says so', async () => {
    const started = performance.now()
    const run = await runGit(['-c', 'alias.hang=!sleep 60', 'hang'], {
      cwd: aFolder(),
      environment: gitEnvironment,
      timeoutMs: 300,
    })

    expect(run.exitCode).toBe(-1)
    expect(performance.now() - started).toBeLessThan(15_000)
    expect(() => expectSuccess(run, 'hang')).toThrow('git could not hang: it took too long')
  })

  it('survives input that git does not read', async () => {
    const run = await runGit(['version'], {
      cwd: aFolder(),
      environment: gitEnvironment,
      input: 'x'.repeat(10_000_000),
    })

    expect(run.exitCode).toBe(0)
  })

  it('tells what git complained about', async () => {
    const run = await runGit(['rev-parse', 'HEAD'], { cwd: aFolder(), environment: gitEnvironment })

    expect(() => expectSuccess(run, 'find HEAD')).toThrow(
      /^git could not find HEAD: fatal: not a git repository/,
    )
  })

  it('hands on no variable but those it is given', async () => {
    const run = await runGit(['-c', 'alias.show=!env', 'show'], {
      cwd: aFolder(),
      environment: { PATH: process.env.PATH, SECRET: undefined },
    })

    expect(run.stdout.toString()).not.toMatch(/^(HOME|SECRET|VITEST)/m)
  })
})
