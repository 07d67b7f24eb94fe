import type { GridFeature } from '../../surface/feature'
import { CellTip } from './view'

/** Shows the whole text of a cell that has no room for it. */
export const fullText: GridFeature = {
  name: 'full text',
  mount(grid, { scroller }) {
    const tip = new CellTip(grid, scroller)
    return () => tip.end()
  },
}
