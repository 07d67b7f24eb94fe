import { useRead } from '../../../hooks/use-store'
import type { Grid } from '../../engine/grid'
import type { GridLead } from '../../surface/feature'
import { LeadTitle } from '../../surface/lead-title'
import type { GridViewProps } from '../../surface/props'
import { rowsOf } from './state'
import { texts } from './texts'

/** Chooses every row, or none. */
function AllRows({ grid }: { readonly grid: Grid }) {
  const rows = rowsOf(grid)
  const extent = useRead(rows.changed, () => rows.extent)
  return (
    <span
      role="checkbox"
      aria-label={texts.selectAll}
      aria-checked={extent === 'some' ? 'mixed' : extent === 'all'}
      className="weft-grid-box"
      tabIndex={0}
      onClick={() => rows.toggleAll()}
      onKeyDown={event => {
        if (event.key !== ' ' && event.key !== 'Enter') return
        event.preventDefault()
        rows.toggleAll()
      }}
    />
  )
}

const boxes = (kind: 'rowCheckbox' | 'rowRadio', Head: GridLead['Head']): GridLead => ({
  kind,
  width: 40,
  narrowWidth: 32,
  Head,
  make() {
    const box = document.createElement('span')
    box.className = 'weft-grid-box'
    box.setAttribute('role', kind === 'rowRadio' ? 'radio' : 'checkbox')
    return box
  },
  painter(_, cell) {
    const box = cell.firstElementChild
    let [number, chosen, disabled]: [number, boolean | undefined, boolean | undefined] = [-1, undefined, undefined]
    return row => {
      if (row.at !== number) box?.setAttribute('aria-label', texts.selectRow(row.at + 1))
      if (row.chosen !== chosen) box?.setAttribute('aria-checked', String(row.chosen))
      if (row.disabled !== disabled) box?.setAttribute('aria-disabled', String(row.disabled))
      number = row.at
      chosen = row.chosen
      disabled = row.disabled
    }
  },
})

const checkboxes = boxes('rowCheckbox', AllRows)
const radios = boxes('rowRadio', () => <LeadTitle>{texts.choose}</LeadTitle>)

/** The column of boxes by which rows are chosen. */
export function boxesLead({ selection }: GridViewProps): GridLead | undefined {
  if (selection === 'checkbox') return checkboxes
  return selection === 'radio' ? radios : undefined
}
