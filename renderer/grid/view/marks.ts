import type { Grid } from '../engine/grid'
import { fillTargetOf } from '../features/fill'
import { cellsOf, rowsOf } from '../features/selection'
import type { PaintMarks } from '../painter/paint-marks'

/** What features have the painter mark. */
export function gridMarks(grid: Grid): PaintMarks {
  const [cells, rows, target] = [cellsOf(grid), rowsOf(grid), fillTargetOf(grid)]
  return {
    get active() {
      return cells.active
    },
    get chosen() {
      return cells.wideBlock
    },
    get target() {
      return target.block
    },
    choosesRows: rows.kind !== 'none',
    isChosen: id => rows.has(id),
  }
}
