import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openRepository } from '../../../src/adapters/git/git-repository.ts'
import { aFolder, aRepository, gitEnvironment } from '../../support/git-fixture.ts'

/** A server that has nothing; remembers the requests. */
async function aServer(): Promise<{ readonly url: string; readonly requests: IncomingMessage[] }> {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    response.writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, requests }
}

describe('a fetch', () => {
  it('carries the token that actions/checkout left in the configuration, also in an included file', async () => {
    const { url, requests } = await aServer()
    const fixture = aRepository()
    fixture.commit()
    const token = join(aFolder(), 'credentials')
    fixture.git('config', '--file', token, `http.${url}.extraheader`, 'AUTHORIZATION: basic c2VjcmV0')
    fixture.git('config', `includeIf.gitdir:${fixture.folder}/.git.path`, token)
    fixture.git('remote', 'add', 'origin', `${url}x.git`)
    const repository = await openRepository(fixture.folder, gitEnvironment)
    onTestFinished(() => repository.dispose())

    expect(await repository.fetchCommit('e'.repeat(40))).toBe(false)

    expect(requests[0]?.headers.authorization).toBe('basic c2VjcmV0')
    expect(privateFiles().filter((content) => content.includes('c2VjcmV0'))).toEqual([])
  })

  it('leaves nothing to read once the repository is disposed of', async () => {
    const fixture = aRepository()
    const commit = fixture.commit()
    const repository = await openRepository(fixture.folder, gitEnvironment)

    await repository.dispose()

    await expect(repository.parents(commit)).rejects.toMatchObject({ code: 'COMMIT_NOT_FOUND' })
  })
})

/** The configuration of every private store there is. */
function privateFiles(): readonly string[] {
  return readdirSync(tmpdir())
    .filter((name) => name.startsWith('sevengates-git-'))
    .map((name) => {
      try {
        return readFileSync(join(tmpdir(), name, 'config'), 'utf8')
      } catch {
        return ''
      }
    })
}
