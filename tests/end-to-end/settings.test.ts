import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { aFolder } from '../support/git-fixture.ts'
import { runAction } from './support/action.ts'
import { safeVault, strict, tidyVault, weakVault } from './support/contracts.ts'
import { pullRequestEvent } from './support/events.ts'
import { withGitHub } from './support/github.ts'
import { aPullRequest, pushTo } from './support/pull-request.ts'

const settings = '.github/sevengates.yml'
const vault = 'src/Vault.sol'
const safe = { [settings]: strict, [vault]: safeVault }

describe('settings', () => {
  it('come from the base: a pull request cannot weaken its own gate, and its attempt is told', async () => {
    const pull = aPullRequest(safe, { [vault]: weakVault, [settings]: 'fail-on: never\n' })
    await withGitHub(pull, {}, async ({ url, state }) => {
      const { exitCode, outputs } = await runAction({
        workspace: pull.repository.folder,
        event: pullRequestEvent(pull),
        api: url,
        inputs: { upload: 'never' },
      })
      expect(exitCode).toBe(1)
      expect(outputs.verdict).toBe('fail')
      expect(state.comments).toMatchObject([{ body: expect.stringContaining('touches its own gate') }])
    })
  })

  it('that are invalid at the base stop the gate with a sentence, and never pass', async () => {
    const pull = aPullRequest({ ...safe, [settings]: 'fail-onn: high\n' }, { [vault]: weakVault })
    const { exitCode, outputs, stdout } = await runAction({
      workspace: pull.repository.folder,
      event: pullRequestEvent(pull),
    })
    expect(exitCode).toBe(1)
    expect(outputs.verdict).toBe('incomplete')
    expect(stdout).toMatch(/::error::.*`fail-onn` is no setting; did you mean `fail-on`/)
  })

  it('that a pull request breaks are told, and do not stop the gate', async () => {
    const pull = aPullRequest(safe, {
      [vault]: tidyVault,
      [settings]: 'fail-on: [\n',
    })
    const { exitCode, outputs, audit } = await runAction({
      workspace: pull.repository.folder,
      event: pullRequestEvent(pull),
      inputs: { comment: 'never', upload: 'never' },
    })
    expect(exitCode).toBe(0)
    expect(outputs.verdict).toBe('pass')
    expect(JSON.parse(audit).tampering).toEqual([
      expect.stringContaining('would stop the gate after the merge'),
    ])
  })

  it('may also be inputs, of which a wrong one is named', async () => {
    const pull = aPullRequest(safe, { [vault]: safeVault })
    const { exitCode, stdout } = await runAction({
      workspace: pull.repository.folder,
      event: pullRequestEvent(pull),
      inputs: { 'fail-on': 'hihg' },
    })
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/::error::.*fail-on.*hihg/)
  })
})

describe('the folder for the reports', () => {
  const words = { 'README.md': 'Other words.\n' }
  const quiet = { comment: 'never', upload: 'never', 'output-directory': 'reports' }

  it('may be one of the workspace', async () => {
    const pull = aPullRequest(safe, words)
    const { exitCode, outputs, audit } = await runAction({
      workspace: pull.repository.folder,
      event: pullRequestEvent(pull),
      inputs: quiet,
    })
    expect(exitCode).toBe(0)
    expect(outputs['audit-path']).toBe(`${pull.repository.folder}/reports/audit.json`)
    expect(JSON.parse(audit).verdict.kind).toBe('pass')
  })

  it('is not followed where a pull request made it a link', async () => {
    const elsewhere = aFolder()
    const pull = aPullRequest(safe, words)
    pull.repository.checkout('feature').link('reports', elsewhere).commit('Link')
    const linked = pushTo(pull, words)
    const { exitCode, stdout } = await runAction({
      workspace: linked.repository.folder,
      event: pullRequestEvent(linked),
      inputs: quiet,
    })
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/::error::.*leads out of the workspace/)
    expect(readdirSync(elsewhere)).toEqual([])
  })
})
