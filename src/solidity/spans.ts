/** The index of the last of the sorted `starts` that is not beyond `offset`; -1 when all are. */
export function lastAtOrBefore(starts: readonly number[], offset: number): number {
  let low = -1
  let high = starts.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (Number(starts[middle]) <= offset) low = middle
    else high = middle
  }
  return low
}
