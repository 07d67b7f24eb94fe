import type { Grid } from '../../engine/grid'
import type { GridPress, PressResult } from '../../surface/pointer'
import { setCssText } from '../../surface/set-css-text'
import { type SurfaceElements, surfaceOf } from '../../surface/surface'
import { propsOf } from '../../surface/view-props'
import { editingOf } from '../editing'
import { cellsOf } from '../selection'
import { fillCells, fillTarget } from './commands'
import { fillTargetOf } from './state'

/** Puts the fill handle at the corner of the chosen block; the function takes it away. */
export function mountHandle(grid: Grid, { layer }: SurfaceElements): () => void {
  const handle = document.createElement('div')
  handle.className = 'weft-grid-fill'
  layer.append(handle)
  const end = surfaceOf(grid).onPaint(() => setCssText(handle, placeOfHandle(grid)))
  return () => {
    end()
    handle.remove()
  }
}

function placeOfHandle(grid: Grid): string {
  const { block } = cellsOf(grid)
  const box = block && !propsOf(grid).readOnly ? surfaceOf(grid).painter?.boxOf({ row: block.bottom, column: block.right }) : undefined
  if (box === undefined) return ''
  // What is not to be seen keeps its place: taking its box away and giving it one again would have the page laid out.
  const unseen = editingOf(grid).open !== undefined || box.coverRight > 0 || box.coverLeft > box.width
  const front = box.frozen ? ';z-index:7' : ''
  const place = `display:block;transform:translate(${box.left + box.width - 5}px,${box.top + box.height - 5}px)${front}`
  return unseen ? `${place};visibility:hidden` : place
}

/** A drag of the handle fills the cells that it covers. */
export function pressHandle(grid: Grid, { event }: GridPress): PressResult {
  if (!(event.target instanceof Element) || !event.target.closest('.weft-grid-fill')) return undefined
  const { block } = cellsOf(grid)
  if (block === undefined || propsOf(grid).readOnly) return 'ignored'
  event.preventDefault()
  const target = fillTargetOf(grid)
  return {
    move: to => to.column >= 0 && target.aim(fillTarget(block, to)),
    drop: () => {
      const aimed = target.block
      target.aim(undefined)
      if (aimed) fillCells(grid, block, aimed)
    },
    cancel: () => target.aim(undefined),
  }
}
