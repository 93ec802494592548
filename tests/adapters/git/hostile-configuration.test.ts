import { chmodSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openRepository } from '../../../src/adapters/git/git-repository.ts'
import { aFolder, aRepository, gitEnvironment } from '../../support/git-fixture.ts'

/** A program that leaves a mark, by which a test sees that it was run. */
function aTrap(): { readonly program: string; readonly mark: string } {
  const folder = aFolder()
  const mark = join(folder, 'mark')
  const program = join(folder, 'trap')
  writeFileSync(program, `#!/bin/sh\necho "$0 $@" >> ${mark}\ncat 2>/dev/null\n`)
  chmodSync(program, 0o755)
  return { program, mark }
}

const settings = [
  'core.fsmonitor',
  'core.alternateRefsCommand',
  'core.askPass',
  'core.editor',
  'core.gitProxy',
  'core.pager',
  'core.sshCommand',
  'credential.helper',
  'diff.external',
  'diff.trap.command',
  'diff.trap.textconv',
  'filter.trap.clean',
  'filter.trap.process',
  'filter.trap.smudge',
  'gpg.program',
  'interactive.diffFilter',
  'remote.origin.uploadpack',
  'sequence.editor',
  'uploadpack.packObjectsHook',
]

describe('the configuration of a hostile checkout', () => {
  it.each([
    { remote: 'a file', url: undefined },
    { remote: 'ssh', url: 'ssh://git@127.0.0.1:1/x.git' },
    { remote: 'the git protocol', url: 'git://127.0.0.1:1/x.git' },
    { remote: 'a program', url: 'ext::sh -c "touch mark"' },
  ])('runs no program, with a remote that is $remote', async ({ url }) => {
    const { program, mark } = aTrap()
    const origin = aRepository().write('A.sol', 'a\n')
    const missing = origin.commit()
    origin.write('A.sol', 'b\n').commit()
    const clone = origin.clone('--depth=1')
    const base = clone.git('rev-parse', 'HEAD')
    const head = clone.write('A.sol', 'c\n').commit()
    clone.write('.gitattributes', '* diff=trap filter=trap\n').write('A.sol', 'd\n')
    for (const setting of settings) clone.git('config', setting, program)
    clone.git('config', 'filter.trap.required', 'true')
    clone.git('config', 'core.hooksPath', join(program, '..'))
    clone.git('config', 'protocol.ext.allow', 'always')
    clone.git('config', 'alias.cat-file', `!${program}`)
    clone.git('config', 'remote.origin.url', url ?? `file://${origin.folder}`)
    clone.write('.git/objects/info/alternates', `${origin.folder}/.git/objects\n`)
    const repository = await openRepository(clone.folder, gitEnvironment)
    onTestFinished(() => repository.dispose())

    await repository.resolve('HEAD')
    await repository.parents(head)
    await repository.mergeBase(base, head)
    await repository.diff(base, head)
    await repository.tree(head).read(['A.sol'])
    await repository.hasUncommittedChanges()
    await repository.fetchCommit('e'.repeat(40))
    await repository.fetchCommit(missing)
    await repository.deepen(1)

    expect(existsSync(mark)).toBe(false)
    expect(existsSync(join(clone.folder, 'mark'))).toBe(false)
  })

  it('is a trap that works', () => {
    const { program, mark } = aTrap()
    const fixture = aRepository().write('A.sol', 'a\n')
    fixture.commit()
    fixture.git('config', 'core.fsmonitor', program)
    fixture.write('A.sol', 'b\n').git('status')

    expect(existsSync(mark)).toBe(true)
  })
})
