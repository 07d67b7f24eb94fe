import type { Grid } from '../../engine/grid'
import type { GridKey, KeyBinding } from '../../surface/keys'
import type { GridPress } from '../../surface/pointer'
import { cellsOf, goTo } from '../selection'

export const foldingKeys: readonly KeyBinding[] = [{ keys: ['ArrowLeft', 'ArrowRight'], modes: ['closed', 'typed'], run: foldByKey }]

/** In the first column the arrows open rows and close them before they move; from a row of a tree that is closed, up to the one above it. */
function foldByKey(grid: Grid, { key, shiftKey }: GridKey): boolean {
  const { folding } = grid.settings
  const { active } = cellsOf(grid)
  if (folding === undefined || active?.column !== 0 || shiftKey) return false
  const shown = grid.shown(active.row)
  if (shown === undefined) return false
  const { row, index } = shown
  const opens = key === 'ArrowRight'
  if (folding.stateOf(row, index) === (opens ? 'closed' : 'open')) {
    folding.toggle(row, index)
    return true
  }
  if (opens || folding.levelOf === undefined) return false
  const level = folding.levelOf(row, index)
  let above = active.row - 1
  for (let each = grid.shown(above); each !== undefined && folding.levelOf(each.row, each.index) >= level; each = grid.shown(above)) above--
  if (above < 0) return false
  goTo(grid, { row: above, column: 0 })
  return true
}

/** The mark of a row that opens. */
export function clickMark(grid: Grid, { event, at }: GridPress): void {
  if (at === undefined || !(event.target instanceof Element) || !event.target.closest('.weft-grid-fold')) return
  const shown = grid.shown(at.row)
  if (shown !== undefined) grid.settings.folding?.toggle(shown.row, shown.index)
}
