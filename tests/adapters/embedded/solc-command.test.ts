import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runSolc } from '../../../src/adapters/embedded/solc-command.ts'
import { loadCompiler } from '../../../src/adapters/embedded/soljson.ts'

const compiler = loadCompiler(import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'solc-command-'))
afterAll(() => rmSync(folder, { recursive: true }))

function run(args: readonly string[], input = '') {
  return runSolc(args, () => input, compiler)
}

function inputOf(sources: Readonly<Record<string, string>>, settings = {}): string {
  const contents = Object.entries(sources).map(([name, content]) => [name, { content }])
  return JSON.stringify({ language: 'Solidity', sources: Object.fromEntries(contents), settings })
}

function diagnosticsOf(sources: Readonly<Record<string, string>>, targets: readonly string[], settings = {}) {
  const file = join(folder, 'input.json')
  writeFileSync(file, inputOf(sources, settings))
  return JSON.parse(run(['--diagnostics', file, ...targets]).stdout)
}

function codesOf({ errors }: { errors: { errorCode: string }[] }): readonly string[] {
  return errors.map(({ errorCode }) => errorCode)
}

const head = '// SPDX-License-Identifier: MIT\npragma solidity ^0.8.0;\n'
const ignoring = 'contract A { function f(address to) external { to.call(""); } }'
/** Its warnings come before those about calls. */
const noisy = `contract N { uint256 s; ${Array.from({ length: 300 }, (_, i) => `function f${i}(uint256 s) external {}`).join('\n')} }`

describe('the command line of the embedded compiler', () => {
  it('prints its version as solc does, which other tools look for', () => {
    expect(run(['--version'])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^solc, the solidity compiler .*\nVersion: 0\.8\.37\+commit\./),
    })
  })

  it('compiles standard JSON from standard input or a file, and ignores options about paths', () => {
    const input = inputOf({ 'A.sol': `${head}contract A {}` }, { outputSelection: { '*': { '*': ['abi'] } } })
    const file = join(folder, 'whole.json')
    writeFileSync(file, input)

    const fromInput = run(['--standard-json', '--allow-paths', '/anywhere'], input)
    expect(JSON.parse(fromInput.stdout)).toMatchObject({ contracts: { 'A.sol': { A: { abi: [] } } } })
    expect(run(['--standard-json', file])).toEqual(fromInput)
  })

  it('reads no file for an import', () => {
    const secret = join(folder, 'Secret.sol')
    writeFileSync(secret, 'contract Secret {}')

    const { stdout } = run(['--standard-json'], inputOf({ 'A.sol': `${head}import "${secret}";` }))
    expect(stdout).toContain('not found')
    expect(codesOf(diagnosticsOf({ 'A.sol': `${head}import "${secret}";` }, ['A.sol']))).toContain('6275')
  })

  it.each([[[]], [['--bin', 'A.sol']], [['--diagnostics']], [['--standard-json', 'a', 'b']]])(
    'refuses %j with exit code 1',
    (args) => {
      expect(run(args)).toMatchObject({
        exitCode: 1,
        stdout: '',
        stderr: expect.stringContaining('expected'),
      })
    },
  )
})

describe('--diagnostics', () => {
  it('gives warnings and the sources that were looked at, and makes no code', () => {
    const answer = diagnosticsOf({ 'A.sol': head + ignoring }, ['A.sol'])

    expect(Object.keys(answer)).toEqual(['compiler', 'sources', 'errors'])
    expect(answer.sources).toEqual(['A.sol'])
    expect(codesOf(answer)).toEqual(['9302'])
  })

  it('follows remappings', () => {
    const sources = {
      'A.sol': `${head}import "lib/B.sol";\n${ignoring}`,
      'deep/B.sol': `${head}contract B {}`,
    }

    expect(codesOf(diagnosticsOf(sources, ['A.sol'], { remappings: ['lib/=deep/'] }))).toEqual(['9302'])
  })

  it('lets no file hide the warnings of another behind the 256 that the compiler prints', () => {
    const sources = {
      'N.sol': head + noisy,
      'Z.sol': `${head}import "lib/B.sol";\n${ignoring}`,
      'deep/B.sol': head,
    }
    const settings = { remappings: ['lib/=deep/'] }

    expect(codesOf(JSON.parse(run(['--standard-json'], inputOf(sources, settings)).stdout))).not.toContain(
      '9302',
    )
    const codes = codesOf(diagnosticsOf(sources, ['N.sol', 'Z.sol'], settings))
    expect(codes).toContain('9302')
    expect(codes).toContain('4591')
  })

  it('says of one file that has too many that there are more', () => {
    expect(codesOf(diagnosticsOf({ 'N.sol': head + noisy }, ['N.sol']))).toContain('4591')
  })
})
