import picomatch from 'picomatch'
import { describe, expect, it } from 'vitest'
import { openRepository } from '../../src/adapters/git/git-repository.ts'
import type { ChangedFile, FileInScope } from '../../src/domain/change.ts'
import {
  concernsSolidity,
  findChange,
  findEverything,
  type ScopePatterns,
  withinProjects,
} from '../../src/engine/find-change.ts'
import { openVersion } from '../../src/engine/version.ts'
import { aPath } from '../support/builders.ts'
import { aChangedFile, aVersion, nothingLeftOut } from '../support/engine-builders.ts'
import type { Content } from '../support/fakes.ts'
import { aRepository, type Fixture } from '../support/git-fixture.ts'

const frame = { base: 'b', head: 'h', notes: ['a note'] }
type Files = Readonly<Record<string, Content>>

async function scopeOf(
  changed: readonly ChangedFile[],
  headFiles: Files,
  baseFiles: Files = headFiles,
  patterns: ScopePatterns = nothingLeftOut,
): Promise<readonly FileInScope[]> {
  const [head, base] = await Promise.all([aVersion(headFiles), aVersion(baseFiles, {}, 'base')])
  return (await findChange(frame, changed, head.graph, base.graph, patterns)).files
}

function told(files: readonly FileInScope[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    files.map(({ path, reason, isAnalysed }) => [path, isAnalysed ? reason : `not analysed: ${reason}`]),
  )
}

const patterns: ScopePatterns = {
  isExcluded: picomatch(['lib/**']),
  isTest: picomatch(['**/test/**', '**/*.t.sol']),
}

const importing = (...names: string[]) =>
  `${names.map((name) => `import "${name}";`).join('\n')}\ncontract C {}`

describe('concernsSolidity', () => {
  it.each([
    ['src/A.sol', true],
    ['src/A.SOL', true],
    ['foundry.toml', true],
    ['app/remappings.txt', true],
    ['README.md', false],
    ['sol', false],
    ['docs/remappings.txt.md', false],
  ])('of %s is %s', (path, expected) => {
    expect(concernsSolidity(aChangedFile({ path: aPath(path) }))).toBe(expected)
  })

  it('is true for what was Solidity before it was renamed, and for submodules', () => {
    const path = aPath('docs/old.txt')

    expect(concernsSolidity(aChangedFile({ path, status: 'renamed', oldPath: aPath('src/A.sol') }))).toBe(
      true,
    )
    expect(concernsSolidity(aChangedFile({ path, status: 'renamed', oldPath: aPath('a.txt') }))).toBe(false)
    expect(concernsSolidity(aChangedFile({ path: aPath('lib/oz'), status: 'submodule-changed' }))).toBe(true)
  })
})

describe('findChange', () => {
  it('looks at changed files and says what happened to them', async () => {
    const changed = [
      aChangedFile({ path: aPath('src/M.sol') }),
      aChangedFile({ path: aPath('src/New.sol'), status: 'added' }),
      aChangedFile({ path: aPath('src/R.sol'), status: 'renamed', oldPath: aPath('src/Old.sol') }),
      aChangedFile({ path: aPath('src/Copy.sol'), status: 'copied', oldPath: aPath('src/M.sol') }),
      aChangedFile({ path: aPath('src/Exec.sol'), status: 'mode-changed', changedLines: [] }),
      aChangedFile({ path: aPath('src/Type.sol'), status: 'type-changed' }),
      aChangedFile({ path: aPath('src/Gone.sol'), status: 'deleted', changedLines: [] }),
      aChangedFile({ path: aPath('README.md') }),
    ]
    const files = Object.fromEntries(changed.map(({ path }) => [path, 'contract C {}']))
    const { 'src/Gone.sol': _, ...head } = files

    const scope = await scopeOf(changed, head, files)

    expect(told(scope)).toEqual({
      'src/Copy.sol': 'copied from src/M.sol',
      'src/Exec.sol': 'mode-changed',
      'src/Gone.sol': 'not analysed: deleted',
      'src/M.sol': 'modified',
      'src/New.sol': 'added',
      'src/R.sol': 'renamed from src/Old.sol',
      'src/Type.sol': 'type-changed',
    })
    expect(scope.map(({ path }) => path)).toEqual(scope.map(({ path }) => path).toSorted())
    expect(scope.find(({ path }) => path === 'src/R.sol')).toMatchObject({
      status: 'renamed',
      oldPath: 'src/Old.sol',
      changedLines: [{ first: 1, last: 1 }],
    })
  })

  it('keeps the frame', async () => {
    const { graph } = await aVersion({})

    expect(await findChange(frame, [], graph, graph, nothingLeftOut)).toEqual({ ...frame, files: [] })
  })

  it('looks at what imports a changed file, directly or not, and tells the chain', async () => {
    const files = {
      'src/A.sol': 'contract A {}',
      'src/B.sol': importing('./A.sol'),
      'src/C.sol': importing('./B.sol'),
      'src/Alone.sol': 'contract Alone {}',
    }

    expect(told(await scopeOf([aChangedFile()], files))).toEqual({
      'src/A.sol': 'modified',
      'src/B.sol': 'imports src/A.sol, which changed',
      'src/C.sol': 'imports src/B.sol, which imports src/A.sol, which changed',
    })
  })

  it('names a file once that changed and imports another that did', async () => {
    const files = { 'src/A.sol': 'contract A {}', 'src/B.sol': importing('./A.sol') }
    const changed = [aChangedFile(), aChangedFile({ path: aPath('src/B.sol') })]

    expect((await scopeOf(changed, files)).map(({ path }) => path)).toEqual(['src/A.sol', 'src/B.sol'])
  })

  it('shortens a long chain to its ends', async () => {
    const names = Array.from({ length: 9 }, (_, at) => `src/${'ABCDEFGHI'[at]}.sol`)
    const files = Object.fromEntries(
      names.map((name, at) => [name, at === 0 ? '' : importing(`./${'ABCDEFGHI'[at - 1]}.sol`)]),
    )

    expect(told(await scopeOf([aChangedFile()], files))).toMatchObject({
      'src/F.sol':
        'imports src/E.sol, which imports src/D.sol, which imports src/C.sol, which imports src/B.sol, which imports src/A.sol, which changed',
      'src/I.sol': 'imports src/H.sol, which through 6 others imports src/A.sol, which changed',
    })
  })

  it('follows remappings', async () => {
    const files = {
      'remappings.txt': '@core/=src/core/\n',
      'src/core/A.sol': 'contract A {}',
      'app/B.sol': importing('@core/A.sol'),
    }

    expect(told(await scopeOf([aChangedFile({ path: aPath('src/core/A.sol') })], files))).toMatchObject({
      'app/B.sol': 'imports src/core/A.sol, which changed',
    })
  })

  it('ends on files that import each other', async () => {
    const files = { 'src/A.sol': importing('./B.sol'), 'src/B.sol': importing('./A.sol', './B.sol') }

    expect(told(await scopeOf([aChangedFile()], files))).toEqual({
      'src/A.sol': 'modified',
      'src/B.sol': 'imports src/A.sol, which changed',
    })
  })

  it('looks at what depended on a deleted file', async () => {
    const base = { 'src/A.sol': 'contract A {}', 'src/B.sol': importing('./A.sol') }

    expect(
      told(await scopeOf([aChangedFile({ status: 'deleted' })], { 'src/B.sol': importing('./A.sol') }, base)),
    ).toEqual({
      'src/A.sol': 'not analysed: deleted',
      'src/B.sol': 'its imports now mean other files',
    })
  })

  it('looks at what imported the old name of a renamed file', async () => {
    const base = {
      'src/Old.sol': 'contract A {}',
      'src/B.sol': importing('./Old.sol'),
      'src/C.sol': importing('./B.sol'),
    }
    const head = {
      'src/A.sol': 'contract A {}',
      'src/B.sol': importing('./Old.sol'),
      'src/C.sol': importing('./B.sol'),
    }
    const renamed = aChangedFile({ status: 'renamed', oldPath: aPath('src/Old.sol') })

    expect(told(await scopeOf([renamed], head, base))).toMatchObject({
      'src/B.sol': 'its imports now mean other files',
      'src/C.sol': expect.stringMatching(/^imports src\/B\.sol/),
    })
  })

  it('looks at a file that changed into something else only as gone', async () => {
    const renamed = aChangedFile({ path: aPath('A.txt'), status: 'renamed', oldPath: aPath('src/A.sol') })

    expect(told(await scopeOf([renamed], { 'A.txt': '' }, { 'src/A.sol': '' }))).toEqual({
      'A.txt': 'not analysed: deleted',
    })
  })

  it('looks at files whose imports now mean other files because remappings changed', async () => {
    const sources = {
      'v1/A.sol': 'contract A {}',
      'v2/A.sol': 'contract A {}',
      'src/B.sol': importing('@a/A.sol'),
      'src/C.sol': importing('./B.sol'),
      'src/D.sol': importing('../v1/A.sol'),
    }
    const changed = [aChangedFile({ path: aPath('remappings.txt') })]

    expect(
      told(
        await scopeOf(
          changed,
          { ...sources, 'remappings.txt': '@a/=v2/\n' },
          { ...sources, 'remappings.txt': '@a/=v1/\n' },
        ),
      ),
    ).toEqual({
      'src/B.sol': 'its imports now mean other files',
      'src/C.sol': 'imports src/B.sol, whose imports now mean other files',
    })
  })

  it('looks at files that a new file takes an import away from', async () => {
    const base = { 'node_modules/x/A.sol': 'contract A {}', 'src/B.sol': importing('x/A.sol') }

    expect(
      told(
        await scopeOf(
          [aChangedFile({ path: aPath('x/A.sol'), status: 'added' })],
          { ...base, 'x/A.sol': 'contract A {}' },
          base,
        ),
      ),
    ).toMatchObject({ 'src/B.sol': 'its imports now mean other files' })
  })
})

describe('behind a submodule or link that changed', () => {
  const submodule: Content = { kind: 'submodule', bytes: 0 }
  const link: Content = { kind: 'symlink', bytes: 4 }
  const bump = [aChangedFile({ path: aPath('lib/oz'), status: 'submodule-changed', changedLines: [] })]

  it('everything that imports from there is looked at', async () => {
    const files = { 'lib/oz': submodule, 'src/A.sol': importing('../lib/oz/Own.sol'), 'src/B.sol': '' }
    const installed = { 'lib/oz/Own.sol': 'contract Own {}' }
    const [head, base] = await Promise.all([aVersion(files, installed), aVersion(files, installed, 'base')])

    expect(told((await findChange(frame, bump, head.graph, base.graph, nothingLeftOut)).files)).toEqual({
      'src/A.sol': 'imports lib/oz/Own.sol, whose submodule or link changed',
    })
  })

  it('what imports in vain is looked at: the submodule is not checked out on either side', async () => {
    const files = {
      'lib/oz': submodule,
      'src/A.sol': importing('../lib/oz/Own.sol'),
      'src/B.sol': importing('./A.sol'),
      'src/C.sol': '',
    }

    expect(told(await scopeOf(bump, files))).toEqual({
      'src/A.sol': 'it imports what is not here',
      'src/B.sol': 'imports src/A.sol, which imports what is not here',
    })
  })

  it('a submodule that was deleted counts as well', async () => {
    const sources = { 'src/A.sol': importing('../lib/oz/Own.sol') }
    const gone = aChangedFile({ path: aPath('lib/oz'), status: 'deleted' })

    expect(told(await scopeOf([gone], sources, { ...sources, 'lib/oz': submodule }))).toEqual({
      'src/A.sol': 'it imports what is not here',
    })
  })

  it('a link to a folder that now leads elsewhere counts as well', async () => {
    const files = { vendor: link, 'src/A.sol': importing('../vendor/Own.sol') }
    const installed = { 'vendor/Own.sol': 'contract Own {}' }
    const [head, base] = await Promise.all([aVersion(files, installed), aVersion(files, installed, 'base')])
    const changed = [aChangedFile({ path: aPath('vendor') })]

    expect(told((await findChange(frame, changed, head.graph, base.graph, nothingLeftOut)).files)).toEqual({
      'src/A.sol': 'imports vendor/Own.sol, whose submodule or link changed',
    })
  })
})

describe('what the settings leave out', () => {
  it('is shown with the reason, and not analysed', async () => {
    const files = {
      'src/A.sol': 'contract A {}',
      'lib/x/X.sol': 'contract X {}',
      'src/test/T.sol': importing('../A.sol'),
      'src/A.t.sol': importing('./A.sol'),
    }
    const changed = [
      aChangedFile(),
      aChangedFile({ path: aPath('lib/x/X.sol') }),
      aChangedFile({ path: aPath('src/A.t.sol') }),
    ]

    expect(told(await scopeOf(changed, files, files, patterns))).toEqual({
      'lib/x/X.sol': 'not analysed: modified; left out: the settings exclude it',
      'src/A.sol': 'modified',
      'src/A.t.sol': 'not analysed: modified; left out: test code',
      'src/test/T.sol': 'not analysed: imports src/A.sol, which changed; left out: test code',
    })
  })

  it('stays in sight when it was moved there', async () => {
    const renamed = aChangedFile({
      path: aPath('src/test/A.sol'),
      status: 'renamed',
      oldPath: aPath('src/A.sol'),
    })
    const files = { 'src/test/A.sol': 'contract A {}' }

    expect(told(await scopeOf([renamed], files, { 'src/A.sol': 'contract A {}' }, patterns))).toEqual({
      'src/test/A.sol': 'renamed from src/A.sol',
    })
  })

  it('does not keep a copy in sight', async () => {
    const copied = aChangedFile({
      path: aPath('src/test/A.sol'),
      status: 'copied',
      oldPath: aPath('src/A.sol'),
    })

    expect(told(await scopeOf([copied], { 'src/test/A.sol': '' }, {}, patterns))).toEqual({
      'src/test/A.sol': 'not analysed: copied from src/A.sol; left out: test code',
    })
  })

  it.each(['src/test/A.sol', 'lib/A.sol', 'docs/A.txt'])(
    'counts as added when it comes from %s, where nobody judged it',
    async (from) => {
      const renamed = aChangedFile({ status: 'renamed', oldPath: aPath(from) })

      const [file] = await scopeOf([renamed], { 'src/A.sol': '' }, { [from]: '' }, patterns)

      expect(file).toEqual({
        path: 'src/A.sol',
        status: 'added',
        reason: `renamed from ${from}, which nobody judged`,
        isAnalysed: true,
        changedLines: [{ first: 1, last: 1 }],
      })
    },
  )

  it('is moved within without being looked at', async () => {
    const renamed = aChangedFile({
      path: aPath('src/test/B.sol'),
      status: 'renamed',
      oldPath: aPath('src/test/A.sol'),
    })

    expect(told(await scopeOf([renamed], { 'src/test/B.sol': '' }, {}, patterns))).toEqual({
      'src/test/B.sol': 'not analysed: renamed from src/test/A.sol; left out: test code',
    })
  })

  it('is analysed all the same when it is test code that other code imports', async () => {
    const files = {
      'src/test/Math.sol': importing('./Base.sol'),
      'src/test/Base.sol': 'contract Base {}',
      'src/A.sol': importing('./test/Math.sol'),
      'src/test/A.t.sol': importing('../A.sol'),
    }
    const changed = [aChangedFile({ path: aPath('src/test/Base.sol') })]

    expect(told(await scopeOf(changed, files, files, patterns))).toEqual({
      'src/A.sol': 'imports src/test/Math.sol, which imports src/test/Base.sol, which changed',
      'src/test/A.t.sol': expect.stringMatching(/^not analysed/),
      'src/test/Base.sol': 'modified',
      'src/test/Math.sol': 'imports src/test/Base.sol, which changed',
    })
  })

  it('is told from the top of the repository and from the folder of each project', () => {
    const within = withinProjects(patterns, (path) => (path.startsWith('app/') ? 'app' : ''))

    expect(within.isExcluded('lib/A.sol')).toBe(true)
    expect(within.isExcluded('app/lib/A.sol')).toBe(true)
    expect(within.isExcluded('other/lib/A.sol')).toBe(false)
    expect(within.isTest('app/A.t.sol')).toBe(true)
  })
})

describe('findEverything', () => {
  const files = {
    'src/A.sol': 'contract A {}',
    'src/Link.sol': { kind: 'symlink', bytes: 5 },
    'lib/sub.sol': { kind: 'submodule', bytes: 0 },
    'lib/X.sol': '',
    'src/test/T.sol': '',
    'src/test/Used.sol': '',
    'src/B.sol': importing('./test/Used.sol'),
    'README.md': '',
  } as const

  it('looks at every Solidity file that the settings do not leave out', async () => {
    const { graph } = await aVersion(files)

    const { files: scope, notes } = await findEverything(frame, [aChangedFile()], graph, patterns)

    expect(notes).toEqual(['a note'])
    expect(told(scope)).toEqual({
      'lib/X.sol': 'not analysed: the whole tree is looked at; left out: the settings exclude it',
      'src/A.sol': 'modified',
      'src/B.sol': 'the whole tree is looked at',
      'src/Link.sol': 'the whole tree is looked at',
      'src/test/T.sol': 'not analysed: the whole tree is looked at; left out: test code',
      'src/test/Used.sol': 'the whole tree is looked at',
    })
  })

  it('looks at what is wanted only', async () => {
    const { graph } = await aVersion(files)

    const { files: scope } = await findEverything(
      frame,
      [],
      graph,
      nothingLeftOut,
      (path) => path === 'src/A.sol',
    )

    expect(scope.map(({ path }) => path)).toEqual(['src/A.sol'])
  })
})

describe('findChange in a real repository', () => {
  async function scopeBetween(fixture: Fixture, base: string, head: string) {
    const repository = await openRepository(fixture.folder, { PATH: process.env.PATH })
    try {
      const [atHead, atBase] = await Promise.all([
        openVersion('head', repository.tree(head)),
        openVersion('base', repository.tree(base)),
      ])
      const changed = await repository.diff(base, head)
      return told((await findChange(frame, changed, atHead.graph, atBase.graph, nothingLeftOut)).files)
    } finally {
      await repository.dispose()
    }
  }

  it('sees a submodule that moved on, through the remapping that leads there', async () => {
    const library = aRepository().write('src/Own.sol', 'contract Own {}')
    library.commit()
    const project = aRepository()
      .write('foundry.toml', '[profile.default]\nremappings = ["own/=lib/own/src/"]\n')
      .write('src/A.sol', importing('own/Own.sol'))
      .write('src/B.sol', 'contract B {}')
      .submodule('lib/own', library)
    const base = project.commit()
    const next = library.write('src/Own.sol', 'contract Own { uint x; }').commit()
    project.git('-C', 'lib/own', 'fetch', '--quiet')
    project.git('-C', 'lib/own', 'checkout', '--quiet', next)
    const head = project.commit()

    expect(await scopeBetween(project, base, head)).toEqual({
      'src/A.sol': 'imports lib/own/src/Own.sol, whose submodule or link changed',
    })
  })

  it('sees names that only a hostile mind would give', async () => {
    const names = ['src/with space.sol', 'src/-rf.sol', 'src/$(id).sol', 'src/"q".sol', 'src/ä\n.sol']
    const project = aRepository().write('README.md', '')
    const base = project.commit()
    for (const name of names) project.write(name, 'contract C {}')
    const head = project.commit()

    expect(Object.keys(await scopeBetween(project, base, head)).sort()).toEqual(names.sort())
  })
})
