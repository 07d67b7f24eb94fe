import type { Grid } from '../../engine/grid'
import { gridState } from '../../engine/grid-state'
import { surfaceOf } from '../../surface/surface'
import { Switch } from '../../surface/switch'

/** Whether the panel that finds and replaces is open. */
export const finding = gridState('find', () => new Switch())

/** Opens or closes the panel; the focus comes back to the cells. */
export function setFinding(grid: Grid, open: boolean): void {
  grid.get(finding).set(open)
  if (!open) surfaceOf(grid).focus()
}
