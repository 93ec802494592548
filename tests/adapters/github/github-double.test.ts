import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { aRepositoryWithPullRequest, withGitHub } from '../../support/with-github.ts'

const at = '/repos/acme/vault'

async function ask(url: string, path: string, body?: unknown) {
  const response = await fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: 'Bearer t0ken' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, link: response.headers.get('link'), body: await response.json() }
}

describe('the double of GitHub', () => {
  it("lists the files of a pull request as git sees them, in GitHub's words", async () => {
    await withGitHub({}, async ({ url }) => {
      const { body } = await ask(url, `${at}/pulls/7/files`)

      expect(body).toMatchObject([
        { filename: 'src/Nëu.sol', status: 'added', additions: 1, patch: '@@ -0,0 +1 @@\n+contract Neu {}' },
        { filename: 'src/Old.sol', status: 'removed', deletions: 1 },
        { filename: 'src/Safe vault.sol', status: 'renamed', previous_filename: 'src/Vault.sol', changes: 0 },
      ])
    })
  })

  it('cuts lists into pages that lead to each other', async () => {
    await withGitHub({}, async ({ url }) => {
      const { body, link } = await ask(url, `${at}/pulls/7/files?per_page=2&page=2`)

      expect(body).toHaveLength(1)
      expect(link).toMatch(/page=1>; rel="prev"/)
    })
  })

  it('describes pull requests, comparisons and contents by the repository', async () => {
    await withGitHub({}, async ({ url, repository }) => {
      const head = repository.git('rev-parse', 'feature/withdraw')

      expect((await ask(url, `${at}/pulls/7`)).body).toMatchObject({ number: 7, head: { sha: head } })
      expect((await ask(url, `${at}/compare/main...${head}`)).body).toMatchObject({
        status: 'diverged',
        ahead_by: 1,
        behind_by: 1,
      })
      expect((await ask(url, `${at}/contents/README.md?ref=main`)).body).toMatchObject({
        content: Buffer.from('read me\n').toString('base64'),
      })
      expect((await ask(url, `${at}/contents/README.md?ref=${head}`)).status).toBe(404)
    })
  })

  it('knows labels, reviews and permissions', async () => {
    await withGitHub({}, async ({ url, state, repository }) => {
      const commit = repository.git('rev-parse', 'main')
      state.labels[7] = ['security-approved']
      state.reviews.push({ pullRequest: 7, user: 'ada', state: 'APPROVED', commit })
      state.permissions.ada = 'admin'

      expect((await ask(url, `${at}/issues/7/labels`)).body).toMatchObject([{ name: 'security-approved' }])
      expect((await ask(url, `${at}/pulls/7/reviews`)).body).toMatchObject([
        { user: { login: 'ada' }, state: 'APPROVED', commit_id: commit },
      ])
      expect((await ask(url, `${at}/collaborators/ada/permission`)).body).toMatchObject({
        permission: 'admin',
      })
    })
  })

  it('keeps check runs', async () => {
    await withGitHub({}, async ({ url, repository }) => {
      const head_sha = repository.git('rev-parse', 'main')
      await ask(url, `${at}/check-runs`, { name: 'gate', head_sha, conclusion: 'success' })

      expect((await ask(url, `${at}/commits/main/check-runs`)).body).toMatchObject({
        total_count: 1,
        check_runs: [{ name: 'gate', status: 'completed', conclusion: 'success' }],
      })
    })
  })

  it('notes requests that GitHub does not document', async () => {
    await withGitHub({}, async ({ url, state }) => {
      await ask(url, `${at}/pulls/7/files?pages=2`)
      await ask(url, `${at}/issues/7/comments`, { text: 'the property is called body' })
      await ask(url, `${at}/nowhere`)

      expect(state.violations.splice(0)).toEqual([
        expect.stringContaining('no query parameter pages'),
        expect.stringContaining("required property 'body'"),
        expect.stringContaining('no property text'),
        expect.stringContaining('no such operation'),
      ])
    })
  })

  it('is also a process of its own under plain Node', async () => {
    const repository = aRepositoryWithPullRequest()
    const double = startProcess({ folder: repository.folder })
    try {
      const [port] = await once(double.stdout ?? double, 'data')
      const url = `http://127.0.0.1:${String(port).trim()}`
      await ask(url, '/__faults', { operation: 'GET /repos/{owner}/{repo}', kind: 'status', status: 502 })

      expect((await ask(url, at)).status).toBe(502)
      expect((await ask(url, at)).body).toMatchObject({ full_name: 'acme/vault' })
      expect((await ask(url, '/__state')).body).toMatchObject({ requests: [{}, {}], violations: [] })
    } finally {
      double.kill()
      await once(double, 'exit')
    }
  })
})

function startProcess(options: object): ChildProcess {
  const file = (name: string) => fileURLToPath(new URL(`../../support/${name}`, import.meta.url))
  const args = [file('run-typescript.mjs'), file('github-double-main.ts'), JSON.stringify(options)]
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
}
