import { describe, expect, it } from 'vitest'
import { importsOf } from '../../src/solidity/imports.ts'

const pathsOf = (text: string) => importsOf(text).map(({ path }) => path)

describe('importsOf', () => {
  it.each([
    'import "./A.sol";',
    "import './A.sol';",
    'import "./A.sol" as A;',
    'import * as A from "./A.sol";',
    'import {A, B as C} from "./A.sol";',
    'import\n\t{\n A\n}\nfrom/* why */"./A.sol"\n;',
  ])('reads %j from keyword to semicolon', (text) => {
    expect(importsOf(`\n${text} contract X {}`)).toEqual([
      { path: './A.sol', start: 1, end: 1 + text.length },
    ])
  })

  it('ends at the literal when the semicolon is missing', () => {
    expect(importsOf('import "a" contract X {}')).toEqual([{ path: 'a', start: 0, end: 10 }])
  })

  it('finds imports between pieces of broken source', () => {
    expect(pathsOf('contract { ((( import "a"; function import {B} from "b"; import import "c')).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  it.each([
    '// import "a";',
    '/* import "a"; */',
    'string s = \'import "a";\';',
    'important "a";',
    'import',
    'import (x) "a";',
  ])('finds none in %j', (text) => {
    expect(pathsOf(text)).toEqual([])
  })

  it('sees through escapes that hide a path', () => {
    expect(pathsOf(String.raw`import "./\x41\u002esol";`)).toEqual(['./A.sol'])
  })
})
