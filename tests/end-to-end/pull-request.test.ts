import { describe, expect, it } from 'vitest'
import { sarifProblems } from '../support/sarif-problems.ts'
import { runAction } from './support/action.ts'
import { brokenVault, safeVault, strict, tidyVault, weakLine, weakVault } from './support/contracts.ts'
import { pullRequestEvent } from './support/events.ts'
import { withGitHub } from './support/github.ts'
import { aPullRequest, pushTo } from './support/pull-request.ts'

const settings = '.github/sevengates.yml'
const vault = 'src/Vault.sol'
const safe = { [settings]: strict, [vault]: safeVault }

describe('a pull request from the repository itself', () => {
  it('fails for a weakness that it introduces, tells it everywhere, and passes once it is taken out', async () => {
    const opened = aPullRequest(safe, { [vault]: weakVault })
    await withGitHub(opened, {}, async ({ url, state }) => {
      const first = await runAction({
        workspace: opened.repository.folder,
        event: pullRequestEvent(opened),
        api: url,
      })
      expect(first.exitCode).toBe(1)
      expect(first.outputs).toMatchObject({ verdict: 'fail', 'new-count': '1', 'blocking-count': '1' })
      expect(first.stdout).toMatch(
        new RegExp(`^::error title=[^\\n]*file=src/Vault.sol,line=${weakLine},`, 'm'),
      )
      expect(first.summary).toContain('tx.origin')
      expect(state.comments).toHaveLength(1)
      expect(state.comments[0]?.body).toContain(`/acme/vault/blob/${opened.merge}/src/Vault.sol#L${weakLine}`)
      expect(state.uploads).toMatchObject([{ commit: opened.merge, ref: 'refs/pull/7/merge', errors: [] }])
      expect(first.sarif.flatMap(sarifProblems)).toEqual([])

      const fixed = pushTo(opened, { [vault]: tidyVault })
      const second = await runAction({
        workspace: fixed.repository.folder,
        event: pullRequestEvent(fixed),
        api: url,
      })
      expect(second.exitCode).toBe(0)
      expect(second.outputs).toMatchObject({ verdict: 'pass', 'new-count': '0' })
      expect(state.comments).toMatchObject([{ edits: 1, body: expect.not.stringContaining('tx.origin') }])
      expect(state.uploads).toHaveLength(2)
    })
  })

  it('writes no second comment when nothing changed between two runs', async () => {
    const pull = aPullRequest(safe, { [vault]: weakVault })
    await withGitHub(pull, {}, async ({ url, state }) => {
      const step = {
        workspace: pull.repository.folder,
        event: pullRequestEvent(pull),
        api: url,
        inputs: { upload: 'never' },
      }
      await runAction(step)
      await runAction(step)
      expect(state.comments).toMatchObject([{ edits: 0 }])
    })
  })

  it('is told what it fixed', async () => {
    const pull = aPullRequest({ ...safe, [vault]: weakVault }, { [vault]: safeVault })
    await withGitHub(pull, {}, async ({ url, state }) => {
      const { exitCode, outputs } = await runAction({
        workspace: pull.repository.folder,
        event: pullRequestEvent(pull),
        api: url,
        inputs: { comment: 'always', upload: 'never' },
      })
      expect(exitCode).toBe(0)
      expect(outputs).toMatchObject({ verdict: 'pass', 'fixed-count': '1', 'blocking-count': '0' })
      expect(state.comments).toMatchObject([{ body: expect.stringMatching(/fixed/i) }])
    })
  })

  it('gets no comment for a first run that found nothing, but an upload', async () => {
    const pull = aPullRequest(safe, { [vault]: tidyVault })
    await withGitHub(pull, {}, async ({ url, state }) => {
      const { exitCode, outputs } = await runAction({
        workspace: pull.repository.folder,
        event: pullRequestEvent(pull),
        api: url,
      })
      expect(exitCode).toBe(0)
      expect(outputs.verdict).toBe('pass')
      expect(state.comments).toEqual([])
      expect(state.uploads).toMatchObject([{ errors: [] }])
    })
  })

  it('passes without Solidity, and starts no analyzer', async () => {
    const pull = aPullRequest(safe, { 'README.md': 'Other words.\n' })
    await withGitHub(pull, {}, async ({ url, state }) => {
      const { exitCode, stdout, outputs, sarif } = await runAction({
        workspace: pull.repository.folder,
        event: pullRequestEvent(pull),
        api: url,
      })
      expect(exitCode).toBe(0)
      expect(outputs.verdict).toBe('pass')
      expect(stdout).toContain('no Solidity file changed')
      expect(stdout).not.toContain('Solhint:')
      expect(sarif.flatMap(sarifProblems)).toEqual([])
      expect(state.comments).toEqual([])
    })
  })

  it('is incomplete, and so fails, with a contract that does not compile', async () => {
    const pull = aPullRequest(safe, { [vault]: brokenVault })
    await withGitHub(pull, {}, async ({ url, state }) => {
      const { exitCode, outputs } = await runAction({
        workspace: pull.repository.folder,
        event: pullRequestEvent(pull),
        api: url,
      })
      expect(exitCode).toBe(1)
      expect(outputs.verdict).toBe('incomplete')
      expect(state.comments).toMatchObject([{ body: expect.stringContaining('solc') }])
    })
  })
})

describe('an analyzer that the settings name and that is not here', () => {
  const pull = aPullRequest(safe, { [vault]: tidyVault })
  const step = { workspace: pull.repository.folder, event: pullRequestEvent(pull) }
  const quiet = { comment: 'never', upload: 'never', analyzers: 'slither' }

  it('makes the check fail as incomplete', async () => {
    const { exitCode, outputs, stdout } = await runAction({ ...step, inputs: quiet })
    expect(exitCode).toBe(1)
    expect(outputs.verdict).toBe('incomplete')
    expect(stdout).toMatch(/^::error::incomplete: .*slither/m)
  })

  it('is let through, and still called incomplete, by `on-incomplete: warn`', async () => {
    const { exitCode, outputs, stdout } = await runAction({
      ...step,
      inputs: { ...quiet, 'on-incomplete': 'warn' },
    })
    expect(exitCode).toBe(0)
    expect(outputs.verdict).toBe('incomplete')
    expect(stdout).toMatch(/^::warning::incomplete: .*slither/m)
  })
})
