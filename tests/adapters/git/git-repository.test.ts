import { lchownSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type GitRepository, openRepository } from '../../../src/adapters/git/git-repository.ts'
import { toRepoPath } from '../../../src/domain/repo-path.ts'
import { aFolder, aRepository, type Fixture, fixtureIn, gitEnvironment } from '../../support/git-fixture.ts'

async function open(folder: string): Promise<GitRepository> {
  const repository = await openRepository(folder, gitEnvironment)
  onTestFinished(() => repository.dispose())
  return repository
}

/** Main with a side branch that is merged; `merge` is the head. */
function aMerge(): {
  readonly fixture: Fixture
  readonly root: string
  readonly one: string
  readonly other: string
  readonly merge: string
} {
  const fixture = aRepository()
  const root = fixture.write('A.sol', 'a\n').commit('root')
  fixture.branch('side').write('B.sol', 'b\n').commit('side 1')
  const other = fixture.write('B.sol', 'b\nb\n').commit('side 2')
  const one = fixture.checkout('main').write('A.sol', 'a\na\n').commit('main 1')
  return { fixture, root, one, other, merge: fixture.merge('side') }
}

/** Every file below a folder with its size and time, to see whether anything was written. */
function stateOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((path) => {
      const { size, mtimeMs } = statSync(join(folder, path))
      return `${path} ${size} ${mtimeMs}`
    })
}

describe('opening a repository', () => {
  it('finds the top folder from a folder inside', async () => {
    const fixture = aRepository().write('src/deep/A.sol', 'a')

    expect((await open(join(fixture.folder, 'src/deep'))).folder).toBe(fixture.folder)
  })

  it.each([aFolder(), '/nonexistent/folder'])('says that %s is not in a checkout', async (folder) => {
    await expect(open(folder)).rejects.toMatchObject({
      name: 'UserError',
      code: 'NOT_A_REPOSITORY',
      hint: expect.stringContaining('actions/checkout'),
    })
  })

  it('says that a .git leads nowhere', async () => {
    const fixture = fixtureIn(aFolder()).write('.git', 'gitdir: /nonexistent\n')

    await expect(open(fixture.folder)).rejects.toMatchObject({ code: 'GIT_FAILED', hint: expect.any(String) })
  })

  it('says that git is not there', async () => {
    const fixture = aRepository()

    await expect(openRepository(fixture.folder, { PATH: '/nonexistent' })).rejects.toMatchObject({
      code: 'GIT_FAILED',
      hint: expect.stringContaining('PATH'),
    })
  })

  it('says what is wrong with a broken configuration', async () => {
    const fixture = aRepository().write('.git/config', '[core\n')

    await expect(open(fixture.folder)).rejects.toMatchObject({ code: 'GIT_FAILED' })
  })

  it('works in a folder with an odd name', async () => {
    const { fixture, one, merge } = aMerge()
    const folder = join(aFolder(), 'we"ird: \\ na\nme;')
    fixture.git('clone', '--quiet', fixture.folder, folder)
    const repository = await open(folder)

    expect(await repository.diff(one, merge)).toHaveLength(1)
    expect(await repository.hasUncommittedChanges()).toBe(false)
  })

  it('works in a linked worktree, with the head of that worktree', async () => {
    const { fixture, one, root } = aMerge()
    const linked = join(aFolder(), 'linked')
    fixture.git('worktree', 'add', '--quiet', linked, one)
    const repository = await open(linked)

    expect(await repository.resolve('HEAD')).toBe(one)
    expect([...(await repository.tree(root).entries()).keys()]).toEqual(['A.sol'])
    expect(await repository.hasUncommittedChanges()).toBe(false)
  })

  it.runIf(process.getuid?.() === 0)('works in a checkout that belongs to someone else', async () => {
    const { fixture, one, merge } = aMerge()
    fixture.git('gc', '--quiet')
    chown(fixture.folder, 12_345)

    expect(() => fixture.git('status')).toThrow('dubious ownership')
    const repository = await open(fixture.folder)

    expect(await repository.resolve('main')).toBe(merge)
    expect(await repository.diff(one, merge)).toHaveLength(1)
    expect(await repository.hasUncommittedChanges()).toBe(false)
  })
})

function chown(folder: string, user: number): void {
  for (const path of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    lchownSync(join(folder, path), user, user)
  }
}

describe('a ref', () => {
  it.each(['HEAD', 'main', 'refs/heads/main', 'v1', 'annotated'])(
    '%s resolves to its commit',
    async (ref) => {
      const { fixture, merge } = aMerge()
      fixture.git('tag', 'v1')
      fixture.git('tag', '--annotate', '--message=A', 'annotated')

      expect(await (await open(fixture.folder)).resolve(ref)).toBe(merge)
    },
  )

  it('resolves by a short id, and to a parent', async () => {
    const { fixture, merge, one } = aMerge()
    const repository = await open(fixture.folder)

    expect(await repository.resolve(merge.slice(0, 10))).toBe(merge)
    expect(await repository.resolve('HEAD^1')).toBe(one)
  })

  it.each([
    'missing',
    'f'.repeat(40),
    '',
    '-',
    '--help',
    '--output=x',
    '^main',
    'main side',
    'main..side',
    'HEAD:A.sol',
    'a\0b',
    '$(touch pwned)',
  ])('%j resolves to nothing', async (ref) => {
    const { fixture } = aMerge()

    expect(await (await open(fixture.folder)).resolve(ref)).toBeUndefined()
  })

  it('resolves to nothing in a repository without commits', async () => {
    const repository = await open(aRepository().folder)

    expect(await repository.resolve('HEAD')).toBeUndefined()
    expect(await repository.isShallow()).toBe(false)
    expect(await repository.hasUncommittedChanges()).toBe(false)
  })
})

describe('the history', () => {
  it('names the parents of a merge in order, and none for a first commit', async () => {
    const { fixture, merge, one, other, root } = aMerge()
    const repository = await open(fixture.folder)

    expect(await repository.parents(merge)).toEqual([one, other])
    expect(await repository.parents(root)).toEqual([])
  })

  it('is not fooled by a message that looks like a parent', async () => {
    const fixture = aRepository()
    const commit = fixture.commit(`\n\nparent ${'f'.repeat(40)}\n`)

    expect(await (await open(fixture.folder)).parents(commit)).toEqual([])
  })

  it('refuses the parents of what is no commit', async () => {
    const { fixture } = aMerge()
    const repository = await open(fixture.folder)

    await expect(repository.parents('f'.repeat(40))).rejects.toMatchObject({ code: 'COMMIT_NOT_FOUND' })
    await expect(repository.parents('--batch')).rejects.toMatchObject({ code: 'COMMIT_NOT_FOUND' })
  })

  it('ignores replacements', async () => {
    const { fixture, merge, one, other, root } = aMerge()
    fixture.git('replace', merge, root)

    expect(await (await open(fixture.folder)).parents(merge)).toEqual([one, other])
  })

  it('has the merge base of two branches, and none where there is none', async () => {
    const { fixture, root, one, other } = aMerge()
    fixture.git('checkout', '--quiet', '--orphan', 'island')
    const island = fixture.commit('island')
    const repository = await open(fixture.folder)

    expect(await repository.mergeBase(one, other)).toBe(root)
    expect(await repository.mergeBase(one, island)).toBeUndefined()
    expect(await repository.mergeBase(one, 'f'.repeat(40))).toBeUndefined()
    expect(await repository.mergeBase('--all', other)).toBeUndefined()
  })
})

describe('a shallow clone', () => {
  it('still knows the parents of a merge', async () => {
    const { fixture, merge, one, other } = aMerge()
    const shallow = await open(fixture.clone('--depth=1').folder)
    const deeper = await open(fixture.clone('--depth=2').folder)

    expect(await shallow.isShallow()).toBe(true)
    expect(await shallow.parents(merge)).toEqual([one, other])
    expect(await deeper.parents(merge)).toEqual([one, other])
    expect(await deeper.diff(one, merge)).toEqual([
      { path: 'B.sol', status: 'added', changedLines: [{ first: 1, last: 2 }] },
    ])
  })

  it('fetches a commit that is missing, by which it can be compared and read', async () => {
    const { fixture, merge, one } = aMerge()
    const repository = await open(fixture.clone('--depth=1').folder)

    await expect(repository.diff(one, merge)).rejects.toMatchObject({ code: 'COMMIT_NOT_FOUND' })
    expect(await repository.fetchCommit(one)).toBe(true)

    expect(await repository.resolve(one)).toBe(one)
    expect(await repository.diff(one, merge)).toHaveLength(1)
    expect([...(await repository.tree(one).entries()).keys()]).toEqual(['A.sol'])
  })

  it('is deepened until the merge base is known', async () => {
    const { fixture, merge, root, one, other } = aMerge()
    const repository = await open(fixture.clone('--depth=2').folder)

    expect(await repository.mergeBase(one, other)).toBeUndefined()
    expect(await repository.deepen(1)).toBe(true)
    expect(await repository.deepen(1)).toBe(true)

    expect(await repository.mergeBase(one, other)).toBe(root)
    expect(await repository.parents(merge)).toEqual([one, other])
    expect(await repository.isShallow()).toBe(false)
    expect(await repository.deepen(1)).toBe(false)
  })

  it('deepens behind a commit that was fetched, and where nobody pushed the head', async () => {
    const { fixture, root } = aMerge()
    const tip = fixture.checkout('main').branch('later').write('C.sol', 'c').commit('later')
    const clone = fixture.clone('--depth=1', '--branch=main')
    const local = clone.write('L.sol', 'local').commit('local')
    const repository = await open(clone.folder)

    expect(await repository.fetchCommit(tip)).toBe(true)
    expect(await repository.deepen(10)).toBe(true)

    expect(await repository.mergeBase(tip, root)).toBe(root)
    expect(await repository.mergeBase(local, root)).toBe(root)
  })

  it('is written to by none of this', async () => {
    const { fixture, one, other, merge } = aMerge()
    const clone = fixture.clone('--depth=1')
    const before = stateOf(clone.folder)
    const repository = await open(clone.folder)

    await repository.fetchCommit(one)
    await repository.deepen(5)
    await repository.mergeBase(one, other)
    await repository.diff(one, merge)
    await repository.tree(merge).read(['A.sol'])
    await repository.hasUncommittedChanges()

    expect(stateOf(clone.folder)).toEqual(before)
  })

  it('says false when the remote has not what is asked for, is gone, or was never named', async () => {
    const { fixture } = aMerge()
    const clone = fixture.clone('--depth=1')
    expect(await (await open(clone.folder)).fetchCommit('f'.repeat(40))).toBe(false)
    expect(await (await open(clone.folder)).fetchCommit('main')).toBe(false)

    clone.git('remote', 'set-url', 'origin', 'file:///nonexistent')
    expect(await (await open(clone.folder)).deepen(1)).toBe(false)

    clone.git('remote', 'remove', 'origin')
    expect(await (await open(clone.folder)).deepen(1)).toBe(false)
  })
})

describe('a whole clone', () => {
  it('is not cut by fetching a commit that it has or has not', async () => {
    const { fixture, merge, root } = aMerge()
    const clone = fixture.clone()
    const later = fixture.write('C.sol', 'c').commit('later')
    const repository = await open(clone.folder)

    expect(await repository.fetchCommit(merge)).toBe(true)
    expect(await repository.isShallow()).toBe(false)
    expect(await repository.fetchCommit(later)).toBe(true)

    expect(await repository.mergeBase(merge, root)).toBe(root)
    expect(clone.git('rev-parse', '--is-shallow-repository')).toBe('false')
  })
})

describe('a clone without blobs', () => {
  it('fetches those that are needed', async () => {
    const { fixture, root, merge } = aMerge()
    fixture.git('config', 'uploadpack.allowFilter', 'true')
    const clone = fixture.clone('--filter=blob:none', '--no-checkout')
    const repository = await open(clone.folder)

    expect(await repository.diff(root, merge)).toEqual([
      { path: 'A.sol', status: 'modified', changedLines: [{ first: 2, last: 2 }] },
      { path: 'B.sol', status: 'added', changedLines: [{ first: 1, last: 2 }] },
    ])
    expect((await repository.tree(root).read(['A.sol'])).size).toBe(1)
  })
})

describe('the text of a file', () => {
  it('is that of the commit, or undefined', async () => {
    const { fixture, root } = aMerge()
    const repository = await open(fixture.folder)

    expect(await repository.readText(root, pathOf('A.sol'))).toBe('a\n')
    expect(await repository.readText(root, pathOf('B.sol'))).toBeUndefined()
  })
})

function pathOf(text: string): NonNullable<ReturnType<typeof toRepoPath>> {
  const path = toRepoPath(text)
  if (path === undefined) throw new Error(`${text} is no path`)
  return path
}

describe('uncommitted changes', () => {
  it('are absent in a clean checkout with ignored files and touched ones', async () => {
    const fixture = aRepository().write('.gitignore', 'out\n').write('A.sol', 'a')
    fixture.commit()
    fixture.write('out/x', 'x').write('A.sol', 'a').write('.git/info/exclude', 'mine\n').write('mine', 'x')

    expect(await (await open(fixture.folder)).hasUncommittedChanges()).toBe(false)
  })

  it.each([
    ['an edited file', (fixture: Fixture) => fixture.write('A.sol', 'b')],
    ['a removed file', (fixture: Fixture) => fixture.remove('A.sol')],
    ['an untracked file', (fixture: Fixture) => fixture.write('new/B.sol', 'b')],
    ['a mode', (fixture: Fixture) => fixture.makeExecutable('A.sol')],
    [
      'the index alone',
      (fixture: Fixture) => {
        fixture.write('A.sol', 'b').git('add', 'A.sol')
        fixture.write('A.sol', 'a')
      },
    ],
  ])('are seen in %s', async (_, change) => {
    const fixture = aRepository().write('A.sol', 'a')
    fixture.commit()
    change(fixture)

    expect(await (await open(fixture.folder)).hasUncommittedChanges()).toBe(true)
  })

  it('are seen in a submodule that is at another commit, but not in its files', async () => {
    const library = aRepository().write('L.sol', 'l')
    library.commit()
    const fixture = aRepository().submodule('lib', library)
    fixture.commit()
    const repository = await open(fixture.folder)
    fixture.write('lib/L.sol', 'edited')

    expect(await repository.hasUncommittedChanges()).toBe(false)
    fixtureIn(join(fixture.folder, 'lib')).commit()
    expect(await repository.hasUncommittedChanges()).toBe(true)
  })

  it('are not seen in line ends that git converts', async () => {
    const fixture = aRepository()
    fixture.git('config', 'core.autocrlf', 'true')
    fixture.write('A.sol', 'a\r\n').commit()
    fixture.write('A.sol', 'a\r\n')

    expect(await (await open(fixture.folder)).hasUncommittedChanges()).toBe(false)
  })

  it('are seen when nothing is committed yet', async () => {
    const fixture = aRepository().write('A.sol', 'a')
    fixture.git('add', 'A.sol')

    expect(await (await open(fixture.folder)).hasUncommittedChanges()).toBe(true)
  })
})
