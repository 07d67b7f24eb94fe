import type { Grid } from '../../engine/grid'
import type { GridFeature, GridLead } from '../../surface/feature'
import type { GridPress, PressResult } from '../../surface/pointer'
import { editingOf } from '../editing'
import { cellsOf } from '../selection'
import { texts } from './texts'

declare module '../../surface/props' {
  interface DataGridProps {
    /** A column that numbers the rows. Default false. */
    readonly rowNumber?: boolean
  }
}

const numbers: GridLead = {
  kind: 'rowNumber',
  width: 52,
  narrowWidth: 32,
  Head: () => texts.rowNumber,
  make: () => document.createTextNode(''),
  painter(grid, cell) {
    const digits = cell.firstChild as Text
    let painted = -1
    return ({ at }) => {
      const number = at + 1 + (grid.settings.countedBefore ?? 0)
      if (number === painted) return
      painted = number
      digits.data = String(number)
    }
  },
}

/** A press on a number chooses the cells of its row, and a drag those of all rows on its way. */
function pressNumber(grid: Grid, { event, at, lead }: GridPress): PressResult {
  if (lead !== 'rowNumber' || at === undefined) return undefined
  const cells = cellsOf(grid)
  const last = grid.size.columns - 1
  const from = event.shiftKey && cells.range ? cells.range.anchor.row : at.row
  const choose = (row: number) => cells.choose({ anchor: { row: from, column: 0 }, focus: { row, column: last } })
  if (!editingOf(grid).commit()) return 'done'
  choose(at.row)
  return { move: to => choose(to.row), drop: () => undefined }
}

/** A column that numbers the rows; hidden unless the props ask for it. */
export const rowNumbers: GridFeature = {
  name: 'row numbers',
  lead: ({ rowNumber }) => (rowNumber ? numbers : undefined),
  press: pressNumber,
}
