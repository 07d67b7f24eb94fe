import type { CellName } from '../../engine/shown-row'
import type { GridFeature } from '../../surface/feature'
import { showOldText } from './old-text'
import { conflictPromptsOf } from './state'
import { ConflictPromptList } from './view'

declare module '../../surface/props' {
  interface DataGridHandle {
    /** Shows the cell's old text as a layer above it for 1400 ms, such as after another user changed it. */
    reloaded(cell: CellName, oldText: string): void
    /**
     * Offers another user's value for the cell that is edited here; `answer` is told whether it was taken. Gives back what withdraws
     * the offer.
     */
    promptConflict(cell: CellName, text: string, answer: (taken: boolean) => void): () => void
  }
}

/** What other users save while the rows are edited here. `use-live-rows.ts` connects a grid to the server. */
export const live: GridFeature = {
  name: 'live',
  views: [{ slot: 'over', View: ConflictPromptList }],
  handle: grid => ({
    reloaded: (cell, oldText) => showOldText(grid, cell, oldText),
    promptConflict: (cell, text, answer) => conflictPromptsOf(grid).ask(cell, text, answer),
  }),
}
