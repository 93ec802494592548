import type { Asked, DoubleOperation, Stage, Told } from './stage.ts'
import { fine, forbidden, notFound } from './told.ts'

export const checkOperations: readonly (readonly [string, DoubleOperation])[] = [
  ['POST /repos/{owner}/{repo}/check-runs', create],
  ['PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', update],
  ['GET /repos/{owner}/{repo}/commits/{ref}/check-runs', list],
]

function create({ setup, state, nextId }: Stage, { body }: Asked): Told {
  if (setup.isReadOnly || setup.user !== undefined) return forbidden()
  const check = { ...body, id: nextId(), ...endOf(body), pull_requests: [] }
  state.checks.push(check)
  return { status: 201, body: check }
}

function update({ setup, state }: Stage, { path, body }: Asked): Told {
  if (setup.isReadOnly || setup.user !== undefined) return forbidden()
  const check = state.checks.find(({ id }) => id === Number(path.check_run_id))
  if (check === undefined) return notFound()
  Object.assign(check, body, endOf({ ...check, ...body }))
  return fine(check)
}

function list({ state, history }: Stage, { path }: Asked): Told {
  const commit = history.commit(path.ref ?? '')
  const checks = state.checks.filter((check) => check.head_sha === commit)
  return fine({ total_count: checks.length, check_runs: checks })
}

/** A check with a conclusion is over. */
function endOf({ status, conclusion }: Readonly<Record<string, unknown>>) {
  const isOver = typeof conclusion === 'string'
  return { status: isOver ? 'completed' : (status ?? 'queued'), conclusion: isOver ? conclusion : null }
}
