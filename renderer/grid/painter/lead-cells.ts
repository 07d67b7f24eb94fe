import type { Grid } from '../engine/grid'
import type { FoldState } from './fold-mark'

/** What the grid's own cells show of a row. */
export interface LeadRow {
  /** Its place on the screen, from 0. */
  readonly at: number
  readonly chosen: boolean
  /** The row can be neither chosen nor edited, or is not there yet. */
  readonly disabled: boolean
  readonly fold: FoldState
}

/** A column of the grid's own, before all others. */
export interface Lead {
  /** Its name among those of all features, and in the class of its cells: `weft-grid-<kind>`. */
  readonly kind: string
  /** Pixels. */
  readonly width: number
  /** What lies in a cell into which nothing is written yet. It is copied with its row. */
  readonly make: () => Node
  /** Gives what paints a cell; it is called at each painting of the row. */
  readonly painter: (grid: Grid, cell: Element) => (row: LeadRow) => void
}

/** Pixels of all of them. */
export const leadWidth = (leads: readonly Lead[]): number => leads.reduce((sum, { width }) => sum + width, 0)

/** Their elements, with nothing written into them. */
export function leadElements(leads: readonly Lead[]): readonly HTMLElement[] {
  let left = 0
  return leads.map(({ kind, width, make }, index) => {
    const cell = document.createElement('div')
    cell.className = `weft-grid-lead weft-grid-${kind}`
    cell.style.width = `${width}px`
    cell.style.left = `${left}px`
    left += width
    cell.dataset.lead = kind
    cell.setAttribute('role', 'gridcell')
    cell.setAttribute('aria-colindex', String(index + 1))
    cell.append(make())
    return cell
  })
}
