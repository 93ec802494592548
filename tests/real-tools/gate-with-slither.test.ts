import { delimiter, dirname } from 'node:path'
import { expect, it } from 'vitest'
import { sevengates } from '../end-to-end/support/command.ts'
import { plainPath, programOnPath } from '../end-to-end/support/places.ts'
import { aPullRequest } from '../end-to-end/support/pull-request.ts'

/** A missing Slither fails every test here. */
const path = [dirname(programOnPath('slither')), plainPath].join(delimiter)

const bank = (withdraw: string) => `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

contract Bank {
    mapping(address => uint256) public balanceOf;

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
    }

    function withdraw(uint256 amount) external {
        require(balanceOf[msg.sender] >= amount, "too much");
${withdraw}
    }
}
`
const pay = '        (bool sent, ) = msg.sender.call{value: amount}("");\n        require(sent, "not sent");'
const count = '        balanceOf[msg.sender] -= amount;'
const safe = { 'src/Bank.sol': bank(`${count}\n${pay}`) }
const weak = { 'src/Bank.sol': bank(`${pay}\n${count}`) }
const gate = ['gate', '--base', 'main', '--analyzers', 'slither', '--format', 'json']

it('fails a pull request that introduces a reentrancy, on the word of the real Slither', async () => {
  const { repository } = aPullRequest(safe, weak)
  const { exitCode, stdout } = await sevengates(gate, repository.folder, { path })
  const { weaknesses, outcomes } = JSON.parse(stdout)
  expect(exitCode).toBe(1)
  const { analyzers, locations } = weaknesses.find((one: { blocking: boolean }) => one.blocking)
  expect(analyzers).toContainEqual(expect.objectContaining({ id: 'slither', rule: 'reentrancy-eth' }))
  // The call, not the head of the function.
  expect(locations[0]).toMatchObject({ role: 'primary', path: 'src/Bank.sol', startLine: 13 })
  const ofSlither = outcomes.filter(({ analyzer }: { analyzer: string }) => analyzer === 'slither')
  expect(ofSlither).toEqual([
    expect.objectContaining({ side: 'head', kind: 'completed', version: expect.stringMatching(/^\d/) }),
    expect.objectContaining({ side: 'base', kind: 'completed' }),
  ])
})

it('passes the pull request that takes it out, and says so', async () => {
  const { repository } = aPullRequest(weak, safe)
  const { exitCode, stdout } = await sevengates(gate, repository.folder, { path })
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout).weaknesses).toContainEqual(
    expect.objectContaining({ class: 'reentrancy', state: 'fixed', severity: 'high' }),
  )
})

it('is incomplete when the real Slither cannot compile the contracts', async () => {
  const { repository } = aPullRequest(safe, { 'src/Bank.sol': bank(`${pay}\n${count} nonsense`) })
  const { exitCode, stdout } = await sevengates(gate, repository.folder, { path })
  expect(exitCode).toBe(2)
  expect(JSON.parse(stdout).verdict.reasons.join()).toContain('slither')
})

it('is incomplete when the budget ends before the real Slither does', async () => {
  const { repository } = aPullRequest(safe, weak)
  const args = [...gate, '--fail-on', 'never', '--budget', '1']
  expect((await sevengates(args, repository.folder, { path })).exitCode).toBe(2)
})
