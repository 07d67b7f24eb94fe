import type { Row } from '../../../model/source'
import type { Grid } from '../../engine/grid'
import { newRow } from '../../engine/new-row'
import type { RowId } from '../../engine/temporary-id'
import type { RemoveEvent } from '../../surface/props'
import { editingOf } from '../editing'

/** Milliseconds in which one row can be inserted. */
const INSERT_EVERY = 1500

/** Appends rows, by default one; gives back their ids. */
export function addRows(grid: Grid, rows: readonly Row[] = [{}]): readonly RowId[] {
  editingOf(grid).discardDraftRow()
  return grid.view.appending(() => grid.store.insert(rows.map(row => newRow(grid, row))))
}

/** Allows one insert in 1500 ms. */
export class InsertBrake {
  private last = Number.NEGATIVE_INFINITY

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** False when it is too early. */
  pass(): boolean {
    const now = this.now()
    if (now - this.last < INSERT_EVERY) return false
    this.last = now
    return true
  }
}

/** Places a row behind the one at that place of the store. */
export function insertRow(grid: Grid, index: number, row: Row = {}): RowId | undefined {
  return grid.store.insert([newRow(grid, row)], index + 1)[0]
}

/** Moves a row up (negative) or down; one at the end stays. */
export function moveRow(grid: Grid, index: number, by: number): void {
  const to = index + by
  if (to >= 0 && to < grid.store.size) grid.store.move([index], to)
}

/** Removes rows by their ids. Of rows that the server has `onRemove` is told; with `later` they leave when its `confirm` is called. */
export function removeRows(grid: Grid, ids: readonly RowId[], onRemove: ((event: RemoveEvent) => void) | undefined, later: boolean): void {
  const { store } = grid
  const indexes = placesOf(grid, ids)
  const known = indexes.filter(index => !store.marks.isAdded(store.idAt(index)))
  const rows = known.map(index => store.at(index)).filter(row => row !== undefined)
  const event = { rows, ids: rows.map(row => store.idOf(row)) }
  if (rows.length === 0 || !later || onRemove === undefined) {
    store.remove(indexes)
    if (rows.length > 0) onRemove?.(event)
    return
  }
  onRemove({ ...event, confirm: () => store.remove(placesOf(grid, ids)) })
}

/** The places of rows in one pass, which ends with the last of them; rows that are not there have none. */
function placesOf({ store }: Grid, ids: readonly RowId[]): readonly number[] {
  const wanted = new Set(ids)
  const places: number[] = []
  for (let index = 0; index < store.size && places.length < wanted.size; index++) if (wanted.has(store.idAt(index))) places.push(index)
  return places
}

/** The ids that a developer gave. Throws a `TypeError` where they are neither a text nor a list of texts. */
export function idsOf(ids: unknown): readonly RowId[] {
  if (typeof ids === 'string') return [ids]
  if (Array.isArray(ids) && ids.every(id => typeof id === 'string')) return ids
  throw new TypeError(`remove: found ${typeof ids}, expected a row id or a list of row ids`)
}
