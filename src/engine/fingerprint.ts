import type { Fingerprint } from '../domain/weakness.ts'
import type { Digest } from '../ports/digest.ts'
import type { Defect } from './merge-findings.ts'

/**
 * The identity of each defect of one side: class, contract, function signature and normalised statement, with a number
 * that tells equal ones apart in the order of the text. Lines, paths, comments and formatting play no part.
 */
export function fingerprintsOf(defects: readonly Defect[], digest: Digest): ReadonlyMap<Defect, Fingerprint> {
  const counts = new Map<string, number>()
  const fingerprints = new Map<Defect, Fingerprint>()
  for (const defect of defects) {
    const { contract, function: signature, statement } = defect.anchor
    const identity = [defect.class, contract, signature, statement]
    const key = JSON.stringify(identity)
    const occurrence = (counts.get(key) ?? 0) + 1
    counts.set(key, occurrence)
    fingerprints.set(defect, digest.sha256(JSON.stringify([...identity, occurrence])) as Fingerprint)
  }
  return fingerprints
}
