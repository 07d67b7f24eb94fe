import { laterPart } from '../../../ui/loading/later-part'
import type { GridFeature } from '../../surface/feature'
import { Panel } from '../../surface/panel'
import { placeEntries } from './commands'
import { columnsPanel } from './state'

export { HEAD_HEIGHT, Head } from './head'
export { type Arrangement, arrangementOf, useArrangement } from './state'

const ColumnsPanel = laterPart(async () => (await import('./panel')).ColumnsPanel)

/** Heads of the columns, and how the user arranges them. */
export const columns: GridFeature = {
  name: 'columns',
  columnMenu: placeEntries,
  views: [{ slot: 'above', View: ({ grid }) => <Panel grid={grid} state={columnsPanel} View={ColumnsPanel} /> }],
}
