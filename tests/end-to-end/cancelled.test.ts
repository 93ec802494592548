import { describe, expect, it } from 'vitest'
import { runAction } from './support/action.ts'
import { safeVault, weakVault } from './support/contracts.ts'
import { pullRequestEvent } from './support/events.ts'
import { pathWithFake } from './support/fake-tool.ts'
import { processesThatMention } from './support/processes.ts'
import { aPullRequest } from './support/pull-request.ts'

const pull = aPullRequest({ 'src/Vault.sol': safeVault }, { 'src/Vault.sol': weakVault })

/** Does not end when it is asked to, and has a child in another session. */
const stubborn = pathWithFake('slither', `trap '' TERM INT\nsetsid sleep 300 &\nwhile :; do sleep 1; done`)

function endWith(signal: NodeJS.Signals) {
  let isSent = false
  return (soFar: string, pid: number) => {
    if (isSent || !soFar.includes('Slither: 1 file of the head')) return
    isSent = true
    process.kill(pid, signal)
  }
}

describe('a run of the Action that is ended by', () => {
  const step = { workspace: pull.repository.folder, event: pullRequestEvent(pull), path: stubborn }

  it.each(['SIGINT', 'SIGTERM'] as const)('%s is incomplete, and leaves nothing alive', async (signal) => {
    const ran = await runAction(step, { onOutput: endWith(signal) })
    expect(ran.exitCode).toBe(1)
    expect(ran.stdout).toMatch(/::error::incomplete: the run was cancelled/)
    expect(ran.seconds).toBeLessThan(30)
    expect(await processesThatMention(ran.temporary)).toEqual([])
  })

  it('SIGKILL leaves nothing alive either', async () => {
    const ran = await runAction(step, { onOutput: endWith('SIGKILL') })
    expect(ran.exitCode).toBe(null)
    expect(await processesThatMention(ran.temporary)).toEqual([])
  })
})
