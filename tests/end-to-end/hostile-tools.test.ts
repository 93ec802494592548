import { describe, expect, it } from 'vitest'
import { sevengates } from './support/command.ts'
import { safeVault, tidyVault } from './support/contracts.ts'
import { pathWithFake } from './support/fake-tool.ts'
import { processesThatMention } from './support/processes.ts'
import { aPullRequest } from './support/pull-request.ts'

const vault = 'src/Vault.sol'
const pull = aPullRequest({ [vault]: safeVault }, { [vault]: tidyVault })
const gate = ['gate', '--base', 'main', '--analyzers', 'slither']

/** What a Slither that found nothing prints. */
const clean = '{"success":true,"error":null,"results":{"detectors":[]}}'

describe('a required analyzer that', () => {
  it.each([
    ['prints garbage', 'echo "<html>not today</html>"'],
    ['prints nothing and ends with 0', 'exit 0'],
    ['prints nothing and ends with 255', 'exit 255'],
    ['prints a clean answer and ends with 3', `echo '${clean}'; exit 3`],
    ['prints half of an answer', `echo '{"success":true,"error":null,"results":{"det'`],
    ['prints an answer of another kind', `echo '{"success":true}'`],
    ['prints 1 GB', 'yes "[1,2,3,4,5,6,7,8,9,0]" | head -c 1000000000'],
    ['prints 20 MB of complaints and no answer', 'yes complaint | head -c 20000000 >&2'],
    ['is ended by a signal', 'kill -SEGV $$'],
  ])('%s is no pass', async (_, deed) => {
    const ran = await sevengates(gate, pull.repository.folder, { path: pathWithFake('slither', deed) })
    expect(ran.exitCode).toBe(2)
    expect(ran.stdout).toMatch(/^Incomplete/)
    expect(ran.stdout).toContain('slither')
    expect(await processesThatMention(ran.home)).toEqual([])
  })

  it('never ends is ended with all its children at the deadline', async () => {
    const endless = `trap '' TERM\n(setsid sleep 300 &)\nsleep 300 &\nwhile :; do sleep 1; done`
    const path = pathWithFake('slither', endless)
    const ran = await sevengates([...gate, '--budget', '12'], pull.repository.folder, { path })
    expect(ran.exitCode).toBe(2)
    expect(ran.stdout).toContain('budget')
    expect(ran.seconds).toBeLessThan(25)
    expect(await processesThatMention(ran.home)).toEqual([])
  })

  it('leaves children behind when it ends leaves none of them alive', async () => {
    const path = pathWithFake('slither', `(setsid sleep 300 >/dev/null 2>&1 &)\necho '${clean}'`)
    const ran = await sevengates(gate, pull.repository.folder, { path })
    expect(ran.exitCode).toBe(0)
    expect(await processesThatMention(ran.home)).toEqual([])
  })

  it('prints what a terminal or a runner would obey has it shown, not done', async () => {
    const path = pathWithFake(
      'slither',
      `printf '\\033[2J\\n::error::mine\\n::set-output name=verdict::pass\\n' >&2; exit 1`,
    )
    const ran = await sevengates(gate, pull.repository.folder, { path })
    expect(ran.exitCode).toBe(2)
    expect(ran.stdout + ran.stderr).not.toContain('\u001b')
    expect(ran.stdout + ran.stderr).not.toMatch(/^::/m)
  })
})
