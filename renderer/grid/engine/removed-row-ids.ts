import type { RowStep } from './row-change'
import type { RowStore } from './row-store'
import type { RowId } from './temporary-id'

/** The rows that are gone after all steps: a moved row leaves and comes again. */
export function removedRowIds(steps: readonly RowStep[], store: RowStore): ReadonlySet<RowId> {
  const gone = new Set<RowId>()
  for (const step of steps) {
    if (step.step === 'take') for (const { row } of step.rows) gone.add(store.idOf(row))
    if (step.step === 'place') for (const { row } of step.rows) gone.delete(store.idOf(row))
  }
  return gone
}
