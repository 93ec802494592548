import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type GitRepository, openRepository } from '../../../src/adapters/git/git-repository.ts'
import type { GitTree } from '../../../src/adapters/git/git-tree.ts'
import { aFolder, aRepository, type Fixture, gitEnvironment } from '../../support/git-fixture.ts'

async function open(fixture: Fixture): Promise<GitRepository> {
  const repository = await openRepository(fixture.folder, gitEnvironment)
  onTestFinished(() => repository.dispose())
  return repository
}

async function treeOf(fixture: Fixture, commit: string): Promise<GitTree> {
  return (await open(fixture)).tree(commit)
}

/** What the tree reads, as text. */
async function texts(tree: GitTree, paths: readonly string[], maxBytes?: number): Promise<unknown> {
  const contents = await tree.read(paths, maxBytes)
  return Object.fromEntries(
    [...contents].map(([path, content]) => [path, Buffer.from(content).toString('latin1')]),
  )
}

describe('the entries of a commit', () => {
  it('are every file with its size, links, and submodules as one entry', async () => {
    const library = aRepository()
    library.write('Lib.sol', 'lib').commit()
    const fixture = aRepository()
      .write('src/A.sol', 'abc')
      .link('B.sol', 'src/A.sol')
      .submodule('lib', library)
    const tree = await treeOf(fixture, fixture.commit())

    const entries = await tree.entries()

    expect([...entries].map(([path, { kind, bytes }]) => [path, kind, bytes])).toEqual([
      ['.gitmodules', 'file', expect.any(Number)],
      ['B.sol', 'symlink', 9],
      ['lib', 'submodule', 0],
      ['src/A.sol', 'file', 3],
    ])
  })

  it('are those of the commit, not of the checkout', async () => {
    const fixture = aRepository()
    const first = fixture.write('A.sol', 'a').commit()
    fixture.remove('A.sol').write('B.sol', 'b').commit()

    expect([...(await (await treeOf(fixture, first)).entries()).keys()]).toEqual(['A.sol'])
  })

  it.each(['new\nline.sol', 'tab\t.sol', '-rf', 'quo"te', 'ünï/契約.sol', '$(x).sol', 'caf\\xe9', ' '])(
    'include the name %j, by which it is read',
    async (name) => {
      const fixture = aRepository().write(name, 'content')
      const tree = await treeOf(fixture, fixture.commit())

      const [path = ''] = [...(await tree.entries()).keys()]

      expect(await texts(tree, [path])).toEqual({ [path]: 'content' })
    },
  )

  it('include a name that is not UTF-8, by which it is read', async () => {
    const fixture = aRepository().write(Buffer.from('caf\xe9.sol', 'latin1'), 'content')
    const tree = await treeOf(fixture, fixture.commit())

    expect([...(await tree.entries()).keys()]).toEqual(['caf\\xe9.sol'])
    expect(await texts(tree, ['caf\\xe9.sol'])).toEqual({ 'caf\\xe9.sol': 'content' })
  })

  it('are refused for a commit that is not here', async () => {
    const fixture = aRepository()
    fixture.commit()
    const repository = await open(fixture)

    await expect(repository.tree('f'.repeat(40)).entries()).rejects.toMatchObject({
      code: 'COMMIT_NOT_FOUND',
    })
    await expect(repository.tree('HEAD').entries()).rejects.toMatchObject({ code: 'COMMIT_NOT_FOUND' })
  })
})

describe('reading a commit', () => {
  it('gives exact bytes, untouched by attributes and filters', async () => {
    const bytes = Buffer.from([0, 13, 10, 255, 36, 73, 100, 36])
    const fixture = aRepository().write('A.sol', bytes)
    const commit = fixture.commit()
    fixture.write('.gitattributes', '* text eol=crlf ident working-tree-encoding=UTF-16 filter=x\n')

    const content = (await (await treeOf(fixture, commit)).read(['A.sol'])).get('A.sol')

    expect(Buffer.from(content ?? []).equals(bytes)).toBe(true)
  })

  it('gives the same blob under each path that has it, and an empty file as empty', async () => {
    const fixture = aRepository().write('A.sol', 'same').write('B.sol', 'same').write('C.sol', '')
    const tree = await treeOf(fixture, fixture.commit())

    expect(await texts(tree, ['A.sol', 'B.sol', 'C.sol'])).toEqual({
      'A.sol': 'same',
      'B.sol': 'same',
      'C.sol': '',
    })
  })

  it.each(['missing.sol', 'src', '', '/etc/passwd', '../A.sol', 'A.sol/below', '.git/config', 'a\0b'])(
    'leaves out %j',
    async (path) => {
      const fixture = aRepository().write('A.sol', 'a').write('src/B.sol', 'b')
      const tree = await treeOf(fixture, fixture.commit())

      expect(await texts(tree, [path])).toEqual({})
    },
  )

  it('leaves out what is larger than asked for', async () => {
    const fixture = aRepository().write('small.sol', 'abc').write('large.sol', 'abcd')
    const tree = await treeOf(fixture, fixture.commit())

    expect(await texts(tree, ['small.sol', 'large.sol'], 3)).toEqual({ 'small.sol': 'abc' })
  })

  it('follows links inside the tree, of files and of folders', async () => {
    const fixture = aRepository()
      .write('src/A.sol', 'a')
      .link('B.sol', './src/A.sol')
      .link('contracts', 'src')
      .link('deep/down/up', '../../contracts')
      .link('chain', 'B.sol')
    const tree = await treeOf(fixture, fixture.commit())

    expect(await texts(tree, ['B.sol', 'contracts/A.sol', 'deep/down/up/A.sol', 'chain'])).toEqual({
      'B.sol': 'a',
      'contracts/A.sol': 'a',
      'deep/down/up/A.sol': 'a',
      chain: 'a',
    })
  })

  it.each([
    ['an absolute path', '/etc/hostname'],
    ['a path above the tree', '../../../../../../etc/hostname'],
    ['itself', 'link'],
    ['nothing', 'missing'],
    ['the git directory', '.git/config'],
  ])('leaves out a link to %s', async (_, target) => {
    const fixture = aRepository().link('link', target).write('etc/hostname', 'not this one')
    const tree = await treeOf(fixture, fixture.commit())

    expect(await texts(tree, ['link'])).toEqual({})
  })

  it('reads four thousand files in about a second', async () => {
    const fixture = aRepository()
    const paths = Array.from({ length: 4_000 }, (_, index) => `src/${index % 50}/Token${index}.sol`)
    for (const path of paths) fixture.write(path, `// ${path}\n${'uint x;\n'.repeat(1_150)}`)
    const commit = fixture.commit()
    const tree = await treeOf(fixture, commit)

    const started = performance.now()
    const contents = await tree.read(paths)

    expect(contents.size).toBe(4_000)
    // Promised is one second; the rest is for machines that do other things as well.
    expect(performance.now() - started).toBeLessThan(4_000)
  })
})

describe('reading through submodules', () => {
  function aProject(): { readonly fixture: Fixture; readonly library: Fixture; readonly nested: Fixture } {
    const nested = aRepository().write('N.sol', 'nested 1')
    nested.commit()
    const library = aRepository()
      .write('src/L.sol', 'library 1')
      .link('out', '../A.sol')
      .submodule('lib/deps/nested', nested)
    library.commit()
    const fixture = aRepository()
      .write('A.sol', 'a')
      .link('remapped', 'lib/it/src')
      .submodule('lib/it', library)
    fixture.git('submodule', '--quiet', 'update', '--init', '--recursive')
    return { fixture, library, nested }
  }

  it('finds files at the commit that is pinned, also in nested ones, and through links', async () => {
    const { fixture, library } = aProject()
    const first = fixture.commit()
    library.write('src/L.sol', 'library 2').commit()
    fixture.git('-C', 'lib/it', 'pull', '--quiet')
    const second = fixture.commit()
    const repository = await open(fixture)
    const paths = ['lib/it/src/L.sol', 'lib/it/lib/deps/nested/N.sol', 'remapped/L.sol', 'A.sol']

    const before = repository.tree(first)

    expect(await texts(before, paths)).toEqual({
      'lib/it/src/L.sol': 'library 1',
      'lib/it/lib/deps/nested/N.sol': 'nested 1',
      'remapped/L.sol': 'library 1',
      'A.sol': 'a',
    })
    expect(await texts(repository.tree(second), ['lib/it/src/L.sol'])).toEqual({
      'lib/it/src/L.sol': 'library 2',
    })
    expect(before.notes()).toEqual([])
  })

  it('leaves out links that leave the submodule, its top, and what it has not', async () => {
    const { fixture } = aProject()
    const tree = await treeOf(fixture, fixture.commit())

    expect(
      await texts(tree, ['lib/it/out', 'lib/it', 'lib/it/', 'lib/it/missing', 'lib/it/../../A.sol']),
    ).toEqual({
      'lib/it/../../A.sol': 'a',
    })
  })

  it('reads the checkout when the pinned commit is not here, and says so', async () => {
    const { fixture } = aProject()
    const commit = fixture.commit()
    rmSync(join(fixture.folder, '.git/modules'), { recursive: true })
    const tree = await treeOf(fixture, commit)

    expect(await texts(tree, ['lib/it/src/L.sol', 'lib/it/missing', 'lib/it/.git'])).toEqual({
      'lib/it/src/L.sol': 'library 1',
    })
    expect(tree.notes()).toEqual([
      expect.stringMatching(/^submodule lib\/it is pinned to commit .* read from the checkout/),
    ])
  })

  it('lists the paths inside, nested ones too', async () => {
    const { fixture } = aProject()
    const tree = await treeOf(fixture, fixture.commit())

    expect(await tree.insideSubmodules()).toEqual([
      'lib/it/.gitmodules',
      'lib/it/out',
      'lib/it/src/L.sol',
      'lib/it/lib/deps/nested/N.sol',
    ])
  })

  it('lists what is checked out when the pinned commit is not here, and nothing when that is not there either', async () => {
    const { fixture } = aProject()
    const commit = fixture.commit()
    const bare = await treeOf(fixture.clone(), commit)
    rmSync(join(fixture.folder, '.git/modules'), { recursive: true })
    const tree = await treeOf(fixture, commit)

    expect(await tree.insideSubmodules()).toEqual([
      'lib/it/.gitmodules',
      'lib/it/lib/deps/nested/N.sol',
      'lib/it/out',
      'lib/it/src/L.sol',
    ])
    expect(await bare.insideSubmodules()).toEqual([])
  })

  it('says that a submodule is not checked out', async () => {
    const { fixture } = aProject()
    const commit = fixture.commit()
    const clone = fixture.clone()
    const tree = await treeOf(clone, commit)

    expect(await texts(tree, ['lib/it/src/L.sol', 'A.sol'])).toEqual({ 'A.sol': 'a' })
    expect(tree.notes()).toEqual([expect.stringMatching(/^submodule lib\/it .* not checked out/)])
  })

  it('finds the objects of a submodule that keeps its git directory in its own folder', async () => {
    const library = aRepository().write('L.sol', 'pinned')
    const fixture = aRepository()
    library.commit()
    fixture.git('clone', '--quiet', library.folder, 'lib')
    const commit = fixture.commit()
    fixture.write('lib/L.sol', 'edited')
    const tree = await treeOf(fixture, commit)

    expect(await texts(tree, ['lib/L.sol'])).toEqual({ 'lib/L.sol': 'pinned' })
  })

  it('does not follow a submodule that a link moved out of the checkout', async () => {
    const library = aRepository().write('L.sol', 'secret')
    const fixture = aRepository()
    library.commit()
    fixture.git('clone', '--quiet', library.folder, 'lib')
    const commit = fixture.commit()
    fixture.remove('lib').link('lib', library.folder)
    const tree = await treeOf(fixture, commit)

    expect(await texts(tree, ['lib/L.sol'])).toEqual({})
    expect(await tree.insideSubmodules()).toEqual([])
  })
})

describe('reading installed packages', () => {
  it('finds files in node_modules of the checkout that are not tracked, through links inside it', async () => {
    const fixture = aRepository().write('.gitignore', 'node_modules\n').write('a/A.sol', 'a')
    const commit = fixture.commit()
    fixture
      .write('node_modules/.pnpm/oz@5/node_modules/oz/T.sol', 'token')
      .link('node_modules/oz', '.pnpm/oz@5/node_modules/oz')
      .write('a/node_modules/b/B.sol', 'b')
      .write('build/C.sol', 'c')
    const tree = await treeOf(fixture, commit)

    expect(
      await texts(tree, [
        'node_modules/oz/T.sol',
        'a/node_modules/b/B.sol',
        'build/C.sol',
        'node_modules/oz',
      ]),
    ).toEqual({
      'node_modules/oz/T.sol': 'token',
      'a/node_modules/b/B.sol': 'b',
    })
  })

  it('prefers what is tracked', async () => {
    const fixture = aRepository().write('node_modules/p/P.sol', 'tracked')
    const commit = fixture.commit()
    fixture.write('node_modules/p/P.sol', 'edited')

    expect(await texts(await treeOf(fixture, commit), ['node_modules/p/P.sol'])).toEqual({
      'node_modules/p/P.sol': 'tracked',
    })
  })

  it('leaves out what lies outside of the checkout, in .git, or is too large', async () => {
    const outside = aFolder()
    writeFileSync(join(outside, 'S.sol'), 'secret')
    const fixture = aRepository()
    const commit = fixture.commit()
    fixture
      .write('node_modules/big.sol', 'abcd')
      .link('node_modules/out', outside)
      .link('node_modules/in', '../.git')
    const tree = await treeOf(fixture, commit)

    expect(await texts(tree, ['node_modules/out/S.sol', 'node_modules/in/config'])).toEqual({})
    expect(await texts(tree, ['node_modules/big.sol'], 3)).toEqual({})
  })
})
