import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { localFiles } from '../adapters/files.ts'
import { openRepository } from '../adapters/git/git-repository.ts'
import { exitCodeOf } from '../domain/verdict.ts'
import { findBaseOfRefs } from '../engine/find-base.ts'
import { withPorts } from './compose.ts'
import { type Console, promiseBudget, screenOf, withJournal } from './console.ts'
import { demoAtBase, demoAtHead } from './demo-contracts.ts'
import { gateCommits } from './gate-commits.ts'
import { type Format, render } from './render.ts'

/**
 * Makes a small repository whose pull request introduces a reentrancy and fixes an unchecked call, gates it with
 * whatever analyzers are here and shows the comment. Answers 0 when the gate saw what it should: the demo then did its job.
 */
export async function runDemo(console: Console, format: Format): Promise<number> {
  const workspace = await localFiles().makeWorkspace()
  try {
    const folder = join(workspace.folder, 'vault')
    await makeRepository(folder, console.environment)
    const repository = await openRepository(folder, console.environment)
    try {
      const comparison = await findBaseOfRefs(repository, 'main', 'withdraw-at-once')
      const { audit } = await withJournal(console, (journal) =>
        withPorts({ ...console, journal, untrusted: [folder] }, (ports) =>
          gateCommits(repository, comparison, {}, ports, promiseBudget(journal)),
        ),
      )
      console.stdout.write(render(audit, format, screenOf(console)))
      const exitCode = exitCodeOf(audit.verdict)
      const remark = `\nThis was the demo: a gate would have ended with exit code ${exitCode}.\n`
      // Only text has room for more than the report.
      if (format === 'text') console.stdout.write(remark)
      else console.stderr.write(remark)
      return exitCode === 1 ? 0 : 2
    } finally {
      await repository.dispose()
    }
  } finally {
    await workspace.dispose()
  }
}

async function makeRepository(folder: string, environment: Console['environment']): Promise<void> {
  const env = { PATH: environment.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', ...author }
  const git = (...args: string[]) => promisify(execFile)('git', args, { cwd: folder, env })
  await mkdir(folder, { recursive: true })
  await git('init', '--quiet', '--initial-branch', 'main')
  await commit(folder, git, demoAtBase, 'Let people deposit and withdraw')
  await git('checkout', '--quiet', '-b', 'withdraw-at-once')
  await commit(folder, git, demoAtHead, 'Pay before the books are changed')
}

/** A fixed clock gives the same commits, and so the same report, each time. */
const author = {
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
  GIT_AUTHOR_NAME: 'Demo',
  GIT_AUTHOR_EMAIL: 'demo@example.invalid',
  GIT_COMMITTER_NAME: 'Demo',
  GIT_COMMITTER_EMAIL: 'demo@example.invalid',
}

async function commit(
  folder: string,
  git: (...args: string[]) => Promise<unknown>,
  files: Readonly<Record<string, string>>,
  title: string,
): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await git('add', '--all')
  await git('commit', '--quiet', '--message', title)
}
