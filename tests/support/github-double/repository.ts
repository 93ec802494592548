import { basename } from 'node:path'
import type { Asked, DoubleOperation, Stage, Told } from './stage.ts'
import type { PullRequestOfDouble } from './state.ts'
import { fine, listOf, notFound } from './told.ts'

export const repositoryOperations: readonly (readonly [string, DoubleOperation])[] = [
  ['GET /repos/{owner}/{repo}', describe],
  ['GET /repos/{owner}/{repo}/pulls/{pull_number}', pullRequest],
  ['GET /repos/{owner}/{repo}/pulls/{pull_number}/files', files],
  ['GET /repos/{owner}/{repo}/compare/{basehead}', compare],
  ['GET /repos/{owner}/{repo}/contents/{path}', content],
]

/** GitHub lists no more of one pull request, and no more in one comparison. */
const filesAtMost = 3000
const comparedFilesAtMost = 300

function describe({ setup: { owner, name, visibility } }: Stage): Told {
  return fine({
    name,
    full_name: `${owner}/${name}`,
    default_branch: 'main',
    private: visibility !== 'public',
    visibility,
  })
}

function pullRequest(stage: Stage, { path }: Asked): Told {
  const pull = pullOf(stage, path.pull_number)
  if (pull === undefined) return notFound()
  const { commit } = stage.history
  const [head, base] = [commit(pull.head), commit(pull.base)]
  return fine({
    number: pull.number,
    state: 'open',
    head: { sha: head, ref: pull.head },
    base: { sha: base, ref: pull.base },
  })
}

function files(stage: Stage, { path }: Asked): Told {
  const pull = pullOf(stage, path.pull_number)
  if (pull === undefined) return notFound()
  return listOf(stage.history.files(pull.base, pull.head).slice(0, filesAtMost))
}

function compare({ history }: Stage, { path }: Asked): Told {
  const [base = '', head = ''] = (path.basehead ?? '').split('...')
  try {
    const mergeBase = history.mergeBase(base, head)
    const [ahead, behind] = [history.distance(base, head), history.distance(head, base)]
    return fine({
      status: relationOf(ahead, behind),
      ahead_by: ahead,
      behind_by: behind,
      total_commits: ahead,
      merge_base_commit: { sha: mergeBase },
      base_commit: { sha: history.commit(base) },
      commits: [],
      files: history.files(base, head).slice(0, comparedFilesAtMost),
    })
  } catch {
    return notFound()
  }
}

function content({ history }: Stage, { path: { path = '' }, query }: Asked): Told {
  try {
    const { bytes, sha } = history.content(query.get('ref') ?? 'main', path)
    return fine({
      type: 'file',
      encoding: 'base64',
      size: bytes.length,
      name: basename(path),
      path,
      sha,
      content: bytes.toString('base64').replace(/(.{60})/g, '$1\n'),
    })
  } catch {
    return notFound()
  }
}

function pullOf({ setup }: Stage, number: string | undefined): PullRequestOfDouble | undefined {
  return setup.pullRequests.find((pull) => pull.number === Number(number))
}

function relationOf(ahead: number, behind: number): string {
  if (ahead > 0) return behind > 0 ? 'diverged' : 'ahead'
  return behind > 0 ? 'behind' : 'identical'
}
