import type { RowStep } from './row-change'
import type { RowStore } from './row-store'
import type { RowId } from './temporary-id'

/** Rows that are here or gone otherwise than before. */
export interface RowArrivals {
  readonly placed: ReadonlySet<RowId>
  readonly removed: ReadonlySet<RowId>
}

/** The rows that came and went by all steps together: a moved row, which leaves and comes again, did neither. */
export function rowArrivals(steps: readonly RowStep[], store: RowStore): RowArrivals {
  const [placed, removed] = [new Set<RowId>(), new Set<RowId>()]
  const move = (id: RowId, from: Set<RowId>, to: Set<RowId>) => {
    if (!from.delete(id)) to.add(id)
  }
  for (const step of steps) {
    if (step.step === 'take') for (const { row } of step.rows) move(store.idOf(row), placed, removed)
    if (step.step === 'place') for (const { row } of step.rows) move(store.idOf(row), removed, placed)
  }
  return { placed, removed }
}
