import type { Row } from '../../../model/source'
import type { GridController } from '../../engine/grid-controller'
import type { RowId } from '../../engine/temporary-id'

/** Milliseconds in which one row can be inserted. */
const INSERT_EVERY = 1500

/** What a new row holds before anything is typed. */
export function newRow(grid: GridController, given: Row = {}): Row {
  const row: { [key: string]: unknown } = {}
  for (const { key, initial } of grid.columns) {
    const value = initial?.()
    if (value !== undefined) row[key] = value
  }
  return filledRow(grid, Object.assign(row, grid.settings.newRow?.(), given))
}

/** A row that is not in the grid yet with what expressions make of it; itself where there are none. */
export function filledRow(grid: GridController, row: Row): Row {
  let filled = row
  for (const column of grid.columns)
    if (column.compute !== undefined) filled = { ...filled, [column.key]: grid.cellsOf(column).wire(filled, 0) }
  return filled
}

/** Appends rows, by default one; gives back their ids. */
export function addRows(grid: GridController, rows: readonly Row[] = [{}]): readonly RowId[] {
  grid.settle()
  return grid.view.appending(() => grid.store.insert(rows.map(row => newRow(grid, row))))
}

/** Appends a row that leaves again where nothing is entered in it. */
export function beginLine(grid: GridController): void {
  grid.view.appending(() => grid.store.begin(newRow(grid)))
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
export function insertRow(grid: GridController, index: number, row: Row = {}): RowId | undefined {
  return grid.store.insert([newRow(grid, row)], index + 1)[0]
}

/** Moves a row up (negative) or down; one at the end stays. */
export function moveRow(grid: GridController, index: number, by: number): void {
  const to = index + by
  if (to >= 0 && to < grid.store.size) grid.store.move([index], to)
}

/** Removes rows by their ids. Rows that the server has leave with a word, or when `confirm` of it is called. */
export function removeRows(
  grid: GridController,
  ids: readonly RowId[],
  told: ((event: { rows: readonly Row[]; ids: readonly RowId[]; confirm?: () => void }) => void) | undefined,
  later: boolean,
): void {
  const { store } = grid
  const indexes = placesOf(grid, ids)
  const known = indexes.filter(index => !store.marks.isAdded(store.idAt(index)))
  const rows = known.map(index => store.at(index)).filter(row => row !== undefined)
  const event = { rows, ids: rows.map(row => store.idOf(row)) }
  if (rows.length === 0 || !later || told === undefined) {
    store.remove(indexes)
    if (rows.length > 0) told?.(event)
    return
  }
  told({ ...event, confirm: () => store.remove(placesOf(grid, ids)) })
}

/** The places of rows in one pass, which ends with the last of them; rows that are not there have none. */
export function placesOf({ store }: GridController, ids: readonly RowId[]): readonly number[] {
  const wanted = new Set(ids)
  const places: number[] = []
  for (let index = 0; index < store.size && places.length < wanted.size; index++) if (wanted.has(store.idAt(index))) places.push(index)
  return places
}

/** A developer's mistake is told where it was made. */
export function idsOf(ids: unknown): readonly RowId[] {
  if (typeof ids === 'string') return [ids]
  if (Array.isArray(ids) && ids.every(id => typeof id === 'string')) return ids
  throw new TypeError(`remove: found ${typeof ids}, expected a row id or a list of row ids`)
}

/** Chooses every row that can be chosen, or none when all are. Rows of other pages of a list stay as they are. */
export function toggleAll(grid: GridController): void {
  const { selection, settings } = grid
  const ids = choosable(grid)
  const every = ids.length > 0 && ids.every(id => selection.has(id))
  if (!settings.list) selection.set(every ? [] : ids)
  else if (every) selection.forget(ids)
  else selection.add(ids)
  grid.chosen.tell()
  grid.painted.tell()
}

/** `all`: every row that can be chosen is; `some`: at least one. */
export function choiceState(grid: GridController): 'none' | 'some' | 'all' {
  if (grid.selection.size === 0) return 'none'
  if (grid.settings.list) return choiceAmong(grid, choosable(grid))
  if (grid.selection.size < grid.view.size && grid.settings.isRowDisabled === undefined) return 'some'
  return choosable(grid).every(id => grid.selection.has(id)) ? 'all' : 'some'
}

function choiceAmong({ selection }: GridController, ids: readonly RowId[]): 'none' | 'some' | 'all' {
  const count = ids.filter(id => selection.has(id)).length
  return count === 0 ? 'none' : count === ids.length ? 'all' : 'some'
}

/** Chooses a row or lets it go. `through`: all from the one whose box was used last. */
export function toggleRow(grid: GridController, at: number, through = false): void {
  const { selection } = grid
  const shown = grid.shown(at)
  if (shown === undefined || selection.kind === 'none' || grid.isDisabled(shown.row)) return
  const from = selection.anchor === undefined || !through ? -1 : grid.view.toShown(grid.store.indexOf(selection.anchor, shown.index))
  if (from < 0 || selection.kind === 'radio') selection.toggle(shown.id)
  else {
    const ids: RowId[] = []
    for (let row = Math.min(from, at); row <= Math.max(from, at); row++) {
      const each = grid.shown(row)
      if (each !== undefined && !grid.isDisabled(each.row)) ids.push(each.id)
    }
    selection.add(ids)
  }
  grid.chosen.tell()
  grid.painted.tell()
}

function choosable(grid: GridController): readonly RowId[] {
  const ids: RowId[] = []
  for (let at = 0; at < grid.view.size; at++) {
    const shown = grid.shown(at)
    if (shown !== undefined && !grid.isDisabled(shown.row)) ids.push(shown.id)
  }
  return ids
}
