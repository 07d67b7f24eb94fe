import type { GridDesk } from '../../surface/desk'
import { texts } from '../../surface/texts'
import { useTold } from '../../surface/use-signal'
import { filterRows } from './whole-rows'

interface FilterBarProps {
  readonly desk: GridDesk
  /** Texts that are sought, by field; none is empty. */
  readonly filters: ReadonlyMap<string, string>
}

/** Below the rows: by what they are filtered, how many are left, and how all of them come back. */
export function FilterBar({ desk, filters }: FilterBarProps) {
  const { grid } = desk
  const shown = useTold(grid.chosen, () => grid.view.size)
  const all = useTold(grid.chosen, () => grid.store.size)
  const titleOf = (key: string) => grid.columns.find(column => column.key === key)?.title ?? key
  return (
    <div className="weft-grid-filters">
      <span>{texts.filteredOf(shown, all)}</span>
      {[...filters].map(([key, text]) => (
        <button
          key={key}
          type="button"
          className="weft-grid-chip"
          aria-label={texts.dropFilter(titleOf(key), text)}
          onClick={() => leave(desk, new Map(filters).set(key, ''))}
        >
          <span>{texts.filteredBy(titleOf(key), text)}</span> <span aria-hidden>×</span>
        </button>
      ))}
      <button type="button" className="weft-grid-link" onClick={() => leave(desk, new Map())}>
        {texts.dropFilters}
      </button>
    </div>
  )
}

/** Filters by less. The button that had the focus goes; the active cell stays in sight among the rows that come back. */
function leave(desk: GridDesk, filters: ReadonlyMap<string, string>): void {
  if (!desk.commit()) return
  void filterRows(desk, filters).then(() => {
    const { focus } = desk.grid
    if (focus) desk.reveal(focus)
    desk.focus()
  })
}
