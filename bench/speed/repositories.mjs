import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { timed } from './measure.mjs'

const project = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const dist = resolve(project, process.env.SEVENGATES_DIST ?? 'dist')
const path = [dirname(process.execPath), '/usr/bin', '/bin'].join(':')

/** Calls `use` with the programs to measure and a folder that is gone afterwards. */
export async function withBench(use) {
  const folder = mkdtempSync(join(tmpdir(), 'sevengates-speed-'))
  try {
    const env = { PATH: path, HOME: folder, TMPDIR: folder }
    const node = (args, extra) => timed(process.execPath, args, { cwd: folder, env: { ...env, ...extra } })
    return await use({
      ...{ folder, node, main: join(dist, 'main.js'), empty: {} },
      gate: ({ folder: cwd }, more) => {
        const args = [join(dist, 'cli.js'), 'gate', '--base', 'main', '--format', 'json', ...more]
        return timed(process.execPath, args, { cwd, env })
      },
      action: (change, inputs) => withDouble(change, (url) => actionOn(change, { env, inputs, url })),
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A pull request that changes words only. */
export function changeOfWords({ folder }) {
  return makeChange(join(folder, 'words'), contracts(60, 1), { 'README.md': 'Other words.\n' })
}

/** A pull request that changes one line in each of 60 contracts, of which each imports the one before. */
export function changeOfSixtyFiles({ folder }) {
  return makeChange(join(folder, 'sixty'), contracts(60, 1), contracts(60, 2))
}

function contracts(count, step) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`src/Part${index}.sol`, contract(index, step)]),
  )
}

function contract(index, step) {
  const parent = index % 6 === 0 ? undefined : `Part${index - 1}`
  const functions = Array.from(
    { length: 8 },
    (_, number) => `
    /// Adds to what somebody has.
    function add${index}At${number}(address who, uint256 amount) public virtual returns (uint256) {
        require(amount > ${number === 0 ? step : number}, "too little");
        balance${index}[who] += amount;
        emit Added${index}(who, amount);
        return balance${index}[who];
    }
`,
  )
  return `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
${parent === undefined ? '' : `\nimport {${parent}} from "./${parent}.sol";\n`}
contract Part${index}${parent === undefined ? '' : ` is ${parent}`} {
    mapping(address => uint256) public balance${index};

    event Added${index}(address indexed who, uint256 amount);
${functions.join('')}}
`
}

function makeChange(folder, before, after) {
  const author = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.invalid', '-c', 'gc.auto=0']
  const git = (...args) => execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim()
  const commit = (files, title) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    git('add', '--all')
    git('commit', '--quiet', '--message', title)
    return git('rev-parse', 'HEAD')
  }
  mkdirSync(folder)
  git('init', '--quiet', '--initial-branch=main')
  commit(before, 'Begin')
  git('checkout', '--quiet', '-b', 'feature')
  const head = commit(after, 'Change')
  git('checkout', '--quiet', '--detach', 'main')
  git('merge', '--quiet', '--no-ff', '--no-edit', 'feature')
  return { folder, head, merge: git('rev-parse', 'HEAD') }
}

async function withDouble({ folder }, use) {
  const options = { folder, pullRequests: [{ number: 7, base: 'main', head: 'feature' }], pendingPolls: 0 }
  const support = join(project, 'tests', 'support')
  const args = [join(support, 'run-typescript.mjs'), join(support, 'github-double-main.ts')]
  const double = spawn(process.execPath, [...args, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [port] = await once(double.stdout.setEncoding('utf8'), 'data')
    return await use(`http://127.0.0.1:${Number(port)}`)
  } finally {
    double.kill()
  }
}

function actionOn({ folder, head, merge }, { env, inputs, url }) {
  const scratch = mkdtempSync(join(env.TMPDIR, 'step-'))
  const file = (name, text) => {
    writeFileSync(join(scratch, name), text)
    return join(scratch, name)
  }
  const repository = { full_name: 'acme/vault', default_branch: 'main', visibility: 'public' }
  const pull = { number: 7, head: { sha: head, repo: { full_name: 'acme/vault' } }, base: { ref: 'main' } }
  const all = { 'github-token': 't0ken', ...inputs }
  return timed(process.execPath, [join(dist, 'main.js')], {
    cwd: folder,
    env: {
      ...env,
      ...{ GITHUB_WORKSPACE: folder, GITHUB_EVENT_NAME: 'pull_request', GITHUB_API_URL: url },
      GITHUB_EVENT_PATH: file('event.json', JSON.stringify({ repository, pull_request: pull })),
      ...{ GITHUB_REPOSITORY: 'acme/vault', GITHUB_SHA: merge, GITHUB_REF: 'refs/pull/7/merge' },
      ...{ GITHUB_RUN_ID: '1', GITHUB_OUTPUT: file('output', ''), RUNNER_TEMP: scratch },
      GITHUB_STEP_SUMMARY: file('summary', ''),
      ...Object.fromEntries(
        Object.entries(all).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
      ),
    },
  })
}
