import type { GridDesk } from '../../surface/desk'
import { restyle } from '../../surface/set-css-text'

/** Keeps the open editor in the place of its cell, wherever that is scrolled: pinned cells stand still, others go below pinned ones. */
export function placeOverlay(desk: GridDesk): void {
  const { overlay, grid, painter } = desk
  if (overlay === undefined) return
  const at = grid.editing && desk.placeOf(grid.editing)
  const box = at && painter?.boxOf(at)
  if (box === undefined) return
  const { left, top, width, height, coverLeft, coverRight, frozen } = box
  const clip = coverLeft > 0 || coverRight > 0 ? `;clip-path:inset(-999px ${edge(coverRight)} -999px ${edge(coverLeft)})` : ''
  const css = `transform:translate(${left}px,${top}px);width:${width}px;min-height:${height}px${clip}${frozen ? ';z-index:6' : ''}`
  restyle(overlay, css)
}

/** What hangs over the cell is seen where no pinned column stands. */
const edge = (covered: number): string => (covered > 0 ? `${covered}px` : '-999px')
