/** A deed that is done when it is first asked for, and then never again. */
export function remembered<T>(deed: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= deed()
    return answer
  }
}

/** The same for each name; what else the deed is given counts the first time only. */
export function rememberedByName<T, Others extends readonly unknown[]>(
  deed: (name: string, ...others: Others) => Promise<T>,
): (name: string, ...others: Others) => Promise<T> {
  const answers = new Map<string, Promise<T>>()
  return (name, ...others) => {
    const answer = answers.get(name) ?? deed(name, ...others)
    answers.set(name, answer)
    return answer
  }
}
