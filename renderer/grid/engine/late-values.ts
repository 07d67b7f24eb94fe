import type { Row } from '../../model/source'
import type { RowStore } from './row-store'
import type { RowId } from './temporary-id'

/**
 * Gives a row values that took their time, such as a file: at once, or where the row was removed meanwhile as soon as that is taken back.
 * They are given up when all rows are others.
 */
export function putLate(store: RowStore, id: RowId, values: Row, near = 0): void {
  const index = store.indexOf(id, near)
  if (index >= 0) {
    store.edit([{ index, values }])
    return
  }
  const end = store.subscribe(({ steps, renamed }) => {
    if (steps === undefined && renamed === undefined) end()
    if (!steps?.some(({ step }) => step === 'place') || store.indexOf(id, near) < 0) return
    end()
    // Every other listener of the row hears that it is there before it changes.
    queueMicrotask(() => putLate(store, id, values, near))
  })
}
