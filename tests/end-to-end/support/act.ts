import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { z } from 'zod'
import { aFolder, type Fixture } from '../../support/git-fixture.ts'
import type { JobEvent } from './events.ts'
import { dist, plainPath, programOnPath, project } from './places.ts'
import { type Ended, run, type Start } from './run.ts'

/** A workflow run by `act`, on this machine and without containers. */
export interface RanWorkflow extends Ended {
  /** What steps printed, one line each. */
  readonly log: string
  /** By name, as the step that follows the gate saw them. */
  readonly outputs: Readonly<Record<string, string>>
  /** Properties of the error annotations: `file`, `line`, `title`. */
  readonly annotations: readonly Readonly<Record<string, string>>[]
  readonly summary: string
  /** The folder that all its processes know as their home or as above it. */
  readonly home: string
}

/** A job as README tells to write it, and a step that tells what the gate said. */
const workflow = (inputs: Readonly<Record<string, string>>) => `on: [pull_request, push, merge_group]
permissions:
  contents: read
  pull-requests: write
  security-events: write
jobs:
  gate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 2
      - run: node --version
      - id: gate
        uses: sevengates/sevengates@v0
        with: ${JSON.stringify(inputs)}
      - if: always()
        shell: bash
        env:
          OUTPUTS: \${{ toJSON(steps.gate.outputs) }}
          OUTCOME: \${{ steps.gate.outcome }}
        run: |
          node -e 'console.log("OUTPUTS " + JSON.stringify({ ...JSON.parse(process.env.OUTPUTS), outcome: process.env.OUTCOME }))'
`

/** Runs the workflow on what the repository has checked out. */
export async function runWorkflow(
  repository: Fixture,
  event: JobEvent,
  api: string,
  inputs: Readonly<Record<string, string>> = {},
  start: Partial<Start> = {},
): Promise<RanWorkflow> {
  const folder = aFolder()
  const workflows = join(folder, 'workflows')
  mkdirSync(workflows)
  writeFileSync(join(workflows, 'gate.yml'), workflow(inputs))
  writeFileSync(join(folder, 'event.json'), JSON.stringify(event.payload))
  writeFileSync(join(folder, '.actrc'), '')
  const env = {
    GITHUB_API_URL: api,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'acme/vault',
    GITHUB_REF: event.ref,
  }
  const ended = await run(
    programOnPath('act'),
    [
      ...[event.name, '--json', '--workflows', workflows, '--eventpath', join(folder, 'event.json')],
      ...['--platform', 'ubuntu-latest=-self-hosted', '--secret', 'GITHUB_TOKEN=t0ken'],
      ...['--use-new-action-cache', '--local-repository', `sevengates/sevengates@v0=${ourAction()}`],
      ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ],
    {
      cwd: repository.folder,
      // act starts whatever `node` is first on PATH, whatever `using:` says.
      env: { PATH: [dirname(process.execPath), plainPath].join(delimiter), HOME: folder, TMPDIR: folder },
      ...start,
    },
  )
  const lines = readLines(ended.stdout)
  const log = lines.map(({ msg }) => msg.trimEnd()).join('\n')
  return {
    ...ended,
    home: folder,
    log,
    outputs: JSON.parse(/^OUTPUTS (.*)$/m.exec(log)?.[1] ?? '{}'),
    annotations: lines.filter(({ command }) => command === 'error').map(({ kvPairs }) => kvPairs ?? {}),
    summary: lines.find(({ command }) => command === 'summary')?.content ?? '',
  }
}

let action: string | undefined

/** What a user's workflow fetches: `action.yml` and `dist/`, and nothing else. */
function ourAction(): string {
  if (action !== undefined) return action
  action = aFolder()
  cpSync(join(project, 'action.yml'), join(action, 'action.yml'))
  cpSync(dist, join(action, 'dist'), { recursive: true })
  return action
}

/** One line of what act prints; the fields of workflow commands are there for lines that hold one. */
const Line = z.object({
  msg: z.string().default(''),
  command: z.string().optional(),
  content: z.string().optional(),
  kvPairs: z.record(z.string(), z.string()).nullish(),
})

function readLines(text: string): readonly z.infer<typeof Line>[] {
  const lines = text.split('\n').filter((line) => line.startsWith('{'))
  return lines.map((line) => Line.parse(JSON.parse(line)))
}
