import type { Grid } from '../../engine/grid'
import { gridState } from '../../engine/grid-state'
import type { ShownRow } from '../../engine/shown-row'
import type { RowId } from '../../engine/temporary-id'
import { report, say } from '../../surface/announcer'
import { featuresOf } from '../../surface/feature'
import type { GridPress } from '../../surface/pointer'
import { joinEntries, type MenuEntries, openMenu } from '../../surface/popup-menu'
import type { RemoveEvent } from '../../surface/props'
import { surfaceOf } from '../../surface/surface'
import { texts as common } from '../../surface/texts'
import { areRowsChangeable, propsOf } from '../../surface/view-props'
import { editingOf } from '../editing'
import { cellsOf, goTo } from '../selection'
import { addRows, InsertBrake, insertRow, moveRow, removeRows } from './row-changes'
import { texts } from './texts'

const insertBrake = gridState('insert brake', () => new InsertBrake())

/** Opens the menu of the active row; at the cell where no place is named. False where there is none. */
export function openRowMenu(grid: Grid, point?: { readonly x: number; readonly y: number }): boolean {
  const { active } = cellsOf(grid)
  const shown = active && grid.shown(active.row)
  if (active === undefined || shown === undefined || propsOf(grid).contextMenu === false) return false
  const items = joinEntries(featuresOf(grid).map(({ rowMenu }) => rowMenu?.(grid, shown, active.row) ?? []))
  if (items.length === 0) return false
  openMenu(grid, { ...(point ?? belowInput(grid)), title: texts.rowMenu, items })
  return true
}

function belowInput(grid: Grid): { readonly x: number; readonly y: number } {
  const box = surfaceOf(grid).input?.getBoundingClientRect()
  return { x: box?.left ?? 0, y: box?.bottom ?? 0 }
}

/** The right button opens the menu of its row, which becomes active unless it is part of the chosen block. */
export function openByPointer(grid: Grid, { event, at, busy }: GridPress): boolean {
  if (at === undefined || busy || !editingOf(grid).commit()) return false
  const { block } = cellsOf(grid)
  const inside = block !== undefined && at.row >= block.top && at.row <= block.bottom
  if (!inside || at.column < 0) cellsOf(grid).activate({ row: at.row, column: Math.max(0, at.column) })
  surfaceOf(grid).focus()
  return openRowMenu(grid, { x: event.clientX, y: event.clientY })
}

/** Moving, inserting and removing rows, and behind that what the developer added. */
export function rowEntries(grid: Grid, { row, index }: ShownRow, at: number): MenuEntries {
  const own = propsOf(grid).menuItems?.(row, index) ?? []
  if (!areRowsChangeable(grid)) return own
  const fixed = grid.view.arranged
  const built: MenuEntries = [
    { key: 'up', title: texts.up, disabled: fixed || index === 0, run: () => moveActive(grid, -1) },
    { key: 'down', title: texts.down, disabled: fixed || index === grid.store.size - 1, run: () => moveActive(grid, 1) },
    { key: 'insert', title: texts.insert, run: () => insertAfter(grid, at) },
    { key: 'remove', title: texts.remove, danger: true, disabled: grid.isDisabled(row), run: () => removeChosen(grid) },
  ]
  return joinEntries([built, own])
}

/** Moves the active row; it stays the active one. */
function moveActive(grid: Grid, by: number): void {
  const { active } = cellsOf(grid)
  const shown = active && grid.shown(active.row)
  if (shown === undefined) return
  moveBy(grid, shown.index, by)
  const { active: now } = cellsOf(grid)
  if (now) surfaceOf(grid).reveal(now)
}

/** Moves a row up (negative) or down, and reports where to. */
export function moveBy(grid: Grid, index: number, by: number): void {
  const { version } = grid.store
  moveRow(grid, index, by)
  if (grid.store.version !== version) report(grid, texts.movedTo(index + by + 1))
}

/** Removes rows, at once or once that is confirmed, and reports how many. */
export function removeNamed(grid: Grid, ids: readonly RowId[]): void {
  const { onRemove, asyncRemove = false } = propsOf(grid)
  const reported = (work: () => void) => () => {
    const { size } = grid.store
    work()
    if (grid.store.size < size) report(grid, texts.removed(size - grid.store.size))
  }
  const handle = onRemove && ((event: RemoveEvent) => onRemove({ ...event, ...(event.confirm && { confirm: reported(event.confirm) }) }))
  reported(() => removeRows(grid, ids, handle, asyncRemove))()
}

/** Inserts one row behind another, at most once in 1500 ms; gives back its id. */
export function insertAfter(grid: Grid, at: number, row = {}): RowId | undefined {
  if (!grid.get(insertBrake).pass()) {
    propsOf(grid).notify?.warning(texts.tooFast)
    say(grid, texts.tooFast)
    return undefined
  }
  const shown = grid.shown(at)
  const id = shown === undefined ? addRows(grid, [row])[0] : insertRow(grid, shown.index, row)
  const place = id === undefined ? -1 : grid.view.toShown(grid.store.indexOf(id, (shown?.index ?? 0) + 1))
  if (id !== undefined) report(grid, common.added(1))
  if (place >= 0) beginRow(grid, place)
  return id
}

/** Goes to where a new row is begun: its first cell that can be written in. */
export function beginRow(grid: Grid, row: number): void {
  const column = grid.columns.findIndex((_, column) => grid.canEdit({ row, column }))
  goTo(grid, { row, column: Math.max(column, 0) })
}

/** Removes the rows of the chosen cells. */
function removeChosen(grid: Grid): void {
  const { block } = cellsOf(grid)
  if (block === undefined) return
  const ids: RowId[] = []
  for (let row = block.top; row <= block.bottom; row++) {
    const shown = grid.shown(row)
    if (shown !== undefined && !grid.isDisabled(shown.row)) ids.push(shown.id)
  }
  removeNamed(grid, ids)
}
