import type { Row } from '../model/source'

/** The selected rows in the order they were ticked, from the keys that are ticked now; rows of other pages are kept. */
export function selectedRows(
  before: readonly Row[],
  keys: readonly unknown[],
  shown: readonly Row[],
  keyOf: (row: Row) => string,
): readonly Row[] {
  const wanted = new Set(keys.map(String))
  const kept = before.filter(row => wanted.has(keyOf(row)))
  const known = new Set(kept.map(keyOf))
  return [...kept, ...shown.filter(row => wanted.has(keyOf(row)) && !known.has(keyOf(row)))]
}

/** A row and all that stand below it. */
export function withChildren(row: Row): Row[] {
  return [row, ...(Array.isArray(row.children) ? (row.children as Row[]).flatMap(withChildren) : [])]
}
