import { describe, expect, it } from 'vitest'
import { aRepository } from '../support/git-fixture.ts'
import { runAction } from './support/action.ts'
import { safeVault, strict, tidyVault, weakVault } from './support/contracts.ts'
import { mergeGroupEvent, pullRequestEvent, pushEvent, scheduleEvent } from './support/events.ts'
import { withGitHub } from './support/github.ts'
import { aPullRequest, type Files, writeAll } from './support/pull-request.ts'

const vault = 'src/Vault.sol'
const other = 'src/Other.sol'
const safe = {
  '.github/sevengates.yml': strict,
  [vault]: safeVault,
  [other]: safeVault.replace('contract Vault', 'contract Other'),
}

/** `main` with two commits. */
function aBranch(changed: Files) {
  const repository = writeAll(aRepository(), safe)
  const before = repository.commit('Begin')
  writeAll(repository, changed).commit('Change')
  return { repository, before }
}

describe('a push', () => {
  it('to the default branch has the whole branch looked at and uploaded', async () => {
    const { repository, before } = aBranch({ [vault]: weakVault })
    await withGitHub({ repository }, {}, async ({ url, state }) => {
      const event = pushEvent(repository, 'main', before)
      const ran = await runAction({ workspace: repository.folder, event, api: url })
      expect(ran.exitCode).toBe(1)
      const { change } = JSON.parse(ran.audit)
      expect(change.files.map(({ path }: { path: string }) => path).sort()).toEqual([other, vault])
      expect(state.uploads).toMatchObject([{ ref: 'refs/heads/main', errors: [] }])
      expect(state.comments).toEqual([])
    })
  })

  it('to the default branch uploads nothing when the run is incomplete: alerts would be closed', async () => {
    const { repository, before } = aBranch({ [vault]: tidyVault })
    await withGitHub({ repository }, {}, async ({ url, state }) => {
      const ran = await runAction({
        workspace: repository.folder,
        event: pushEvent(repository, 'main', before),
        api: url,
        inputs: { analyzers: 'slither' },
      })
      expect(ran.outputs.verdict).toBe('incomplete')
      expect(state.uploads).toEqual([])
      expect(ran.stdout).toContain('code scanning would close the alerts')
    })
  })

  it('of a new branch is compared with the default branch, and uploads no part of a branch', async () => {
    const repository = writeAll(aRepository(), safe)
    repository.commit('Begin')
    const clone = repository.clone()
    writeAll(clone.branch('topic'), { [vault]: weakVault }).commit('Change')
    await withGitHub({ repository: clone }, {}, async ({ url, state }) => {
      const event = pushEvent(clone, 'topic')
      const ran = await runAction({ workspace: clone.folder, event, api: url })
      expect(ran.exitCode).toBe(1)
      expect(JSON.parse(ran.audit).change.files).toMatchObject([{ path: vault, status: 'modified' }])
      expect(state.uploads).toEqual([])
    })
  })
})

describe('an entry of a merge queue', () => {
  it('is compared with its base and uploads nothing', async () => {
    const { repository, before } = aBranch({ [vault]: weakVault })
    await withGitHub({ repository }, {}, async ({ url, state }) => {
      const event = mergeGroupEvent(repository, before)
      const ran = await runAction({ workspace: repository.folder, event, api: url })
      expect(ran.exitCode).toBe(1)
      expect(ran.outputs).toMatchObject({ verdict: 'fail', 'new-count': '1' })
      expect(ran.stdout).toMatch(/::notice::.*merge queue/)
      expect(state.requests.filter(({ method }) => method !== 'GET')).toEqual([])
    })
  })
})

describe('a run by timetable', () => {
  it('looks at the whole branch, uploads it, and fails for nothing that was there', async () => {
    const { repository } = aBranch({ [vault]: weakVault })
    await withGitHub({ repository }, {}, async ({ url, state }) => {
      const event = scheduleEvent(repository)
      const ran = await runAction({ workspace: repository.folder, event, api: url })
      expect(ran.exitCode).toBe(0)
      expect(ran.outputs.verdict).toBe('pass')
      expect(state.uploads).toMatchObject([{ ref: 'refs/heads/main', errors: [] }])
    })
  })
})

describe('an event with write access to code that anybody may send', () => {
  it('is refused, and told what to use instead', async () => {
    const pull = aPullRequest(safe, { [vault]: weakVault })
    const event = { ...pullRequestEvent(pull), name: 'pull_request_target' }
    const ran = await runAction({ workspace: pull.repository.folder, event })
    expect(ran.exitCode).toBe(1)
    expect(ran.outputs.verdict).toBe('incomplete')
    expect(ran.stdout).toMatch(/::error::.*pull_request_target.*Use the `pull_request` event/)
    expect(ran.stdout).not.toContain('Solhint')
  })
})

describe('an event that', () => {
  const pull = aPullRequest(safe, { [vault]: weakVault })

  it('cannot be gated is named', async () => {
    const event = { ...pullRequestEvent(pull), name: 'issue_comment' }
    const ran = await runAction({ workspace: pull.repository.folder, event })
    expect(ran.exitCode).toBe(1)
    expect(ran.stdout).toMatch(/::error::.*issue_comment/)
  })

  it('has a broken file is told, and not with a stack', async () => {
    const ran = await runAction({
      workspace: pull.repository.folder,
      event: pullRequestEvent(pull),
      env: { GITHUB_EVENT_PATH: `${pull.repository.folder}/README.md` },
    })
    expect(ran.exitCode).toBe(1)
    expect(ran.stdout).toMatch(/::error::.*is not JSON/)
    expect(ran.stdout + ran.stderr).not.toContain('    at ')
  })
})

describe('a checkout of one commit', () => {
  it('fetches the base it lacks from the remote', async () => {
    const pull = aPullRequest(safe, { [vault]: weakVault })
    const { repository } = pull
    repository.git('config', 'uploadpack.allowAnySHA1InWant', 'true')
    repository.git('update-ref', 'refs/heads/for-checkout', pull.merge)
    const shallow = repository.clone('--depth=1', '--branch=for-checkout')
    expect(shallow.git('rev-parse', '--is-shallow-repository')).toBe('true')
    await withGitHub({ repository }, {}, async ({ url, state }) => {
      const ran = await runAction({ workspace: shallow.folder, event: pullRequestEvent(pull), api: url })
      expect(ran.exitCode).toBe(1)
      expect(JSON.parse(ran.audit).change).toMatchObject({ base: pull.base, files: [{ path: vault }] })
      expect(state.comments).toHaveLength(1)
      expect(shallow.git('rev-list', '--count', 'HEAD')).toBe('1')
    })
  })

  it('that has no remote is scanned whole, and told why', async () => {
    const pull = aPullRequest(safe, { [vault]: tidyVault })
    pull.repository.git('update-ref', 'refs/heads/for-checkout', pull.merge)
    const shallow = pull.repository.clone('--depth=1', '--branch=for-checkout')
    shallow.git('remote', 'remove', 'origin')
    const ran = await runAction({
      workspace: shallow.folder,
      event: pullRequestEvent(pull),
      inputs: { 'github-token': '' },
    })
    expect(JSON.parse(ran.audit)).toMatchObject({ change: { base: null, files: [{}, {}] } })
    expect(ran.summary).toMatch(/everything is looked at/)
  })
})
