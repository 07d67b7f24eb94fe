import { type Row, VERSION } from '../../../model/source'
import type { RowStore } from '../../engine/row-store'
import type { RowId } from '../../engine/temporary-id'

/**
 * Of these fields, those that this person changed and that somebody else saved otherwise meanwhile. `open`: the field whose editor is
 * open, which counts as changed. Where the other left a field alone, or saved the same, nothing is to be decided.
 */
export function conflictingFields(store: RowStore, id: RowId, theirs: Row, fields: readonly string[], open?: string): readonly string[] {
  const mine = store.at(store.indexOf(id))
  if (mine === undefined) return []
  const base = store.marks.baseOf(mine, id)
  return fields.filter(
    field =>
      Object.hasOwn(theirs, field) &&
      (field === open || !Object.is(mine[field], base[field])) &&
      !Object.is(theirs[field], base[field]) &&
      !Object.is(theirs[field], mine[field]),
  )
}

/**
 * Takes in what somebody else saved, but for contested fields. While there are such, the row keeps its old version as well: a save
 * is refused by the server until they are decided, whoever overlooks what he was offered.
 */
export function mergeWithoutConflicts(store: RowStore, id: RowId, theirs: Row, contested: readonly string[]): void {
  const kept = new Set(contested.length === 0 ? [] : [VERSION, ...contested.flatMap(field => [field, `${field}_dictText`])])
  store.merge(id, Object.fromEntries(Object.entries(theirs).filter(([field]) => !kept.has(field))), store.indexOf(id))
}
