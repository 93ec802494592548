import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { aFolder } from '../../support/git-fixture.ts'
import type { JobEvent } from './events.ts'
import { dist, plainPath } from './places.ts'
import { type Ended, run, type Start } from './run.ts'

/** A step that uses the Action. */
export interface StepOfAction {
  /** Where the code is checked out. */
  readonly workspace: string
  readonly event: JobEvent
  /** Address of the API; nobody listens there when it is left out. */
  readonly api?: string
  readonly inputs?: Readonly<Record<string, string>>
  /** Who started the run. */
  readonly actor?: string
  readonly path?: string
  /** Other variables of the job. */
  readonly env?: Readonly<Record<string, string>>
}

export interface RanAction extends Ended {
  readonly outputs: Readonly<Record<string, string>>
  readonly summary: string
  /** Texts of the SARIF files; empty when there are none. */
  readonly sarif: readonly string[]
  /** Text of `audit.json`; empty when there is none. */
  readonly audit: string
  /** The runner's folder for temporary files. */
  readonly temporary: string
}

/** Runs `dist/main.js` as a runner does, without a runner. */
export async function runAction(step: StepOfAction, start: Partial<Start> = {}): Promise<RanAction> {
  const folder = aFolder()
  const file = (name: string, text = '') => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const inputs = { 'github-token': 't0ken', ...step.inputs }
  const { name, ref, sha, payload } = step.event
  const output = file('output')
  const summary = file('summary')
  const ended = await run(process.execPath, [join(dist, 'main.js')], {
    cwd: step.workspace,
    env: {
      ...{ PATH: step.path ?? plainPath, HOME: folder, TMPDIR: folder, CI: 'true', GITHUB_ACTIONS: 'true' },
      GITHUB_WORKSPACE: step.workspace,
      GITHUB_EVENT_NAME: name,
      GITHUB_EVENT_PATH: file('event.json', JSON.stringify(payload)),
      GITHUB_REF: ref,
      GITHUB_SHA: sha,
      ...{ GITHUB_REPOSITORY: 'acme/vault', GITHUB_RUN_ID: '1', GITHUB_ACTOR: step.actor ?? 'ada' },
      ...{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_API_URL: step.api ?? 'http://127.0.0.1:9' },
      ...{ GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary, RUNNER_TEMP: folder },
      ...Object.fromEntries(
        Object.entries(inputs).map(([input, text]) => [`INPUT_${input.toUpperCase()}`, text]),
      ),
      ...step.env,
    },
    ...start,
  })
  const outputs = readOutputs(readFileSync(output, 'utf8'))
  return {
    ...ended,
    outputs,
    summary: readFileSync(summary, 'utf8'),
    sarif: textsIn(outputs['sarif-directory']),
    audit: textOf(outputs['audit-path']),
    temporary: folder,
  }
}

/** Outputs are written as here-documents with a random delimiter. */
function readOutputs(text: string): Readonly<Record<string, string>> {
  const found = text.matchAll(/^(.+?)<<(ghadelimiter_.+)\r?\n(?:([\s\S]*?)\r?\n)?\2$/gm)
  return Object.fromEntries([...found].map(([, name, , value]) => [name, value ?? '']))
}

function textsIn(folder: string | undefined): readonly string[] {
  if (folder === undefined) return []
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
}

function textOf(path: string | undefined): string {
  return path === undefined ? '' : readFileSync(path, 'utf8')
}
