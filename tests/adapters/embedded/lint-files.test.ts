import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { lintFiles } from '../../../src/adapters/embedded/lint-files.ts'
import { solhint } from '../../../src/analyzers/solhint/solhint.ts'
import { parseSource } from '../../../src/solidity/syntax/parse.ts'

const samples = relative(
  process.cwd(),
  fileURLToPath(new URL('../../analyzers/solhint/samples', import.meta.url)),
)

describe('lintFiles', () => {
  it('answers for each file, in order, in the form that the analyzer reads', () => {
    const targets = [join(samples, 'Modern.sol'), join(samples, 'Absent.sol')]

    const answer = lintFiles(JSON.stringify({ files: targets }), '1.2.3', parseSource)
    expect(answer.files.map(({ path }) => path)).toEqual(targets)
    expect(answer.files[1]?.gap).toEqual({ line: 1, reason: 'cannot be read (ENOENT)' })
    expect(
      solhint.parse({ exitCode: 0, stdout: JSON.stringify(answer), stderr: '' }, { folder: '', targets }),
    ).toMatchObject({ kind: 'partial', reason: expect.stringContaining('Absent.sol:1: cannot be read') })
  })

  it.each(['{', '[]', 'null', '{"files":1}'])('refuses the request %s', (request) => {
    expect(() => lintFiles(request, '1.2.3', parseSource)).toThrow()
  })
})
