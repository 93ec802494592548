import { describe, expect, it, onTestFinished } from 'vitest'
import { openRepository } from '../../../src/adapters/git/git-repository.ts'
import type { ChangedFile } from '../../../src/domain/change.ts'
import { aRepository, type Fixture, gitEnvironment } from '../../support/git-fixture.ts'

const token = 'contract Token {\n  uint a;\n  uint b;\n  uint c;\n  uint d;\n  uint e;\n}\n'

async function diff(fixture: Fixture, base: string, head: string): Promise<readonly ChangedFile[]> {
  const repository = await openRepository(fixture.folder, gitEnvironment)
  onTestFinished(() => repository.dispose())
  return repository.diff(base, head)
}

describe('the diff of two commits', () => {
  it('tells an added file with all its lines', async () => {
    const fixture = aRepository()
    const base = fixture.commit()
    const head = fixture.write('src/Token.sol', token).commit()

    expect(await diff(fixture, base, head)).toEqual([
      { path: 'src/Token.sol', status: 'added', changedLines: [{ first: 1, last: 7 }] },
    ])
  })

  it('tells an added empty file, which has no lines', async () => {
    const fixture = aRepository()
    const base = fixture.commit()
    const head = fixture.write('Empty.sol', '').commit()

    expect(await diff(fixture, base, head)).toEqual([
      { path: 'Empty.sol', status: 'added', changedLines: [] },
    ])
  })

  it('tells a modified file with the lines of each hunk, leaving out mere deletions', async () => {
    const fixture = aRepository()
    const base = fixture.write('Token.sol', token).commit()
    const changed = token
      .replace('uint a', 'uint8 a')
      .replace('  uint c;\n', '')
      .replace('}\n', '  // 1\n  // 2\n}\n')
    const head = fixture.write('Token.sol', changed).commit()

    expect(await diff(fixture, base, head)).toEqual([
      {
        path: 'Token.sol',
        status: 'modified',
        changedLines: [
          { first: 2, last: 2 },
          { first: 6, last: 7 },
        ],
      },
    ])
  })

  it('tells a deleted file', async () => {
    const fixture = aRepository()
    const base = fixture.write('Token.sol', token).commit()
    const head = fixture.remove('Token.sol').commit()

    expect(await diff(fixture, base, head)).toEqual([
      { path: 'Token.sol', status: 'deleted', changedLines: [] },
    ])
  })

  it('tells a renamed file with the lines that differ from the old one', async () => {
    const fixture = aRepository()
    const base = fixture.write('Token.sol', token).commit()
    const head = fixture
      .move('Token.sol', 'src/Coin.sol')
      .write('src/Coin.sol', token.replace('uint b', 'int b'))
      .commit()

    expect(await diff(fixture, base, head)).toEqual([
      {
        path: 'src/Coin.sol',
        status: 'renamed',
        oldPath: 'Token.sol',
        changedLines: [{ first: 3, last: 3 }],
      },
    ])
  })

  it('tells a copied file with the lines that differ from its source', async () => {
    const fixture = aRepository()
    const base = fixture.write('Token.sol', token).commit()
    const head = fixture
      .write('Token.sol', `// changed\n${token}`)
      .write('Copy.sol', token.replace('uint e', 'int e'))
      .commit()

    expect(await diff(fixture, base, head)).toEqual([
      { path: 'Copy.sol', status: 'copied', oldPath: 'Token.sol', changedLines: [{ first: 6, last: 6 }] },
      { path: 'Token.sol', status: 'modified', changedLines: [{ first: 1, last: 1 }] },
    ])
  })

  it('tells a file that only became executable', async () => {
    const fixture = aRepository()
    const base = fixture.write('Token.sol', token).commit()
    const head = fixture.makeExecutable('Token.sol').commit()

    expect(await diff(fixture, base, head)).toEqual([
      { path: 'Token.sol', status: 'mode-changed', changedLines: [] },
    ])
  })

  it('tells a file that became a link, and keeps the files after it apart', async () => {
    const fixture = aRepository()
    const base = fixture.write('A.sol', token).write('B.sol', token).commit()
    const head = fixture.remove('A.sol').link('A.sol', 'B.sol').write('B.sol', `${token}// end\n`).commit()

    expect(await diff(fixture, base, head)).toEqual([
      { path: 'A.sol', status: 'type-changed', changedLines: [{ first: 1, last: 1 }] },
      { path: 'B.sol', status: 'modified', changedLines: [{ first: 8, last: 8 }] },
    ])
  })

  it('tells an added and a bumped submodule as one entry each, and a removed one as deleted', async () => {
    const library = aRepository()
    library.write('Lib.sol', token).commit()
    const fixture = aRepository()
    const before = fixture.commit()
    const added = fixture.submodule('lib/it', library).commit()
    library.write('Lib.sol', `${token}//\n`).commit()
    fixture.git('-C', 'lib/it', 'pull', '--quiet')
    const bumped = fixture.commit()
    fixture.git('rm', '--quiet', 'lib/it')
    const removed = fixture.commit()

    expect(await diff(fixture, before, added)).toContainEqual({
      path: 'lib/it',
      status: 'submodule-changed',
      changedLines: [],
    })
    expect(await diff(fixture, added, bumped)).toEqual([
      { path: 'lib/it', status: 'submodule-changed', changedLines: [] },
    ])
    expect(await diff(fixture, bumped, removed)).toContainEqual({
      path: 'lib/it',
      status: 'deleted',
      changedLines: [],
    })
  })

  it('tells a file that was replaced by a submodule', async () => {
    const library = aRepository()
    library.write('Lib.sol', token).commit()
    const fixture = aRepository()
    const base = fixture.write('lib', 'a file\n').commit()
    fixture.git('rm', '--quiet', 'lib')
    const head = fixture.submodule('lib', library).write('z.txt', 'z\n').commit()

    expect(await diff(fixture, base, head)).toEqual([
      expect.objectContaining({ path: '.gitmodules', status: 'added' }),
      { path: 'lib', status: 'type-changed', changedLines: [] },
      { path: 'z.txt', status: 'added', changedLines: [{ first: 1, last: 1 }] },
    ])
  })

  it('is empty for equal commits', async () => {
    const fixture = aRepository()
    const only = fixture.write('Token.sol', token).commit()

    expect(await diff(fixture, only, only)).toEqual([])
  })

  it('refuses a commit that is not here', async () => {
    const fixture = aRepository()
    const head = fixture.commit()

    await expect(diff(fixture, 'f'.repeat(40), head)).rejects.toMatchObject({ code: 'COMMIT_NOT_FOUND' })
    await expect(diff(fixture, head, '--output=stolen')).rejects.toMatchObject({ code: 'COMMIT_NOT_FOUND' })
  })

  it('reads a repository with SHA-256 ids', async () => {
    const fixture = aRepository('--object-format=sha256')
    const base = fixture.commit()
    const head = fixture.write('Token.sol', token).commit()

    expect(await diff(fixture, base, head)).toEqual([
      { path: 'Token.sol', status: 'added', changedLines: [{ first: 1, last: 7 }] },
    ])
  })
})

describe('the changed lines', () => {
  it.each([
    'with space.sol',
    ' leading and trailing ',
    'quo"te.sol',
    "apo'strophe.sol",
    'new\nline.sol',
    'new\n@@ -0,0 +1,99 @@.sol',
    'new\ndiff --git a/x b/x',
    'tab\there.sol',
    'return\rhere.sol',
    '-leading.sol',
    '--output=stolen',
    ':(top)magic.sol',
    '*.sol',
    'ünï/契約.sol',
    '$(touch pwned).sol',
    '`touch pwned`;&&|.sol',
    'back\\slash.sol',
    '\u001b[31mred.sol',
    '\ufffd.sol',
  ])('are right for the name %j', async (name) => {
    const fixture = aRepository()
    const base = fixture.write(name, token).write('zzz.sol', token).commit()
    const head = fixture
      .write(name, token.replace('uint b', 'int b'))
      .write('zzz.sol', token.replace('uint d', 'int d'))
      .commit()

    expect(await diff(fixture, base, head)).toEqual(
      [
        { path: name, status: 'modified', changedLines: [{ first: 3, last: 3 }] },
        { path: 'zzz.sol', status: 'modified', changedLines: [{ first: 5, last: 5 }] },
      ].sort((one, other) => (one.path < other.path ? -1 : 1)),
    )
  })

  it('are right for names that are not UTF-8, which are shown with escapes and kept apart', async () => {
    const fixture = aRepository()
    const base = fixture.commit()
    const head = fixture
      .write(Buffer.from('caf\xe9.sol', 'latin1'), 'a\n')
      .write('caf\\xe9.sol', 'a\nb\n')
      .write(Buffer.from('caf\xe8.sol', 'latin1'), 'a\nb\nc\n')
      .commit()

    expect(await diff(fixture, base, head)).toEqual([
      { path: 'caf\\x5cxe9.sol', status: 'added', changedLines: [{ first: 1, last: 2 }] },
      { path: 'caf\\xe8.sol', status: 'added', changedLines: [{ first: 1, last: 3 }] },
      { path: 'caf\\xe9.sol', status: 'added', changedLines: [{ first: 1, last: 1 }] },
    ])
  })

  it.each([
    { title: 'CRLF', before: 'a\r\nb\r\nc\r\n', after: 'a\r\nX\r\nc\r\n', lines: [{ first: 2, last: 2 }] },
    { title: 'LF to CRLF', before: 'a\nb\n', after: 'a\r\nb\n', lines: [{ first: 1, last: 1 }] },
    { title: 'no final newline', before: 'a\nb', after: 'a\nB', lines: [{ first: 2, last: 2 }] },
    { title: 'a final newline that came', before: 'a\nb', after: 'a\nb\n', lines: [{ first: 2, last: 2 }] },
    { title: 'NUL bytes', before: 'a\n\0\nc\n', after: 'a\n\0\nC\n', lines: [{ first: 3, last: 3 }] },
    {
      title: 'bytes that are not UTF-8',
      before: 'a\n\n',
      after: Buffer.from([97, 10, 255, 10]),
      lines: [{ first: 2, last: 2 }],
    },
    { title: 'spaces only', before: 'a\n b\n', after: 'a\n  b\n', lines: [{ first: 2, last: 2 }] },
    {
      title: 'text like a diff',
      before: 'a\n',
      after: 'a\n@@ -1 +1,50 @@\ndiff --git a/x b/x\n',
      lines: [{ first: 2, last: 3 }],
    },
  ])('are right for $title', async ({ before, after, lines }) => {
    const fixture = aRepository()
    const base = fixture.write('Token.sol', before).commit()
    const head = fixture.write('Token.sol', after).commit()

    expect(await diff(fixture, base, head)).toEqual([
      { path: 'Token.sol', status: 'modified', changedLines: lines },
    ])
  })

  it.each([
    '-diff',
    'binary',
    '-text',
    'linguist-generated',
    'diff=hidden',
    'filter=hidden',
    'ident',
    'eol=crlf',
    'working-tree-encoding=UTF-16',
    'export-ignore',
  ])('cannot be hidden by the attribute %s', async (attribute) => {
    const fixture = aRepository()
    const base = fixture.write('Token.sol', token).commit()
    fixture.write('Token.sol', token.replace('uint b', 'int b'))
    fixture.git('add', 'Token.sol')
    fixture.git('commit', '--quiet', '--message=Change')
    const head = fixture.git('rev-parse', 'HEAD')
    fixture
      .write('.gitattributes', `*.sol ${attribute}\n`)
      .write('.git/info/attributes', `*.sol ${attribute}\n`)
    fixture.git('add', '.gitattributes')
    fixture.git('commit', '--quiet', '--message=Hide')

    expect(await diff(fixture, base, head)).toEqual([
      { path: 'Token.sol', status: 'modified', changedLines: [{ first: 3, last: 3 }] },
    ])
  })

  it('come back quickly for sixty files', async () => {
    const fixture = aRepository()
    const names = Array.from({ length: 60 }, (_, index) => `src/Token${index}.sol`)
    for (const name of names) fixture.write(name, token.repeat(60))
    const base = fixture.commit()
    for (const name of names) fixture.write(name, `${token.repeat(60)}// ${name}\n`)
    const head = fixture.commit()

    const started = performance.now()
    const files = await diff(fixture, base, head)

    expect(files).toHaveLength(60)
    // Promised is 200 ms; the rest is for machines that do other things as well.
    expect(performance.now() - started).toBeLessThan(1_000)
  })
})
