/** The index of the bracket that closes the round one at `open`; the one after `last` when it is missing. */
export function closingOf(open: number, last: number, words: readonly string[]): number {
  let depth = 0
  for (let index = open; index <= last; index += 1) {
    if (words[index] === '(') depth += 1
    if (words[index] === ')') depth -= 1
    if (depth === 0) return index
  }
  return last + 1
}

/** The indices from `first` to `last` that stand in no bracket, without the brackets. */
export function outsideBrackets(first: number, last: number, words: readonly string[]): readonly number[] {
  const found: number[] = []
  let depth = 0
  for (let index = first; index <= last; index += 1) {
    const step = steps.get(words[index])
    if (step !== undefined) depth += step
    else if (depth === 0) found.push(index)
  }
  return found
}

const steps: ReadonlyMap<string | undefined, 1 | -1> = new Map([
  ['(', 1],
  ['[', 1],
  ['{', 1],
  [')', -1],
  [']', -1],
  ['}', -1],
])
