import { type Row, VERSION } from '../../../model/source'
import type { RowStore } from '../../engine/row-store'
import type { RowId } from '../../engine/temporary-id'

/**
 * Of these fields, those that this user changed and that another user saved otherwise meanwhile. `open`: the field whose editor is
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
 * Takes in what another user saved, but for conflicting fields. While there are such, the row keeps its old version as well: a save
 * is refused by the server until they are decided, also where the user overlooked the prompt.
 */
export function mergeWithoutConflicts(store: RowStore, id: RowId, theirs: Row, conflicting: readonly string[]): void {
  const kept = new Set(conflicting.length === 0 ? [] : [VERSION, ...conflicting.flatMap(field => [field, `${field}_dictText`])])
  store.merge(id, Object.fromEntries(Object.entries(theirs).filter(([field]) => !kept.has(field))), store.indexOf(id))
}
