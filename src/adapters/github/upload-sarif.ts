import type { CodeHost, SarifStatus, SarifUpload } from '../../ports/code-host.ts'

/** What became of an upload, and the line that says so. */
export interface Uploaded {
  readonly kind: 'complete' | 'pending' | 'rejected' | 'refused'
  readonly line: string
}

const pollDelaysMs = [500, 2_000, 5_000, 10_000, 20_000, 40_000]

/** Uploads to code scanning and waits until it was taken in. Never throws; the verdict does not depend on it. */
export async function uploadSarif(
  host: CodeHost,
  upload: SarifUpload,
  sleep: (ms: number) => Promise<void>,
): Promise<Uploaded> {
  try {
    const receipt = await host.uploadSarif(upload)
    if (!receipt.ok) return { kind: 'refused', line: `Code scanning: not uploaded. ${receipt.explanation}` }
    return await follow(host, receipt.value, sleep)
  } catch (error) {
    return { kind: 'refused', line: `Code scanning: not uploaded. ${String(error)}` }
  }
}

async function follow(host: CodeHost, id: string, sleep: (ms: number) => Promise<void>): Promise<Uploaded> {
  let doubt = 'GitHub is still working on it'
  for (const delayMs of pollDelaysMs) {
    await sleep(delayMs)
    const status = await host.sarifStatus(id)
    if (status.ok && status.value.kind !== 'pending') return settled(status.value)
    if (status.ok) continue
    doubt = status.explanation
    if (status.reason !== 'unreachable' && status.reason !== 'rate-limited') break
  }
  return {
    kind: 'pending',
    line: `Code scanning: uploaded as ${id}; not known whether it was taken in: ${doubt}`,
  }
}

function settled(status: Exclude<SarifStatus, { kind: 'pending' }>): Uploaded {
  if (status.kind === 'complete') return { kind: 'complete', line: 'Code scanning: uploaded.' }
  const errors = status.errors.length === 0 ? 'no reason given' : status.errors.join('; ')
  return { kind: 'rejected', line: `Code scanning: GitHub rejected the SARIF: ${errors}` }
}
