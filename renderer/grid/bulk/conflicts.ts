import { AUDIT_FIELDS } from '../../model/entity'
import type { FieldModel } from '../../model/field'
import { type Row, type RowOutcome, VERSION } from '../../model/source'
import type { Side } from '../../ui/sides/side'
import type { RowStore } from '../engine/row-store'
import type { RowId } from '../engine/temporary-id'
import { conflictingFields, mergeWithoutConflicts } from '../features/live/connection'

/** A cell that this user and another user have both changed, or that only the other did in a row which this one removed. */
export interface CellConflict {
  readonly id: RowId
  /** How users call the row. */
  readonly name: string
  readonly field: FieldModel
  /** Rows for the cells to read: with this user's value, and with the other's. */
  readonly mine: Row
  readonly theirs: Row
}

/** A row that another user removed while this user changed it. */
export interface GoneRow {
  readonly id: RowId
  readonly name: string
}

export interface Conflicts {
  readonly cells: readonly CellConflict[]
  /** Rows that this user removed and another user changed. */
  readonly removed: readonly { readonly id: RowId; readonly name: string; readonly row: Row }[]
  readonly gone: readonly GoneRow[]
}

/** What users call a row: the text of its first field, else its number. */
export function rowName(store: RowStore, fields: readonly FieldModel[], id: RowId, row: Row | undefined): string {
  const first = fields.find(field => typeof row?.[field.name] === 'string' && row[field.name] !== '')
  const index = store.indexOf(id)
  const number = index < 0 ? '' : `${index + 1} `
  return `${number}${first === undefined ? '' : String(row?.[first.name])}`.trim()
}

/**
 * Takes in what others did to rows that a save was refused for: what this user did not touch is theirs at once, what both
 * changed is to be decided, and met again by the next save until it is.
 */
export function meetOthers(store: RowStore, fields: readonly FieldModel[], rows: readonly RowOutcome[]): Conflicts {
  const cells: CellConflict[] = []
  const removed: { id: RowId; name: string; row: Row }[] = []
  const gone: GoneRow[] = []
  for (const { key, outcome, row } of rows) {
    const mine = store.at(store.indexOf(key))
    const name = rowName(store, fields, key, mine ?? row)
    if (outcome === 'gone') gone.push({ id: key, name })
    else if (outcome === 'stale' && row !== undefined && mine === undefined) removed.push({ id: key, name, row })
    else if (outcome === 'stale' && row !== undefined && mine !== undefined) {
      const contested = conflictingFields(
        store,
        key,
        row,
        fields.map(field => field.name),
      )
      mergeWithoutConflicts(store, key, row, contested)
      const both = fields.filter(field => contested.includes(field.name))
      cells.push(...both.map(field => ({ id: key, name, field, mine, theirs: row })))
    }
  }
  return { cells, removed, gone }
}

/** What a server writes itself: a row that comes back as a new one begins without it. */
const GIVEN: ReadonlySet<string> = new Set([VERSION, ...AUDIT_FIELDS])

/** Does as the user decided: cells take the other value, or stay; a lost row comes back as a new one, or goes. */
export function settle(store: RowStore, conflicts: Conflicts, sides: ReadonlyMap<string, Side>): void {
  for (const [id, theirs] of new Map(conflicts.cells.map(cell => [cell.id, cell.theirs]))) store.merge(id, theirs)
  for (const conflict of conflicts.cells) {
    const index = store.indexOf(conflict.id)
    if (index < 0 || sides.get(conflictKey(conflict)) !== 'theirs') continue
    store.edit([{ index, values: { [conflict.field.name]: conflict.theirs[conflict.field.name] } }])
  }
  for (const { id } of conflicts.gone) {
    const index = store.indexOf(id)
    const row = store.at(index)
    store.drop(id)
    if (row === undefined || sides.get(id) === 'theirs') continue
    store.insert([Object.fromEntries(Object.entries(row).filter(([name]) => name !== store.key && !GIVEN.has(name)))], index)
  }
  for (const { id, row } of conflicts.removed) store.restoreDeletedRow(row, sides.get(id) !== 'theirs')
}

export const conflictKey = ({ id, field }: CellConflict): string => JSON.stringify([id, field.name])
