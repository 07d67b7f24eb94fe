import type { FieldModel } from '../../model/field'
import { type ChangeSet, type Row, VERSION } from '../../model/source'
import type { RowStore } from '../engine/row-store'
import { type RowId, rowId } from '../engine/temporary-id'
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

/** Both, the later over the earlier: a row that is removed later is changed no more, one that is changed later is there. */
export function joinChanges(key: string, earlier: KeptChanges, later: KeptChanges): KeptChanges {
  const byId = (rows: readonly Row[]) => new Map(rows.map(row => [rowId(row, key), row]))
  const [changedLater, removedLater] = [byId(later.changed), byId(later.removed)]
  const changed = byId(earlier.changed)
  for (const id of removedLater.keys()) changed.delete(id)
  for (const [id, row] of changedLater) changed.set(id, { ...changed.get(id), ...row })
  const removed = new Map([...byId(earlier.removed), ...removedLater])
  for (const id of changedLater.keys()) removed.delete(id)
  const read = Object.fromEntries([...changed.keys()].map(id => [id, { ...later.read[id], ...earlier.read[id] }]))
  return { added: [...earlier.added, ...later.added], changed: [...changed.values()], removed: [...removed.values()], read }
}
