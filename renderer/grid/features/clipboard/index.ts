import type { Grid } from '../../engine/grid'
import type { GridFeature } from '../../surface/feature'
import { editingOf } from '../editing'
import { copySelection, cutSelection, pasteText } from './commands'

/** Copies and cuts the chosen cells, and pastes tables of spreadsheets, documents and texts into them. */
export const clipboard: GridFeature = {
  name: 'clipboard',
  mount(grid, { input }) {
    const copy = (event: ClipboardEvent) => isOfText(grid, input) || copySelection(grid, event)
    const cut = (event: ClipboardEvent) => isOfText(grid, input) || cutSelection(grid, event)
    const paste = (event: ClipboardEvent) => pasteText(grid, event)
    input.addEventListener('copy', copy)
    input.addEventListener('cut', cut)
    input.addEventListener('paste', paste)
    return () => {
      input.removeEventListener('copy', copy)
      input.removeEventListener('cut', cut)
      input.removeEventListener('paste', paste)
    }
  },
}

/** Whether the text that is being typed is meant, and not the chosen cells. */
function isOfText(grid: Grid, input: HTMLTextAreaElement): boolean {
  const { open } = editingOf(grid)
  if (open === undefined) return false
  return open.mode !== 'text' || input.selectionStart !== input.selectionEnd || input.value === ''
}
