/** The value of a key, made when first asked for. */
export function remember<K, V>(memory: Map<K, V>, key: K, make: () => V): V {
  const known = memory.get(key)
  if (known !== undefined) return known
  const made = make()
  memory.set(key, made)
  return made
}
