import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { embeddedCompilerVersion } from '../../../src/adapters/compilers/local-compilers.ts'
import { makeProgram } from '../../../src/adapters/compilers/program.ts'
import { selectCompiler } from '../../../src/adapters/embedded/select-compiler.ts'
import { runSolc } from '../../../src/adapters/embedded/solc-command.ts'
import { localFiles } from '../../../src/adapters/files.ts'
import { compiledEntry } from '../../support/compile.ts'

const folder = mkdtempSync(join(tmpdir(), "select compiler's "))
afterAll(() => rmSync(folder, { recursive: true }))
const soljson = createRequire(import.meta.url).resolve('solc/soljson.js')

const input = join(folder, 'input.json')
const source =
  '// SPDX-License-Identifier: MIT\npragma solidity ^0.8.0;\ncontract A { function f(address to) external { to.call(""); } }'
writeFileSync(input, JSON.stringify({ language: 'Solidity', sources: { 'A.sol': { content: source } } }))

/** An installed `solc`, which is our own process over the npm package. */
async function aNativeCompiler(): Promise<string> {
  const workspace = await localFiles(folder).makeWorkspace()
  const entry = compiledEntry('solc.ts')
  const bundles = entry.slice(0, -'/solc.js'.length)
  return makeProgram(workspace, 'solc', { node: process.execPath, bundles }, ['--soljson', soljson])
}

function run(args: readonly string[]) {
  const { compiler, args: rest } = selectCompiler(args, import.meta.url)
  return runSolc(rest, () => '', compiler)
}

describe('selectCompiler', () => {
  it('takes the embedded compiler, of the version that we say it is', () => {
    expect(run(['--version']).stdout).toContain(`Version: ${embeddedCompilerVersion}+commit.`)
  })

  it.each([
    ['a compiler in JavaScript', async () => ['--soljson', soljson]],
    ['an installed one', async () => ['--native', await aNativeCompiler()]],
  ])('lets %s remark as the embedded one does', async (_, selection) => {
    const embedded = run(['--diagnostics', input, 'A.sol'])
    const { exitCode, stdout } = run([...(await selection()), '--diagnostics', input, 'A.sol'])

    expect({ exitCode, ...JSON.parse(stdout) }).toEqual({ exitCode: 0, ...JSON.parse(embedded.stdout) })
    expect(stdout).toContain('9302')
  })

  it('says what an installed one fails with', async () => {
    const program = join(folder, 'broken')
    writeFileSync(program, '#!/bin/sh\necho "no memory" >&2\nexit 3\n')
    chmodSync(program, 0o755)

    expect(() => run(['--native', program, '--diagnostics', input, 'A.sol'])).toThrow(
      'ended with 3: no memory',
    )
    expect(() => run(['--native', join(folder, 'gone'), '--diagnostics', input, 'A.sol'])).toThrow('ENOENT')
  })
})

describe('makeProgram', () => {
  it('makes a program that answers as solc does, wherever it lies', async () => {
    const program = await aNativeCompiler()

    const { status, stdout, stderr } = spawnSync(program, ['--version'], { encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('\nVersion: 0.8.37+commit.')
  })
})
