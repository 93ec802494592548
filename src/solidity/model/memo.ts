/** A function that computes its answer once per key and forgets it with the key. */
export function remember<Key extends object, Answer>(compute: (key: Key) => Answer): (key: Key) => Answer {
  const answers = new WeakMap<Key, { readonly answer: Answer }>()
  return (key) => {
    const known = answers.get(key)
    if (known !== undefined) return known.answer
    const answer = compute(key)
    answers.set(key, { answer })
    return answer
  }
}
