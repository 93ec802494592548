import { describe, expect, it } from 'vitest'
import { buildImportGraph, describeChain } from '../../src/solidity/import-graph.ts'

/** A graph of files whose imports are their space-separated names; `a|b` offers `a` before `b`. */
function graphOf(files: Readonly<Record<string, string>>) {
  const texts = Object.entries(files).map(([file, names]): [string, string] => [
    file,
    names.replaceAll(/\S+/g, 'import "$&";'),
  ])
  return buildImportGraph(new Map(texts), (_, path) => path.split('|'))
}

const reasons = (graph: ReturnType<typeof graphOf>, ...paths: readonly string[]) =>
  Object.fromEntries([...graph.dependentsOf(paths)].map(([file, chain]) => [file, describeChain(chain)]))

describe('buildImportGraph', () => {
  it('finds all that depend on a file, each by its shortest chain', () => {
    const graph = graphOf({ a: '', b: 'a', c: 'b', d: 'c a', e: '' })

    expect(reasons(graph, 'a')).toEqual({
      b: 'imports a, which changed',
      c: 'imports b, which imports a, which changed',
      d: 'imports a, which changed',
    })
  })

  it('leaves the changed files themselves out, also in a cycle', () => {
    const graph = graphOf({ a: 'b a', b: 'a', c: 'b' })

    expect(Object.keys(reasons(graph, 'b', 'a'))).toEqual(['c'])
    expect(Object.keys(reasons(graph, 'a'))).toEqual(['b', 'c'])
  })

  it('finds importers of a file that was deleted', () => {
    const graph = graphOf({ b: 'gone', c: 'b' })

    expect(reasons(graph, 'gone')).toEqual({
      b: 'imports gone, which changed',
      c: 'imports b, which imports gone, which changed',
    })
  })

  it('finds importers that mean another file since one before it is gone', () => {
    const graph = graphOf({ b: 'gone|a', a: '' })

    expect([Object.keys(reasons(graph, 'gone')), Object.keys(reasons(graph, 'a'))]).toEqual([['b'], ['b']])
  })

  it('links an import to the first candidate only', () => {
    expect(reasons(graphOf({ a: '', b: '', c: 'a|b' }), 'b')).toEqual({})
  })

  it('collects everything that files import', () => {
    const graph = graphOf({ a: 'b gone', b: 'c', c: 'a', d: 'a' })

    expect([...graph.closureOf(['a', 'nowhere'])]).toEqual(['a', 'b', 'c'])
  })

  it('names the imports that no file answers', () => {
    const graph = graphOf({ a: 'b gone', b: '' })

    expect([...graph.missing]).toEqual([['a', [{ path: 'gone', start: 12, end: 26 }]]])
  })

  it('is the same for files in another order', () => {
    expect([...graphOf({ c: 'a', b: 'a', a: '' }).dependentsOf(['a'])]).toEqual([
      ...graphOf({ a: '', b: 'a', c: 'a' }).dependentsOf(['a']),
    ])
  })

  it('walks a chain of 20,000 files', () => {
    const files = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [`f${index}`, `f${index + 1}`]),
    )
    const graph = graphOf(files)

    expect(graph.dependentsOf(['f20000']).size).toBe(20_000)
    expect(graph.closureOf(['f0']).size).toBe(20_000)
  })
})

describe('describeChain', () => {
  it('says what became of the file at the end', () => {
    expect(describeChain({ path: 'src/A.sol', next: null }, 'was deleted')).toBe(
      'imports src/A.sol, which was deleted',
    )
  })

  it('cuts a long chain short', () => {
    const chain = ['5', '4', '3', '2', '1', '0'].reduce<Parameters<typeof describeChain>[0] | null>(
      (next, path) => ({ path, next }),
      null,
    )

    expect(chain && describeChain(chain)).toBe(
      'imports 0, which imports 1, which imports 2, which imports 3, which imports 4, and so on to a file, which changed',
    )
  })
})
