import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { sevengates } from '../end-to-end/support/command.ts'
import { plainPath, programOnPath } from '../end-to-end/support/places.ts'
import { aPullRequest } from '../end-to-end/support/pull-request.ts'

/** A missing Slither, or an npm registry that cannot be reached, fails every test here. */
const path = [dirname(programOnPath('slither')), plainPath].join(delimiter)
/** Certificates of the machine's own, where it has some; and the registry that it is told to use. */
const network = Object.fromEntries(
  ['NODE_EXTRA_CA_CERTS', 'npm_config_registry'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  }),
)
const kept = mkdtempSync(join(tmpdir(), 'old-compilers-'))
afterAll(() => rmSync(kept, { recursive: true, force: true }))

const bank = (version: string, call: string) => `pragma solidity ${version};

contract Bank {
    mapping(address => uint256) public balanceOf;

    function deposit() public payable {
        balanceOf[msg.sender] += msg.value;
    }

    function withdraw(uint256 amount) public {
        require(balanceOf[msg.sender] >= amount);
        ${call};
        balanceOf[msg.sender] -= amount;
    }
}
`

it.each([
  ['0.4.13', 'msg.sender.call.value(amount)()'],
  ['0.4.24', 'msg.sender.call.value(amount)()'],
  ['0.5.17', 'msg.sender.call.value(amount)("")'],
  ['0.6.12', 'msg.sender.call{value: amount}("")'],
  ['0.7.6', 'msg.sender.call{value: amount}("")'],
  ['0.8.19', 'msg.sender.call{value: amount}("")'],
])('fetches solc %s, and lets Slither and the compiler itself look with it', async (version, call) => {
  const { repository } = aPullRequest({ 'README.md': '' }, { 'src/Bank.sol': bank(version, call) })
  const args = [
    'gate',
    '--base',
    'main',
    '--install',
    'missing',
    '--analyzers',
    'slither',
    '--format',
    'json',
  ]

  const { stdout } = await sevengates(args, repository.folder, {
    path,
    env: { ...network, XDG_CACHE_HOME: kept },
  })
  const { weaknesses, outcomes } = JSON.parse(stdout)
  for (const analyzer of ['solc', 'slither']) {
    expect(outcomes).toContainEqual(
      expect.objectContaining({ analyzer, side: 'head', kind: 'completed', compiler: version }),
    )
  }
  const rules = weaknesses
    .flatMap((one: { analyzers: { rule: string }[] }) => one.analyzers)
    .map((one: { rule: string }) => one.rule)
  expect(rules).toEqual(expect.arrayContaining(['reentrancy-eth', '9302']))
})
