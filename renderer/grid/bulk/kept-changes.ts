import type { FieldModel } from '../../model/field'
import type { ChangeSet, Row } from '../../model/source'
import { VERSION } from '../core/contested'
import type { RowStore } from '../core/row-store'
import { type RowId, rowId } from '../core/temporary-id'
import { changeSet } from './change-set'

/** Unsaved changes as they are kept in the browser. */
export interface KeptChanges extends ChangeSet {
  /** Of changed rows, by key: what their changed fields held when they were read, and their version of then. */
  readonly read: Readonly<Record<RowId, Row>>
}

export const NO_CHANGES: KeptChanges = { added: [], changed: [], removed: [], read: {} }

/** What a save of the rows would send, and what had been read of it. */
export function keptChanges(store: RowStore, fields: readonly FieldModel[]): KeptChanges {
  const changes = changeSet(store, fields, false)
  const sent = new Map(changes.changed.map(row => [rowId(row, store.key), row]))
  const read: Record<RowId, Row> = {}
  for (const row of store.all()) {
    const id = store.idOf(row)
    const like = sent.get(id)
    if (like !== undefined) read[id] = fieldsOf(store.marks.baseOf(row, id), [...Object.keys(like), VERSION], store.key)
  }
  return { ...changes, read }
}

function fieldsOf(row: Row, names: readonly string[], key: string): Row {
  return Object.fromEntries(names.filter(name => name !== key && Object.hasOwn(row, name)).map(name => [name, row[name]]))
}

/** Both, the later over the earlier; a row that is removed later is changed no more. */
export function joinChanges(key: string, earlier: KeptChanges, later: KeptChanges): KeptChanges {
  const idOf = (row: Row) => rowId(row, key)
  const removed = new Map([...earlier.removed, ...later.removed].map(row => [idOf(row), row]))
  const changed = new Map<RowId, Row>()
  for (const row of [...earlier.changed, ...later.changed])
    if (!removed.has(idOf(row))) changed.set(idOf(row), { ...changed.get(idOf(row)), ...row })
  const read = Object.fromEntries([...changed.keys()].map(id => [id, { ...later.read[id], ...earlier.read[id] }]))
  return { added: [...earlier.added, ...later.added], changed: [...changed.values()], removed: [...removed.values()], read }
}
