/** The values that were asked for last. */
export interface Recent<Key, Value> {
  /** The value of a key; one that is not kept is made. A `make` that throws keeps nothing. */
  get(key: Key, make: () => Value): Value
}

/** Keeps `most` values at most; the one that was not asked for longest goes first. */
export function createRecent<Key, Value>(most: number): Recent<Key, Value> {
  const kept = new Map<Key, { readonly value: Value }>()
  return {
    get(key, make) {
      const found = kept.get(key) ?? { value: make() }
      kept.delete(key)
      kept.set(key, found)
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break
        kept.delete(oldest)
      }
      return found.value
    },
  }
}
