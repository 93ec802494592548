/**
 * Seconds that the analyzers alone would have taken: their steps, as long as each took, one after the other in their
 * order on so many cores.
 */
export function chainOf(audit, cores) {
  const lanes = Array.from({ length: cores }, () => 0)
  for (const { seconds } of audit.outcomes) {
    const next = lanes.indexOf(Math.min(...lanes))
    lanes[next] += seconds
  }
  return Math.max(...lanes)
}
