import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A real git repository in a temporary folder, built verb by verb. */
export interface Fixture {
  readonly folder: string
  /** Writes a file, making folders on the way; a name that is not UTF-8 is given as bytes. */
  write(path: string | Buffer, content: string | Uint8Array): Fixture
  link(path: string, target: string): Fixture
  makeExecutable(path: string): Fixture
  move(from: string, to: string): Fixture
  remove(path: string): Fixture
  /** Commits everything in the folder and returns the commit's full id. */
  commit(message?: string): string
  /** Makes a branch here and checks it out. */
  branch(name: string): Fixture
  checkout(ref: string): Fixture
  /** Merges with a merge commit and returns its id. */
  merge(branch: string): string
  /** Adds another repository as a submodule, without committing. */
  submodule(path: string, of: Fixture): Fixture
  /** Clones into a new temporary folder, by `file://` so that depth works. */
  clone(...options: readonly string[]): Fixture
  /** Any other git command; returns what it prints, trimmed. */
  git(...args: readonly string[]): string
}

const isOurs = /^sevengates-fixture-(\d+)-/
const staleMs = 15 * 60_000
let home: string | undefined

/** A temporary folder that is gone when the test process has ended. */
export function aFolder(): string {
  home ??= makeHome()
  return mkdtempSync(join(home, 'folder-'))
}

/** Test workers are killed, so each process also sweeps up what dead ones left behind. */
function makeHome(): string {
  for (const name of readdirSync(tmpdir())) {
    const pid = isOurs.exec(name)?.[1]
    if (pid !== undefined && isStale(join(tmpdir(), name), Number(pid))) removeFolder(join(tmpdir(), name))
  }
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `sevengates-fixture-${process.pid}-`)))
  process.once('exit', () => removeFolder(folder))
  return folder
}

function isStale(folder: string, pid: number): boolean {
  try {
    if (Date.now() - statSync(folder).mtimeMs < staleMs) return false
    process.kill(pid, 0)
    return false
  } catch {
    return true
  }
}

function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // Another process sweeps as well.
  }
}

/** An empty repository on branch `main`, which sees nothing of the machine's own git configuration. */
export function aRepository(...options: readonly string[]): Fixture {
  const fixture = fixtureIn(aFolder())
  fixture.git('init', '--quiet', '--initial-branch=main', ...options)
  return fixture
}

/** The variables under which fixtures run git; a fixed clock makes commit ids repeatable. */
export const gitEnvironment = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
}

/** The fixture's verbs for a repository that exists. */
export function fixtureIn(folder: string): Fixture {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'protocol.file.allow=always', ...args], {
      cwd: folder,
      env: gitEnvironment,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 2 ** 28,
    }).trim()
  const head = (): string => git('rev-parse', 'HEAD')
  const fixture: Fixture = {
    folder,
    git,
    write: (path, content) => {
      const absolute = Buffer.concat([Buffer.from(`${folder}/`), Buffer.from(path)])
      mkdirSync(absolute.subarray(0, absolute.lastIndexOf('/')), { recursive: true })
      writeFileSync(absolute, content)
      return fixture
    },
    link: (path, target) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      symlinkSync(target, join(folder, path))
      return fixture
    },
    makeExecutable: (path) => {
      chmodSync(join(folder, path), 0o755)
      return fixture
    },
    move: (from, to) => {
      mkdirSync(dirname(join(folder, to)), { recursive: true })
      renameSync(join(folder, from), join(folder, to))
      return fixture
    },
    remove: (path) => {
      rmSync(join(folder, path), { recursive: true })
      return fixture
    },
    commit: (message = 'Change') => {
      git('add', '--all')
      git('commit', '--quiet', '--allow-empty', '--no-verify', `--message=${message}`)
      return head()
    },
    branch: (name) => {
      git('checkout', '--quiet', '-b', name)
      return fixture
    },
    checkout: (ref) => {
      git('checkout', '--quiet', ref)
      return fixture
    },
    merge: (branch) => {
      git('merge', '--quiet', '--no-ff', '--no-edit', branch)
      return head()
    },
    submodule: (path, of) => {
      git('submodule', '--quiet', 'add', of.folder, path)
      return fixture
    },
    clone: (...options) => {
      const target = aFolder()
      git('clone', '--quiet', ...options, `file://${folder}`, target)
      return fixtureIn(target)
    },
  }
  return fixture
}
