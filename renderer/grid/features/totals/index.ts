import type { GridFeature } from '../../surface/feature'
import { TOTALS_HEIGHT, Totals, totalLines } from './view'

/** Sums and averages below the rows. */
export const totals: GridFeature = {
  name: 'totals',
  footHeight: props => totalLines(props).length * TOTALS_HEIGHT,
  views: [{ slot: 'foot', View: Totals }],
}
