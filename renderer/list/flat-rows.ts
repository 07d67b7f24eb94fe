import type { Row } from '../model/source'
import { isPlaceholder } from './placeholder'

/** The rows of a tree that are seen, one below the other. */
export interface FlatRows {
  readonly rows: readonly Row[]
  /** How deep a row stands, from 0, and whether others stand below it; by its key. */
  readonly places: ReadonlyMap<string, { readonly level: number; readonly parent: boolean }>
}

/** Rows with those below the open ones behind them. */
export function flatRows(rows: readonly Row[], isOpen: (key: string) => boolean, keyOf: (row: Row) => string): FlatRows {
  const flat: Row[] = []
  const places = new Map<string, { level: number; parent: boolean }>()
  const add = (level: number) => (row: Row) => {
    const below = Array.isArray(row.children) ? (row.children as Row[]) : []
    const key = keyOf(row)
    flat.push(row)
    places.set(key, { level, parent: below.length > 0 && !isPlaceholder(row) })
    if (isOpen(key)) below.forEach(add(level + 1))
  }
  rows.forEach(add(0))
  return { rows: flat, places }
}
