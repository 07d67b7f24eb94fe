/** Puts a value into a cache as the one that was used last, and takes out the one that was used the longest ago where there are more than `most`. */
export function keep<Kept, One extends Kept>(kept: Map<string, Kept>, most: number, key: string, value: One): One {
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  return value
}
