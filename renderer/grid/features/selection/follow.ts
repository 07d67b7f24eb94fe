import type { Grid } from '../../engine/grid'
import { announcer } from '../../surface/announcer'
import { propsOf } from '../../surface/view-props'
import { cellsOf, rowsOf } from './state'
import { texts } from './texts'

/** Tells the listeners of the props and screen readers what is active and chosen; the function ends it. */
export function followSelection(grid: Grid): () => void {
  const [cells, rows] = [cellsOf(grid), rowsOf(grid)]
  let { edition } = rows
  const ends = [
    cells.moved.subscribe(() => {
      grid.get(announcer).say(describe(grid))
      propsOf(grid).onActive?.(grid.nameOf(cells.active))
    }),
    rows.changed.subscribe(() => {
      if (edition === rows.edition) return
      edition = rows.edition
      propsOf(grid).onSelect?.(rows.ids)
    }),
  ]
  return () => {
    for (const end of ends) end()
  }
}

/** The active cell, or the block that is chosen, in words. */
function describe(grid: Grid): string {
  const { active, block } = cellsOf(grid)
  if (active === undefined || block === undefined) return ''
  const { top, bottom, left, right } = block
  if (top !== bottom || left !== right) return texts.block(bottom - top + 1, right - left + 1)
  const [column, shown] = [grid.layout.columns[active.column]?.column, grid.shown(active.row)]
  const words = texts.cell(column?.title ?? '', grid.text(active), active.row + 1)
  const message = shown && column && grid.validation.message(shown.id, column.key)
  return message === undefined ? words : `${words} ${texts.invalid(message)}`
}
