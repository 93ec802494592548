import { describe, expect, it } from 'vitest'
import { aRepository } from '../support/git-fixture.ts'
import { runWorkflow } from './support/act.ts'
import { brokenVault, safeVault, strict, tidyVault, weakLine, weakVault } from './support/contracts.ts'
import { mergeGroupEvent, pullRequestEvent, pushEvent } from './support/events.ts'
import { withGitHub } from './support/github.ts'
import { processesThatMention } from './support/processes.ts'
import { aPullRequest, pushTo, writeAll } from './support/pull-request.ts'

const vault = 'src/Vault.sol'
const safe = { '.github/sevengates.yml': strict, [vault]: safeVault }
const harmless = { [vault]: tidyVault }

describe('a workflow that uses the Action', () => {
  it('fails for a weakness, in the check, the comment, the summary, the annotations and the outputs; a fix updates the comment', async () => {
    const opened = aPullRequest(safe, { [vault]: weakVault })
    await withGitHub(opened, {}, async ({ url, state }) => {
      const first = await runWorkflow(opened.repository, pullRequestEvent(opened), url)
      expect(first.log).toMatch(/^v24\./m)
      expect(first.exitCode).toBe(1)
      expect(first.outputs).toMatchObject({
        ...{ outcome: 'failure', verdict: 'fail', 'new-count': '1', 'blocking-count': '1' },
        ...{ 'fixed-count': '0', 'audit-path': expect.any(String), 'sarif-directory': expect.any(String) },
      })
      expect(first.annotations).toContainEqual(
        expect.objectContaining({
          file: vault,
          line: `${weakLine}`,
          title: expect.stringMatching(/^Medium/),
        }),
      )
      expect(first.summary).toContain('tx.origin')
      expect(state.comments).toMatchObject([{ author: 'github-actions[bot]', edits: 0 }])
      expect(state.uploads).toMatchObject([{ commit: opened.merge, errors: [] }])

      const fixed = pushTo(opened, harmless)
      const second = await runWorkflow(fixed.repository, pullRequestEvent(fixed), url)
      expect(second.exitCode).toBe(0)
      expect(second.outputs).toMatchObject({ outcome: 'success', verdict: 'pass' })
      expect(state.comments).toMatchObject([{ edits: 1 }])
    })
  })

  it('passes a pull request without Solidity, without a comment', async () => {
    const pull = aPullRequest(safe, { 'README.md': 'Other words.\n' })
    await withGitHub(pull, {}, async ({ url, state }) => {
      const { exitCode, outputs } = await runWorkflow(pull.repository, pullRequestEvent(pull), url)
      expect(exitCode).toBe(0)
      expect(outputs).toMatchObject({ outcome: 'success', verdict: 'pass' })
      expect(state.comments).toEqual([])
    })
  })

  it('judges a fork by its code, when nothing can be written', async () => {
    const pull = aPullRequest(safe, { [vault]: weakVault })
    await withGitHub(pull, { isReadOnly: true }, async ({ url, state }) => {
      const event = pullRequestEvent(pull, 'fork')
      const { exitCode, outputs, summary } = await runWorkflow(pull.repository, event, url)
      expect(exitCode).toBe(1)
      expect(outputs.verdict).toBe('fail')
      expect(summary).toContain('tx.origin')
      expect(state.comments).toEqual([])
    })
  })

  it('uploads the whole default branch after a push', async () => {
    const repository = writeAll(aRepository(), safe)
    const before = repository.commit('Begin')
    writeAll(repository, harmless).commit('Change')
    await withGitHub({ repository }, {}, async ({ url, state }) => {
      const { exitCode } = await runWorkflow(repository, pushEvent(repository, 'main', before), url)
      expect(exitCode).toBe(0)
      expect(state.uploads).toMatchObject([{ ref: 'refs/heads/main', errors: [] }])
    })
  })

  it('judges an entry of a merge queue, and uploads nothing', async () => {
    const repository = writeAll(aRepository(), safe)
    const before = repository.commit('Begin')
    writeAll(repository, { [vault]: weakVault }).commit('Change')
    await withGitHub({ repository }, {}, async ({ url, state }) => {
      const { exitCode, outputs } = await runWorkflow(repository, mergeGroupEvent(repository, before), url)
      expect(exitCode).toBe(1)
      expect(outputs.verdict).toBe('fail')
      expect(state.uploads).toEqual([])
    })
  })

  it('is incomplete with a contract that does not compile', async () => {
    const pull = aPullRequest(safe, { [vault]: brokenVault })
    await withGitHub(pull, {}, async ({ url }) => {
      const { exitCode, outputs } = await runWorkflow(pull.repository, pullRequestEvent(pull), url)
      expect(exitCode).toBe(1)
      expect(outputs).toMatchObject({ outcome: 'failure', verdict: 'incomplete' })
    })
  })

  it('is incomplete without an analyzer that an input asks for', async () => {
    const pull = aPullRequest(safe, harmless)
    await withGitHub(pull, {}, async ({ url }) => {
      const inputs = { analyzers: 'slither', upload: 'never' }
      const { exitCode, outputs } = await runWorkflow(pull.repository, pullRequestEvent(pull), url, inputs)
      expect(exitCode).toBe(1)
      expect(outputs).toMatchObject({ outcome: 'failure', verdict: 'incomplete' })
    })
  })

  it('leaves nothing alive when it is cancelled', async () => {
    const pull = aPullRequest(safe, { [vault]: weakVault })
    await withGitHub(pull, {}, async ({ url, state }) => {
      let isEnded = false
      const { exitCode, home } = await runWorkflow(
        pull.repository,
        pullRequestEvent(pull),
        url,
        {},
        {
          isGroup: true,
          onOutput: (soFar, pid) => {
            if (isEnded || !soFar.includes('Solidity compiler')) return
            isEnded = true
            process.kill(-pid, 'SIGINT')
          },
        },
      )
      expect(exitCode).not.toBe(0)
      expect(isEnded).toBe(true)
      expect(await processesThatMention(home)).toEqual([])
      expect(state.comments).toEqual([])
    })
  })
})
