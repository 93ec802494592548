import { randomUUID } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { ingestionErrors } from './ingestion.ts'
import type { Asked, DoubleOperation, Setup, Stage, Told } from './stage.ts'
import { fine, forbidden, notFound } from './told.ts'

export const codeScanningOperations: readonly (readonly [string, DoubleOperation])[] = [
  ['POST /repos/{owner}/{repo}/code-scanning/sarifs', upload],
  ['GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}', status],
]

const compressedBytesAtMost = 10 * 1024 * 1024

function upload({ setup, state, history }: Stage, { body }: Asked): Told {
  const refusal = refusalOf(setup)
  if (refusal !== undefined) return refusal
  const ref = String(body.ref)
  if (ref.includes('/gh-readonly-queue/')) return notFound(`ref '${ref}' not found in this repository`)
  const commit = String(body.commit_sha)
  if (!isKnown(() => history.commit(commit))) return notFound(`commit not found: ${commit}`)
  const compressed = Buffer.from(String(body.sarif), 'base64')
  if (compressed.length > compressedBytesAtMost) return { status: 413, body: undefined }
  const sarif = parsed(compressed)
  if (sarif === undefined) return { status: 400, body: { message: 'Invalid SARIF. Expected gzip and JSON.' } }
  const id = randomUUID()
  state.uploads.push({ id, commit, ref, sarif, errors: ingestionErrors(sarif), polls: 0 })
  return { status: 202, body: { id, url: `https://github.test/sarifs/${id}` } }
}

function status({ setup, state }: Stage, { path }: Asked): Told {
  const found = state.uploads.find(({ id }) => id === path.sarif_id)
  if (found === undefined) return notFound()
  found.polls += 1
  if (found.polls <= setup.pendingPolls) return fine({ processing_status: 'pending' })
  if (found.errors.length === 0) return fine({ processing_status: 'complete' })
  return fine({ processing_status: 'failed', errors: found.errors })
}

function refusalOf(setup: Setup): Told | undefined {
  if (setup.isReadOnly) return forbidden()
  if (setup.visibility === 'public' || setup.hasCodeSecurity) return undefined
  return forbidden('Code Security must be enabled for this repository to use code scanning.')
}

function isKnown(look: () => unknown): boolean {
  try {
    look()
    return true
  } catch {
    return false
  }
}

function parsed(compressed: Buffer): unknown {
  try {
    return JSON.parse(gunzipSync(compressed).toString('utf8'))
  } catch {
    return undefined
  }
}
