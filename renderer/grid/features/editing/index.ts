import type { CellName } from '../../engine/shown-row'
import type { GridFeature } from '../../surface/feature'
import { surfaceOf } from '../../surface/surface'
import { cellsOf, goTo } from '../selection'
import { CellInput } from './cell-input'
import { ChoiceList } from './choice-list'
import { choiceState } from './choice-state'
import { editingKeys, goBack } from './commands'
import { followersAmong } from './edit-cells'
import { openAlways, openCell } from './open-cell'
import { clickByTouch, openByClick, pressBesideOpen } from './press'
import { editingOf, editing as editingState } from './state'
import { OpenEditor } from './view'

export { clearCells, editBlock, editCell, editRows } from './edit-cells'
export { editModeOf, openCell } from './open-cell'
export { editingOf } from './state'

declare module '../../surface/props' {
  interface DataGridHandle {
    /** Closes the open editor and keeps its value; false where it was refused. */
    commit(): boolean
    /** Makes a cell the active one. */
    activate(cell: CellName): void
    open(cell: CellName): void
    editing(): CellName | undefined
    undo(): void
    redo(): void
  }
}

/** One open cell at a time: typed into, chosen for, or edited by its Editor; changes that can be taken back. */
export const editing: GridFeature = {
  name: 'editing',
  states: [editingState],
  keys: editingKeys,
  press: pressBesideOpen,
  click: clickByTouch,
  choose: openByClick,
  views: [
    { slot: 'scroller', View: OpenEditor },
    { slot: 'over', View: ChoiceList },
  ],
  mount(grid, { input }) {
    const cellInput = new CellInput(grid, input, grid.get(choiceState))
    const ends = [
      grid.get(choiceState).follow(),
      surfaceOf(grid).onPaint(() => cellInput.place()),
      // Every edit asks what depends on what.
      surfaceOf(grid).readied.subscribe(() => void followersAmong(grid)),
      cellsOf(grid).stepped.subscribe(() => {
        editingOf(grid).endLine()
        openAlways(grid)
      }),
      () => cellInput.end(),
    ]
    return () => {
      for (const end of ends) end()
    }
  },
  follow(grid) {
    if (document.activeElement === surfaceOf(grid).input) openAlways(grid)
    return () => undefined
  },
  handle(grid) {
    const activate = (cell: CellName) => {
      const at = grid.placeOf(cell)
      if (at && editingOf(grid).commit()) goTo(grid, at)
      return at
    }
    return {
      commit: () => editingOf(grid).commit(),
      activate,
      open(cell) {
        const at = activate(cell)
        if (at) openCell(grid, at, 'key')
      },
      editing: () => editingOf(grid).open,
      undo: () => editingOf(grid).commit() && goBack(grid, 'undo'),
      redo: () => editingOf(grid).commit() && goBack(grid, 'redo'),
    }
  },
}
