import type { FieldModel } from '../../model/field'
import { type ChangeSet, MOST_CHANGES, type Row, VERSION } from '../../model/source'
import { gridChanges } from '../engine/output'
import type { RowStore } from '../engine/row-store'
import { sentNames } from '../fields/field-columns'

/**
 * What a save sends: of new rows their own fields, of changed ones those that differ (or all, where a source replaces whole
 * records), with key and version; removed ones as they were read.
 */
export function changeSet(store: RowStore, fields: readonly FieldModel[], whole: boolean, preset: Row = {}): ChangeSet {
  const names = sentNames(fields)
  const { added, changed } = gridChanges(store)
  const own = (row: Row) => Object.fromEntries(Object.entries(row).filter(([name, value]) => names.has(name) && value !== undefined))
  return {
    added: added.map(({ id, row }) => ({ key: id, row: { ...preset, ...own(row) } })),
    changed: changed.map(({ id, row }) => {
      const kept = whole ? row : Object.fromEntries(Object.entries(row).filter(([name]) => store.marks.isCellChanged(row, id, name)))
      const { [VERSION]: version } = store.marks.baseOf(row, id)
      const lock = version === undefined || version === null ? {} : { [VERSION]: version }
      // A cell that was emptied is told as null: what is absent stays as it is.
      const emptied = whole ? {} : nulls(store.marks.baseOf(row, id), row, names)
      return { ...emptied, ...own(kept), [store.key]: row[store.key], ...lock }
    }),
    removed: store.marks.removedRows,
  }
}

function nulls(base: Row, row: Row, names: ReadonlySet<string>): Row {
  const gone = Object.keys(base).filter(name => names.has(name) && (base[name] ?? null) !== null && (row[name] ?? null) === null)
  return Object.fromEntries(gone.map(name => [name, null]))
}

export const isEmptySet = ({ added, changed, removed }: ChangeSet): boolean => added.length + changed.length + removed.length === 0

/** Whether no server would take it as one. */
export const isTooLarge = (changes: ChangeSet): boolean =>
  [changes.added, changes.changed, changes.removed].some(rows => rows.length > MOST_CHANGES)
