import { useRead } from '../../../hooks/use-store'
import type { Grid } from '../../engine/grid'
import { surfaceOf } from '../../surface/surface'
import { editingOf } from '../editing'
import { cellsOf } from '../selection'
import { filterRows } from './commands'
import type { Filters } from './state'
import { texts } from './texts'

interface FilterBarProps {
  readonly grid: Grid
  readonly filters: Filters
}

/** Below the rows: by what they are filtered, how many are left, and how all of them come back. */
export function FilterBar({ grid, filters }: FilterBarProps) {
  const shown = useRead(grid.rowsMoved, () => grid.view.size)
  const all = useRead(grid.rowsMoved, () => grid.store.size)
  return (
    <div className="weft-grid-filters">
      <span>{texts.filteredOf(shown, all)}</span>
      {[...filters].map(([key, text]) => (
        <button
          key={key}
          type="button"
          className="weft-grid-chip"
          aria-label={texts.dropFilter(grid.titleOf(key), text)}
          onClick={() => loosen(grid, new Map(filters).set(key, ''))}
        >
          <span>{texts.filteredBy(grid.titleOf(key), text)}</span> <span aria-hidden>×</span>
        </button>
      ))}
      <button type="button" className="weft-grid-link" onClick={() => loosen(grid, new Map())}>
        {texts.dropFilters}
      </button>
    </div>
  )
}

/** Filters by less. The button that had the focus goes; the active cell stays in sight among the rows that come back. */
function loosen(grid: Grid, filters: Filters): void {
  if (!editingOf(grid).commit()) return
  void filterRows(grid, filters).then(() => {
    const { focus } = cellsOf(grid)
    if (focus) surfaceOf(grid).reveal(focus)
    surfaceOf(grid).focus()
  })
}
