import { texts as coreTexts } from '../../engine/texts'
import type { GridDesk, OpenMenu } from '../../surface/desk'
import { texts } from '../../surface/texts'
import { addRows, insertRow, moveRow, removeRows } from './row-changes'

/** Opens the menu of the active row; at the cell where no place is named. False where there is none. */
export function openRowMenu(desk: GridDesk, point?: { readonly x: number; readonly y: number }): boolean {
  const { grid, props } = desk
  const { active } = grid
  const items = active === undefined || props.contextMenu === false ? [] : rowItems(desk, active.row)
  if (items.length === 0 || active === undefined) return false
  desk.openMenu({ ...(point ?? under(desk)), title: texts.rowMenu, items })
  return true
}

function under({ input }: GridDesk): { x: number; y: number } {
  const box = input?.getBoundingClientRect()
  return { x: box?.left ?? 0, y: box?.bottom ?? 0 }
}

function rowItems(desk: GridDesk, at: number): OpenMenu['items'] {
  const { grid, props } = desk
  const shown = grid.shown(at)
  const own = shown === undefined ? [] : (props.menuItems?.(shown.row, shown.index) ?? [])
  if (!desk.changeable || shown === undefined) return own
  const { index } = shown
  const fixed = grid.view.arranged
  const built: OpenMenu['items'] = [
    { key: 'up', title: texts.up, disabled: fixed || index === 0, run: () => step(desk, -1) },
    { key: 'down', title: texts.down, disabled: fixed || index === grid.store.size - 1, run: () => step(desk, 1) },
    { key: 'insert', title: texts.insert, run: () => insertAfter(desk, at) },
    { key: 'remove', title: texts.remove, danger: true, disabled: grid.isDisabled(shown.row), run: () => remove(desk) },
  ]
  return own.length === 0 ? built : [...built, 'line', ...own]
}

/** Moves the active row; it stays the active one. */
function step(desk: GridDesk, by: number): void {
  const { grid } = desk
  const shown = grid.active && grid.shown(grid.active.row)
  if (shown === undefined) return
  moveBy(desk, shown.index, by)
  if (grid.active) desk.reveal(grid.active)
}

/** Moves a row up (negative) or down, and says where to. */
export function moveBy(desk: GridDesk, index: number, by: number): void {
  const { store } = desk.grid
  const { version } = store
  moveRow(desk.grid, index, by)
  if (store.version !== version) desk.tell(texts.movedTo(index + by + 1))
}

/** Removes rows, at once or once that is confirmed, and says how many. */
export function removeNamed(desk: GridDesk, ids: readonly string[]): void {
  const { grid, props } = desk
  const { onRemove } = props
  const said = (work: () => void) => {
    const { size } = grid.store
    work()
    if (grid.store.size < size) desk.tell(texts.removed(size - grid.store.size))
  }
  const told: typeof onRemove =
    onRemove && (event => onRemove({ ...event, ...(event.confirm && { confirm: () => said(event.confirm ?? nothing) }) }))
  said(() => removeRows(grid, ids, told, props.asyncRemove ?? false))
}

const nothing = () => undefined

/** One row behind another, at most once in 1500 ms; gives back its id. */
export function insertAfter(desk: GridDesk, at: number, row = {}): string | undefined {
  const { grid, props } = desk
  if (!desk.brake.pass()) {
    props.notify?.warning(coreTexts.tooFast)
    desk.say(coreTexts.tooFast)
    return undefined
  }
  const shown = grid.shown(at)
  const id = shown === undefined ? addRows(grid, [row])[0] : insertRow(grid, shown.index, row)
  const place = id === undefined ? -1 : grid.view.toShown(grid.store.indexOf(id, (shown?.index ?? 0) + 1))
  if (id !== undefined) desk.tell(texts.added(1))
  if (place >= 0) beginRow(desk, place)
  return id
}

/** Goes to where a new row is begun: its first cell that can be written in. */
export function beginRow(desk: GridDesk, row: number): void {
  const column = desk.grid.columns.findIndex((_, column) => desk.grid.canEdit({ row, column }))
  desk.go({ row, column: Math.max(column, 0) })
}

/** Removes the rows of the chosen cells. */
function remove(desk: GridDesk): void {
  const { grid } = desk
  const { block } = grid
  if (block === undefined) return
  const ids: string[] = []
  for (let row = block.top; row <= block.bottom; row++) {
    const shown = grid.shown(row)
    if (shown !== undefined && !grid.isDisabled(shown.row)) ids.push(shown.id)
  }
  removeNamed(desk, ids)
}
