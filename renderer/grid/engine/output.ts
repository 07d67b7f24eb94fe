import type { Row } from '../../model/source'
import type { RowStore } from './row-store'
import { isTemporary, type RowId, withoutTemporaryId } from './temporary-id'

/** What a save sends: whole new rows, and of the others what differs, with the version that was read. */
export interface GridChanges {
  /** With the temporary id by which the answer is told apart. */
  readonly added: readonly { readonly id: RowId; readonly row: Row }[]
  readonly changed: readonly { readonly id: RowId; readonly row: Row }[]
  readonly removed: readonly RowId[]
}

/** Every row as it stands but one in which nothing was entered yet, without temporary ids, with the order field counted. */
export function gridValues(store: RowStore): readonly Row[] {
  const { draftRowId } = store.marks
  const rows = store.all().map((row, index) => withoutTemporaryId(withOrder(store, row, index), store.key))
  return draftRowId === undefined ? rows : rows.filter((_, index) => store.idAt(index) !== draftRowId)
}

/** What differs from what the server has. */
export function gridChanges(store: RowStore): GridChanges {
  const added: { id: RowId; row: Row }[] = []
  const changed: { id: RowId; row: Row }[] = []
  store.all().forEach((row, index) => {
    const id = store.idOf(row)
    if (id === store.marks.draftRowId) return
    const whole = withOrder(store, row, index)
    if (store.marks.isAdded(id)) added.push({ id, row: withoutTemporaryId(whole, store.key) })
    else if (store.marks.isChanged(id) || whole !== row) changed.push({ id, row: whole })
  })
  return { added, changed, removed: store.marks.removedIds.filter(id => !isTemporary(id)) }
}

function withOrder(store: RowStore, row: Row, index: number): Row {
  const { orderField } = store
  if (orderField === undefined || !store.isCounted || row[orderField] === index + 1) return row
  return { ...row, [orderField]: index + 1 }
}
