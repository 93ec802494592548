import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readRequest, readSources } from '../../../src/adapters/embedded/read-sources.ts'

const importsOf = (text: string) => [...text.matchAll(/import "(.*?)"/g)].map(([, name = '']) => name)

describe('reading sources for an embedded tool', () => {
  it('reads files and what they import, each once', () => {
    const folder = aFolder({
      'src/a.sol': 'import "./b.sol"; import "lib/c.sol";',
      'src/b.sol': 'import "./a.sol";',
      'vendor/c.sol': '',
      'src/other.sol': '',
    })
    const resolutions = { 'src/a.sol': { 'lib/c.sol': 'vendor/c.sol' } }

    const { texts, gaps, resolveImport } = readSources(
      folder,
      { files: ['src/a.sol'], resolutions },
      importsOf,
    )

    expect([...texts.keys()]).toEqual(['src/a.sol', 'src/b.sol', 'vendor/c.sol'])
    expect(gaps).toEqual([])
    expect(resolveImport('src/a.sol', 'lib/c.sol')).toBe('vendor/c.sol')
    expect(resolveImport('src/a.sol', 'constructor')).toBeUndefined()
    expect(resolveImport('constructor', './c.sol')).toBe('c.sol')
  })

  it('goes on without an import that is not here or leads out of the folder', () => {
    const folder = aFolder({
      'a.sol': 'import "./gone.sol"; import "../../outside.sol"; import "unknown.sol";',
    })

    const { texts, gaps } = readSources(folder, { files: ['a.sol'], resolutions: {} }, importsOf)

    expect([...texts.keys()]).toEqual(['a.sol'])
    expect(gaps).toEqual([])
  })

  it('tells which files cannot be read', () => {
    const folder = aFolder({ 'binary.sol': Buffer.from([0xff, 0xfe]), 'folder.sol/x': '' })
    const files = ['binary.sol', 'gone.sol', 'folder.sol']

    const { gaps } = readSources(folder, { files, resolutions: {} }, importsOf)

    expect(gaps).toEqual([
      { path: 'binary.sol', reason: 'is not valid UTF-8' },
      { path: 'gone.sol', reason: 'is not here' },
      { path: 'folder.sol', reason: 'cannot be read (EISDIR)' },
    ])
  })

  it('keeps a byte order mark, so that offsets are those of the file', () => {
    const folder = aFolder({ 'a.sol': '\uFEFFcontract A {}' })

    const { texts } = readSources(folder, { files: ['a.sol'], resolutions: {} }, importsOf)

    expect(texts.get('a.sol')).toBe('\uFEFFcontract A {}')
  })
})

describe('the request of an embedded tool', () => {
  it('names files, and where the meanings of imports are written', () => {
    const folder = aFolder({ 'resolutions.json': '{"a.sol":{"x":"b.sol"}}' })

    const request = readRequest(
      JSON.stringify({ files: ['a.sol'], resolutions: join(folder, 'resolutions.json') }),
    )

    expect(request).toEqual({ files: ['a.sol'], resolutions: { 'a.sol': { x: 'b.sol' } } })
  })

  it('may leave the meanings out', () => {
    expect(readRequest('{"files":["a.sol"]}')).toEqual({ files: ['a.sol'], resolutions: {} })
  })

  it.each(['null', '[]', '{}', '{"files":"a.sol"}', '3'])('is refused when it is %s', (text) => {
    expect(() => readRequest(text)).toThrow('expected {"files": [...]} on standard input')
  })
})

function aFolder(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}
