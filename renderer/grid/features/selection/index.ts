import type { CellName } from '../../engine/shown-row'
import type { RowId } from '../../engine/temporary-id'
import type { GridFeature } from '../../surface/feature'
import { boxesLead } from './boxes'
import { clickBox, pressCell, selectionKeys } from './commands'
import { followSelection } from './follow'
import { cellSelection, cellsOf, rowSelection, rowsOf } from './state'

export { goTo, moveByKey } from './commands'
export { cellsOf, rowsOf, selectionKind } from './state'

declare module '../../surface/props' {
  interface DataGridHandle {
    active(): CellName | undefined
    selected(): readonly RowId[]
    select(ids: readonly RowId[]): void
  }
}

/** The active cell, the chosen block of cells, and chosen rows. */
export const selection: GridFeature = {
  name: 'selection',
  states: [cellSelection, rowSelection],
  keys: selectionKeys,
  press: pressCell,
  click: clickBox,
  lead: boxesLead,
  follow: followSelection,
  handle: grid => ({
    active: () => grid.nameOf(cellsOf(grid).active),
    selected: () => rowsOf(grid).ids,
    select: ids => rowsOf(grid).set(ids),
  }),
}
