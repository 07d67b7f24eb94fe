import type { Grid } from '../engine/grid'
import { gridChanges, gridValues } from '../engine/output'
import { featuresOf } from '../surface/feature'
import type { DataGridHandle } from '../surface/props'
import { surfaceOf } from '../surface/surface'

/** The grid as other rooms see it: its own part and those of all features. */
export function gridHandle(grid: Grid): DataGridHandle {
  const { store, validation } = grid
  const surface = surfaceOf(grid)
  const own: Partial<DataGridHandle> = {
    store,
    validation,
    focus: () => surface.focus(),
    read: () => ({
      values: gridValues(store),
      deleteIds: gridChanges(store).removed,
      errors: validation.count,
      message: validation.count === 0 ? undefined : validation.all()[0]?.message,
    }),
    scrollTo(cell) {
      const at = grid.placeOf(cell)
      if (at) surface.reveal(at)
    },
    toTop: () => surface.painter?.toTop(),
  }
  const parts = featuresOf(grid).map(({ handle }) => handle?.(grid))
  // Each feature gives what it declares in `DataGridHandle`.
  return Object.assign({}, own, ...parts) as DataGridHandle
}
