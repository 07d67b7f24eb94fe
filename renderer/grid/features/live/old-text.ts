import type { Grid } from '../../engine/grid'
import type { CellName } from '../../engine/shown-row'
import { surfaceOf } from '../../surface/surface'

/** Milliseconds for which the old text of a cell lies above it. */
const SHOWN_FOR = 1400

/** Shows what stood in a cell before, for a moment. */
export function showOldText(grid: Grid, cell: CellName, text: string): void {
  const at = grid.placeOf(cell)
  const { painter, layer } = surfaceOf(grid)
  const box = at && painter?.boxOf(at)
  if (box === undefined) return
  const old = document.createElement('div')
  old.className = 'weft-grid-reload'
  old.textContent = text
  old.style.cssText = `transform:translate(${box.left}px,${box.top}px);width:${box.width}px;height:${box.height}px;display:block`
  layer?.append(old)
  setTimeout(() => old.remove(), SHOWN_FOR)
}
