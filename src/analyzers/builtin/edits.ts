/** Whether a word becomes another by putting in, taking out or changing at most so many letters. */
export function isWithinEdits(one: string, other: string, most: number): boolean {
  if (one === other) return true
  if (most === 0) return false
  const same = [...one].findIndex((letter, at) => letter !== other.charAt(at))
  const from = same === -1 ? one.length : same
  const [left, right] = [one.slice(from), other.slice(from)]
  return (
    isWithinEdits(left.slice(1), right, most - 1) ||
    isWithinEdits(left, right.slice(1), most - 1) ||
    isWithinEdits(left.slice(1), right.slice(1), most - 1)
  )
}
