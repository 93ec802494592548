import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFolder } from '../../src/adapters/folder-tree.ts'
import { aFolder, type Fixture, fixtureIn } from '../support/git-fixture.ts'

function aPlainFolder(): Fixture {
  return fixtureIn(aFolder())
}

async function texts(folder: string, paths: readonly string[], maxBytes?: number): Promise<unknown> {
  const contents = await openFolder(folder).read(paths, maxBytes)
  return Object.fromEntries(
    [...contents].map(([path, content]) => [path, Buffer.from(content).toString('latin1')]),
  )
}

describe('the entries of a folder', () => {
  it('are files and links with their size, sorted, without .git and node_modules at any depth', async () => {
    const { folder } = aPlainFolder()
      .write('src/B.sol', 'abc')
      .write('A.sol', 'ab')
      .link('L.sol', 'A.sol')
      .link('up', '..')
      .write('.git/config', '')
      .write('lib/it/.git', 'gitdir: x')
      .write('lib/it/node_modules/p/P.sol', 'p')
      .write('node_modules/q/Q.sol', 'q')

    expect([...(await openFolder(folder).entries())]).toEqual([
      ['A.sol', { kind: 'file', bytes: 2 }],
      ['L.sol', { kind: 'symlink', bytes: 5 }],
      ['src/B.sol', { kind: 'file', bytes: 3 }],
      ['up', { kind: 'symlink', bytes: 2 }],
    ])
  })

  it('leave out pipes, which are not read either', async () => {
    const { folder } = aPlainFolder()
    execFileSync('mkfifo', [join(folder, 'pipe.sol')])

    expect([...(await openFolder(folder).entries()).keys()]).toEqual([])
    expect(await texts(folder, ['pipe.sol'])).toEqual({})
  })

  it.each(['new\nline.sol', '-rf', 'ünï/契約.sol', 'caf\\xe9', ' '])(
    'include the name %j, by which it is read',
    async (name) => {
      const { folder } = aPlainFolder().write(name, 'content')

      const [path = ''] = [...(await openFolder(folder).entries()).keys()]

      expect(await texts(folder, [path])).toEqual({ [path]: 'content' })
    },
  )

  it('include a name that is not UTF-8, by which it is read', async () => {
    const { folder } = aPlainFolder().write(Buffer.from('d\xff/caf\xe9.sol', 'latin1'), 'content')

    expect([...(await openFolder(folder).entries()).keys()]).toEqual(['d\\xff/caf\\xe9.sol'])
    expect(await texts(folder, ['d\\xff/caf\\xe9.sol'])).toEqual({ 'd\\xff/caf\\xe9.sol': 'content' })
  })

  it('cannot be had of a folder that is not there', async () => {
    await expect(openFolder('/nonexistent').entries()).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' })
  })
})

describe('reading a folder', () => {
  it('gives bytes, through links inside, and from node_modules', async () => {
    const { folder } = aPlainFolder()
      .write('A.sol', Buffer.from([0, 255, 13, 10]))
      .link('L.sol', './A.sol')
      .write('node_modules/p/P.sol', 'p')

    expect(await texts(folder, ['A.sol', 'L.sol', 'node_modules/p/P.sol'])).toEqual({
      'A.sol': '\0\xff\r\n',
      'L.sol': '\0\xff\r\n',
      'node_modules/p/P.sol': 'p',
    })
  })

  it('works when the folder itself is reached through a link', async () => {
    const { folder } = aPlainFolder().write('real/A.sol', 'a').link('alias', 'real')

    expect(await texts(join(folder, 'alias'), ['A.sol'])).toEqual({ 'A.sol': 'a' })
  })

  it('leaves out what is outside, missing, too large, a folder, in circles or in .git', async () => {
    const outside = aFolder()
    writeFileSync(join(outside, 'S.sol'), 's')
    const { folder } = aPlainFolder()
      .link('out.sol', join(outside, 'S.sol'))
      .link('outside', outside)
      .link('circle', 'circle')
      .write('.git/config', 'c')
      .write('big.sol', 'abcd')
      .write('src/A.sol', 'a')
    const paths = [
      ...['out.sol', 'outside/S.sol', 'circle', '.git/config', 'big.sol', 'src', 'missing.sol', 'a\0b'],
      ...['', '../x', join(outside, 'S.sol'), `${folder}/src/A.sol`, '\\x2e\\x2e/S.sol'],
    ]

    expect(await texts(folder, paths, 3)).toEqual({})
  })
})
