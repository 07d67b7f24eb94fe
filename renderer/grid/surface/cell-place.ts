import type { RowStore } from '../engine/row-store'
import type { RowId } from '../engine/temporary-id'

const names = new WeakMap<RowStore, string>()
let count = 0

/** A key of a cell that lasts as long as its row: under it a file on its way is found again. */
export function cellPlace(store: RowStore, id: RowId, key: string): string {
  const name = names.get(store) ?? `grid${++count}`
  names.set(store, name)
  return JSON.stringify([name, store.firstId(id), key])
}
