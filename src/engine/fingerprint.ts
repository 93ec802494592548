import type { Fingerprint } from '../domain/weakness.ts'
import type { Digest } from '../ports/digest.ts'
import type { Defect } from './merge-findings.ts'

/**
 * The identity of each defect of one side: class, contract, function signature and normalised statement, with a number
 * that tells equal ones apart in the order of the text. Lines, paths, comments and formatting play no part.
 */
export function fingerprintsOf(defects: readonly Defect[], digest: Digest): (defect: Defect) => Fingerprint {
  const counts = new Map<string, number>()
  const occurrences = new Map<Defect, number>()
  for (const defect of defects) {
    const key = JSON.stringify(identityOf(defect))
    const occurrence = (counts.get(key) ?? 0) + 1
    counts.set(key, occurrence)
    occurrences.set(defect, occurrence)
  }
  return (defect) =>
    digest.sha256(JSON.stringify([...identityOf(defect), occurrences.get(defect)])) as Fingerprint
}

function identityOf({ class: id, anchor }: Defect): readonly (string | null)[] {
  return [id, anchor.contract, anchor.function, anchor.statement]
}
