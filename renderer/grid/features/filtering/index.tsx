import { Suspense } from 'react'
import { useRead } from '../../../hooks/use-store'
import { laterPart } from '../../../ui/loading/later-part'
import type { Grid } from '../../engine/grid'
import type { GridFeature } from '../../surface/feature'
import { PartGuard } from '../../surface/part-guard'
import { columnFilter, filterRows, followLoads } from './commands'
import { type Filters, filteringOf, filtering as filteringState } from './state'

export { missingRows, readWhole } from './commands'
export { type Filters, filteringOf } from './state'

declare module '../../surface/props' {
  interface DataGridHandle {
    /** Texts that are sought, by field. False where rows that are not there yet could not be read. */
    setFilters(filters: Filters): Promise<boolean>
  }
}

const FilterBar = laterPart(async () => (await import('./view')).FilterBar)

/** What rows are left out, so that users do not take those that are seen for all of them. */
function Bar({ grid }: { readonly grid: Grid }) {
  const filters = useRead(grid.arranged, () => filteringOf(grid).all)
  return filters.size === 0 ? null : (
    <PartGuard retryOn={filters}>
      <Suspense fallback={null}>
        <FilterBar grid={grid} filters={filters} />
      </Suspense>
    </PartGuard>
  )
}

/** Shows only the rows whose cells hold a text. */
export const filtering: GridFeature = {
  name: 'filtering',
  states: [filteringState],
  columnFilter,
  follow: followLoads,
  views: [{ slot: 'below', View: Bar }],
  handle: grid => ({ setFilters: filters => filterRows(grid, filters) }),
}
