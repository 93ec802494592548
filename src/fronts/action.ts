import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import * as core from '@actions/core'
import { openRepository } from '../adapters/git/git-repository.ts'
import { readEvent } from '../adapters/github/read-event.ts'
import { requireSafe, type SafeEvent } from '../domain/event.ts'
import { UserError } from '../domain/user-error.ts'
import type { Verdict } from '../domain/verdict.ts'
import { findBase } from '../engine/find-base.ts'
import type { CodeHost } from '../ports/code-host.ts'
import type { Journal } from '../ports/journal.ts'
import { forLog } from '../reports/escape.ts'
import { parseOverrides } from '../settings/read-settings.ts'
import { settingNames } from '../settings/schema.ts'
import { type Environment, withPorts } from './compose.ts'
import { deliver } from './deliver.ts'
import { describeFailure } from './failure.ts'
import { gateCommits } from './gate-commits.ts'
import { outputFolder } from './output-folder.ts'

/** Where the Action runs. */
export interface ActionSurroundings {
  readonly environment: Environment
  readonly bundles: string
  readonly signal: AbortSignal
}

/** The whole Action: reads the event, gates, reports, and sets the check. Never rejects: what goes wrong fails the check. */
export async function runAction(surroundings: ActionSurroundings): Promise<void> {
  try {
    concludeWith(await gateEvent(surroundings))
  } catch (error) {
    const { message, hint } = describeFailure(error)
    core.setOutput('verdict', 'incomplete')
    core.setFailed(hint === undefined ? message : `${message}\n${hint}`)
  }
}

const journal: Journal = {
  progress: (text) => core.info(forLog(text)),
  notice: (text) => core.notice(forLog(text)),
}

async function gateEvent({ environment, bundles, signal }: ActionSurroundings): Promise<Verdict> {
  const asked = await readEventOf(environment)
  const overrides = parseOverrides(
    Object.fromEntries(settingNames.map((name) => [name, core.getInput(name)])),
  )
  const workspace = resolve(environment.GITHUB_WORKSPACE ?? '.')
  const named = core.getInput('output-directory')
  const folder =
    named === ''
      ? join(environment.RUNNER_TEMP ?? workspace, 'sevengates')
      : await outputFolder(workspace, named)
  const repository = await openRepository(resolve(workspace, core.getInput('working-directory')), environment)
  try {
    const event = requireSafe(asked, await repository.resolve('HEAD'))
    const host = await connect(event, environment)
    const comparison = await findBase(event, repository, host)
    const gated = await withPorts(
      { environment, bundles, journal, untrusted: [workspace, repository.folder], signal },
      (ports) => gateCommits(repository, comparison, overrides, ports),
    )
    // A job that is being cancelled has seconds left; what it has seen is no verdict.
    if (signal.aborted) return { kind: 'incomplete', blocks: true, reasons: ['the run was cancelled'] }
    await deliver(gated, {
      event,
      host,
      isWholeTree: comparison.scope === 'everything',
      folder,
      journal,
    })
    return gated.audit.verdict
  } finally {
    await repository.dispose()
  }
}

async function readEventOf(environment: Environment) {
  const path = environment.GITHUB_EVENT_PATH
  if (path === undefined) {
    throw new UserError(
      'EVENT_UNSUPPORTED',
      'expected to run in a GitHub workflow: GITHUB_EVENT_PATH is not set',
      {
        hint: 'On your own machine use `sevengates gate --base REF`.',
      },
    )
  }
  return readEvent(environment, await readFile(path, 'utf8'))
}

/** The client is loaded only now: its packages read the file of the event as they load, and fail where it is no JSON. */
async function connect(event: SafeEvent, environment: Environment): Promise<CodeHost | undefined> {
  const token = core.getInput('github-token')
  if (token === '') return undefined
  core.setSecret(token)
  const { connectToGitHub } = await import(/* webpackMode: "eager" */ '../adapters/github/connect.ts')
  const isFork = event.kind === 'pull_request' && event.isFork
  return connectToGitHub({
    token,
    apiUrl: environment.GITHUB_API_URL ?? 'https://api.github.com',
    owner: event.repository.owner,
    repo: event.repository.name,
    origin: event.isDependabot ? 'dependabot' : isFork ? 'fork' : 'same-repository',
  })
}

function concludeWith(verdict: Verdict): void {
  const text = `${verdict.kind}: ${verdict.reasons.map(forLog).join('; ')}`
  switch (verdict.kind) {
    case 'pass':
      core.info(text)
      return
    case 'fail':
      core.setFailed(text)
      return
    case 'incomplete':
      if (verdict.blocks) core.setFailed(text)
      else core.warning(`${text} (let through by \`on-incomplete: warn\`)`)
  }
}
