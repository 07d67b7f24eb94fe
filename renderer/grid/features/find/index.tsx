import { laterPart } from '../../../ui/loading/later-part'
import type { GridFeature } from '../../surface/feature'
import { Panel } from '../../surface/panel'
import { editingOf } from '../editing'
import { cellsOf } from '../selection'
import { findNext } from './commands'
import type { Sought } from './find-cells'
import { finding, setFinding } from './state'

export type { Sought } from './find-cells'

declare module '../../surface/props' {
  interface DataGridHandle {
    /** Opens the panel that finds and replaces. */
    openFind(): void
    /** Goes to the next cell whose text fits; false when there is none. */
    find(sought: Sought): boolean
  }
}

const FindPanel = laterPart(async () => (await import('./view')).FindPanel)

/** Finds and replaces texts in the cells that are shown. */
export const find: GridFeature = {
  name: 'find',
  states: [finding],
  keys: [
    {
      keys: ['Mod-f', 'Mod-h'],
      run: grid => {
        editingOf(grid).endLine()
        setFinding(grid, true)
        return true
      },
    },
  ],
  views: [{ slot: 'above', View: ({ grid }) => <Panel grid={grid} state={finding} View={FindPanel} /> }],
  handle: grid => ({
    openFind: () => setFinding(grid, true),
    find(sought) {
      const { active } = cellsOf(grid)
      findNext(grid, sought)
      return cellsOf(grid).active !== active
    },
  }),
}
